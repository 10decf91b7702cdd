/** What options beyond the documents write while a rule set is compiled. */
import type { Rank, SetEffect } from '@hausregel/core';

export const WISH_SUITS = ['any', 'other', 'opposite-colour', 'own'] as const;
/** Suits that may be wished: any; not the card's own; those of the other colour; only the card's own. */
export type WishSuits = (typeof WISH_SUITS)[number];

export interface HouseDraft {
  /** Cards of every draw answer every other. */
  drawsMix: boolean;
  answersMustFit: boolean;
  drawDoubles: boolean;
  /** 0: no limit of its own. */
  drawMost: number;
  cancelRank: Rank | undefined;
  passOnRank: Rank | undefined;
  sendBackRank: Rank | undefined;
  /** Red jacks cancel draws of black jacks and the queen of spades. */
  redJacksCure: boolean;
  wishSuits: WishSuits;
  wishOptional: boolean;
  wishCards: number;
  /** A wish for a rank holds until a card is laid, however long that takes. */
  rankWishStays: boolean;
  drawsUntilFits: boolean;
  drawnMustBeLaid: boolean;
  handLimit: number;
  pileEnds: boolean;
  /** Everything goes on it. */
  openRank: Rank | undefined;
  /** A second rank that goes on anything. */
  alsoWildRank: Rank | undefined;
  /** Wild cards do not go on cards that make draw or skip. */
  wildNotOnAttack: boolean;
  coversByDrawing: boolean;
  sets: SetEffect;
  identical: boolean;
  throwIn: boolean;
  grace: boolean;
  /** Only cards without a power may be the start card. */
  startIsPlain: boolean;
  /** Cards with a power may not be laid last. */
  specialsBarredLast: boolean;
  /** The only rank that may be laid last. */
  finishRank: Rank | undefined;
  lastDrawReturns: boolean;
  playOn: boolean;
  jokers: number;
  /** Cards that a joker makes the next player draw. */
  jokerDraws: number;
  jokerWishes: boolean;
  /** A table of values that stands in place of the table's own. */
  hasPointTable: boolean;
  winnerGetsSum: boolean;
  roundsToTens: boolean;
  resetsAt: number;
  startsBackwards: boolean;
  readonly clauses: {
    drawnMustBeLaid: string;
    cover: string;
    sets: string;
    joker: string;
    wild: string;
    throwIn: string;
  };
}

export const emptyHouseDraft = (): HouseDraft => ({
  drawsMix: false,
  answersMustFit: false,
  drawDoubles: false,
  drawMost: 0,
  cancelRank: undefined,
  passOnRank: undefined,
  sendBackRank: undefined,
  redJacksCure: false,
  wishSuits: 'any',
  wishOptional: false,
  wishCards: 1,
  rankWishStays: false,
  drawsUntilFits: false,
  drawnMustBeLaid: false,
  handLimit: 0,
  pileEnds: false,
  openRank: undefined,
  alsoWildRank: undefined,
  wildNotOnAttack: false,
  coversByDrawing: false,
  sets: 'none',
  identical: false,
  throwIn: false,
  grace: false,
  startIsPlain: false,
  specialsBarredLast: false,
  finishRank: undefined,
  lastDrawReturns: false,
  playOn: false,
  jokers: 0,
  jokerDraws: 0,
  jokerWishes: false,
  hasPointTable: false,
  winnerGetsSum: false,
  roundsToTens: false,
  resetsAt: 0,
  startsBackwards: false,
  clauses: { drawnMustBeLaid: '', cover: '', sets: '', joker: '', wild: '', throwIn: '' },
});
