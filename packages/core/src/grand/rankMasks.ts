/** Ranks in the two words of a mask: the four suits of a rank lie side by side, and none in both words. */
import { type Kind, type Rank, type Seat, SUIT_COUNT } from '../card.ts';
import { NONE, type Position } from '../position.ts';

/** Ranks of the first word. */
const RANKS_LO = 8;
const SUITS = 15;

/** Bits of the suits that a mask holds of a rank. Shifts count modulo 32, so that the place is the same in either word. */
export const suitsOf = (rank: Rank, lo: number, hi: number): number =>
  ((rank < RANKS_LO ? lo : hi) >> (rank * SUIT_COUNT)) & SUITS;

export const rankLo = (rank: Rank): number => (rank < RANKS_LO ? SUITS << (rank * SUIT_COUNT) : 0);
export const rankHi = (rank: Rank): number => (rank < RANKS_LO ? 0 : SUITS << (rank * SUIT_COUNT));

/** Whether a kind is in a mask. */
export const isIn = (lo: number, hi: number, kind: Kind): boolean => (((kind < 32 ? lo : hi) >> kind) & 1) === 1;

/** Bits of the suits in which a hand has a rank. */
export const suitsHeld = (position: Position, seat: Seat, rank: Rank): number =>
  suitsOf(rank, position.handLo[seat] ?? 0, position.handHi[seat] ?? 0);

/** Whether a hand has a card of the rank. */
export const holdsRank = (position: Position, seat: Seat, rank: Rank): boolean => suitsHeld(position, seat, rank) !== 0;

/** Whether a hand has a card of the rank in every suit; of NONE it has not. */
export const holdsAllOf = (position: Position, seat: Seat, rank: Rank): boolean =>
  rank !== NONE && suitsHeld(position, seat, rank) === SUITS;
