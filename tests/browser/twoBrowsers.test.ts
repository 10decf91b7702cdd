import type { TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clickMove, turn } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';
import { handCard, pendingOf } from './support/targets.ts';
import { dealAsWritten, type Written } from './support/writtenDeals.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('two browsers');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const TURNS_MAX = 120;
/** Enough cards that no round is over too soon, and a start card that asks nobody for a wish. */
const OVERRIDES = { handSize: { 2: 13, 3: 6, 4: 5, 5: 5, 6: 7, 7: 6, 8: 5 }, startCard: 'none' };
const SEVEN = { turn: 0, hands: ['7S KD AC', '9H QC KH AD'], draw: '7C 8C 9C TC QD KS', discard: 'TS' };
/** Longer than any test takes to come back. */
const AWAY_SECONDS = 600;
/** What Chromium itself reports of a server that is not there. */
const LINE_BROKEN =
  /WebSocket connection to .* failed|ERR_CONNECTION_RE(?:FUSED|SET)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED/;

const handOf = (view: TableView): readonly string[] => (view.round?.hand ?? []).map(({ card }) => card).toSorted();
const shownHand = async (player: Player): Promise<readonly string[]> =>
  (
    await player.hand
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))
  ).toSorted();

interface Wanted {
  readonly expectedProblems?: RegExp;
  readonly awaySeconds?: number;
  readonly position?: Written;
}

/** Ada opens a table by the pages and Bo comes by the link that she copies; the cards are dealt. */
async function tableOfTwo(wanted: Wanted = {}): Promise<{ ada: Player; bo: Player }> {
  const { expectedProblems, awaySeconds = AWAY_SECONDS, position } = wanted;
  const broken = expectedProblems === undefined ? {} : { expectedProblems };
  const ada = await stage.newPlayer({ language: 'de', ...broken });
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ada.origin });
  await withFastBots(ada, { ruleSet: 'skat', overrides: OVERRIDES, settings: { awaySeconds } });
  await ada.goto('/');
  await ada.button(ada.words('start.open')).click();
  await ada.sheet.getByLabel(ada.words('start.yourName')).fill('Ada');
  for (let seats = 4; seats > 2; seats--)
    await ada.sheet.getByRole('button', { name: ada.words('start.fewer') }).click();
  await ada.sheet.getByRole('button', { name: ada.words('start.go') }).click();
  const { code } = await ada.until('the lobby is there', ({ phase }) => phase === 'lobby');
  await ada.page.getByRole('heading', { level: 1 }).filter({ hasText: code }).waitFor();
  await expect.poll(() => ada.button(ada.words('lobby.deal')).isDisabled()).toBe(true);
  await ada.button(ada.words('lobby.copy')).click();
  await ada.page.getByText(ada.words('lobby.copied')).waitFor();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());

  const bo = await stage.newPlayer({ language: 'en', viewport: PHONE, ...broken });
  await bo.page.goto(link);
  await bo.heading(bo.words('lobby.joinTitle')).waitFor();
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.button(bo.words('lobby.ready')).click();
  await bo.until('Bo is ready', ({ you, places }) => you === 1 && places[1]?.isReady === true);
  await ada.page
    .getByRole('list', { name: ada.words('lobby.seats') })
    .first()
    .getByText('Bo', { exact: true })
    .waitFor();
  if (position !== undefined) dealAsWritten(ada.view.table, position);
  await ada.button(ada.words('lobby.deal')).click();
  for (const player of [ada, bo]) {
    await player.until('the cards are dealt', ({ phase }) => phase === 'round');
    await player.hand.waitFor();
  }
  return { ada, bo };
}

/** Both play in turn until something is so. */
async function playUntil(players: readonly Player[], isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    if (isSo()) return;
    const [first, second] = players;
    const onTurn = first?.isOnTurn === true ? first : second;
    if (onTurn === undefined || onTurn.view.phase !== 'round') throw new Error('The round is over before.');
    await turn(onTurn);
    await Promise.all(players.map((player) => player.until('all have heard', () => player.seq >= onTurn.seq)));
  }
  throw new Error('It has not come to that.');
}

const isChain = (player: Player): boolean => {
  const demand = player.view.round?.demand;
  return player.isOnTurn && demand !== undefined && 'draw' in demand;
};

test('A friend comes by the link on a phone and plays; a reload in the middle of a chain gives back seat, cards and demand', async () => {
  const { ada, bo } = await tableOfTwo({ position: SEVEN });
  await clickMove(ada, '7S');
  await bo.until('a chain is to be answered', () => isChain(bo));
  const before = bo.view;
  const { seq } = bo;
  await bo.page.reload();
  await bo.until('the table is there again', ({ round }) => bo.frames.length > 0 && round !== undefined);
  await bo.hand.waitFor();
  expect(bo.seq).toBeGreaterThanOrEqual(seq);
  expect([bo.view.you, handOf(bo.view), bo.view.round?.demand, bo.view.round?.turn]).toEqual([
    1,
    handOf(before),
    before.round?.demand,
    1,
  ]);
  await expect.poll(() => shownHand(bo)).toEqual(handOf(before));
  const count = pendingOf(before);
  await bo.page
    .getByText(bo.words('table.pendingDraw', { count }))
    .or(bo.page.getByLabel(bo.words('table.pendingDraw', { count })))
    .first()
    .waitFor();
  await turn(bo, { choose: (deeds) => deeds.find(({ kind }) => kind === 'draw') });
  expect(handOf(bo.view)).toHaveLength(handOf(before).length + count);
  expect(bo.view.round?.turn).toBe(1);
});

