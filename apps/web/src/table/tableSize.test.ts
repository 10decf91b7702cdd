import { expect, test } from 'vitest';
import { modeOf, tableSize } from './tableSize.ts';

test('the window decides: phone, landscape phone, wide', () => {
  expect([modeOf(390, 844), modeOf(844, 390), modeOf(1280, 800), modeOf(640, 400), modeOf(768, 1024)]).toEqual([
    'phone',
    'landscape',
    'wide',
    'landscape',
    'phone',
  ]);
});

test('the cloth gives way before the hand', () => {
  expect(tableSize(390, 844, 4, 158)).toEqual({ mode: 'phone', isSmall: false, clothMin: 279, handMax: 295 });
  const low = tableSize(375, 667, 4, 154);
  expect(low.isSmall).toBe(true);
  expect(low.clothMin).toBeLessThan(280);
  expect(low.handMax).toBeGreaterThanOrEqual(145);
});

test('a crowded table keeps a cloth of 256 px while two rows of cards have room below it', () => {
  expect(tableSize(320, 640, 8, 154)).toMatchObject({ clothMin: 256, handMax: 142 });
  expect(tableSize(320, 568, 10, 154)).toMatchObject({ clothMin: 190, handMax: 136 });
  expect(tableSize(320, 580, 10, 154)).toMatchObject({ clothMin: 202, handMax: 136 });
});
