import { describe, expect, test } from 'vitest';
import { ALL_ROUNDS, CLOSE_ROUNDS } from './conformance.ts';
import { findFaultInMany } from './manyRounds.ts';
import { roundMovesMax } from './roundBounds.ts';
import { type Case, rulesFor } from './ruleSets.ts';

/** The rounds after those that are looked at closely. In files of their own, so that the cores share them. */
export function testManyRounds(cases: readonly Case[]): void {
  describe.each(cases)('$id with $players players', ({ id, players, ruleSet }) => {
    const count = ALL_ROUNDS - CLOSE_ROUNDS;

    test(`ends ${count} more random rounds within ${roundMovesMax(id)} moves each`, () => {
      const rules = rulesFor(ruleSet, players);
      expect(findFaultInMany(rules, { from: CLOSE_ROUNDS + 1, count }, roundMovesMax(id))).toBeUndefined();
    }, 600_000);
  });
}
