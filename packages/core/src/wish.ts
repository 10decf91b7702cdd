/** Wishes as small integers: 0 … 3 a suit, 4 … 16 a rank (4 the two, 16 the ace). */
import { type Rank, RANK_COUNT, SUIT_COUNT } from './card.ts';

export type Wish = number;

export const WISH_COUNT: number = SUIT_COUNT + RANK_COUNT;

/** The wish for all cards of a rank. */
export const rankWish = (rank: Rank): Wish => SUIT_COUNT + rank;
/** The rank that is wished; undefined for a suit, and for no wish (-1). */
export const wishedRank = (wish: Wish): Rank | undefined => (wish < SUIT_COUNT ? undefined : wish - SUIT_COUNT);
