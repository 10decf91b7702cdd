import type { ShownRound } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { axeScript, violationsOn } from './support/axe.ts';
import { eventually } from './support/deadline.ts';
import { NodeClient } from './support/nodeClient.ts';
import { DESKTOP, PHONE, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { dealAsWritten } from './support/writtenDeals.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('watching');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Plays the round by the first card that fits. */
async function playOut(client: NodeClient): Promise<void> {
  for (;;) {
    await eventually('the turn', () =>
      Promise.resolve(client.view.phase !== 'round' || client.view.round?.turn === 0 || undefined),
    );
    const { round, phase } = client.view;
    if (phase !== 'round' || round === undefined) return;
    const move = round.hand.flatMap(({ moves }) => moves)[0] ?? round.otherMoves[0] ?? 'draw';
    await client.ask({ type: 'move', move, seq: client.seq });
  }
}

test('What those who watch are shown is asked of all who sit, and seen by all before and while they play', async () => {
  const overrides = { startCard: 'none' };
  const seat = await stage.server.open({ ruleSet: 'family', bots: 0, start: false, overrides });
  const ada = await stage.newPlayer({ seat, viewport: PHONE });
  await ada.enter(seat);
  const bo = await stage.newPlayer({ viewport: PHONE, language: 'de' });
  await bo.enter(seat);
  await bo.page.getByText(bo.words('lobby.watchingPublic')).waitFor();
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.until('Bo sits', ({ you }) => you !== undefined);

  await ada.button(ada.words('lobby.change')).click();
  await ada.page.getByRole('radio', { name: ada.words('lobby.watchHands') }).click();
  const answer = bo.page.locator('.answer');
  const said = `${bo.words('editor.watchingBy', { name: 'Ada' })} ${bo.words('table.handsShown')}`;
  await answer.getByText(said, { exact: true }).waitFor();
  await answer.getByRole('button', { name: bo.words('editor.dropWatching'), exact: true }).waitFor();
  await expect.poll(() => answer.getByText(bo.words('editor.readProposed')).count()).toBe(0);
  await expect.poll(() => bo.page.getByText(bo.words('editor.proposalSame')).count()).toBe(0);
  await expect.poll(() => ada.button(ada.words('lobby.deal')).isDisabled()).toBe(true);
  await bo.button(bo.words('editor.accept')).click();
  await ada.until('it holds', ({ settings }) => settings.watching === 'hands');
  await ada.page.locator('.notices').getByText(ada.words('table.handsShown')).waitFor();
  const late = await stage.newPlayer({ language: 'lt' });
  await late.enter(seat);
  await late.page.locator('form').getByText(late.words('table.handsShown')).waitFor();

  await ada.button(ada.words('lobby.deal')).click();
  await bo.until('the cards are dealt', ({ phase }) => phase === 'round');
  await bo.button(bo.words('table.menu')).click();
  await bo.sheet.getByText(bo.words('table.handsShown')).waitFor();
  await expect.poll(() => bo.sheet.getByText(bo.words('table.shownRound')).count()).toBe(0);
});

test.each([
  { viewport: DESKTOP, language: 'en' },
  { viewport: PHONE, language: 'de' },
  { viewport: SMALL_PHONE, language: 'lt' },
] as const)(
  'Whoever watches goes through the round that is over, with every hand ($viewport.width × $viewport.height)',
  async ({ viewport, language }) => {
    const { server } = stage;
    const seat = await server.open({ ruleSet: 'family', seats: 3, settings: { watching: 'hands', botMs: 0 } });
    const ada = await NodeClient.enter(server.origin, seat.table, seat.token);
    const watcher = await stage.newPlayer({ viewport, language, script: await axeScript() });
    await watcher.enter(seat);
    await watcher.until('the round is there', ({ round }) => round !== undefined);
    await watcher.sheet.getByRole('button', { name: watcher.words('lobby.watch') }).click();
    await watcher.button(watcher.words('table.menu')).click();
    await watcher.sheet.getByText(watcher.words('table.shownRound')).click();
    await watcher.sheet.getByText(watcher.words('score.shownNone')).waitFor();
    await watcher.page.keyboard.press('Escape');

    await playOut(ada);
    await watcher.until('the round is over', ({ phase }) => phase !== 'round');
    const shown = (await (await fetch(`${server.origin}/api/tables/${seat.table}/shown`)).json()) as ShownRound;
    const hands = watcher.page.locator('.shown .cards');
    const cardsAt = (step: number): string[] =>
      (shown.steps[step]?.hands ?? []).flat().map((card) => cardName(card, watcher.words));
    const read = async (): Promise<string[]> => hands.locator('.for-ears').allTextContents();
    await expect.poll(async () => (await read()).toSorted()).toEqual(cardsAt(0).toSorted());
    await watcher.button(watcher.words('score.shownOn')).click();
    await expect.poll(async () => (await read()).toSorted()).toEqual(cardsAt(1).toSorted());
    await expect.poll(() => violationsOn(watcher.page)).toEqual([]);
    await watcher.page.getByRole('slider').press('End');
    const last = shown.steps.length - 1;
    await expect.poll(async () => (await read()).toSorted()).toEqual(cardsAt(last).toSorted());
    await hands.getByText(watcher.words('score.shownEmpty')).first().waitFor();
    await expect.poll(() => watcher.button(watcher.words('score.shownOn')).isDisabled()).toBe(true);
    await expect.poll(() => watcher.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await ada.leave();
  },
);

test.each([
  { viewport: PHONE, language: 'de' },
  { viewport: SMALL_PHONE, language: 'lt' },
  { viewport: DESKTOP, language: 'en' },
] as const)('Whoever watches a full table is offered no seat, and is told why ($language)', async (look) => {
  const position = { turn: 0, hands: ['9C', '7S 8S', 'QC QD'], discard: '8C', draw: 'TC TD JD' };
  const table = await WrittenTable.lay(stage, position, { ruleSet: 'skat', viewport: PHONE });
  const watcher = await stage.newPlayer(look);
  const { page, words } = watcher;
  const offers = page.getByRole('button', { name: words('arrival.sit') });
  const isTold = (): Promise<void> => page.getByText(words('arrival.full')).filter({ visible: true }).first().waitFor();
  await watcher.enter(table.ada.view);
  await watcher.sheet.getByRole('button', { name: words('lobby.watch') }).click();
  await isTold();
  await expect.poll(() => offers.count()).toBe(0);

  await table.click('9C');
  await watcher.until('the round is over', ({ phase }) => phase === 'score');
  await watcher.page.getByText(words('score.watching')).waitFor();
  await isTold();
  await expect.poll(() => offers.count()).toBe(0);
  await watcher.button(words('lobby.menu')).click();
  await watcher.sheet.getByText(words('arrival.full')).waitFor();
  await expect.poll(() => offers.count()).toBe(0);
  await page.keyboard.press('Escape');

  await table.other(2).ask({ type: 'stand' });
  await watcher.button(words('arrival.sit')).waitFor();
});

test('Whoever watches before the deal is offered a seat as soon as there is one', async () => {
  const seat = await stage.server.open({ ruleSet: 'skat', seats: 2, bots: 0, start: false });
  const bo = await NodeClient.enter(stage.server.origin, seat.table);
  await bo.ask({ type: 'sit', seat: 1, name: 'Bo' });
  const watcher = await stage.newPlayer({ viewport: PHONE });
  const { words } = watcher;
  await watcher.enter(seat);
  await watcher.button(words('lobby.watch')).click();
  await watcher.page.getByText(words('arrival.full')).waitFor();
  await expect.poll(() => watcher.button(words('arrival.sit')).count()).toBe(0);
  await bo.ask({ type: 'stand' });
  await watcher.button(words('arrival.sit')).waitFor();
});

test('Whoever watches is offered no seat of a bot once somebody has stood up in the round', async () => {
  const position = { turn: 0, hands: ['9C 9S', '7S 8S', 'QC QD'], discard: '8C', draw: 'TC TD JD' };
  const seat = await stage.server.open({ ruleSet: 'skat', seats: 3, bots: 1, start: false });
  const bo = await NodeClient.enter(stage.server.origin, seat.table);
  await bo.ask({ type: 'sit', seat: 2, name: 'Bo' });
  dealAsWritten(seat.table, position);
  const host = await NodeClient.enter(stage.server.origin, seat.table, seat.token);
  await host.ask({ type: 'start' });
  const watcher = await stage.newPlayer({ viewport: PHONE });
  const { page, words } = watcher;
  const offer = watcher.button(words('arrival.sit'));
  await watcher.enter(seat);
  await watcher.sheet.getByText(words('lobby.gameRunning')).waitFor();
  await watcher.sheet.getByRole('button', { name: words('lobby.watch') }).click();
  await offer.waitFor();

  await bo.ask({ type: 'stand' });
  await bo.ask({ type: 'sit', name: 'Bo' });
  await page.getByText(words('arrival.full')).waitFor();
  await expect.poll(() => offer.count()).toBe(0);

  await bo.ask({ type: 'stand' });
  await offer.click();
  await watcher.sheet.getByLabel(words('start.yourName')).fill('Cleo');
  await watcher.sheet.getByRole('button', { name: words('arrival.sit') }).click();
  await watcher.hand.waitFor();
});
