import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';
import { fillText, gapsOf } from './text.ts';

const plural = new Intl.PluralRules('de');

test('gaps are filled, unknown ones stay', () => {
  expect(fillText('{name} gibt {what}', { name: 'Ida' }, plural)).toBe('Ida gibt {what}');
});

test('the sentence of the right plural class is taken', () => {
  const text = { one: '{count} Karte', other: '{count} Karten' };
  expect([1, 2, 0].map((count) => fillText(text, { count }, plural))).toEqual(['1 Karte', '2 Karten', '0 Karten']);
});

test('a text names its gaps once, in order', () => {
  expect(gapsOf({ one: '{b} {a}', other: '{a} {c}' })).toEqual(['a', 'b', 'c']);
});

test('the language is the first of the browser that we have', () => {
  expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['fr'])).toBe('en');
});
