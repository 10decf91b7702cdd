import { LANGUAGES, PRESETS, presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { GLOSSARY, glossaryOf } from './glossary.ts';

describe('the glossary', () => {
  test('has words of what the rules have, and no others', () => {
    const family = presetById('family');
    const words = family === undefined ? [] : glossaryOf(family, 'en').map(({ word }) => word);
    expect(words).toContain('Chain');
    expect(words).not.toContain('Joker');
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('tells of a wish for a rank where there is one', () => {
    const wishIn = (id: string): readonly string[] => {
      const ruleSet = presetById(id);
      return ruleSet === undefined
        ? []
        : glossaryOf(ruleSet, 'en').flatMap(({ word, text }) => (word === 'Wish' ? [text] : []));
    };
    expect(wishIn('makao')).toEqual(['The suit or the rank that counts after certain cards instead of the top card.']);
    expect(wishIn('family')).toEqual(['The suit that counts after certain cards instead of the suit of the top card.']);
  });

  test('has no word that no rule set uses', () => {
    const used = new Set(PRESETS.flatMap((preset) => glossaryOf(preset, 'de').map(({ key }) => key)));
    expect(GLOSSARY.filter(({ key }) => !used.has(key))).toEqual([]);
  });

  test.each(LANGUAGES)('explains every word in a sentence (%s)', (language) => {
    for (const { word, text } of GLOSSARY) {
      expect(word[language]).toMatch(/^\p{Lu}/u);
      expect(text[language]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
