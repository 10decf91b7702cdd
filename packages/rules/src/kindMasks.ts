/** Sets of kinds as the two words of a mask, the form in which the engine reads them. */
import { JOKER, type Kind, rankOf } from '@hausregel/core';

export interface Mask {
  readonly lo: number;
  readonly hi: number;
}

export const NO_KINDS: Mask = { lo: 0, hi: 0 };
export const unite = (one: Mask, other: Mask): Mask => ({ lo: one.lo | other.lo, hi: one.hi | other.hi });
export const maskOf = (kind: Kind): Mask => (kind < 32 ? { lo: 1 << kind, hi: 0 } : { lo: 0, hi: 1 << (kind - 32) });
export const kindsOfRank = (rank: number): Mask => masksWhere((kind) => rankOf(kind) === rank);

export function masksWhere(holds: (kind: Kind) => boolean): Mask {
  let lo = 0;
  let hi = 0;
  for (let kind = 0; kind <= JOKER; kind++) {
    if (!holds(kind)) continue;
    if (kind < 32) lo |= 1 << kind;
    else hi |= 1 << (kind - 32);
  }
  return { lo, hi };
}
