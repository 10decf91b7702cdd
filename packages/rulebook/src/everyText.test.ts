/** Every clause in every language: no text is missing, left in another language, or never shown. */
import {
  bookContextOf,
  FIXED_RULES,
  LANGUAGES,
  OPTIONS,
  PRESETS,
  problemsOf,
  type Language,
  type RuleSet,
} from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { bookOf } from './book.ts';

interface Told {
  readonly key: string;
  readonly clauses: readonly string[];
  readonly text: string;
}

/** Everything that a book says, by where it stands. */
function tellings(ruleSet: RuleSet, language: Language): Readonly<Record<string, readonly Told[]>> {
  const { sections, topics, differences, compared, cards } = bookOf(ruleSet, language);
  return {
    ...Object.fromEntries(sections.map(({ key, sentences }) => [`section ${key}`, sentences])),
    ...Object.fromEntries(topics.map(({ key, sentences }) => [`topic ${key}`, sentences])),
    differences,
    compared,
    cards: cards.map(({ card, clauses, text }) => ({ key: card, clauses, text })),
  };
}

describe('every clause', () => {
  test.each(PRESETS)('of $id says as much in every language, and never the same words', (ruleSet) => {
    const german = tellings(ruleSet, 'de');
    for (const language of LANGUAGES.filter((each) => each !== 'de')) {
      const other = tellings(ruleSet, language);
      expect(Object.keys(other)).toEqual(Object.keys(german));
      for (const [place, told] of Object.entries(german)) {
        const own = other[place] ?? [];
        expect([place, own.map(({ key, clauses }) => [key, clauses])]).toEqual([
          place,
          told.map(({ key, clauses }) => [key, clauses]),
        ]);
        expect(own.filter(({ text }, index) => text === '' || text === told[index]?.text)).toEqual([]);
      }
    }
  });

  test.each(PRESETS)('that $id names for a rule stands in its book', (ruleSet) => {
    const told = new Set(
      Object.values(tellings(ruleSet, 'en')).flatMap((place) => place.flatMap(({ clauses }) => clauses)),
    );
    const { facts } = bookContextOf(ruleSet);
    const silent = Object.entries(ruleSet.clauses ?? {}).flatMap(([key, clauses]) => {
      const value = ruleSet.options[key] ?? OPTIONS.find((option) => option.key === key)?.defaultValue;
      // A rule that the value switches off says nothing, and neither do the powers of cards that are not in the deck.
      const option = OPTIONS.find((known) => known.key === key);
      if (option !== undefined && option.sentence(value, bookContextOf(ruleSet)).de.length === 0) return [];
      if (option?.card !== undefined && option.card.rank < facts.lowestRank) return [];
      return clauses.filter((clause) => !told.has(clause)).map((clause) => `${key} ${clause}`);
    });
    expect(silent).toEqual([]);
  });
});

describe('every option', () => {
  /** Values that say different things. */
  function valuesOf({ schema: { shape }, defaultValue }: (typeof OPTIONS)[number]): readonly unknown[] {
    switch (shape.type) {
      case 'boolean':
        return [true, false];
      case 'choice':
        return shape.values;
      case 'integer':
        return [
          ...new Set([shape.min, shape.min + 1, shape.min + 2, Math.floor((shape.min + shape.max) / 2), defaultValue]),
        ];
      case 'by-players':
        return [shape.min, shape.min + 1, defaultValue];
      case 'by-rank':
        return [defaultValue, { J: 1 }];
    }
  }

  /** What a book says all in all, but for what it says of differences. */
  function whole(ruleSet: RuleSet): string {
    const { sections, topics, cards } = bookOf(ruleSet, 'en');
    const sentences = [...sections, ...topics].flatMap((section) => section.sentences);
    return [...sentences, ...cards].map(({ text }) => text).join('\n');
  }

  /** The presets, and a table with what no preset has: a card that must be covered. */
  const RULE_SETS = PRESETS.flatMap((preset): readonly RuleSet[] =>
    preset.id === 'family' ? [preset, { ...preset, options: { ...preset.options, acePower: 'must-lay' } }] : [preset],
  );

  test.each(OPTIONS)('$key says something in some rule set, as much in every language', (option) => {
    let said = 0;
    let isHeard = false;
    for (const preset of RULE_SETS) {
      const books = new Set<string>();
      for (const value of valuesOf(option)) {
        const ruleSet: RuleSet = { ...preset, options: { ...preset.options, [option.key]: value } };
        if (problemsOf(ruleSet).length > 0) continue;
        const context = bookContextOf(ruleSet);
        const { de, en, lt } = option.sentence(value, context);
        const short = option.short(value, context);
        expect([en.length, lt.length]).toEqual([de.length, de.length]);
        expect([short.en.length, short.lt.length]).toEqual([short.de.length, short.de.length]);
        said += de.length + short.de.length;
        if (said === 0) books.add(whole(ruleSet));
      }
      isHeard ||= books.size > 1;
    }
    // What an option has no sentence of its own for, another says with it.
    expect(said > 0 || isHeard).toBe(true);
  });

  test('has a title of its own in every language', () => {
    for (const language of LANGUAGES) {
      const titles = OPTIONS.map(({ title }) => title[language]);
      expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test.each(FIXED_RULES)('$key, a fixed rule, is said in some rule set, as much in every language', ({ sentence }) => {
    const said = PRESETS.map((preset) => sentence(bookContextOf(preset)));
    for (const { de, en, lt } of said) expect([en.length, lt.length]).toEqual([de.length, de.length]);
    expect(said.some(({ de }) => de.length > 0)).toBe(true);
  });
});

describe('a table with other words for its call', () => {
  const others = PRESETS.filter((ruleSet) => ['makao', 'tschau'].includes(bookContextOf(ruleSet).facts.callAtOne));

  test.each(others.flatMap((ruleSet) => LANGUAGES.map((language) => ({ id: ruleSet.id, language, ruleSet }))))(
    'never reads of “Mau” in its book ($id, $language)',
    ({ ruleSet, language }) => {
      expect(JSON.stringify(bookOf(ruleSet, language)).match(/[„“]Mau[^„“”]*[“”]/gu)).toBeNull();
    },
  );
});
