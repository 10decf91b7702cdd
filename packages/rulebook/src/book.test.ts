import { readFileSync } from 'node:fs';
import {
  type BookSection as Section,
  bookHtml,
  bookMarkdown,
  bookOf,
  bookSections,
  bookText,
  paragraphsOf,
} from './index.ts';
import { goldenBooks } from './goldenBooks.ts';
import { type Language, LANGUAGES, OPTIONS, PRESETS, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const BOTH = PRESETS.flatMap((preset) => LANGUAGES.map((language) => ({ preset, language, id: preset.id })));

function preset(id: string): RuleSet {
  const found = presetById(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
}

function changed(id: string, overrides: Readonly<Record<string, unknown>>): RuleSet {
  const result = withOverrides(preset(id), overrides);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const textOf = (sections: readonly Section[]): string =>
  sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
const prose = (ruleSet: RuleSet, language: Language = 'de'): string => textOf(bookSections(ruleSet, language));

/** Every sentence that a book shows. */
function allTexts(ruleSet: RuleSet, language: Language): string[] {
  const { sections, differences, topics, cards } = bookOf(ruleSet, language);
  const sentences = [...sections, ...topics].flatMap((section) => section.sentences);
  return [...sentences, ...differences].map(({ text }) => text).concat(cards.map(({ text }) => text));
}

function expectWhole(text: string): void {
  expect(text).toMatch(/^[„“\p{Lu}\d].*[.…]$/u);
  expect(text).not.toMatch(/undefined|NaN|null|\$\{|  | [,.;:]|\.\.|\p{Ll}\p{Lu}/u);
}

describe('golden rule books', () => {
  test.each([...goldenBooks()].map(([name, text]) => ({ name, text })))(
    'vectors/books/$name is up to date',
    ({ name, text }) => {
      expect(readFileSync(new URL(`../../../vectors/books/${name}`, import.meta.url), 'utf8')).toBe(text);
    },
  );
});

describe('sentences', () => {
  test.each(BOTH)('of $id are whole ($language)', ({ preset, language }) => {
    for (const text of allTexts(preset, language)) expectWhole(text);
  });

  test.each(BOTH)('of $id stand one by one, each with a clause ($language)', ({ preset, language }) => {
    for (const { sentences } of bookSections(preset, language)) {
      for (const { text, clauses } of sentences) {
        expect(text.slice(0, -1)).not.toMatch(/[.!?]\s+[„“\p{Lu}]/u);
        expect(clauses.length).toBeGreaterThan(0);
      }
    }
  });

  test.each(PRESETS)('of $id are as many in every language', (ruleSet) => {
    const keys = (language: Language): string[] =>
      bookSections(ruleSet, language).flatMap(({ sentences }) => sentences.map(({ key }) => key));
    for (const language of LANGUAGES) expect(keys(language)).toEqual(keys('de'));
  });

  test('are whole for any house rules a table can choose', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESETS),
        overridesArbitrary,
        fc.constantFrom(...LANGUAGES),
        (base, given, language) => {
          const result = withOverrides(base, given);
          if (!result.ok) return;
          for (const text of allTexts(result.value, language)) expectWhole(text);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Some values of an option, good ones only. */
function valueOf({ shape }: (typeof OPTIONS)[number]['schema']): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'by-rank':
      return fc.constantFrom({ J: 3, JH: 5 }, { A: 1 }, { Q: 0, '7': 10, '8': 10 });
    case 'integer':
    case 'by-players':
      return fc.integer({ min: shape.min, max: Math.min(shape.max, shape.min + 9) });
  }
}

const overridesArbitrary: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .array(
    fc
      .constantFrom(...OPTIONS)
      .chain(({ key, schema }) => valueOf(schema).map((value): [string, unknown] => [key, value])),
    { maxLength: 8 },
  )
  .map((entries) => Object.fromEntries(entries));

describe('sentences agree with each other', () => {
  test('the chain of sevens names its limit, and only then', () => {
    expect(prose(preset('family'))).toContain('und so weiter ohne Grenze');
    const capped = prose(changed('family', { sevenChainCap: 1 }));
    expect(capped).not.toContain('und so weiter ohne Grenze');
    expect(capped).toContain('Auf die erste Sieben darf nur eine weitere folgen');
  });

  test('the king of hearts is answered only where there are two decks', () => {
    expect(prose(preset('skat-plus'))).toContain(
      'Mit zwei Blättern darf der Nächste stattdessen den anderen Herz-König legen',
    );
    const single = prose(changed('skat-plus', { secondDeckFrom: 0, playersMax: 4 }));
    expect(single).toContain('Dagegen hilft nichts: Die 4 werden sofort gezogen.');
    expect(single).not.toContain('den anderen Herz-König');
  });

  test('the start card follows the powers', () => {
    expect(prose(preset('skat'))).toContain('Eine Sieben oder eine Acht trifft den Spieler nach dem Geber.');
    expect(prose(preset('skat-plus'))).toContain(
      'Eine Sieben, eine Acht oder der Herz-König trifft den Spieler nach dem Geber.',
    );
    expect(prose(changed('family', { jackPower: 'none' }))).toContain(
      'beginnt den Ablagestapel; sie hat keine weitere Wirkung',
    );
  });

  test('without calls nothing is said about forgetting them', () => {
    const silent = prose(changed('family', { lastCardCall: false }), 'en');
    expect(silent).toContain('Nothing is called');
    expect(silent).not.toMatch(/caught|forgotten/);
  });

  test('without points nothing is counted', () => {
    const casual = prose(changed('family', { scoring: 'none' }));
    expect(casual).toContain('Punkte werden nicht angeschrieben');
    expect(prose(preset('family'))).toContain('sobald jemand 100 erreicht');
    expect(casual).not.toMatch(/100 erreicht|je 10|zählen die Karten/);
  });

  test('no deal is named for players the table does not allow', () => {
    expect(prose(changed('skat', { playersMax: 4 }))).toContain(
      'Jeder bekommt 7 Karten bei 2 Personen, 6 bei 3 Personen und 5 bei 4 Personen.',
    );
  });

  test('cases and plurals are right', () => {
    expect(prose(changed('family', { acePower: 'draw-two' }))).toContain(
      'Wer ein Ass legt, lässt den Nächsten 2 Karten ziehen.',
    );
    expect(prose(changed('family', { kingPower: 'reverse' }))).toContain(
      'Wer einen König legt, dreht die Spielrichtung um; ein weiterer König dreht sie wieder zurück.',
    );
    expect(prose(changed('family', { queenPower: 'skip-chain' }))).toContain(
      'Antworten darf nur, wer als Erster aussetzen müsste, und nur mit einer Dame.',
    );
    expect(prose(changed('family', { acePower: 'reverse-draw-two' }))).toContain('Es dreht die Richtung erneut');
  });
});

describe('house rules', () => {
  const house = changed('family', { handSize: 7, ninePower: 'reverse', acePower: 'others-draw-one' });

  test('come first, each in one sentence', () => {
    const { base, differencesTitle, differences } = bookOf(house, 'de');
    expect(base).toBe('Nach „Familie“, mit 3 Hausregeln.');
    expect(differencesTitle).toBe('3 Hausregeln');
    expect(differences.map(({ text }) => text)).toEqual([
      'Jeder bekommt 7 statt 5 Karten.',
      'Eine Neun dreht die Spielrichtung.',
      'Ein Ass lässt alle anderen 1 Karte ziehen.',
    ]);
    expect(differences.map(({ clause }) => clause)).toEqual(['FAM-2', 'FAM-V9', 'FAM-V2']);
  });

  test('are counted in Lithuanian cases', () => {
    const { summary, base, differencesTitle, differences } = bookOf(house, 'lt');
    expect(summary).toBe('52 kortos, nuo 2 iki 10 žaidėjų.');
    expect(base).toBe('Pagal taisyklių rinkinį „Šeima“, su 3 namų taisyklėmis.');
    expect(differencesTitle).toBe('3 namų taisyklės');
    expect(differences).toHaveLength(3);
    const one = bookOf(changed('skat', { playersMax: 2, handSize: 6 }), 'lt');
    expect(one.summary).toBe('32 kortos, 2 žaidėjai.');
    expect(bookOf(changed('family', { handSize: 7 }), 'lt').base).toBe(
      'Pagal taisyklių rinkinį „Šeima“, su 1 namų taisykle.',
    );
    expect(bookOf(changed('family', { handSize: 7 }), 'lt').differencesTitle).toBe('1 namų taisyklė');
    expect(bookOf(preset('skat-plus'), 'lt').differencesTitle).toBe('Kuo skiriasi nuo rinkinio „Skato kaladė“');
  });

  test('are marked where they stand', () => {
    const { cards, topics } = bookOf(house, 'en');
    expect(cards.filter(({ isChanged }) => isChanged).map(({ card, title, text }) => [card, title, text])).toEqual([
      ['9H', 'Nine', 'The direction turns.'],
      ['AD', 'Ace', 'Everyone else draws one card, in turn.'],
    ]);
    expect(topics[0]?.sentences.find(({ isChanged }) => isChanged)?.text).toBe('Everyone gets 7 cards.');
  });

  test('are none of those in which a preset differs from another', () => {
    const plus = bookOf(preset('skat-plus'), 'de');
    expect(plus).toMatchObject({
      isHouse: false,
      base: 'Nach „Skatblatt“.',
      differencesTitle: 'Anders als „Skatblatt“',
    });
    expect(plus.differences).toHaveLength(3);
    expect(bookOf(preset('family-32'), 'en')).toMatchObject({
      base: 'Based on “Family”.',
      differencesTitle: 'Different from “Family”',
    });
    expect(bookOf(house, 'de').isHouse).toBe(true);
    expect(BOTH.filter(({ preset: { id } }) => /\d Hausregel/.test(bookText(preset(id), 'de')))).toEqual([]);
  });

  test('of a rank taken out are shown as a card without effect', () => {
    const [seven] = bookOf(preset('family-kids'), 'de').cards;
    expect(seven).toMatchObject({
      card: '7S',
      text: 'Keine Wirkung.',
      isChanged: true,
      clause: 'FAM-V6',
      stamp: undefined,
    });
  });

  test('are offered as other ways of playing only until chosen', () => {
    expect(prose(preset('family'))).toContain('Eine Neun kann die Spielrichtung drehen.');
    expect(prose(house)).not.toContain('Eine Neun kann die Spielrichtung drehen.');
  });
});

describe('forms', () => {
  test.each(BOTH)('the text of $id keeps to 80 columns ($language)', ({ preset, language }) => {
    const lines = bookText(preset, language).split('\n');
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  test.each(BOTH)('the HTML of $id is well formed and has every sentence ($language)', ({ preset, language }) => {
    const html = bookHtml(preset, language);
    expect(html).toContain(`<article class="rule-book" lang="${language}">`);
    const open: string[] = [];
    for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)(?![^>]*\/>)[^>]*>/g)) {
      if (slash === '/') expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(html.match(/data-clauses="(?:[A-Z]+-V?\d+|HR-[a-zA-Z-]+)/g)?.length).toBeGreaterThan(45);
  });

  test('a name cannot break out of HTML or Markdown', () => {
    const named = { ...preset('family'), name: { de: '<b>"A" & *B*</b>', en: 'x', lt: 'x' } };
    expect(bookHtml(named, 'de')).toContain('<h1>&lt;b&gt;&quot;A&quot; &amp; *B*&lt;/b&gt;</h1>');
    expect(bookMarkdown(named, 'de')).toContain(String.raw`# \<b\>"A" & \*B\*\</b\>`);
  });

  test('a rule is not torn apart by a paragraph', () => {
    for (const { preset, language } of BOTH) {
      for (const section of bookSections(preset, language)) {
        const keys = paragraphsOf(section).flatMap((paragraph) => [...new Set(paragraph.map(({ key }) => key))]);
        if (section.key !== 'variants') expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});
