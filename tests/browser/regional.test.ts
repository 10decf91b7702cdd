import type { TableCreated, TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clickMove, mauButton, playRound } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { hearsWord, playableCards, seesAtSeat, seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('regional');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

async function sit(table: TableCreated, isPhone: boolean): Promise<Player> {
  const player = await stage.newPlayer({ language: 'de', seat: table, viewport: isPhone ? PHONE : DESKTOP });
  await player.enter(table);
  return player;
}

test.each([
  { ruleSet: 'lithuanian', seats: 3, isPhone: true },
  { ruleSet: 'czech', seats: 3, isPhone: false },
  { ruleSet: 'german', seats: 4, isPhone: true },
  { ruleSet: 'swiss', seats: 4, isPhone: false },
  { ruleSet: 'polish', seats: 3, isPhone: true },
  { ruleSet: 'crazy-eights', seats: 2, isPhone: false },
])('A round of $ruleSet with $seats players is played to its end', async ({ ruleSet, seats, isPhone }) => {
  const player = await sit(await stage.server.open({ ruleSet, seats }), isPhone);
  await playRound(player);
  expect(player.view.match?.results.at(-1)?.points).toHaveLength(seats);
  await player.page.getByRole('table', { name: player.words('score.pad') }).waitFor();
});

const isMine = ({ round, you }: TableView): boolean => round?.turn === you;

test('Without a start card the first player is told to lay any card, and every card can be laid', async () => {
  const player = await sit(await stage.server.openWhere({ ruleSet: 'swiss' }, isMine), true);
  expect(player.view.round).toMatchObject({ demand: { lay: 'free' }, otherMoves: [] });
  expect(player.view.round?.top).toBeUndefined();
  await player.page.getByText(player.words('table.doLayFirst')).first().waitFor();
  expect(player.view.round?.hand.every(({ moves }) => moves.length > 0)).toBe(true);
  await playRound(player, { while: (view) => view.round?.top === undefined });
  expect(player.view.round?.discard.length).toBeGreaterThan(0);
});

const START_QUEEN = {
  start: true,
  dealer: 2,
  hands: ['9S TH KD', 'JC 8D 9H', 'TC 8S JH'],
  draw: '6C 7C TD',
  discard: 'QS',
};

test('A start queen leaves the first player two possibilities: to name a suit', async () => {
  const table = await WrittenTable.lay(stage, START_QUEEN, { ruleSet: 'lithuanian', language: 'de', viewport: PHONE });
  const { ada } = table;
  const { words } = ada;
  await seesStatus(ada, words('table.doWishOrPlay'));
  await expect.poll(() => playableCards(ada)).toEqual(['9S']);
  await table.click('>H');
  await ada.page.getByText(words('table.suitTitleH')).first().waitFor();
  expect(table.position).toMatchObject({ turn: 1, wish: 'H', discard: 'QS' });
  expect(ada.view.round?.hand).toHaveLength(3);
});

test('A start queen leaves the first player two possibilities: to lay a fitting card', async () => {
  const table = await WrittenTable.lay(stage, START_QUEEN, { ruleSet: 'lithuanian' });
  const { ada } = table;
  await ada.button(ada.words('table.nameSuit')).waitFor();
  await table.click('9S');
  await seesOnPile(ada, '9S');
  expect(table.position).toMatchObject({ turn: 1, discard: 'QS 9S' });
  expect(table.position.wish).toBeUndefined();
});

const LAST_BUT_ONE = {
  turn: 0,
  hands: ['9C TH', '9S 4S TD', 'TS 2D 4C'],
  draw: '6C 7C',
  discard: '9D',
};

test('A last card without its call is warned of; tried all the same it costs the discard pile', async () => {
  const table = await WrittenTable.lay(stage, LAST_BUT_ONE, { ruleSet: 'czech', language: 'de', viewport: PHONE });
  const { ada } = table;
  const { words } = ada;
  await table.click('9C');
  await table.play('1:9S', '2:TS');
  const { seq } = ada;
  await handCard(ada, 'TH').click();
  await ada.page.getByText(words('table.tryTitle')).waitFor();
  await ada.button(words('table.wishBack')).click();
  expect(ada.seq).toBe(seq);
  await handCard(ada, 'TH').click();
  await ada.button(words('table.tryAnyway')).click();
  await ada.untilAfter(seq);
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(5);
  await ada.page.getByText(words('table.tableEmpty'), { exact: true }).waitFor();
  expect(table.position).toMatchObject({ turn: 1, discard: '', draw: '6C 7C' });
});

test('Who calls the last card in time goes out with it', async () => {
  const table = await WrittenTable.lay(stage, LAST_BUT_ONE, { ruleSet: 'czech' });
  const { ada } = table;
  const { seq } = ada;
  await mauButton(ada).click();
  await ada.button(ada.words('table.wordArmed', { word: ada.words('table.wordLast') })).waitFor();
  await clickMove(ada, '9C');
  await ada.untilAfter(seq);
  await hearsWord(ada, 'table.wordLast');
  await table.play('1:9S', '2:TS');
  await table.click('TH');
  await ada.page
    .getByRole('status')
    .filter({ hasText: ada.words('score.wonYou') })
    .waitFor();
});

/** Who sits at seat 1 reaches the limit when the first card is laid; the limit is low. */
const AT_THE_LIMIT = { turn: 0, hands: ['9C', 'AC AS AH', '6C'], draw: '6S 7C', discard: '9D' };
const LOW_LIMIT = { ruleSet: 'lithuanian', overrides: { matchLimit: 30 } };

test('Whoever reaches the limit is out of the match, and the others play on', async () => {
  const table = await WrittenTable.lay(stage, AT_THE_LIMIT, LOW_LIMIT);
  const { ada } = table;
  const { words, page } = ada;
  await table.click('9C');
  await page
    .getByRole('table', { name: words('score.pad') })
    .getByText(words('score.out'), { exact: true })
    .waitFor();
  expect([ada.view.phase, ada.view.match?.eliminated]).toEqual(['score', [1]]);
  table.dealNext({ turn: 0, out: [1], hands: ['9H', '', '6C 7D'], draw: '6S', discard: '9D' });
  await ada.button(words('score.next')).click();
  await table.other(2).ask({ type: 'next' });
  await ada.until('the second round is dealt', ({ phase, round }) => phase === 'round' && round?.round === 2);
  await seesAtSeat(ada, 1, words('grand.seatEliminated'));
  expect(ada.view.places.map(({ isIn }) => isIn)).toEqual([true, false, true]);
  await table.click('9H');
  await ada.heading(words('score.title', { round: 2 })).waitFor();
  expect(ada.view.match?.results.at(-1)?.points).toEqual([0, 0, 13]);
});

test('Whoever is out of the match watches the others, and has nothing to press', async () => {
  const hands = ['AC AS AH', '9C', '6C'];
  const table = await WrittenTable.lay(stage, { ...AT_THE_LIMIT, turn: 1, hands }, { ...LOW_LIMIT, viewport: PHONE });
  const { ada } = table;
  const { words } = ada;
  await table.play('1:9C');
  await ada.page
    .getByRole('table', { name: words('score.pad') })
    .getByText(words('score.out'), { exact: true })
    .waitFor();
  await table.other(1).ask({ type: 'next' });
  await ada.until('Bo goes on', () => ada.seq >= table.other(1).seq);
  await expect.poll(() => ada.button(words('score.next')).count()).toBe(0);
  await table.other(2).ask({ type: 'next' });
  const { round } = await ada.until('the second round is dealt', ({ phase }) => phase === 'round');
  await seesStatus(ada, words('table.watching', { name: table.nameOf(round?.turn ?? 0) }));
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(0);
  expect([round?.hand, round?.otherMoves]).toEqual([[], []]);
});
