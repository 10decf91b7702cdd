/** What the beginning of a turn changes under rarer house rules. */
import { type Seat, SUIT_COUNT } from '../card.ts';
import { emit, EVENT_WISH_ENDED } from '../events.ts';
import { NONE, PHASE_CHAIN, type Position } from '../position.ts';
import type { Wish } from '../wish.ts';
import type { HouseTables } from './houseTables.ts';

/** Cards act again one turn sooner, and a wish for a rank that everybody has had a turn under is over. */
export function beginHouseTurn(house: HouseTables, position: Position, seat: Seat): void {
  if (position.grace > 0) position.grace--;
  if (position.wish < SUIT_COUNT || !house.rankWishEnds || position.phase === PHASE_CHAIN) return;
  if (((position.wishLeft >> seat) & 1) === 0) {
    position.wishLeft |= 1 << seat;
    return;
  }
  emit(position, EVENT_WISH_ENDED, seat, position.wish, 0);
  position.wish = NONE;
}

/** A wish begins to bind. */
export function setWish(house: HouseTables, position: Position, wish: Wish): void {
  position.wish = wish;
  position.wishLeft = wish < SUIT_COUNT ? house.wishCards : 0;
}
