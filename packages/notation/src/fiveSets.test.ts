import { expect, test } from 'vitest';
import { FIVE_SET_COUNT, fivesOfSet, setOfFives } from '@hausregel/core';
import { formatKinds } from './cards.ts';

test('every set of fives is found again from its number, each with its own order', () => {
  const orders = new Set<string>();
  for (let number = 0; number < FIVE_SET_COUNT; number++) {
    const kinds = fivesOfSet(number) ?? [];
    expect(kinds.length).toBe(number < 24 ? 4 : 8);
    expect(setOfFives(kinds)).toBe(number);
    orders.add(formatKinds(kinds));
  }
  expect(orders.size).toBe(FIVE_SET_COUNT);
});

test('a number beyond the sets, or other cards, are no set', () => {
  expect(fivesOfSet(FIVE_SET_COUNT)).toBeUndefined();
  expect(fivesOfSet(-1)).toBeUndefined();
  expect(fivesOfSet(1.5)).toBeUndefined();
  expect(setOfFives([12, 13, 14])).toBeUndefined();
  expect(setOfFives([12, 13, 14, 14])).toBeUndefined();
  expect(setOfFives([12, 13, 14, 16])).toBeUndefined();
  expect(setOfFives([])).toBeUndefined();
});
