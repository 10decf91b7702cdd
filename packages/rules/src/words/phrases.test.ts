import { expect, test } from 'vitest';
import { capital, joined, listed, NO_LINES } from './phrases.ts';

test('Items are listed with commas and the word of the language before the last.', () => {
  expect(listed(['Sieben', 'Acht', 'Bube'], 'and', 'de')).toBe('Sieben, Acht und Bube');
  expect(listed(['a seven', 'an ace'], 'or', 'en')).toBe('a seven or an ace');
  expect(listed(['tūzas', 'karalius', 'dama'], 'and', 'lt')).toBe('tūzas, karalius ir dama');
  expect(listed(['pikų korta', 'devynakė'], 'or', 'lt')).toBe('pikų korta arba devynakė');
  expect(listed(['dama'], 'or', 'lt')).toBe('dama');
});

test('Texts are joined in every language, and no text adds nothing.', () => {
  const first = { de: ['Eins.'], en: ['One.'], lt: ['Viena.'] };
  const second = { de: ['Zwei.'], en: ['Two.'], lt: ['Dvi.'] };
  expect(joined(first, NO_LINES, second)).toStrictEqual({
    de: ['Eins.', 'Zwei.'],
    en: ['One.', 'Two.'],
    lt: ['Viena.', 'Dvi.'],
  });
});

test('A sentence begins with a capital letter, one with a caron too.', () => {
  expect(capital('širdžių karalius')).toBe('Širdžių karalius');
});
