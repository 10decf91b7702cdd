/**
 * Sets of fives (MTT-8) and their numbers. All orders of the four different fives come first
 * (0 … 23), then all orders of the eight fives of two decks (24 … 2543), each part in the order of
 * a dictionary whose letters run ♣♠♥♦. Numbered, since the order of eight cards does not fit into
 * a move in any other way.
 */
import { type Kind, kindOf, type Rank, rankOf, type Suit, SUIT_COUNT, suitOf } from '../card.ts';

const RANK_FIVE: Rank = 3;
/** Orders of four different fives: 4!. */
export const FOUR_SET_COUNT = 24;
/** Orders of four and of eight fives: 24 + 8! / 2⁴. */
export const FIVE_SET_COUNT = 2544;

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40320];

/** In how many orders the cards left can be laid, `left` being their number by suit. */
function orderCount(left: readonly number[]): number {
  const cards = left.reduce((sum, count) => sum + count, 0);
  return left.reduce((orders, count) => orders / (FACTORIALS[count] ?? 1), FACTORIALS[cards] ?? 0);
}

const takeOne = (left: readonly number[], suit: Suit): number[] =>
  left.map((count, other) => (other === suit ? count - 1 : count));

/** The fives of a set in their order; undefined if the number is none of a set. */
export function fivesOfSet(number: number): Kind[] | undefined {
  if (!Number.isInteger(number) || number < 0 || number >= FIVE_SET_COUNT) return undefined;
  const isFour = number < FOUR_SET_COUNT;
  let rest = isFour ? number : number - FOUR_SET_COUNT;
  let left = Array.from<number>({ length: SUIT_COUNT }).fill(isFour ? 1 : 2);
  const kinds: Kind[] = [];
  const cardCount = isFour ? 4 : 8;
  while (kinds.length < cardCount) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      if (left[suit] === 0) continue;
      const after = takeOne(left, suit);
      const orders = orderCount(after);
      if (rest >= orders) {
        rest -= orders;
        continue;
      }
      kinds.push(kindOf(RANK_FIVE, suit));
      left = after;
      break;
    }
  }
  return kinds;
}

/** Number of the set laid in this order; undefined if the cards are not four different fives or all eight. */
export function setOfFives(kinds: readonly Kind[]): number | undefined {
  const perSuit = kinds.length / SUIT_COUNT;
  if (perSuit !== 1 && perSuit !== 2) return undefined;
  let left = Array.from<number>({ length: SUIT_COUNT }).fill(perSuit);
  let number = perSuit === 1 ? 0 : FOUR_SET_COUNT;
  for (const kind of kinds) {
    const suit = suitOf(kind);
    if (rankOf(kind) !== RANK_FIVE || left[suit] === 0) return undefined;
    for (let lower = 0; lower < suit; lower++) {
      if (left[lower] !== 0) number += orderCount(takeOne(left, lower));
    }
    left = takeOne(left, suit);
  }
  return number;
}
