import { stripVTControlCharacters } from 'node:util';
import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { qrText } from './qrText.ts';

const URL_TEXT = 'http://192.168.1.7:8420/';

/** Whether a module is drawn, by column and row, read back from the half blocks. */
function drawn(text: string): (x: number, y: number) => boolean {
  const lines = stripVTControlCharacters(text).split('\n');
  return (x, y) => {
    const letter = lines[Math.floor(y / 2)]?.charAt(x) ?? '';
    return letter === '█' || letter === (y % 2 === 0 ? '▀' : '▄');
  };
}

test.each([true, false])(
  'a QR code of half blocks shows every module, with a quiet zone (colours: %s)',
  (isColoured) => {
    const code = generate(URL_TEXT);
    const isDrawn = drawn(qrText(URL_TEXT, isColoured));
    for (let y = -4; y < code.size + 4; y++) {
      for (let x = -4; x < code.size + 4; x++) {
        expect(isDrawn(x + 4, y + 4)).toBe(code.get(x, y) === isColoured);
      }
    }
  },
);

test('its corners are the three squares of a QR code', () => {
  const isDark = drawn(qrText(URL_TEXT, true));
  const size = generate(URL_TEXT).size;
  for (const [left, top] of [
    [4, 4],
    [size - 3, 4],
    [4, size - 3],
  ] as const) {
    const row = Array.from({ length: 7 }, (_, x) => isDark(left + x, top + 3));
    expect(row).toEqual([true, false, true, true, true, false, true]);
  }
  expect(isDark(0, 0)).toBe(false);
});
