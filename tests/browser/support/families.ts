import { editedRuleSet, editingOf, presetById, type RuleSet, withChanges } from '@hausregel/rules';

/** A mix of rules that people play, and what it is made from. */
interface Family {
  readonly name: string;
  readonly base: string;
  /** In an order in which one may set them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Three tables that hardly have a rule in common.
 *
 * North German: no effects until the first player is on turn again, three cards for ♥K that nobody answers, and the
 * winner gets the sum (psmaumau.de); no jack on a jack, the nine turns the direction (mau-mau-palast.de).
 *
 * Bavarian: nines and jokers for everything, the identical card may be thrown in (schoenramer.de, donaukurier.de,
 * Parlett), made from the family game although there is a preset of it.
 *
 * Swiss: nine as a base, ten as a copy, aces are covered, a point a win, to 100 (mau-mau.ch).
 */
export const FAMILIES: readonly Family[] = [
  {
    name: 'Nordlichter',
    base: 'skat',
    options: {
      handSize: 6,
      startCard: 'none',
      graceRound: true,
      wildOnWild: false,
      drawWhenAbleToLay: false,
      ninePower: 'reverse',
      heartKingPower: 'draw-three-at-once',
      forgottenCall: 'catch',
      catchCards: 1,
      pointTable: 'psm',
      winnerGetsSum: true,
    },
  },
  {
    name: 'Stammtisch',
    base: 'family',
    options: {
      deckCards: '32',
      playersMax: 8,
      secondDeckFrom: 4,
      wildJokers: 2,
      wildRank: '9',
      throwIn: true,
      ninePower: 'wish',
      jackPower: 'none',
      jokerPower: 'wish',
      forgottenCall: 'bars-last-card',
      cardValues: { J: 2, Q: 3, K: 4, A: 11, X: 20 },
    },
  },
  {
    name: 'Jassstube',
    base: 'tschau-sepp',
    options: {
      deckCards: '32',
      wildOnWild: false,
      ninePower: 'base',
      tenPower: 'copy',
      acePower: 'must-lay',
      scoring: 'wins',
      matchTarget: 100,
    },
  },
];

/** The rule set that the editor must come to. */
export function ruleSetOf({ name, base, options }: Family): RuleSet {
  const preset = presetById(base);
  if (preset === undefined) throw new Error(`There is no preset ${base}.`);
  return editedRuleSet(withChanges(editingOf(preset), options), name);
}
