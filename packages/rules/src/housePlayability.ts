/** Which house rules beyond the documents do not go together, each with the option that is wrong and why. */
import type { Rank } from '@hausregel/core';
import { type Draft, keyOfPower, type PowerEntry } from './draft.ts';
import { emptyHouseDraft, type HouseDraft } from './houseDraft.ts';
import { wishableRanks } from './houseTables.ts';
import { POWER_MEANINGS } from './power.ts';
import type { RuleSetProblem } from './ruleSet.ts';
import { isChain } from './words/facts.ts';

type Field = Exclude<keyof HouseDraft, 'clauses'>;

/** The option that writes each field. */
const KEYS: Readonly<Record<Field, string>> = {
  drawsMix: 'drawCardsStack',
  answersMustFit: 'answersMustFit',
  drawDoubles: 'drawDoubles',
  drawMost: 'drawMost',
  cancelRank: 'cancelRank',
  passOnRank: 'passOnRank',
  sendBackRank: 'sendBackRank',
  redJacksCure: 'redJacksCure',
  wishSuits: 'wishSuits',
  wishOptional: 'wishOptional',
  wishCards: 'wishCards',
  rankWishStays: 'rankWishStays',
  drawsUntilFits: 'drawUntilFits',
  drawnMustBeLaid: 'drawnMustBeLaid',
  handLimit: 'handLimit',
  pileEnds: 'emptyPileEndsRound',
  openRank: 'openRank',
  alsoWildRank: 'secondWildRank',
  wildNotOnAttack: 'wildNotOnAttack',
  coversByDrawing: 'uncoveredDraws',
  sets: 'setsOfRank',
  identical: 'identicalTogether',
  throwIn: 'throwIn',
  grace: 'graceRound',
  startIsPlain: 'plainStartCard',
  specialsBarredLast: 'noSpecialLast',
  finishRank: 'finishRank',
  lastDrawReturns: 'lastDrawReturns',
  playOn: 'playOn',
  jokers: 'wildJokers',
  jokerDraws: 'jokerPower',
  jokerWishes: 'jokerPower',
  hasPointTable: 'pointTable',
  winnerGetsSum: 'winnerGetsSum',
  roundsToTens: 'roundToTens',
  resetsAt: 'exactTotalResets',
  startsBackwards: 'startsBackwards',
};
const FIELDS = Object.keys(KEYS).filter((key): key is Field => key in KEYS);

/** Keys of the house rules in use: none of them can be where players go out one by one. */
export function houseKeysInUse({ house }: Draft): string[] {
  const none = emptyHouseDraft();
  return [...new Set(FIELDS.filter((field) => house[field] !== none[field]).map((field) => KEYS[field]))];
}

const makesDraw = ({ power }: PowerEntry): boolean => POWER_MEANINGS[power].draw > 0;
/** A card makes draw, and whoever is to draw may answer. */
export const canBeAnswered = (entry: PowerEntry): boolean => makesDraw(entry) && isChain(POWER_MEANINGS[entry.power]);

/** Every reason why house rules of a draft cannot be played as they are. */
export function houseProblems(draft: Draft): RuleSetProblem[] {
  return [
    ...rankProblems(draft),
    ...wishProblems(draft),
    ...drawProblems(draft),
    ...turnProblems(draft),
    ...endProblems(draft),
  ];
}

type Reason = readonly [isWrong: boolean, field: Field, reason: string];

const problemsFrom = (reasons: readonly Reason[]): RuleSetProblem[] =>
  reasons.flatMap(([isWrong, field, reason]): RuleSetProblem[] =>
    isWrong ? [{ code: 'cannot-be-played', at: KEYS[field], reason, facts: {} }] : [],
  );

const RANK_FIELDS = ['cancelRank', 'passOnRank', 'sendBackRank', 'openRank', 'alsoWildRank', 'finishRank'] as const;

