import { expect, test } from 'vitest';
import { handLayout, type HandRoom } from './handLayout.ts';

const PHONE: HandRoom = { width: 366, heightMax: 294, isWide: false, hasTabs: false };
const WIDE: HandRoom = { width: 576, heightMax: 226, isWide: true, hasTabs: false };

const stepsOf = (count: number, room: HandRoom): readonly number[] => {
  const { places } = handLayout(count, room);
  return places.flatMap((place, i) => {
    const next = places[i + 1];
    return next && next.row === place.row ? [next.x - place.x] : [];
  });
};

test('six cards on a phone are one row of 78 px, 57 apart', () => {
  const { cardWidth, rows, lift } = handLayout(6, PHONE);
  expect([cardWidth, rows, lift]).toEqual([78, 1, 24]);
  expect(stepsOf(6, PHONE).every((step) => step >= 56 && step <= 58)).toBe(true);
});

test('seven still fit into one row, eight take two rows of compact cards', () => {
  expect(handLayout(7, PHONE).rows).toBe(1);
  const eight = handLayout(8, PHONE);
  expect([eight.rows, eight.cardWidth]).toEqual([2, 46]);
});

test('every card shows at least 45 px, and nothing leaves the area', () => {
  for (const width of [296, 366, 600]) {
    const room = { ...PHONE, width };
    for (let count = 1; count <= 60; count++) {
      const { places, cardWidth } = handLayout(count, room);
      expect(places).toHaveLength(count);
      expect(Math.min(99, ...stepsOf(count, room))).toBeGreaterThanOrEqual(45);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + cardWidth).toBeLessThanOrEqual(width + 1);
        expect(y).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('twenty cards on a phone keep to the height they may take, 60 px of each row showing', () => {
  const { rows, height, places } = handLayout(20, PHONE);
  expect(rows).toBe(3);
  expect(height).toBeLessThanOrEqual(PHONE.heightMax);
  expect((places[7]?.y ?? 0) - (places[0]?.y ?? 0)).toBe(60);
});

test('45 px of every row stay free of the next, even where the height runs out and its cards are lifted', () => {
  const { places, lift } = handLayout(40, { ...PHONE, heightMax: 120 });
  expect(lift).toBeGreaterThan(0);
  const tops = [...new Set(places.map(({ y }) => y))];
  expect(tops.every((top, i) => i === 0 || top - lift - (tops[i - 1] ?? 0) >= 45)).toBe(true);
});

test('wide hands are 112 px while there is room, and stay inside their height when not', () => {
  expect(handLayout(6, WIDE).cardWidth).toBe(112);
  for (const count of [12, 20, 28, 36]) {
    const { height, cardWidth } = handLayout(count, WIDE);
    expect(height).toBeLessThanOrEqual(WIDE.heightMax + 1);
    expect(cardWidth).toBeGreaterThanOrEqual(46);
  }
});

test('an empty hand has no places', () => {
  expect(handLayout(0, PHONE).places).toEqual([]);
});
