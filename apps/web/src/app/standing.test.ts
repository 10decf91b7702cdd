import type { MatchView, RoundResult } from '@hausregel/protocol';
import { presetById } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { examplePlace, exampleView } from './exampleView.ts';
import { paddedPlaces } from './places.ts';
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
  winner: 1,
  blocked: false,
  factor: 1,
  points,
  hands: points.map(() => []),
  totals: points,
  nextDealer: 0,
});
const matchOf = (totals: readonly number[]): MatchView => ({
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

test('a seat that was given up keeps its column if it has played', () => {
  expect(paddedPlaces(view, matchOf([20, 0, 0, 14])).map(({ seat }) => seat)).toEqual([0, 1, 3]);
  expect(paddedPlaces(view, matchOf([20, 0, 7, 14])).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
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