/** Every card of the rank must be covered, and so is never the last. */
const mustBeCovered = (powers: readonly PowerEntry[], finish: Rank): boolean =>
  powers.some(({ rank, suit, power }) => rank === finish && suit === undefined && POWER_MEANINGS[power].mustLay);

/** No number of players ever has two cards alike. */
export const hasOneOfEach = ({ secondDeckFrom, playersMax, house }: Draft): boolean =>
  (secondDeckFrom === 0 || secondDeckFrom > playersMax) && house.jokers < 2;

function rankProblems(draft: Draft): RuleSetProblem[] {
  const { house, lowestRank, wildRank, lastBarred, powers } = draft;
  const absent = RANK_FIELDS.map((field): Reason => [
    (house[field] ?? lowestRank) < lowestRank,
    field,
    'rank-not-in-deck',
  ]);
  const { finishRank } = house;
  return problemsFrom([
    ...absent,
    [house.alsoWildRank !== undefined && house.alsoWildRank === wildRank, 'alsoWildRank', 'wild-already'],
    [house.identical && hasOneOfEach(draft), 'identical', 'one-of-each-card'],
    [house.throwIn && hasOneOfEach(draft), 'throwIn', 'one-of-each-card'],
    [house.wildNotOnAttack && wildRank === undefined && house.alsoWildRank === undefined, 'wildNotOnAttack', 'no-wild'],
    [finishRank !== undefined && lastBarred.includes(finishRank), 'finishRank', 'finish-is-barred'],
    [finishRank !== undefined && mustBeCovered(powers, finishRank), 'finishRank', 'finish-is-barred'],
    [finishRank !== undefined && house.specialsBarredLast, 'finishRank', 'two-rules-for-last-card'],
  ]);
}

/** A card wishes for a rank, but every rank does something. */
function wishProblems(draft: Draft): RuleSetProblem[] {
  if (draft.goesOutOneByOne || wishableRanks(draft).length > 0) return [];
  return draft.powers
    .filter(({ power }) => POWER_MEANINGS[power].namesRank)
    .map((entry) => ({ code: 'cannot-be-played', at: keyOfPower(entry), reason: 'no-rank-to-wish', facts: {} }));
}

const isWildRank = ({ house, wildRank }: Draft, rank: Rank | undefined): boolean =>
  rank !== undefined && (rank === wildRank || rank === house.alsoWildRank);

const RESCUES = ['cancelRank', 'passOnRank', 'sendBackRank'] as const;

function drawProblems(draft: Draft): RuleSetProblem[] {
  const { house, powers, sevenChainCap } = draft;
  const hasDraw = powers.some(canBeAnswered) || house.jokerDraws > 0;
  const drawsItself = (rank: Rank | undefined): boolean =>
    powers.some((entry) => entry.rank === rank && makesDraw(entry));
  const isTwice = (field: (typeof RESCUES)[number]): boolean =>
    RESCUES.slice(0, RESCUES.indexOf(field)).some((other) => house[other] === house[field]);
  const JACK = 9;
  return problemsFrom([
    ...(['drawsMix', 'answersMustFit', 'drawDoubles', 'drawMost'] as const).map((field): Reason => [
      Boolean(house[field]) && !hasDraw,
      field,
      'no-draw-to-answer',
    ]),
    ...RESCUES.flatMap((field): Reason[] => [
      [house[field] !== undefined && !hasDraw, field, 'no-draw-to-answer'],
      [house[field] !== undefined && drawsItself(house[field]), field, 'rank-draws-itself'],
      [house[field] !== undefined && isTwice(field), field, 'rank-used-twice'],
      [house.wildNotOnAttack && isWildRank(draft, house[field]), field, 'wild-may-not-answer'],
    ]),
    [house.redJacksCure && drawsItself(JACK) && hasRedDraw(draft), 'redJacksCure', 'rank-draws-itself'],
    [house.redJacksCure && !powers.some(isBlackDraw), 'redJacksCure', 'nothing-to-cure'],
    [house.redJacksCure && RESCUES.some((field) => house[field] === JACK), 'redJacksCure', 'rank-used-twice'],
    [house.drawsMix && sevenChainCap !== undefined, 'drawsMix', 'seven-limit-with-mixing'],
    [house.jokers === 0 && (house.jokerDraws > 0 || house.jokerWishes), 'jokerDraws', 'no-jokers'],
  ]);
}

