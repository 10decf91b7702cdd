/** Moves of the grand game with four or eight cards of one rank. */
import { kindOf, SUIT_COUNT } from '../card.ts';
import { copiesInHand } from '../cards.ts';
import { setMove } from '../move.ts';
import type { Position } from '../position.ts';
import { FIVE_SET_COUNT, FOUR_SET_COUNT } from './fiveSets.ts';
import type { GrandTables } from './grandTables.ts';
import { holdsAllOf, suitsOf } from './rankMasks.ts';

/** Four different cards of the rank, or all eight, in every order whose first card fits (MTT-8). */
export function listSets(
  grand: GrandTables,
  position: Position,
  lo: number,
  hi: number,
  out: Int32Array,
  from: number,
): number {
  const { turn } = position;
  const { setRank } = grand;
  if (!holdsAllOf(position, turn, setRank)) return from;
  const firsts = suitsOf(setRank, lo, hi);
  let isDouble = true;
  for (let suit = 0; suit < SUIT_COUNT; suit++) isDouble &&= copiesInHand(position, turn, kindOf(setRank, suit)) > 1;
  const count = listOrders(firsts, 0, FOUR_SET_COUNT, out, from);
  return isDouble ? listOrders(firsts, FOUR_SET_COUNT, FIVE_SET_COUNT, out, count) : count;
}

/** The sets numbered `first` … `end` - 1 that begin with one of the suits: as many with each, one suit after the other. */
function listOrders(firsts: number, first: number, end: number, out: Int32Array, from: number): number {
  let count = from;
  const each = (end - first) / SUIT_COUNT;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (!((firsts >> suit) & 1)) continue;
    const number = first + suit * each;
    for (let order = 0; order < each; order++) out[count++] = setMove(number + order);
  }
  return count;
}
