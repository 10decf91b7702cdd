import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAT_CODE_POINTS_MAX, NAME_CODE_POINTS_MAX, NAME_GRAPHEMES_MAX } from './limits.ts';
import { areAlike, distinctName, graphemeCount, normaliseChat, normaliseName } from './names.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '\u200B',
      '\u202E',
      '\u0301',
      '\uD800',
      '👩',
      '\u200D',
      '🚀',
      '\uFE0F',
      '\u3164',
      '\n',
    ),
  }),
);

describe('a name', () => {
  test.each([
    ['  Anna  ', 'Anna'],
    ['Oma   Inge', 'Oma Inge'],
    ['Jose\u0301', 'José'],
    ['An\u200Bna', 'Anna'],
    ['\u202EannA', 'annA'],
    ['Birutė', 'Birutė'],
    ['<b>Anna</b>', '<b>Anna</b>'],
    ['👩‍👩‍👧 Team', '👩‍👩‍👧 Team'],
    ['A\u0301\u0301\u0301\u0301\u0301\u0301', 'Á\u0301\u0301\u0301'],
    ['Anna\nBen', 'Anna Ben'],
    ['An\u2065na\uFFF3\u{E0080}\u{E0FFF}', 'Anna'],
    ['❤\uFE0F\uFE0F A\uFE0F', '❤\uFE0F A'],
  ])('%j becomes %j', (text, name) => {
    expect(normaliseName(text)).toBe(name);
  });

  test.each([
    '',
    '   ',
    '\u2065\uFFF3',
    '\u{E01F0}',
    '\u200B\u200B',
    '\u3164',
    '\u0301',
    '\u202E',
    'x'.repeat(25),
    '\uD800',
  ])('%j is none', (text) => {
    expect(normaliseName(text)).toBeUndefined();
  });

  test('that is allowed stays as it is, is bounded and has nothing invisible in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = normaliseName(text);
        if (name === undefined) return;
        expect(normaliseName(name)).toBe(name);
        expect(graphemeCount(name)).toBeLessThanOrEqual(NAME_GRAPHEMES_MAX);
        expect([...name].length).toBeLessThanOrEqual(NAME_CODE_POINTS_MAX);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u);
        expect(name.trim()).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('names at one table', () => {
  test('are told apart by a number, whatever their case, width or spaces', () => {
    expect(distinctName('Anna', [])).toBe('Anna');
    expect(distinctName('Anna', ['Anna'])).toBe('Anna 2');
    expect(distinctName('ANNA', ['Anna', 'Anna 2'])).toBe('ANNA 3');
    expect(distinctName('Ａnna', ['Anna'])).toBe('Ａnna 2');
    expect(distinctName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  });

  test('are told apart where letters of other scripts look the same', () => {
    for (const twin of ['\u0410nna', 'Ann\u0430', '\u0391nna', '\u0410nn\u0430']) {
      expect(distinctName(twin, ['Anna'])).toBe(`${twin} 2`);
    }
    expect(distinctName('Ben', ['\u0412\u0435n'])).toBe('Ben 2');
    expect(distinctName('Zo\u0451', ['Zo\u00EB'])).toBe('Zo\u0451 2');
    expect(distinctName('Анна', ['Anna'])).toBe('Анна');
    expect(distinctName('Zoe', ['Zo\u00EB'])).toBe('Zoe');
  });

  test.each([
    ['lan', 'Ian'],
    ['1an', 'Ian'],
    ['KAI', 'kai'],
    ['KIaus', 'Klaus'],
    ['ELlA', 'ELIA'],
    ['|an', 'lan'],
    ['0lga', 'Olga'],
    ['\u041Elga', '0lga'],
    ['\u13AAnna', 'Anna'],
    ['\uAB7Anna', 'Anna'],
    ['Ann\u0251', 'Anna'],
    ['\u0399an', 'lan'],
    ['\u04C0an', 'Ian'],
    ['❤\uFE0F', '❤'],
    ['\uFF2Flga', 'Olga'],
  ])('are told apart where %j looks like %j', (twin, name) => {
    expect(distinctName(twin, [name])).toBe(`${twin} 2`);
    expect(distinctName(name, [twin])).toBe(`${name} 2`);
  });

  test.each([
    ['Jan', 'Ian'],
    ['Anna', 'Anne'],
    ['Vida', 'Vita'],
    ['Lena', 'Leni'],
    ['Ella', 'Elia'],
    ['Neil', 'Nell'],
    ['Kai', 'Kal'],
    ['Lina', 'Iina'],
    ['👍🏻', '👍🏿'],
  ])('%j and %j are two names', (one, other) => {
    expect(distinctName(one, [other])).toBe(one);
  });

  test('are always distinct', () => {
    const name = fc.constantFrom('Anna', 'anna', 'Ben', 'Anna 2', 'x'.repeat(24), 'X'.repeat(24), '👩‍👩‍👧'.repeat(8));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (wanted) => {
        const given: string[] = [];
        for (const each of wanted) given.push(distinctName(each, given));
        expect(given.filter((each, index) => given.slice(0, index).some((other) => areAlike(each, other)))).toEqual([]);
        for (const each of given) expect(graphemeCount(each)).toBeLessThanOrEqual(NAME_GRAPHEMES_MAX);
      }),
    );
  });
});

test('a chat line is bounded and keeps its markup as text', () => {
  expect(normaliseChat(' Gut gemacht! 😀 ')).toBe('Gut gemacht! 😀');
  expect(normaliseChat('<img src=x>')).toBe('<img src=x>');
  expect(normaliseChat('\u202E\u200B')).toBeUndefined();
  expect(normaliseChat('\u2065\uFFF3')).toBeUndefined();
  expect(normaliseChat('x'.repeat(CHAT_CODE_POINTS_MAX))).toHaveLength(CHAT_CODE_POINTS_MAX);
  expect(normaliseChat('x'.repeat(CHAT_CODE_POINTS_MAX + 1))).toBeUndefined();
});
