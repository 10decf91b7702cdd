import { OPTIONS } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { inTableOrder } from './cardOrder.ts';

test('the table of cards lists ranks first, then single cards by suit and rank', () => {
  const cards = inTableOrder(OPTIONS.filter(({ card }) => card !== undefined));
  const singles = cards.filter(({ card }) => card?.suit !== undefined);
  expect(cards.slice(-singles.length)).toEqual(singles);
  const places = singles.map(({ card }) => (card?.suit ?? 0) * 13 + (card?.rank ?? 0));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.length).toBeGreaterThan(3);
});
