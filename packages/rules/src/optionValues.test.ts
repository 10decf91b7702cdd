import { describe, expect, test } from 'vitest';
import { optionByKey, OPTIONS } from './options/index.ts';
import { briefOf, meaningOf, valuesOf } from './optionValues.ts';
import { PRESETS, presetById } from './presets.ts';
import { LANGUAGES, type RuleSet } from './ruleSet.ts';
import { gapIn } from './sentenceGap.ts';

const meaning = (ruleSet: RuleSet | undefined, key: string, value: unknown): string => {
  const option = optionByKey(key);
  if (ruleSet === undefined || option === undefined) throw new Error(`There is no ${key}.`);
  return meaningOf(ruleSet, option, value).de;
};

/** One of each sort is enough: their options are the same. */
const SAMPLES = PRESETS.filter(({ id }) => ['family', 'lithuanian', 'mau-tse-tung'].includes(id));
const SAID_MAX = 24;

describe.each(SAMPLES)('in $id', (preset) => {
  test('every value of every option says something, in every language', () => {
    for (const option of OPTIONS) {
      for (const value of [option.defaultValue, ...valuesOf(option).slice(0, SAID_MAX)]) {
        const texts = [meaningOf(preset, option, value), briefOf(preset, option, value)];
        for (const language of LANGUAGES)
          for (const text of texts) expect(text[language], `${option.key} ${String(value)}`).not.toBe('');
      }
    }
  });
});

test('a value is told in the words of the rule book, or as a change where the book is silent', () => {
  const family = presetById('family');
  expect(meaning(family, 'handSize', 7)).toBe('Jeder bekommt 7 Karten.');
  expect(meaning(family, 'playersMax', 8)).toBe('Höchstens so viele Personen: 8.');
  expect(meaning(family, 'wildRank', 'none')).toBe('Keine Karte passt immer.');
});

test('a single card without a power of its own acts like the others of its rank', () => {
  const skat = presetById('skat');
  const singles = OPTIONS.filter(({ card }) => card?.suit !== undefined);
  expect(singles.map(({ key }) => meaning(skat, key, 'none'))).toEqual([
    'Der Herz-König wirkt wie die anderen Könige.',
    'Der Kreuz-König wirkt wie die anderen Könige.',
    'Der Karo-Bube wirkt wie die anderen Buben.',
    'Die Herz-Sieben wirkt wie die anderen Siebenen.',
    'Der Pik-König wirkt wie die anderen Könige.',
    'Die Pik-Dame wirkt wie die anderen Damen.',
  ]);
  expect(meaning(skat, 'blackJacksPower', 'none')).toBe('Schwarze Buben wirken wie die anderen Buben.');
  const [heartKing, heartSeven] = ['heartKingPower', 'heartSevenPower'].map(optionByKey);
  if (skat === undefined || heartKing === undefined || heartSeven === undefined) throw new Error('no such rules');
  expect(briefOf(skat, heartKing, 'none').en).toBe('The king of hearts acts like the other kings.');
  expect(briefOf(skat, heartSeven, 'none').lt).toBe('Širdžių septynakė veikia taip pat kaip kitos septynakės.');
});

test('the words that differ between the values are the gap, without the full stop', () => {
  expect(
    gapIn('Jeder bekommt 7 Karten.', ['Jeder bekommt 5 Karten.', 'Jeder bekommt 8 Karten.'], 'Jeder bekommt 5 Karten.'),
  ).toEqual({
    before: 'Jeder bekommt',
    gap: '7',
    after: ' Karten.',
    was: '5',
  });
  expect(gapIn('Nur eine Acht darf auf jede Karte.', ['Nur ein Bube darf auf jede Karte.'])).toEqual({
    before: 'Nur',
    gap: 'eine Acht',
    after: ' darf auf jede Karte.',
    was: undefined,
  });
  expect(gapIn('Gespielt wird bis 100.', ['Gespielt wird bis 7.'])).toEqual({
    before: 'Gespielt wird bis',
    gap: '100',
    after: '.',
    was: undefined,
  });
});

test('sentences with too little in common have no gap', () => {
  expect(gapIn('Der Nächste zieht 2 Karten.', ['Die Richtung dreht sich.'])).toBeUndefined();
  expect(gapIn('Ja.', ['Nein.'])).toBeUndefined();
  expect(gapIn('Man nimmt 52 Karten: Zwei bis Ass.', ['Man nimmt 32 Karten: Sieben bis Ass.'])).toBeUndefined();
  expect(gapIn('Dasselbe.', ['Dasselbe.'])).toBeUndefined();
});
