import type { TableCreated, TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Choice, layFirst } from './support/deeds.ts';
import { playRound } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('regional');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const ROUNDS_MAX = 20;

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
const canName = (view: TableView): boolean =>
  isMine(view) && view.round?.otherMoves.some((move) => move.startsWith('>')) === true;

test('Without a start card the first player is told to lay any card, and every card can be laid', async () => {
  const player = await sit(await stage.server.openWhere({ ruleSet: 'swiss' }, isMine), true);
  expect(player.view.round).toMatchObject({ demand: { lay: 'free' }, otherMoves: [] });
  expect(player.view.round?.top).toBeUndefined();
  await player.page.getByText(player.words('table.doLayFirst')).first().waitFor();
  expect(player.view.round?.hand.every(({ moves }) => moves.length > 0)).toBe(true);
  await playRound(player, { while: (view) => view.round?.top === undefined });
  expect(player.view.round?.discard.length).toBeGreaterThan(0);
});

test('A start queen lets the first player name a suit instead of laying', async () => {
  const player = await sit(await stage.server.openWhere({ ruleSet: 'lithuanian' }, canName), true);
  await player.button(player.words('table.nameSuit')).waitFor();
  const nameFirst: Choice = (deeds, view) => deeds.find(({ kind }) => kind === 'wish') ?? layFirst(deeds, view);
  await playRound(player, { choose: nameFirst, while: canName });
  expect(canName(player.view)).toBe(false);
  expect(player.view.round?.hand).toHaveLength(3);
});

const attemptOf = ({ round }: TableView): string | undefined =>
  round?.hand.find(({ attempt }) => attempt !== undefined)?.card;

test('A last card without its call is warned of; tried all the same it costs the discard pile', async () => {
  const player = await sit(await stage.server.open({ ruleSet: 'czech' }), true);
  for (let rounds = 0; rounds < ROUNDS_MAX && attemptOf(player.view) === undefined; rounds++) {
    await playRound(player, { forgetsMau: true, while: (view) => attemptOf(view) === undefined });
    if (attemptOf(player.view) !== undefined) break;
    await player.button(player.words(player.view.phase === 'over' ? 'score.rematch' : 'score.next')).click();
    await player.until('the next round is dealt', ({ phase }) => phase === 'round');
  }
  const { seq, view } = player;
  const card = attemptOf(view) ?? '';
  await handCard(player, card).click();
  await player.page.getByText(player.words('table.tryTitle')).waitFor();
  await player.button(player.words('table.wishBack')).click();
  expect(player.seq).toBe(seq);
  await handCard(player, card).click();
  await player.button(player.words('table.tryAnyway')).click();
  await player.untilAfter(seq);
  expect(player.view.round?.hand).toHaveLength((view.round?.discard.length ?? 0) + 1);
});
