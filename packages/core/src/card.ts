/**
 * Cards as small integers. A *kind* is what a card is (two decks hold two cards of every kind);
 * a *face* is what the top card counts as, which also covers an empty table and a joker that
 * stands for a jack and so has no suit.
 */

/** 0 clubs, 1 spades, 2 hearts, 3 diamonds: the order ♣♠♥♦ of the ledger. */
export type Suit = number;
/** 0 is the two, 8 the ten, 9 the jack, 10 the queen, 11 the king, 12 the ace. */
export type Rank = number;
/** 0 … 51 is rank × 4 + suit, 52 the joker. */
export type Kind = number;
/** A kind, or 53 (a jack without a suit), or 54 (no card: an empty table). */
export type Face = number;
/** Index of a place at the table, counted clockwise from 0. */
export type Seat = number;

export const SUIT_COUNT = 4;
export const RANK_COUNT = 13;
export const JOKER: Kind = 52;
export const KIND_COUNT = 53;
export const SUITLESS_JACK: Face = 53;
export const EMPTY_TABLE: Face = 54;
export const FACE_COUNT = 55;
/** Seats a table can have at most; ten play `family`. */
export const SEAT_COUNT_MAX = 12;

export const RANK_JACK: Rank = 9;
export const RANK_QUEEN: Rank = 10;
export const RANK_KING: Rank = 11;
export const RANK_ACE: Rank = 12;

export const kindOf = (rank: Rank, suit: Suit): Kind => rank * SUIT_COUNT + suit;
/** Rank of a kind below the joker, or of the suitless jack. */
export const rankOf = (face: Face): Rank => (face === SUITLESS_JACK ? RANK_JACK : face >> 2);
/** Suit of a kind below the joker. */
export const suitOf = (kind: Kind): Suit => kind & 3;
