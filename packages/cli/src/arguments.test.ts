import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFrom, parseArguments } from './arguments.ts';
import { languageOf, languageOfEnvironment } from './language.ts';

test('words, texts and flags are told apart in any order', () => {
  const read = parseArguments(['skat', '--seed=3', '--quick', 'x', '--level', 'easy', '--', '--no-option'], {
    seed: 'text',
    level: 'text',
    quick: 'flag',
  });
  expect(read).toEqual({
    ok: true,
    value: {
      words: ['skat', 'x', '--no-option'],
      texts: new Map([
        ['seed', '3'],
        ['level', 'easy'],
      ]),
      flags: new Set(['quick']),
    },
  });
});

test('any arguments are answered, not thrown', () => {
  const word = fc.oneof(
    fc.string(),
    fc.string().map((text) => `--${text}`),
    fc.constantFrom('--seed', '--lang', '-h', '--', '-'),
  );
  fc.assert(
    fc.property(fc.array(word), (args) => {
      parseArguments(args, { seed: 'text' });
    }),
  );
});

test.each([
  ['7', true],
  ['-7', false],
  ['07', true],
  ['7.5', false],
  ['1e3', false],
  ['', false],
  ['９', false],
])('the number %j is read: %s', (text, isRead) => {
  expect(numberFrom(text, '--n', 0, 10).ok).toBe(isRead);
});

test('the language comes from the locale', () => {
  expect(languageOfEnvironment({ LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(languageOfEnvironment({ LANG: 'de' })).toBe('de');
  expect(languageOfEnvironment({ LANG: 'den_CA' })).toBe('en');
  expect(languageOfEnvironment({ LC_ALL: '', LC_MESSAGES: 'de_CH', LANG: 'fr_FR' })).toBe('de');
  expect(languageOfEnvironment({})).toBe('en');
  expect(languageOf('DE')).toBe('de');
  expect(languageOf('lt')).toBe('lt');
  expect(languageOf('fr')).toBeUndefined();
  expect(languageOfEnvironment({ LANG: 'lt_LT.UTF-8' })).toBe('lt');
  expect(languageOfEnvironment({ LANG: 'ltx' })).toBe('en');
});
