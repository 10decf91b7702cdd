/** What options beyond the documents add to the tables of the core; nothing where a rule set has none of them. */
import {
  emptyByFace,
  type HouseTables,
  JOKER,
  kindOf,
  NONE,
  type Rank,
  RANK_COUNT,
  RANK_JACK,
  rankOf,
  rankWish,
  RESCUE_CANCELS,
  RESCUE_PASSES_ON,
  RESCUE_SENDS_BACK,
  SUIT_COUNT,
  suitOf,
  SWAP_ALL,
  SWAP_NEXT,
} from '@hausregel/core';
import { type Draft, type PowerEntry, powerOf } from './draft.ts';
import { emptyHouseDraft, type WishSuits } from './houseDraft.ts';
import { masksWhere, NO_KINDS } from './kindMasks.ts';
import { POWER_MEANINGS, type PowerMeaning } from './power.ts';

/** Draws never come to more, so that they stay within what a deck can give. */
export const DRAW_MOST = 100;

const hasHousePower = ({ power }: PowerEntry): boolean => {
  const { mustLay, base, copies, selfDraws, swaps, namesRank } = POWER_MEANINGS[power];
  return namesRank || mustLay || base || copies || selfDraws > 0 || swaps !== undefined;
};

/** Whether anything of this file is in use. */
export function hasHouse(draft: Draft): boolean {
  if (draft.goesOutOneByOne) return false;
  const { clauses, ...own } = draft.house;
  const { clauses: _, ...none } = emptyHouseDraft();
  return JSON.stringify(own) !== JSON.stringify(none) || draft.powers.some(hasHousePower) || clauses.joker !== '';
}

/** `lastClauses`: of the options that say what may be laid last. */
export function buildHouse(
  draft: Draft,
  lastClauses: Pick<HouseTables['clauses'], 'finish' | 'special'>,
): HouseTables | undefined {
  if (!hasHouse(draft)) return undefined;
  const { house } = draft;
  const sets =
    house.sets === 'none'
      ? NO_KINDS
      : masksWhere((kind) => suitOf(kind) === 0 && kind < JOKER && isAlike(draft, rankOf(kind)));
  const byMeaning = (value: (meaning: PowerMeaning) => number): Uint8Array =>
    emptyByFace().map((_, kind) => {
      const entry = kind < JOKER ? powerOf(draft, kind) : undefined;
      return entry === undefined ? 0 : value(POWER_MEANINGS[entry.power]);
    });
  return {
    answersMustFit: house.answersMustFit,
    doubles: house.drawDoubles,
    drawMost: house.drawMost > 0 ? house.drawMost : DRAW_MOST,
    rescues: rescuesOf(draft),
    wishMask: wishMasks(draft),
    wishOptional: house.wishOptional,
    wishCards: house.wishCards,
    rankWishEnds: !house.rankWishStays,
    drawsUntilFits: house.drawsUntilFits,
    drawnMustBeLaid: house.drawnMustBeLaid,
    handLimit: house.handLimit,
    pileEnds: house.pileEnds,
    mustCover: byMeaning(({ mustLay }) => (mustLay ? 1 : 0)),
    coversByDrawing: house.coversByDrawing,
    base: byMeaning(({ base }) => (base ? 1 : 0)),
    copies: byMeaning(({ copies }) => (copies ? 1 : 0)),
    selfDraws: byMeaning(({ selfDraws }) => selfDraws),
    swaps: byMeaning(({ swaps }) => (swaps === undefined ? 0 : swaps === 'next' ? SWAP_NEXT : SWAP_ALL)),
    sets: house.sets,
    setRanks: Uint8Array.from({ length: RANK_COUNT }, (_, rank) => (isAlike(draft, rank) ? 1 : 0)),
    setsLo: sets.lo,
    setsHi: sets.hi,
    identical: house.identical,
    throwIn: house.throwIn,
    grace: house.grace,
    lastDrawReturns: house.lastDrawReturns,
    playOn: house.playOn,
    finishRank: house.finishRank ?? NONE,
    jokers: house.jokers > 0,
    winnerGetsSum: house.winnerGetsSum,
    roundsToTens: house.roundsToTens,
    startsBackwards: house.startsBackwards,
    clauses: {
      drawnMustBeLaid: house.clauses.drawnMustBeLaid,
      cover: draft.powers.find(({ power }) => POWER_MEANINGS[power].mustLay)?.clause ?? house.clauses.cover,
      sets: house.clauses.sets,
      wild: house.clauses.wild,
      throwIn: house.clauses.throwIn,
      rankWish: draft.powers.find(({ power }) => POWER_MEANINGS[power].namesRank)?.clause ?? '',
      finish: lastClauses.finish,
      special: house.specialsBarredLast ? lastClauses.special : '',
    },
  };
}