const isBlackDraw = (entry: PowerEntry): boolean =>
  canBeAnswered(entry) && entry.suit !== undefined && entry.suit < 2 && (entry.rank === 9 || entry.rank === 10);

/** Whether a red jack makes draw itself. */
const hasRedDraw = ({ powers }: Draft): boolean =>
  [2, 3].some((suit) => {
    const entry = powers.findLast((each) => each.rank === 9 && (each.suit === undefined || each.suit === suit));
    return entry !== undefined && makesDraw(entry);
  });

function turnProblems(draft: Draft): RuleSetProblem[] {
  const { house, powers, afterDraw, drawMax, handSize, startEffect } = draft;
  const wishes = powers.some(({ power }) => POWER_MEANINGS[power].namesSuit) || house.jokerWishes;
  const wishesRank = powers.some(({ power }) => POWER_MEANINGS[power].namesRank);
  const covers = powers.some(({ power }) => POWER_MEANINGS[power].mustLay);
  return problemsFrom([
    [house.drawsUntilFits && afterDraw === 'none', 'drawsUntilFits', 'drawn-is-never-laid'],
    [house.drawsUntilFits && drawMax > 1, 'drawsUntilFits', 'two-numbers-of-draws'],
    [house.drawnMustBeLaid && afterDraw === 'none', 'drawnMustBeLaid', 'drawn-is-never-laid'],
    [house.handLimit > 0 && house.handLimit < (handSize ?? 0), 'handLimit', 'limit-below-deal'],
    [house.wishSuits !== 'any' && !wishes, 'wishSuits', 'no-wish'],
    [house.wishOptional && !wishes && !wishesRank, 'wishOptional', 'no-wish'],
    [house.wishCards > 1 && !wishes, 'wishCards', 'no-wish'],
    [house.rankWishStays && !wishesRank, 'rankWishStays', 'no-rank-wish'],
    [house.coversByDrawing && !covers, 'coversByDrawing', 'nothing-to-cover'],
    [house.startIsPlain && startEffect === 'not-turned', 'startIsPlain', 'no-start-card'],
    [house.grace && startEffect === 'as-dealer', 'grace', 'start-card-acts'],
  ]);
}

function endProblems(draft: Draft): RuleSetProblem[] {
  const { house, scoring, callAtZero, hasCalls, sevenLastGoesRound, countsCards, matchLimit } = draft;
  const calledLast = hasCalls && callAtZero !== undefined;
  const counted: readonly Field[] = ['hasPointTable', 'winnerGetsSum', 'roundsToTens', 'resetsAt'];
  return problemsFrom([
    [house.playOn && calledLast, 'playOn', 'not-with-call-at-the-end'],
    [house.playOn && sevenLastGoesRound, 'playOn', 'two-rules-for-last-card'],
    [house.lastDrawReturns && calledLast, 'lastDrawReturns', 'not-with-call-at-the-end'],
    [house.lastDrawReturns && sevenLastGoesRound, 'lastDrawReturns', 'two-rules-for-last-card'],
    [house.lastDrawReturns && house.playOn, 'lastDrawReturns', 'two-rules-for-last-card'],
    [house.lastDrawReturns && !draft.powers.some(canBeAnswered), 'lastDrawReturns', 'no-draw-to-answer'],
    ...counted.map((field): Reason => [Boolean(house[field]) && scoring !== 'cards', field, 'no-points']),
    [house.hasPointTable && countsCards, 'hasPointTable', 'two-ways-of-counting'],
    [house.winnerGetsSum && matchLimit > 0, 'winnerGetsSum', 'limit-puts-out-winners'],
  ]);
}
