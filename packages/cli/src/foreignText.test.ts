import { expect, test } from 'vitest';
import { foreignLines, foreignText, withoutInvisible } from './foreignText.ts';

test.each([
  ['an escape sequence', 'Anna\u001B[2J', 'Anna\\u001b[2J'],
  ['a control of eight bits', '\u009B2J', '\\u009b2J'],
  ['a line break', 'a\nb\r\u2028\u2029', 'a\\u000ab\\u000d\\u2028\\u2029'],
  ['another direction', 'a\u202Eb\u2066', 'a\\u202eb\\u2066'],
  ['zero width', 'a\u200B\u200D\uFEFFb', 'a\\u200b\\u200d\\ufeffb'],
  ['half a character', '\uD83D', '\\ud83d'],
  ['a tag beyond the first plane', '\u{E0041}', '\\udb40\\udc41'],
])('%s is shown instead of acting', (_, text, shown) => {
  expect(foreignText(text)).toBe(shown);
});

test('letters of all scripts and whole emoji stay as they are', () => {
  const text = 'Žydrė Ünal 林 اسم 👩‍🚀 👩🏽‍🚀 ❤️‍🔥 7♣';
  expect(withoutInvisible(text)).toBe(text);
});

test('a text is cut to its length, never inside of a character', () => {
  expect(foreignText('abcdef', 4)).toBe('abc…');
  expect(foreignText('abcd', 4)).toBe('abcd');
  expect(foreignText('ab😀cd', 4)).toBe('ab…');
  expect(foreignText('x'.repeat(1_000_000)).length).toBe(2_000);
});

test('no line becomes two', () => {
  expect(foreignLines(['one', 'two\nDeal 1: right.'], '  ')).toBe('one\n  two\\u000aDeal 1: right.');
});
