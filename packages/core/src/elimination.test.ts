import { describe, expect, test } from 'vitest';
import { finishRound, type Match, type MatchRules, startMatch } from './match.ts';
import type { RoundOutcome } from './view.ts';
import { Xoshiro128 } from './xoshiro.ts';

const RULES: MatchRules = {
  rounds: undefined,
  target: undefined,
  limit: 125,
  nextDealer: 'winner',
  best: 'fewest',
  tie: 'share',
};
const outcome = (winner: number | undefined, ...points: number[]): RoundOutcome => ({
  blocked: winner === undefined,
  winner,
  points,
  factor: 1,
});
const begin = (seats: number, totals: readonly number[], dealer = 0): Match => ({
  ...startMatch(seats, new Xoshiro128(1)),
  totals,
  dealer,
});

describe('a limit that puts players out of the match', () => {
  test('passes over whoever has reached it; the others play on with their points (LT-13)', () => {
    const match = finishRound(RULES, begin(4, [10, 100, 20, 30]), outcome(0, 0, 30, 5, 5));
    expect(match).toMatchObject({ isOver: false, eliminated: [1], inMask: 0b1101, totals: [10, 130, 25, 35] });
    const next = finishRound(RULES, match, outcome(2, 20, 0, 0, 100));
    expect(next).toMatchObject({ isOver: false, eliminated: [1, 3], inMask: 0b0101, dealer: 2 });
  });

  test('ends the match when one is left, who has won it', () => {
    const match = finishRound(RULES, begin(3, [10, 120, 120]), outcome(0, 0, 30, 5));
    expect(match).toMatchObject({ isOver: true, eliminated: [1, 2], winners: [0] });
  });

  test('lets the lowest total win when the last ones reach it in the same round', () => {
    const match = finishRound(RULES, begin(2, [120, 118]), outcome(undefined, 12, 19));
    expect(match).toMatchObject({ isOver: true, eliminated: [0, 1], winners: [0] });
  });

  test('lets equal last ones share the win', () => {
    const match = finishRound(RULES, begin(3, [120, 120, 124]), outcome(undefined, 12, 12, 30));
    expect(match).toMatchObject({ isOver: true, winners: [0, 1] });
  });

  test('does not count a total of exactly one less', () => {
    expect(finishRound(RULES, begin(2, [0, 100]), outcome(0, 0, 24))).toMatchObject({ isOver: false, eliminated: [] });
    expect(finishRound(RULES, begin(2, [0, 100]), outcome(0, 0, 25))).toMatchObject({ isOver: true, eliminated: [1] });
  });
});

describe('the next dealer', () => {
  test('is the winner of the round (LT-12)', () => {
    expect(finishRound(RULES, begin(3, [0, 0, 0]), outcome(2, 5, 5, 0)).dealer).toBe(2);
  });

  test('is to the left after a round without a winner, past whoever is out', () => {
    expect(finishRound(RULES, begin(3, [0, 0, 0]), outcome(undefined, 5, 5, 5)).dealer).toBe(1);
    expect(finishRound(RULES, begin(4, [0, 120, 0, 0]), outcome(undefined, 5, 5, 5, 5)).dealer).toBe(2);
  });

  test('keeps to those who play a deciding round', () => {
    const rules: MatchRules = { ...RULES, limit: undefined, target: 100, tie: 'deciding-round' };
    const match = finishRound(rules, begin(3, [40, 30, 90]), outcome(0, 0, 10, 20));
    expect(match).toMatchObject({ isOver: false, isDeciding: true, inMask: 0b011, dealer: 0 });
  });
});