/** All cards of the rank do the same: none has a power of its own. */
export const isAlike = (draft: Draft, rank: Rank): boolean =>
  !draft.powers.some((entry) => entry.rank === rank && entry.suit !== undefined) &&
  !(draft.house.redJacksCure && rank === RANK_JACK);

/** Ranks that may be wished: those of the deck whose cards do nothing and are matched by their rank. */
export function wishableRanks(draft: Draft): readonly Rank[] {
  const { house, lowestRank, wildRank, suitOnlyRank, powers } = draft;
  const apart = [wildRank, suitOnlyRank, house.alsoWildRank, house.openRank, ...rescueRanks(draft)];
  return Array.from({ length: RANK_COUNT }, (_, rank) => rank).filter(
    (rank) => rank >= lowestRank && !apart.includes(rank) && !powers.some((entry) => entry.rank === rank),
  );
}

function wishMasks(draft: Draft): Int32Array {
  const ranks = wishableRanks(draft).reduce((mask, rank) => mask | (1 << rankWish(rank)), 0);
  return Int32Array.from(emptyByFace(), (_, kind) => {
    if (kind >= JOKER) return 15;
    const entry = powerOf(draft, kind);
    const namesRank = entry !== undefined && POWER_MEANINGS[entry.power].namesRank;
    return namesRank ? ranks : wishMask(draft.house.wishSuits, kind);
  });
}

const OTHER_COLOUR = [0b1100, 0b1100, 0b0011, 0b0011] as const;

function wishMask(suits: WishSuits, kind: number): number {
  const own = 1 << suitOf(kind);
  switch (suits) {
    case 'any':
      return 15;
    case 'other':
      return 15 & ~own;
    case 'opposite-colour':
      return OTHER_COLOUR[suitOf(kind)] ?? 15;
    case 'own':
      return own;
  }
}

const HEARTS = 2;

/** Kinds that cancel only the draws of black jacks and the queen of spades. */
export const RED_JACKS: readonly number[] = [kindOf(RANK_JACK, HEARTS), kindOf(RANK_JACK, HEARTS + 1)];

function rescuesOf({ house }: Draft): Uint8Array {
  const rescues = emptyByFace();
  const put = (rank: Rank | undefined, how: number): void => {
    if (rank !== undefined) rescues.fill(how, rank * SUIT_COUNT, rank * SUIT_COUNT + SUIT_COUNT);
  };
  if (house.redJacksCure) for (const kind of RED_JACKS) rescues[kind] = RESCUE_CANCELS;
  put(house.passOnRank, RESCUE_PASSES_ON);
  put(house.sendBackRank, RESCUE_SENDS_BACK);
  put(house.cancelRank, RESCUE_CANCELS);
  return rescues;
}

/** Ranks that rescue from any draw that can be answered. */
export const rescueRanks = ({ house }: Draft): readonly Rank[] =>
  [house.cancelRank, house.passOnRank, house.sendBackRank].filter((rank) => rank !== undefined);
