import { describe, expect, test } from 'vitest';
import { finishRound, type Match, type MatchRules, startMatch, withoutSeat } from './match.ts';
import type { RoundOutcome } from './view.ts';
import { Xoshiro128 } from './xoshiro.ts';

const RULES: MatchRules = {
  rounds: undefined,
  target: 100,
  best: 'fewest',
  tie: 'deciding-round',
  limit: undefined,
  nextDealer: 'left',
};
const outcome = (...points: number[]): RoundOutcome => ({
  blocked: false,
  winner: points.indexOf(0),
  points,
  factor: 1,
});
const begin = (seats: number, dealer = 0): Match => ({ ...startMatch(seats, new Xoshiro128(1)), dealer });
const play = (rules: MatchRules, match: Match, ...rounds: number[][]): Match =>
  rounds.reduce((before, points) => finishRound(rules, before, outcome(...points)), match);

describe('a match', () => {
  test('begins with nothing counted and a dealer by lot (GEN-2)', () => {
    const dealers = new Set(Array.from({ length: 40 }, (_, seed) => startMatch(4, new Xoshiro128(seed)).dealer));
    expect([...dealers].toSorted()).toEqual([0, 1, 2, 3]);
    expect(startMatch(3, new Xoshiro128(1))).toMatchObject({
      round: 1,
      inMask: 7,
      totals: [0, 0, 0],
      isOver: false,
      winners: [],
      results: [],
    });
  });

  test('adds points up, and the deal passes to the left', () => {
    const match = play(RULES, begin(3, 2), [0, 10, 20], [5, 0, 5]);
    expect(match).toMatchObject({ round: 3, dealer: 1, totals: [5, 10, 25], isOver: false });
    expect(match.results).toHaveLength(2);
  });

  test('does not change the match it is given', () => {
    const match = begin(2);
    const before = structuredClone(match);
    play(RULES, match, [0, 10]);
    expect(match).toEqual(before);
  });

  test('ends when a total reaches the target exactly; the lowest total wins (FAM-15)', () => {
    expect(play(RULES, begin(3), [0, 99, 50])).toMatchObject({ isOver: false });
    expect(play(RULES, begin(3), [0, 100, 50])).toMatchObject({ isOver: true, winners: [0] });
    expect(play(RULES, begin(3), [0, 60, 50], [70, 60, 0])).toMatchObject({
      isOver: true,
      winners: [2],
      totals: [70, 120, 50],
    });
  });

  test('ends after the agreed rounds (SKAT-14)', () => {
    const rules: MatchRules = {
      ...RULES,
      target: undefined,
      rounds: 3,
      tie: 'share',
      limit: undefined,
      nextDealer: 'left',
    };
    expect(play(rules, begin(2), [0, 10], [50, 0])).toMatchObject({ isOver: false });
    expect(play(rules, begin(2), [0, 10], [50, 0], [0, 10])).toMatchObject({ isOver: true, winners: [1] });
  });

  test('with rounds and a target ends with whichever comes first', () => {
    const rules: MatchRules = { ...RULES, rounds: 2 };
    expect(play(rules, begin(2), [0, 100])).toMatchObject({ isOver: true });
    expect(play(rules, begin(2), [0, 1], [0, 1])).toMatchObject({ isOver: true });
  });

  test('goes on for ever without rounds and target: casual play (FAM-17)', () => {
    const rules: MatchRules = { ...RULES, target: undefined };
    const rounds = Array.from({ length: 50 }, () => [0, 50]);
    expect(play(rules, begin(2), ...rounds)).toMatchObject({ isOver: false, round: 51 });
  });

  test('that counts won rounds is won by the most (SKAT-14)', () => {
    const rules: MatchRules = {
      rounds: 3,
      target: undefined,
      best: 'most',
      tie: 'share',
      limit: undefined,
      nextDealer: 'left',
    };
    expect(play(rules, begin(2), [1, 0], [0, 1], [1, 0])).toMatchObject({ isOver: true, winners: [0] });
    const target: MatchRules = {
      rounds: undefined,
      target: 2,
      best: 'most',
      tie: 'share',
      limit: undefined,
      nextDealer: 'left',
    };
    expect(play(target, begin(2), [1, 0], [0, 1], [1, 0])).toMatchObject({ isOver: true, winners: [0] });
  });
});

test('the deal passes the way play goes: to the right where play begins so', () => {
  const rules: MatchRules = { ...RULES, dealsBackwards: true };
  expect(play(rules, begin(4, 0), [0, 1, 1, 1])).toMatchObject({ dealer: 3 });
  expect(play(rules, begin(4, 3), [0, 1, 1, 1])).toMatchObject({ dealer: 2 });
  expect(play(rules, begin(4, 0), [20, 30, 20, 110])).toMatchObject({ isDeciding: true, inMask: 0b0101, dealer: 2 });
});

