import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';
import { fillText, formsOf, gapsOf } from './text.ts';

const plural = new Intl.PluralRules('de');

test('gaps are filled, unknown ones stay', () => {
  expect(fillText('{name} gibt {what}', { name: 'Ida' }, plural)).toBe('Ida gibt {what}');
});

test('words from right to left are kept to themselves in a sentence', () => {
  const text = (name: string): string => fillText('{name}: 3', { name }, plural);
  expect(text('אבא')).toBe('\u2068אבא\u2069: 3');
  expect(text('علي')).toBe('\u2068علي\u2069: 3');
  expect(text('Ада')).toBe('Ада: 3');
});

test('the sentence of the right plural class is taken', () => {
  const text = { one: '{count} Karte', other: '{count} Karten' };
  expect([1, 2, 0].map((count) => fillText(text, { count }, plural))).toEqual(['1 Karte', '2 Karten', '0 Karten']);
});

test('a text names its gaps once, in order', () => {
  expect(gapsOf({ one: '{b} {a}', other: '{a} {c}' })).toEqual(['a', 'b', 'c']);
});

test('a gap takes its words in the form it asks for, and leaves other words as they are', () => {
  const forms = { acc: { dama: 'damą', valetas: 'valetą' } };
  const laid = (card: string): string => fillText('{name} padeda {card:acc}.', { name: 'dama', card }, plural, forms);
  expect(laid('širdžių dama')).toBe('dama padeda širdžių damą.');
  expect(laid('valetas kaip ♥ 7')).toBe('dama padeda valetą kaip ♥ 7.');
  expect(fillText('{card:acc}', { card: 'dama' }, plural)).toBe('dama');
});

test('a text names the forms that it asks for', () => {
  expect(formsOf({ one: '{b:acc} {a}', other: '{a:gen} {b:acc}' })).toEqual(['acc', 'gen']);
  expect(gapsOf('{b:acc} {a}')).toEqual(['a', 'b']);
});

test('the language is the first of the browser that we have', () => {
  expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['lt-LT', 'en'])).toBe('lt');
  expect(preferredLanguage(['fr'])).toBe('en');
});
