import { type AnyOption, presetById, type RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import type { UiLanguage } from '../lib/language.ts';
import { optionsWith } from './search.ts';

function family(): RuleSet {
  const found = presetById('family');
  if (found === undefined) throw new Error('there is a family');
  return found;
}

const keysWith = (query: string, language: UiLanguage): string[] =>
  optionsWith(query, family(), language).map(({ key }: AnyOption) => key);

describe('the search for rules', () => {
  test.each([
    ['lt', 'valetas'],
    ['lt', 'valetą'],
    ['lt', 'valeto'],
    ['lt', 'VALETAI'],
    ['de', 'Bube'],
    ['de', 'Buben'],
    ['en', 'jack'],
    ['en', 'jacks'],
  ] as const)('finds in %s what "%s" does, whatever its ending', (language, word) => {
    expect(keysWith(word, language)).toEqual(expect.arrayContaining(['jackPower', 'wildRank']));
  });

  test.each([
    ['de', 'Karten ziehen'],
    ['de', 'gezogene Karte'],
    ['en', 'drawing cards'],
    ['lt', 'imti kortą'],
  ] as const)('finds in %s something for "%s"', (language, words) => {
    expect(keysWith(words, language).length).toBeGreaterThan(0);
  });

  test.each([
    ['de', '♥K'],
    ['en', 'k♥'],
    ['lt', '♥ K'],
    ['en', '♥\uFE0FK'],
  ] as const)('finds in %s a card by its sign: "%s"', (language, sign) => {
    expect(keysWith(sign, language)).toContain('heartKingPower');
    expect(keysWith(sign, language)).not.toContain('sevenPower');
  });

  test('finds what could be chosen, after what is said', () => {
    expect(keysWith('swap', 'en').length).toBeGreaterThan(0);
    expect(keysWith('getauscht', 'de').length).toBeGreaterThan(0);
    expect(keysWith('swapped with the next player', 'en')).toContain('sevenPower');
  });

  test('puts what is called so before what only mentions it', () => {
    expect(keysWith('Joker', 'de')[0]).toBe('wildJokers');
    expect(keysWith('jokers', 'en').slice(0, 3)).toContain('wildJokers');
  });

  test('does not find other words that begin alike', () => {
    expect(keysWith('Ass', 'de')).toContain('acePower');
    expect(keysWith('Assistent', 'de')).toEqual([]);
    expect(keysWith('', 'de')).toEqual([]);
    expect(keysWith('qqq', 'lt')).toEqual([]);
  });
});