test('Back leads to the start page, which offers the seat, and forward to the table with the same cards', async () => {
  const { ada } = await tableOfTwo();
  const before = handOf(ada.view);
  await ada.page.goBack();
  await ada.heading(ada.words('start.returnTitle')).waitFor();
  await ada.page.goForward();
  await ada.hand.waitFor();
  await expect.poll(() => shownHand(ada)).toEqual(before);
  await ada.page.goBack();
  await ada.page.getByRole('link', { name: ada.words('start.returnGo') }).click();
  await ada.hand.waitFor();
  await expect.poll(() => shownHand(ada)).toEqual(before);
  expect(ada.view.you).toBe(0);
});

test('A second tab takes the seat, the first says so and can take it back', async () => {
  const { ada } = await tableOfTwo();
  const before = handOf(ada.view);
  const second = await ada.anotherTab();
  await second.page.goto(ada.page.url());
  await second.until('the table is there', ({ you }) => you === 0);
  await expect.poll(() => shownHand(second)).toEqual(before);
  await ada.heading(ada.words('arrival.elsewhere')).waitFor();
  await expect.poll(() => ada.hand.count()).toBe(0);
  await ada.button(ada.words('arrival.takeHere')).click();
  await ada.hand.waitFor();
  await expect.poll(() => shownHand(ada)).toEqual(before);
  await second.heading(second.words('arrival.elsewhere')).waitFor();
});

test('A server that goes and comes back is told by a banner; then seat and cards are there again and the game goes on', async () => {
  const { ada, bo } = await tableOfTwo({ expectedProblems: LINE_BROKEN });
  await playUntil([ada, bo], () => bo.isOnTurn);
  const players = [ada, bo];
  const before = players.map(({ view }) => [view.you, handOf(view), view.round?.top, view.round?.turn]);
  await stage.server.goDown();
  for (const player of players) await player.page.getByText(player.words('common.linkDown')).waitFor();
  await expect.poll(() => shownHand(bo)).toEqual(handOf(bo.view));
  await stage.server.comeBack();
  for (const player of players)
    await player.page.getByText(player.words('common.linkDown')).waitFor({ state: 'detached' });
  await expect
    .poll(() => players.map(({ view }) => [view.you, handOf(view), view.round?.top, view.round?.turn]))
    .toEqual(before);
  await turn(bo);
  await ada.until('Ada is told of it', () => ada.seq >= bo.seq);
});

test('A card tapped while the line is down is laid once it is back, and only once', async () => {
  const { ada, bo } = await tableOfTwo({ expectedProblems: LINE_BROKEN });
  await playUntil([ada, bo], () => bo.isOnTurn && (bo.view.round?.hand ?? []).some(({ moves }) => moves.length === 1));
  const card = bo.view.round?.hand.find(({ moves }) => moves.length === 1)?.card ?? '';
  const count = bo.view.round?.hand.length ?? 0;
  await stage.server.goDown();
  await bo.page.getByText(bo.words('common.linkDown')).waitFor();
  await handCard(bo, card).click({ position: { x: 14, y: 24 } });
  await stage.server.comeBack();
  await ada.until('the card lies', ({ round }) => round?.discard.at(-1) === card || round?.topBy === 1);
  await bo.until('the card has left the hand', ({ round }) => round?.hand.length === count - 1);
  expect(bo.view.round?.hand.map((held) => held.card)).not.toContain(card);
});

test('A phone that loses the network says so, and has its seat and cards again with the network', async () => {
  const { ada, bo } = await tableOfTwo({ expectedProblems: LINE_BROKEN });
  await playUntil([ada, bo], () => bo.isOnTurn);
  const before = [bo.view.you, handOf(bo.view), bo.view.round?.turn];
  await bo.context.setOffline(true);
  await bo.page.getByText(bo.words('common.linkDown')).waitFor();
  await bo.context.setOffline(false);
  await bo.page.getByText(bo.words('common.linkDown')).waitFor({ state: 'detached' });
  await expect.poll(() => [bo.view.you, handOf(bo.view), bo.view.round?.turn]).toEqual(before);
  await turn(bo);
});

test('A bot stands in for somebody who is gone, and hands the seat back', async () => {
  const { ada, bo } = await tableOfTwo({ awaySeconds: 10 });
  await playUntil([ada, bo], () => ada.isOnTurn);
  const url = bo.page.url();
  await bo.page.goto('about:blank');
  await ada.until('Bo is gone', ({ places }) => places[1]?.isConnected === false);
  const countdown = new RegExp(ada.words('table.seatAwaySeconds', { seconds: String.raw`\d+` }));
  await ada.page.locator('[data-seat="1"]').getByText(countdown).waitFor();
  await ada.until('a bot stands in', ({ places }) => places[1]?.standIn === true);
  await ada.page.locator('[data-seat="1"]').getByText(ada.words('table.seatStandIn')).waitFor();
  const before = ada.frames.length;
  const hasPlayed = (): boolean =>
    ada.frames.slice(before).some((frame) => /"type":"(?:laid|drew|passed)","seat":1\b/.test(frame));
  for (let turns = 0; turns < TURNS_MAX && !hasPlayed(); turns++) await turn(ada);
  expect(hasPlayed()).toBe(true);
  await ada.until('it is Ada’s turn again', ({ round, you }) => round?.turn === you);
  await bo.page.goto(url);
  await ada.until('Bo is back', ({ places }) => places[1]?.isConnected === true && places[1].standIn === false);
  await bo.hand.waitFor();
  await bo.until('Bo sits at the table', ({ you }) => you === 1);
  await expect.poll(() => shownHand(bo)).toEqual(handOf(bo.view));
  expect(handOf(bo.view)).toHaveLength(ada.view.places[1]?.count ?? 0);
});
