import {
  finishRound,
  type Match,
  outcomeOf,
  Xoshiro128,
  isOver,
  startMatch,
  countBits,
  deal,
  Position,
} from '@hausregel/core';
import { compileMatch } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { CLOSE_ROUNDS, courseOf, findFault, habitsFor, RANDOM_MOVES_MAX } from './conformance.ts';
import { wronglyJudged } from './invariants.ts';
import { dealt, playOut } from './randomPlayer.ts';
import { roundMovesMax } from './roundBounds.ts';
import { type Case, CASES, rulesFor } from './ruleSets.ts';
import { allLays } from './sampleMoves.ts';

const ROUNDS_MAX = 400;

/** A whole match of random rounds. */
function playMatch({ ruleSet, players }: Case, seed: number): Match {
  const chance = new Xoshiro128(seed);
  const matchRules = compileMatch(ruleSet, players);
  let match = startMatch(players, chance);
  while (!match.isOver && match.round <= ROUNDS_MAX) {
    const rules = rulesFor(ruleSet, countBits(match.inMask));
    const position = new Position(players);
    deal(rules, position, match, chance);
    playOut(rules, position, chance, RANDOM_MOVES_MAX, { habits: habitsFor(rules) });
    match = finishRound(matchRules, match, outcomeOf(rules, position));
  }
  return match;
}

describe.each(CASES)('$id with $players players', (each) => {
  const rules = rulesFor(each.ruleSet, each.players);

  test(`keeps its invariants in ${CLOSE_ROUNDS} random rounds`, () => {
    expect(findFault(rules, { from: 1, count: CLOSE_ROUNDS }, roundMovesMax(each.id))).toBeUndefined();
  }, 600_000);

  test('keeps its invariants when players leave, and where they may agree to break off', () => {
    const habits =
      rules.grand === undefined ? { ...habitsFor(rules), leaves: 15 } : { ...habitsFor(rules), leaves: 4, breaks: 4 };
    expect(findFault(rules, { from: 1, count: 100 }, RANDOM_MOVES_MAX, habits)).toBeUndefined();
  });

  test('plays the same round from the same seed', () => {
    for (let seed = 1; seed <= 10; seed++) expect(courseOf(rules, seed)).toBe(courseOf(rules, seed));
  });

  test('refuses every well-formed lay but those it lists', () => {
    const chance = new Xoshiro128(5);
    const position = dealt(rules, each.players, chance);
    playOut(rules, position, chance, 6);
    if (isOver(position)) return;
    expect(wronglyJudged(rules, position, position.turn, allLays())).toBeUndefined();
  });

  test('ends its matches', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = playMatch(each, seed);
      expect(match.isOver).toBe(true);
      expect(match.winners.length).toBeGreaterThan(0);
      expect(match.totals.every(Number.isInteger)).toBe(true);
    }
  });
});
