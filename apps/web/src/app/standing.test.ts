import type { MatchPlayer, MatchView, RoundResult } from '@hausregel/protocol';
import { presetById } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { examplePlace, exampleView } from './exampleView.ts';
import { otherSpectators, padOf, takenPlaces } from './places.ts';
import { areHandsCounted, goalOf, leadersOf, outcomeOf } from './standing.ts';

const preset = (id: string) => {
  const ruleSet = presetById(id);
  if (ruleSet === undefined) throw new Error(`No preset ${id}.`);
  return ruleSet;
};
const view = exampleView({
  ruleSet: preset('family'),
  places: [examplePlace(0, 'Greta'), examplePlace(1, 'Tadas'), examplePlace(2, undefined), examplePlace(3, 'Inge')],
});
const result = (points: readonly number[]): RoundResult => ({
  round: 1,
  seats: [0, 1, 3],
  winner: 1,
  blocked: false,
  factor: 1,
  points,
  hands: points.map(() => []),
  totals: points,
  nextDealer: 0,
});
const playerOf = (seat: number, name: string): MatchPlayer => ({ seat, name, occupant: 'person', isGone: false });
const PLAYERS = [playerOf(0, 'Greta'), playerOf(1, 'Tadas'), playerOf(3, 'Inge')];
const matchOf = (totals: readonly number[], players: readonly MatchPlayer[] = PLAYERS): MatchView => ({
  players,
  results: [result(totals)],
  totals,
  eliminated: [],
  isOver: false,
  winners: [],
  asked: [],
  ready: [],
});

test('who has the fewest points leads; several may share the lead', () => {
  expect(leadersOf(view, matchOf([20, 0, 0, 14]))).toEqual([1]);
  expect(leadersOf(view, matchOf([20, 5, 0, 5]))).toEqual([1, 3]);
});

test('nobody leads while all are level', () => {
  expect(leadersOf(view, matchOf([0, 0, 0, 0]))).toEqual([]);
});

const LEFT = PLAYERS.map((player) => (player.seat === 1 ? { ...player, isGone: true } : player));
const sitting = (name: string | undefined) =>
  exampleView({ ...view, you: 1, phase: 'over', places: view.places.with(1, examplePlace(1, name)) });

test('whoever has played and got up keeps a column by name, also with no points and no cards left', () => {
  const columns = takenPlaces(padOf(sitting(undefined), matchOf([20, 0, 0, 14], LEFT)));
  expect(columns.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Greta'],
    [1, 'Tadas'],
    [3, 'Inge'],
  ]);
});

test('whoever sits down on a seat that somebody has played is not that player before cards are dealt', () => {
  const pad = padOf(sitting('Ole'), matchOf([20, 0, 0, 14], LEFT));
  expect([pad.places[1]?.name, pad.you]).toEqual(['Tadas', undefined]);
  const dealt = padOf({ ...sitting('Ole'), phase: 'round' }, matchOf([20, 0, 0, 14], LEFT));
  expect([dealt.places[1]?.name, dealt.you]).toEqual(['Ole', 1]);
});

test('neither who has left the match leads, nor who came late', () => {
  expect(leadersOf(sitting(undefined), matchOf([20, 0, 0, 14], LEFT))).toEqual([3]);
  const late = { ...view, places: view.places.with(2, examplePlace(2, 'Ole')) };
  expect(leadersOf(late, matchOf([20, 5, 0, 14]))).toEqual([1]);
});

test('the goal is a target or a number of rounds, as the rules say', () => {
  expect(goalOf(view)).toEqual({ key: 'score.goalTargetFewest', params: { target: 100, count: 100 } });
  expect(goalOf({ ...view, ruleSet: preset('skat') }).key).toBe('score.goalRoundsFewest');
  expect(goalOf({ ...view, ruleSet: preset('mau-tse-tung') }).key).toBe('score.goalRoundsPoints');
  expect(goalOf({ ...view, ruleSet: preset('czech') })).toEqual({ key: 'score.goalLimit', params: { limit: 125 } });
});

test('whoever is out of the match does not lead', () => {
  expect(leadersOf(view, { ...matchOf([20, 0, 0, 14]), eliminated: [1] })).toEqual([3]);
});

test('the last player of a round may win points, lose them, or neither', () => {
  const grand = { ...view, ruleSet: preset('mau-tse-tung') };
  const ended = (points: readonly number[], winner?: number): RoundResult => ({ ...result(points), winner });
  expect(outcomeOf(ended([0, 24, 0], 1), grand)).toEqual({ kind: 'wonPoints', seat: 1, points: 24 });
  expect(outcomeOf(ended([0, 1, 0], 1), grand)).toEqual({ kind: 'won', seat: 1, points: 1 });
  expect(outcomeOf(ended([0, 0, -51]), grand)).toEqual({ kind: 'lost', seat: 2, points: 51 });
  expect(outcomeOf(ended([0, 0, 0]), grand)).toEqual({ kind: 'nobody' });
  expect(outcomeOf({ ...ended([9, 4, 0]), blocked: true }, view)).toEqual({ kind: 'blocked' });
});

test('hands are counted where their cards are points, not where rounds won are counted', () => {
  expect(areHandsCounted(view)).toBe(true);
  expect(areHandsCounted({ ...view, ruleSet: preset('prsi') })).toBe(false);
});

test('whoever watches is not counted among the others who watch', () => {
  expect([
    otherSpectators({ ...view, you: 0, spectators: 2 }),
    otherSpectators({ ...view, you: undefined, spectators: 2 }),
  ]).toEqual([2, 1]);
});
