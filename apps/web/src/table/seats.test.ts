import { expect, test } from 'vitest';
import { clothLayout, seatOrder } from './seats.ts';
import type { TableMode } from './types.ts';

const SIZES: readonly (readonly [TableMode, number, number])[] = [
  ['phone', 390, 416],
  ['phone', 320, 260],
  ['phone', 768, 560],
  ['wide', 960, 470],
  ['wide', 1600, 700],
  ['landscape', 464, 342],
];

test('opponents sit clockwise from the own left', () => {
  expect(seatOrder([0, 1, 2, 3], 2)).toEqual([3, 0, 1]);
  expect(seatOrder([0, 2, 3], 3)).toEqual([0, 2]);
});

test('a spectator sees every seat, from seat 0 on', () => {
  expect(seatOrder([0, 1, 2], undefined)).toEqual([0, 1, 2]);
});

test('four on a phone of 390 sit where the drawing puts them', () => {
  const { seats, mug, ring, draw, discard } = clothLayout('phone', 3, 390, 416);
  expect(seats).toEqual([
    { x: 82, y: 30 },
    { x: 195, y: 8 },
    { x: 308, y: 30 },
  ]);
  expect(mug).toBe(52);
  expect(ring).toEqual({ left: 38, top: 152, width: 314, height: 244 });
  expect(draw.width).toBe(88);
  expect(discard.left).toBeGreaterThan(draw.left + draw.width);
});

test.each(SIZES)('on %s %i × %i everything lies on the cloth for 1 to 11 opponents', (mode, width, height) => {
  for (let opponents = 1; opponents <= 11; opponents++) {
    const { seats, draw, discard, mug, seatWidth } = clothLayout(mode, opponents, width, height);
    expect(seats).toHaveLength(opponents);
    for (const { x, y } of seats) {
      expect(x - mug / 2).toBeGreaterThanOrEqual(0);
      expect(x + mug / 2).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + mug).toBeLessThan(height);
    }
    expect(seatWidth).toBeGreaterThanOrEqual(60);
    for (const pile of [draw, discard]) {
      expect(pile.left).toBeGreaterThan(0);
      expect(pile.left + pile.width).toBeLessThan(width);
      expect(pile.top + pile.width * 1.54).toBeLessThan(height);
    }
  }
});

test('no two seats share a place', () => {
  for (const [mode, width, height] of SIZES) {
    for (let opponents = 1; opponents <= 11; opponents++) {
      const { seats } = clothLayout(mode, opponents, width, height);
      expect(new Set(seats.map(({ x, y }) => `${x},${y}`)).size).toBe(opponents);
    }
  }
});
