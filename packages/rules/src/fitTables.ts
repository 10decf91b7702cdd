/**
 * Which kinds fit on every face. What is wild, barred and alike depends on the card that lies and not on the wish, so
 * that a row for a wish is put together from masks: with a wish for every rank there are eighteen rows.
 */
import {
  FACE_COUNT,
  JOKER,
  type Kind,
  RANK_COUNT,
  RANK_JACK,
  rankOf,
  type RulesTables,
  SUIT_COUNT,
  SUITLESS_JACK,
  suitOf,
} from '@hausregel/core';
import { type Draft, powerOf } from './draft.ts';
import { kindsOfRank, type Mask, masksWhere, unite } from './kindMasks.ts';
import { POWER_MEANINGS } from './power.ts';
import { equalRanksOf } from './ranks.ts';

const SUITS: readonly Mask[] = Array.from({ length: SUIT_COUNT }, (_, suit) =>
  masksWhere((kind) => kind < JOKER && suitOf(kind) === suit),
);
const RANKS: readonly Mask[] = Array.from({ length: RANK_COUNT }, (_, rank) => kindsOfRank(rank));

/** Faces that have a rank. */
export const isCard = (face: number): boolean => face < JOKER || face === SUITLESS_JACK;

export const isSameRank = (draft: Draft, one: number, other: number): boolean =>
  one === other || (draft.hasEqualRanks && equalRanksOf(one).includes(other));

/** What fits on every top card: without a wish, under one for each suit and, where ranks are wished, for each rank. */
export function buildFits(draft: Draft): Pick<RulesTables, 'fitLo' | 'fitHi'> {
  const ranks = draft.powers.some(({ power }) => POWER_MEANINGS[power].namesRank) ? RANKS : [];
  const size = (1 + SUITS.length + ranks.length) * FACE_COUNT;
  const fitLo = new Int32Array(size);
  const fitHi = new Int32Array(size);
  for (let top = 0; top < FACE_COUNT; top++) {
    const wild = masksWhere((kind) => isWild(draft, kind) && goesOnAnything(draft, kind, top));
    const tame = masksWhere((kind) => !isWild(draft, kind) && !isJackOnJack(draft, kind, top));
    const again = masksWhere((kind) => wishesAgain(draft, kind, top));
    const wanted = [
      masksWhere((kind) => fitsPlainly(draft, kind, top)),
      ...SUITS,
      ...ranks.map((rank) => unite(rank, again)),
    ];
    for (const [row, { lo, hi }] of wanted.entries()) {
      fitLo[row * FACE_COUNT + top] = wild.lo | (tame.lo & lo);
      fitHi[row * FACE_COUNT + top] = wild.hi | (tame.hi & hi);
    }
  }
  return { fitLo, fitHi };
}

/** Whether a kind fits on a face while no wish is open. */
export function fittingOf(draft: Draft): (kind: Kind, face: number) => boolean {
  const { fitLo, fitHi } = buildFits(draft);
  return (kind, face) => (((kind < 32 ? fitLo[face] : fitHi[face]) ?? 0) & (1 << (kind % 32))) !== 0;
}

const isAlsoWild = ({ house, goesOutOneByOne }: Draft, kind: Kind): boolean =>
  !goesOutOneByOne && rankOf(kind) === house.alsoWildRank;

const isWild = (draft: Draft, kind: Kind): boolean =>
  kind === JOKER || isAlsoWild(draft, kind) || rankOf(kind) === draft.wildRank;

function goesOnAnything(draft: Draft, kind: Kind, top: number): boolean {
  if (kind === JOKER) return !draft.goesOutOneByOne;
  if (isJackOnJack(draft, kind, top)) return false;
  if (isAlsoWild(draft, kind)) return true;
  return draft.wildOnWild || !isCard(top) || rankOf(top) !== draft.wildRank;
}

/** Where jacks never lie on each other, that holds whether or not they go on anything (MTT-2). */
const isJackOnJack = ({ goesOutOneByOne, wildOnWild }: Draft, kind: Kind, top: number): boolean =>
  goesOutOneByOne && !wildOnWild && isCard(top) && rankOf(kind) === RANK_JACK && rankOf(top) === RANK_JACK;

/** Without a wish: on an empty table, a suitless jack and an open rank anything, else by rank or suit. */
function fitsPlainly(draft: Draft, kind: Kind, top: number): boolean {
  if (!isCard(top) || top === SUITLESS_JACK) return true;
  if (rankOf(top) === draft.house.openRank && !draft.goesOutOneByOne) return true;
  const isOfRank = isSameRank(draft, rankOf(kind), rankOf(top)) && rankOf(kind) !== draft.suitOnlyRank;
  return isOfRank || suitOf(kind) === suitOf(top);
}

/** A card that wishes for a rank may go on its like, wish or no wish. */
function wishesAgain(draft: Draft, kind: Kind, top: number): boolean {
  const isAlike = isCard(top) && rankOf(kind) === rankOf(top) && rankOf(kind) !== draft.suitOnlyRank;
  if (!isAlike) return false;
  const entry = powerOf(draft, kind);
  return entry !== undefined && POWER_MEANINGS[entry.power].namesRank;
}
