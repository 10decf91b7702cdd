import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playRound } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { dealAsWritten } from './support/writtenDeals.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('rematch');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const ONE_ROUND = { matchTarget: 0, matchRounds: 1 };
const LAST_CARD = 'QS';
const LEFT = 'KD TC';

/** Ada and Bo play a match of one round; the winner is on turn with a last card that fits. */
async function afterTheMatch(language: 'de' | 'en', winner: 'ada' | 'bo'): Promise<{ ada: Player; bo: Player }> {
  const table = await stage.server.open({ ruleSet: 'family', bots: 0, overrides: ONE_ROUND });
  const hands = winner === 'ada' ? [LAST_CARD, LEFT] : [LEFT, LAST_CARD];
  dealAsWritten(table.table, { turn: hands.indexOf(LAST_CARD), hands, discard: '9S', draw: '8H 8C' });
  const ada = await stage.newPlayer({ language, viewport: PHONE, seat: table });
  const bo = await stage.newPlayer({ language, viewport: PHONE });
  await ada.enter(table);
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.until('Bo sits', ({ you }) => you === 1);
  await ada.button(ada.words('lobby.deal')).click();
  for (const player of [ada, bo]) await player.until('the cards are dealt', ({ phase }) => phase === 'round');
  await playRound(winner === 'ada' ? ada : bo);
  const { match } = await ada.until('the match is over', ({ phase }) => phase !== 'round');
  expect(match?.winners).toEqual([hands.indexOf(LAST_CARD)]);
  for (const player of [ada, bo]) await player.button(player.words('score.rematch')).waitFor();
  return { ada, bo };
}

async function standUp({ page, sheet, words }: Player): Promise<void> {
  await page.getByRole('button', { name: words('lobby.menu'), exact: true }).click();
  await sheet.getByRole('button', { name: words('lobby.menuLeave') }).click();
  await sheet.getByRole('button', { name: words('lobby.menuStand') }).click();
}

test.each([
  { who: 'winner', winner: 'bo', sums: [/^[1-9]\d*$/, /^0$/] },
  { who: 'loser', winner: 'ada', sums: [/^0$/, /^[1-9]\d*$/] },
] as const)('The $who leaves after the match: the score pad keeps both', async ({ winner, sums }) => {
  const { ada, bo } = await afterTheMatch('de', winner);
  await standUp(bo);
  const pad = ada.page.getByRole('table', { name: ada.words('score.pad') });
  await expect.poll(async () => (await pad.getByRole('columnheader').allInnerTexts()).join(' ')).toMatch(/\bBo\b/);
  const total = pad.getByRole('row').last().getByRole('cell');
  for (const [column, sum] of sums.entries()) await expect.poll(() => total.nth(column).innerText()).toMatch(sum);
  // Whoever comes later sees the same.
  await ada.page.reload();
  await expect.poll(async () => (await pad.getByRole('columnheader').allInnerTexts()).join(' ')).toMatch(/\bBo\b/);
});

test('Too few for a rematch: the host is told who is missing, and goes on with a bot', async () => {
  const { ada, bo } = await afterTheMatch('de', 'bo');
  await standUp(bo);
  await ada.page.getByText(ada.words('score.rematchMissing', { count: 1 })).waitFor();
  await expect.poll(() => ada.button(ada.words('score.rematch')).count()).toBe(0);
  await ada.button(ada.words('lobby.menuInvite')).click();
  await ada.heading(ada.words('lobby.menuInvite')).waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.button(ada.words('score.rematchFill', { count: 1 })).click();
  await ada.button(ada.words('score.rematch')).click();
  const again = await ada.until('the rematch is dealt', ({ phase }) => phase === 'round');
  expect([again.round?.round, again.places.map(({ occupant }) => occupant)]).toEqual([1, ['person', 'bot']]);
});

test('Whoever had agreed to a rematch before the other left is dealt one as soon as a bot sits down', async () => {
  const { ada, bo } = await afterTheMatch('en', 'ada');
  await ada.button(ada.words('score.rematch')).click();
  await ada.page.getByText(ada.words('score.youAreIn')).waitFor();
  await standUp(bo);
  await ada.button(ada.words('score.rematchFill', { count: 1 })).click();
  await ada.until('the rematch is dealt', ({ phase }) => phase === 'round');
});

test('When the host has left, the next one is host and is offered the bots', async () => {
  const { ada, bo } = await afterTheMatch('en', 'ada');
  await standUp(ada);
  await bo.page.getByText(bo.words('score.rematchMissing', { count: 1 })).waitFor();
  await bo.button(bo.words('score.rematchFill', { count: 1 })).waitFor();
});
