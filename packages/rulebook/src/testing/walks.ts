/** Rounds played at random under many rule sets, for tests that hold what is said against what the engine does. */
import { type Position, type Rules, Xoshiro128 } from '@hausregel/core';
import { playersOf, PRESETS, type RuleSet, withOverrides } from '@hausregel/rules';
import { dealt, houseRules, optionChoices, playOut, rulesFor, USUAL_HABITS, type Watch } from '@hausregel/testkit';
import fc from 'fast-check';

const HABITS = { ...USUAL_HABITS, lays: 60, leaves: 2, breaks: 5 };
const MOVES_MAX = 150;

/** House rules together whose interplay random choices seldom bring. */
const RICH: readonly Readonly<Record<string, unknown>>[] = [
  {
    passOnRank: '8',
    cancelRank: '9',
    sendBackRank: '3',
    graceRound: true,
    wildJokers: 4,
    jokerPower: 'draw-five-wish',
  },
  { tenPower: 'copy', passOnRank: '8', ninePower: 'skip-chain', fourPower: 'swap-next', twoPower: 'self-draws-one' },
  { drawCardsStack: true, twoPower: 'draw-two', threePower: 'draw-three', passOnRank: '8', answersMustFit: true },
  { wildInNeed: true, secondWildRank: '9', wildJokers: 4, ninePower: 'wish', fivePower: 'base', wishSuits: 'other' },
  { jackPower: 'wish-rank', wildJokers: 3, wildInNeed: true, rankWishStays: true, graceRound: true },
  { heartKingPower: 'wish-rank', jackPower: 'wish-rank', wildRank: 'none', graceRound: true },
  { acePower: 'must-lay', uncoveredDraws: 'until-fits', drawCardsMax: 3, finishRank: 'Q', setsOfRank: 'each' },
  { drawCardsMax: 3, drawnMustBeLaid: true, noSpecialLast: true },
  { drawUntilFits: true, drawnMustBeLaid: true, drawWhenAbleToLay: true, handLimit: 9 },
  { throwIn: true, forgottenCall: 'bars-last-card', setsOfRank: 'top', identicalTogether: true, wishOptional: true },
  {
    blackJacksPower: 'draw-five',
    redJacksCure: true,
    jackPower: 'none',
    wildRank: 'none',
    spadeQueenPower: 'draw-five',
  },
].map((rules) => ({ ...rules, secondDeckFrom: 2 }));

export interface Table {
  readonly title: string;
  readonly ruleSet: RuleSet;
}

/** Every preset, and tables with many rare house rules. */
export const TABLES: readonly Table[] = [
  ...PRESETS.map((ruleSet) => ({ title: ruleSet.id, ruleSet })),
  ...RICH.map((rules) => ({ title: Object.keys(rules).join(', '), ruleSet: houseRules('family', rules) })),
  { title: 'going on for places', ruleSet: houseRules('skat', { playOn: true, wildJokers: 2 }) },
  { title: 'a last draw that comes back', ruleSet: houseRules('skat', { lastDrawReturns: true, passOnRank: '8' }) },
  { title: 'sevens laid last go round', ruleSet: houseRules('german', { sevenLastGoesRound: true }) },
  { title: 'a pile that is not renewed', ruleSet: houseRules('family', { emptyPileEndsRound: true }) },
];

/** Presets with up to ten options chosen at random, such that they can be played. */
export const anyTable: fc.Arbitrary<Table> = fc
  .tuple(fc.constantFrom(...PRESETS), optionChoices)
  .map(([preset, overrides]) => ({
    title: `${preset.id} ${JSON.stringify(overrides)}`,
    result: withOverrides(preset, overrides),
  }))
  .filter(({ result }) => result.ok)
  .map(({ title, result }) => {
    if (!result.ok) throw new Error('filtered');
    return { title, ruleSet: result.value };
  });

/** What a walk looks at: `rules` are those of the round. */
export interface Walk {
  readonly before?: (rules: Rules, position: Position, play: Parameters<NonNullable<Watch['before']>>[1]) => void;
  readonly after?: (rules: Rules, position: Position, play: Parameters<NonNullable<Watch['after']>>[1]) => void;
}

/** Plays a round at random, up to 150 moves; the seed says for how many players. */
export function walk(ruleSet: RuleSet, seed: number, { before, after }: Walk): void {
  const { min, max } = playersOf(ruleSet);
  const players = min + (seed % (max - min + 1));
  const rules = rulesFor(ruleSet, players);
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, players, chance, seed % players);
  playOut(rules, position, chance, MOVES_MAX, {
    habits: HABITS,
    before: (at, play) => before?.(rules, at, play),
    after: (at, play) => after?.(rules, at, play),
  });
}
