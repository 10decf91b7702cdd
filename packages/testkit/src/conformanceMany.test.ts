import { PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { ALL_ROUNDS, CLOSE_ROUNDS } from './conformance.ts';
import { findFaultInMany } from './manyRounds.ts';
import { BOUNDED, roundMovesMax } from './roundBounds.ts';
import { CASES, rulesFor } from './ruleSets.ts';

// A file of its own, so that it runs beside the closer looks at the first rounds.
describe.each(CASES)('$id with $players players', ({ id, players, ruleSet }) => {
  const count = ALL_ROUNDS - CLOSE_ROUNDS;

  test(`ends ${count} more random rounds within ${roundMovesMax(id)} moves each`, () => {
    const rules = rulesFor(ruleSet, players);
    expect(findFaultInMany(rules, { from: CLOSE_ROUNDS + 1, count }, roundMovesMax(id))).toBeUndefined();
  }, 600_000);
});

test('a bound is stated for every preset and nothing else', () => {
  expect(BOUNDED.toSorted()).toEqual(PRESETS.map(({ id }) => id).toSorted());
});
