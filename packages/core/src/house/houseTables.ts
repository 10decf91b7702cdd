/**
 * What rarer house rules add to the tables. A rule set without any of them has none of this, so that the usual game
 * asks one question only. Every entry is a mechanism of its own and knows no rule set.
 */

import type { Rank } from '../card.ts';

export const RESCUE_NONE = 0;
/** The pending draw is void. */
export const RESCUE_CANCELS = 1;
/** The next player faces the same draw. */
export const RESCUE_PASSES_ON = 2;
/** The direction turns, and whoever is then next faces the same draw. */
export const RESCUE_SENDS_BACK = 3;

export const SWAP_NONE = 0;
/** With the next player. */
export const SWAP_NEXT = 1;
/** Every hand goes to the next player. */
export const SWAP_ALL = 2;

export const SET_EFFECTS = ['none', 'top', 'each'] as const;
/** Cards of one rank laid together: not at all; only the top one acts; each acts. */
export type SetEffect = (typeof SET_EFFECTS)[number];

/** Clauses of refusals that depend on more than their code. */
export interface HouseClauses {
  /** A card that was drawn and fits must be laid. */
  readonly drawnMustBeLaid: string;
  /** A card must be covered. */
  readonly cover: string;
  readonly sets: string;
  /** A wild card on a demand that is pending; empty: such a refusal is no other than that of any card. */
  readonly wild: string;
  /** A card laid out of turn that is not the identical one, or too late; empty: none may be. */
  readonly throwIn: string;
  /** A card that does not follow a wish for a rank. */
  readonly rankWish: string;
  /** A last card of another rank than `finishRank`. */
  readonly finish: string;
  /** A special card as the last one; empty: special cards may be. */
  readonly special: string;
}

/** Tables by face have `FACE_COUNT` entries. */
export interface HouseTables {
  /** Cards that answer a pending draw must fit the card that lies as well. */
  readonly answersMustFit: boolean;
  /** A draw grows to its double with every answer, not by a step. */
  readonly doubles: boolean;
  /** A draw grows to so many cards at most. */
  readonly drawMost: number;
  /** What a face does to a pending draw: `RESCUE_*`. */
  readonly rescues: Uint8Array;
  /** Bits of the wishes (suits, ranks) that a face may carry. */
  readonly wishMask: Int32Array;
  /** A card that wishes may be laid without a wish. */
  readonly wishOptional: boolean;
  /** So many cards must follow a wish for a suit, 1 … 4. */
  readonly wishCards: number;
  /** A wish for a rank is over once everybody has had a turn; else only a card laid ends it. */
  readonly rankWishEnds: boolean;
  /** Whoever draws in their turn draws until a card fits. */
  readonly drawsUntilFits: boolean;
  /** Whoever can lay after drawing must. */
  readonly drawnMustBeLaid: boolean;
  /** Nobody draws beyond so many cards in hand; 0: no limit. */
  readonly handLimit: number;
  /** The round ends when the draw pile is empty. */
  readonly pileEnds: boolean;
  /** 1: its player must lay a fitting card on it, or draw. */
  readonly mustCover: Uint8Array;
  /** Whoever cannot cover draws until they can; else one card, and the turn ends. */
  readonly coversByDrawing: boolean;
  /** 1: its player may lay any cards of its suit on it; what the last of them does happens at the end. */
  readonly base: Uint8Array;
  /** 1: it does what the card below does. */
  readonly copies: Uint8Array;
  /** Cards that its own player draws. */
  readonly selfDraws: Uint8Array;
  /** Which hands change: `SWAP_*`. */
  readonly swaps: Uint8Array;
  readonly sets: SetEffect;
  /** 1: cards of this rank may be laid together. */
  readonly setRanks: Uint8Array;
  /** The same as a mask, with the bits of their first suits; 0 where no ranks are laid together. */
  readonly setsLo: number;
  readonly setsHi: number;
  /** Really equal cards may be laid together; each acts. */
  readonly identical: boolean;
  /** A card equal to the one that was just laid may be thrown in by anybody. */
  readonly throwIn: boolean;
  /** Until the first player is on turn again no card acts. */
  readonly grace: boolean;
  /** A last card that makes draw is waited for: answered round the table, it comes back to its player. */
  readonly lastDrawReturns: boolean;
  /** Whoever has no cards left is out, and the others play on until one is left. */
  readonly playOn: boolean;
  /** The only rank that may be laid last; NONE: any. */
  readonly finishRank: Rank;
  /** Jokers are cards like others, which fit everywhere. */
  readonly jokers: boolean;
  /** The winner gets what the others hold. */
  readonly winnerGetsSum: boolean;
  /** Points of a hand are rounded to tens, upwards from five, ten at least. */
  readonly roundsToTens: boolean;
  /** Counter-clockwise from the start. */
  readonly startsBackwards: boolean;
  readonly clauses: HouseClauses;
}
