import { PRESETS } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { BOUNDED } from './roundBounds.ts';
import { CASES } from './ruleSets.ts';
import { testManyRounds } from './testManyRounds.ts';

testManyRounds(CASES.filter(({ players }) => players % 2 === 0));

test('a bound is stated for every preset and nothing else', () => {
  expect(BOUNDED.toSorted()).toEqual(PRESETS.map(({ id }) => id).toSorted());
});
