import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_WORDS, formatCode, parseCode } from './tableCode.ts';

/** Letters to change, add or take away to get from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe('the words', () => {
  test('are short, plain and no two alike', () => {
    for (const word of CODE_WORDS) expect(word).toMatch(/^[A-Z][a-z]{3,8}$/);
    for (const [index, word] of CODE_WORDS.entries()) {
      for (const other of CODE_WORDS.slice(index + 1)) {
        expect([word, other, distance(word.toLowerCase(), other.toLowerCase()) >= 2]).toEqual([word, other, true]);
      }
    }
  });
});

describe('a code', () => {
  test.each([
    'Birke 47',
    'birke47',
    'BIRKE-47',
    ' birke  47 ',
    'Birke_47',
    'Birke+47',
    'birke%2047',
    'Birke 47.',
    'https://hausregel.example/t/birke-47',
    'http://localhost:8420/t/Birke%2047',
    'Tischcode: Birke 47',
    'Birke 4 7',
  ])('%j leads to Birke 47', (typed) => {
    expect(parseCode(typed)).toBe('Birke 47');
  });

  test('may have O for 0 and l for 1', () => {
    expect(parseCode('tanne 1O')).toBe('Tanne 10');
    expect(parseCode('tanne l0')).toBe('Tanne 10');
    expect(parseCode('Tanne I2')).toBe('Tanne 12');
  });

  test.each([
    '',
    'Birke',
    '47',
    'Birke 4',
    'Birke 07',
    'Birkenau 47',
    'Birke 47 x',
    'Birke 12345',
    '%E0%A4%A',
    'Nonsense 12',
  ])('%j is none', (typed) => {
    expect(parseCode(typed)).toBeUndefined();
  });

  test('is read as it was written, in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODE_WORDS), fc.integer({ min: 10, max: 9_999 }), (word, number) => {
        const code = formatCode(word, number);
        for (const typed of [
          code,
          code.toUpperCase(),
          code.toLowerCase().replace(' ', ''),
          `http://x.example/t/${code}`,
        ]) {
          expect(parseCode(typed)).toBe(code);
        }
      }),
    );
  });

  test('of any text is a code or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
        const code = parseCode(typed);
        if (code !== undefined) expect(parseCode(code)).toBe(code);
      }),
      { numRuns: 2_000 },
    );
  });
});
