import { expect, test } from 'vitest';
import { pileTurn } from './pileTurn.ts';

test('a card lies turned by at most nine degrees, always the same', () => {
  for (let place = 0; place < 200; place++) {
    const turn = pileTurn('7S', place);
    expect(Math.abs(turn)).toBeLessThanOrEqual(9);
    expect(pileTurn('7S', place)).toBe(turn);
  }
  expect(new Set(Array.from({ length: 100 }, (_, place) => pileTurn('7S', place))).size).toBeGreaterThan(10);
});
