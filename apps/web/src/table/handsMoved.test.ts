import { expect, test } from 'vitest';
import { handsMoved } from './handsMoved.ts';

const PLACES = [0, 1, 2, 3].map((seat) => ({ seat, isIn: seat !== 2 }));

test('two hands change places', () => {
  expect(handsMoved(PLACES, 1, 3, 0)).toEqual([
    [3, 0],
    [0, 3],
  ]);
});

test('every hand in the round goes on by one in the direction of play', () => {
  expect(handsMoved(PLACES, 1, 0, undefined)).toEqual([
    [0, 1],
    [1, 3],
    [3, 0],
  ]);
  expect(handsMoved(PLACES, -1, 0, undefined)).toEqual([
    [0, 3],
    [1, 0],
    [3, 1],
  ]);
});