describe('a tie', () => {
  test('is shared where the rules say so (SKAT-14), and never broken by the order of seats (D15)', () => {
    const rules: MatchRules = { ...RULES, tie: 'share', limit: undefined, nextDealer: 'left' };
    expect(play(rules, begin(3), [100, 0, 0])).toMatchObject({ isOver: true, winners: [1, 2] });
  });

  test('at the end brings a round among those who are level only (FAM-16)', () => {
    const match = play(RULES, begin(4, 0), [20, 110, 20, 30]);
    expect(match).toMatchObject({ isOver: false, isDeciding: true, inMask: 0b0101, round: 2, dealer: 2 });
    expect(play(RULES, match, [0, 0, 8, 0])).toMatchObject({ isOver: true, winners: [0], totals: [20, 110, 28, 30] });
  });

  test('tied again brings another, among those who are still level', () => {
    const match = play(RULES, begin(3), [20, 20, 20], [90, 90, 90]);
    expect(match).toMatchObject({ isDeciding: true, inMask: 0b111 });
    const again = play(RULES, match, [5, 5, 0]);
    expect(again).toMatchObject({ isOver: true, winners: [2] });
    const two = play(RULES, match, [0, 9, 0]);
    expect(two).toMatchObject({ isOver: false, isDeciding: true, inMask: 0b101 });
    const stillTwo = play(RULES, two, [7, 0, 7]);
    expect(stillTwo).toMatchObject({ isOver: false, isDeciding: true, inMask: 0b101, round: two.round + 1 });
    expect(play(RULES, stillTwo, [0, 0, 1])).toMatchObject({ isOver: true, winners: [0] });
  });

  test('a blocked deciding round decides by its points too', () => {
    const match = play(RULES, begin(2), [100, 100]);
    const blocked: RoundOutcome = { blocked: true, winner: undefined, points: [4, 4], factor: 1 };
    expect(finishRound(RULES, match, blocked)).toMatchObject({ isOver: false, isDeciding: true });
    expect(finishRound(RULES, match, { ...blocked, points: [4, 5] })).toMatchObject({ isOver: true, winners: [0] });
  });

  test('who is not level cannot win a deciding round, whatever the total', () => {
    const match = play(RULES, begin(3), [20, 100, 20]);
    expect(play(RULES, match, [90, 0, 95])).toMatchObject({ isOver: true, winners: [0], totals: [110, 100, 115] });
  });

  test('before the end means nothing', () => {
    expect(play(RULES, begin(2), [30, 30])).toMatchObject({ isOver: false, isDeciding: false, inMask: 3 });
  });
});

describe('somebody leaves the match (GEN-8)', () => {
  test('the seat plays no further round, and its total stays on the sheet', () => {
    const match = withoutSeat(play(RULES, begin(3), [0, 40, 20]), 1);
    expect(match).toMatchObject({ inMask: 0b101, totals: [0, 40, 20], isOver: false });
    expect(play(RULES, match, [100, 0, 90])).toMatchObject({ isOver: true, winners: [0] });
  });

  test('its deal passes to the left', () => {
    expect(withoutSeat(begin(3, 1), 1).dealer).toBe(2);
    expect(withoutSeat(begin(3, 2), 2).dealer).toBe(0);
    expect(withoutSeat(begin(3, 2), 1).dealer).toBe(2);
  });

  test('the deal skips it later', () => {
    const match = withoutSeat(begin(3, 0), 1);
    expect(play(RULES, match, [0, 0, 5])).toMatchObject({ dealer: 2 });
  });

  test('the last one left wins', () => {
    expect(withoutSeat(begin(2), 0)).toMatchObject({ isOver: true, winners: [1] });
  });

  test('a match that is over keeps its winners', () => {
    const match = play(RULES, begin(2), [0, 100]);
    expect(withoutSeat(match, 0)).toMatchObject({ isOver: true, winners: [0] });
  });

  test('the round that was going on then is still scored, and changes no winner', () => {
    const match = withoutSeat(play(RULES, begin(2), [10, 60]), 0);
    expect(play(RULES, match, [0, 40])).toMatchObject({ isOver: true, winners: [1], totals: [10, 100] });
  });

  test('who leaves a deciding round leaves the win to the other', () => {
    const match = play(RULES, begin(3), [20, 100, 20]);
    expect(withoutSeat(match, 2)).toMatchObject({ isOver: true, winners: [0] });
    expect(withoutSeat(match, 1)).toMatchObject({ isOver: false, inMask: 0b101 });
  });
});
