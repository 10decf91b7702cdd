import {
  bookContextOf,
  LANGUAGES,
  PRESETS,
  presetById,
  RANK_SIGNS,
  type RuleSet,
  withOverrides,
} from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { bookExamples, bookOf } from '../book.ts';
import type { BookExample } from './bookExample.ts';
import { exampleSentences } from './exampleWords.ts';

function preset(id: string): RuleSet {
  const found = presetById(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
}

function examplesIn(ruleSet: RuleSet, language: 'de' | 'en' | 'lt'): readonly BookExample[] {
  return bookExamples(ruleSet, bookOf(ruleSet, language), language);
}

describe('examples of a book', () => {
  test('are those that come out so under its own rules', () => {
    const titles = (ruleSet: RuleSet): readonly string[] => examplesIn(ruleSet, 'en').map(({ title }) => title);
    expect(titles(preset('family'))).toContain('A seven on a seven: the player after draws 4');
    const harmless = withOverrides(preset('family'), { sevenPower: 'none' });
    if (!harmless.ok) throw new Error('a family without sevens can be played');
    expect(titles(harmless.value)).not.toContain('A seven on a seven: the player after draws 4');
  });

  test('show of a card the effect that it has here, and no other that happens to come out alike', () => {
    const covered = withOverrides(preset('family'), { acePower: 'must-lay' });
    if (!covered.ok) throw new Error('a family that covers aces can be played');
    expect(examplesIn(covered.value, 'en').filter(({ key }) => key === 'acePower')).toEqual([]);
  });

  test('are told in whole sentences in every language', () => {
    const [, , , seven] = examplesIn(preset('family'), 'de').map(({ key }) => key);
    expect(seven).toBe('sevenPower');
    const told = LANGUAGES.map((language) =>
      examplesIn(preset('family'), language)
        .filter(({ key }) => key === 'sevenPower')
        .flatMap((example) => exampleSentences(example, language))
        .join(' '),
    );
    expect(told).toEqual([
      'Es liegt Kreuz-Acht. A legt Kreuz-Sieben. B darf Pik-Buben nicht legen. B legt Herz-Sieben. C zieht. Dann ist D am Zug.',
      'The eight of clubs lies on top. A lays the seven of clubs. B may not lay the jack of spades. B lays the seven of hearts. C draws. Then D is on turn.',
      'Viršuje guli kryžių aštuonakė. A deda kryžių septynakę. B negali dėti pikų valeto. B deda širdžių septynakę. C ima iš uždarojo fondo. Tada eilė – žaidėjo D.',
    ]);
  });

  test.each(PRESETS)('of $id show only cards of its deck', (ruleSet) => {
    const { lowestRank } = bookContextOf(ruleSet).facts;
    const missing = RANK_SIGNS.slice(0, lowestRank);
    const shown = examplesIn(ruleSet, 'en').flatMap(({ top = '', steps }) => [
      top,
      ...steps.flatMap(({ cards }) => cards),
    ]);
    expect(shown.filter((card) => missing.some((sign) => card.startsWith(sign) || card.includes(`=${sign}`)))).toEqual(
      [],
    );
  });

  test('with cards that a small deck has not are told with others that do nothing there', () => {
    const wish = examplesIn(preset('skat'), 'en').find(({ title }) => title === 'The jack wishes for hearts');
    expect(wish?.steps.map(({ move }) => move)).toEqual(['JC>H', 'QS', 'QH']);
  });

  test.each(PRESETS)('of $id are whole, the same in every language, and short enough for one line', (ruleSet) => {
    const keys = examplesIn(ruleSet, 'de').map(({ key }) => key);
    for (const language of LANGUAGES) {
      const examples = examplesIn(ruleSet, language);
      expect(examples.map(({ key }) => key)).toEqual(keys);
      for (const example of examples) {
        expect(example.steps.length).toBeLessThanOrEqual(6);
        for (const sentence of exampleSentences(example, language)) {
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
          expect(sentence).not.toMatch(/undefined|NaN| {2}/u);
        }
      }
    }
  });
});
