import { describe, expect, test } from 'vitest';
import { bookEntries, cardEntries, variantNotes } from '../bookEntries.ts';
import { withOverrides } from '../parse.ts';
import { presetById } from '../presets.ts';
import type { RuleSet } from '../ruleSet.ts';

function grand(overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById('mau-tse-tung');
  const result = preset === undefined ? undefined : withOverrides(preset, overrides);
  if (result === undefined || !result.ok) throw new RangeError(JSON.stringify(overrides));
  return result.value;
}

const short = (key: string, overrides: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  bookEntries(grand(overrides)).find((entry) => entry.key === key)?.short.de ?? [];

describe('the grand game on one page', () => {
  test('The last player counts, and the highest total wins.', () => {
    expect(short('scoring')[0]).toMatch(/^Der Letzte zählt seine Karten/);
    expect(short('matchWinner')).toStrictEqual(['Die größte Summe gewinnt.']);
    expect(short('roundEnd')).toStrictEqual([]);
  });

  test('A joker in hand has its value.', () => {
    expect(short('cardValues')).toStrictEqual([
      'Es zählen Joker und Bube je 20, Ass 11, König und Dame je 3, die Zahlenkarten ihren Wert.',
    ]);
    expect(short('cardValues', { jokers: 0 })[0]).toMatch(/^Es zählen Bube 20/);
  });

  test('Single cards stand after the ranks, those of a rule that is off do not.', () => {
    const cards = (overrides = {}): readonly string[] => cardEntries(grand(overrides)).map(({ card }) => card);
    expect(cards().slice(-7)).toStrictEqual(['3D', '4D', 'QC', 'QS', 'QH', 'KS', 'X']);
    expect(cards({ jokers: 0, queenOfClubs: false }).slice(-5)).toStrictEqual(['3D', '4D', 'QS', 'QH', 'KS']);
    const family = presetById('family');
    expect(family === undefined ? [] : cardEntries(family).map(({ card }) => card)).toStrictEqual(['7S', '8C', 'JC']);
  });

  test('No card is shown twice, whatever powers a table gives to queens and kings.', () => {
    const cards = cardEntries(grand({ queenPower: 'skip', kingPower: 'skip' })).map(({ card }) => card);
    expect(cards).toContain('QD');
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('A wish ends when the whole discard pile is turned over.', () => {
    const said = bookEntries(grand()).find(({ key }) => key === 'wishes')?.sentences.en ?? [];
    expect(said[1]).toMatch(/until the next card is laid or the discard pile is turned over\.$/);
  });

  test('What the decisions leave open is offered until it is chosen.', () => {
    const offered = (overrides = {}): readonly string[] => variantNotes(grand(overrides)).map(({ key }) => key);
    expect(offered()).toStrictEqual(['wildRank', 'afterDraw', 'cardValues', 'jokers', 'pairHasDuty', 'duplicatesStay']);
    expect(offered({ pairHasDuty: false, wildRank: 'none' })).toStrictEqual([
      'afterDraw',
      'cardValues',
      'jokers',
      'duplicatesStay',
    ]);
  });
});
