import { LANGUAGES, PRESETS, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { diffText } from './diffText.ts';
import { ruleDiff } from './ruleDiff.ts';

function preset(id: string): RuleSet {
  const found = presetById(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
}

describe('the difference of two rule sets', () => {
  test('is told by topic, each change in one sentence', () => {
    const changed = withOverrides(preset('family'), { handSize: 7, ninePower: 'reverse' });
    if (!changed.ok) throw new Error('these house rules can be played');
    const { sections, count, none } = ruleDiff(preset('family'), changed.value, 'de');
    expect(sections.map(({ title, notes }) => [title, ...notes.map(({ text }) => text)])).toEqual([
      ['Geben', 'Jeder bekommt 7 statt 5 Karten.'],
      ['Was die Karten tun', 'Eine Neun dreht die Spielrichtung.'],
    ]);
    expect(count).toBe(2);
    expect(none).toBeUndefined();
  });

  test('leaves out what means nothing beside the other rules', () => {
    const textsOf = (from: string, to: string): string =>
      ruleDiff(preset(from), preset(to), 'en')
        .sections.flatMap(({ notes }) => notes.map(({ text }) => text))
        .join(' ');
    const toPrsi = textsOf('czech', 'prsi');
    expect(toPrsi).toContain('The last card is not called.');
    expect(toPrsi).not.toMatch(/The word of the call|can be caught|The cards have other values/);
    const toGrand = textsOf('pesten', 'mau-tse-tung');
    expect(toGrand).toContain('jokers');
    expect(toGrand).not.toContain('There are no jokers.');
    expect(textsOf('prsi', 'czech')).toContain('The word of the call');
  });

  test('is none between a rule set and itself', () => {
    expect(ruleDiff(preset('skat'), preset('skat'), 'en')).toMatchObject({
      sections: [],
      count: 0,
      none: '“Skat deck” and “Skat deck” are played alike.',
    });
  });

  test.each(LANGUAGES)('between any two presets has whole sentences with clauses, in 80 columns (%s)', (language) => {
    for (const from of PRESETS) {
      for (const to of PRESETS) {
        for (const { notes } of ruleDiff(from, to, language).sections) {
          for (const { text, clauses } of notes) {
            expect(text).toMatch(/^[„“\p{Lu}\d].*\.$/u);
            expect(clauses.length).toBeGreaterThan(0);
          }
        }
        expect(diffText(from, to, language)).not.toMatch(/.{81}/u);
      }
    }
  });

  test('goes both ways', () => {
    const there = ruleDiff(preset('family'), preset('czech'), 'en');
    const back = ruleDiff(preset('czech'), preset('family'), 'en');
    const keys = ({ sections }: typeof there): readonly string[] =>
      sections.flatMap(({ notes }) => notes.map(({ key }) => key));
    expect(keys(there)).toEqual(keys(back));
  });
});

test('a wish that is free, a match to rounds won and the card that a red jack answers are told as they are', () => {
  const noted = (id: string, key: string): string | undefined => {
    const { sections } = ruleDiff(preset('family'), preset(id), 'en');
    return sections.flatMap(({ notes }) => notes).find((note) => note.key === key)?.text;
  };
  expect(noted('makao', 'acePower')).toBe('Whoever lays an ace may name a suit.');
  expect(noted('switch', 'acePower')).toBe('Whoever lays an ace names a suit.');
  expect(noted('prsi', 'matchTarget')).toBe('A match ends when somebody has won 5 rounds.');
  expect(noted('switch', 'redJacksCure')).toMatch(/because of a black jack may lay a red jack/);
});
