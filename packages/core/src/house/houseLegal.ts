/**
 * Moves that rarer house rules add or take away. Hot path: the list being filled is kept in the module, so that nothing
 * is allocated; functions that list take the index to write to and return the one after their last move; those without
 * a seat list for the one on turn.
 */
import { JOKER, type Kind, kindOf, type Rank, rankOf, type Seat, suitOf } from '../card.ts';
import { copiesInHand } from '../cards.ts';
import { layMove, type Move, moveCopies, moveKind, moveOthers, withCopies, withOthers, withWish } from '../move.ts';
import { countBits, NONE, PHASE_BASE, PHASE_CHAIN, PHASE_TURN, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { HouseTables } from './houseTables.ts';

/** Four fives are written as a set of their own, so that at most three of them are laid together. */
const FIVE = 3;
const COPIES_MAX = 4;
/** The four suits of a rank, side by side in a mask, and none in both of its words. */
const SUITS = 15;

/** Cards that leave the hand with a lay. */
export const cardsOfMove = (move: Move): number => moveCopies(move) + countBits(moveOthers(move));

/** Whether a card that is laid now must carry a wish; `none` where it must not. */
export function wishOf(rules: Rules, position: Position, kind: Kind, isLast: boolean): 'needed' | 'optional' | 'none' {
  if (rules.namesSuit[kind] === 0 || isLast) return 'none';
  const { house } = rules;
  if (house === undefined) return 'needed';
  if (position.grace > 0 || house.wishMask[kind] === 0) return 'none';
  return house.wishOptional ? 'optional' : 'needed';
}

/** The list being filled. Set only where it is another one: storing objects costs more than comparing them. */
let out: Int32Array = new Int32Array(0);

/**
 * Lays with the held cards of a mask, written to `list` from index 0; returns their number. Order: cards ascending by
 * kind, each with the wishes it may carry and together with its like, then cards of one rank together.
 */
export function listHouseLays(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  lo: number,
  hi: number,
  list: Int32Array,
): number {
  if (out !== list) out = list;
  const isTogetherPossible = (house.identical || house.sets !== 'none') && mayTogether(rules, position, seat);
  const listsCopies = isTogetherPossible && house.identical;
  const count = listKinds(rules, house, position, seat, lo, hi, listsCopies);
  return isTogetherPossible && house.sets !== 'none' ? listSets(rules, house, position, lo, hi, count) : count;
}

/** Several cards at once: only in one's own turn, not on a base, and not after drawing where only the drawn card may. */
const mayTogether = (rules: Rules, { turn, phase, drawnCount }: Position, seat: Seat): boolean =>
  seat === turn && phase !== PHASE_BASE && (drawnCount === 0 || rules.afterDraw === 'any');

/** One body serves both words of the mask; the plain cards, most of them, are listed on the spot. */
function listKinds(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  lo: number,
  hi: number,
  listsCopies: boolean,
): number {
  const { namesSuit } = rules;
  const isLast = position.handCount[seat] === 1;
  const list = out;
  let count = 0;
  let rest = (position.handLo[seat] ?? 0) & lo;
  for (let last = 31; last < 64; last += 32) {
    for (; rest !== 0; rest &= rest - 1) {
      const kind = last - Math.clz32(rest & -rest);
      if (namesSuit[kind] === 0 || isLast) list[count++] = layMove(kind);
      else count = listWished(house, position, layMove(kind), count);
      if (listsCopies) count = listCopies(rules, house, position, kind, count);
    }
    rest = (position.handHi[seat] ?? 0) & hi;
  }
  return count;
}

/** Really equal cards of the seat on turn together. */
function listCopies(rules: Rules, house: HouseTables, position: Position, kind: Kind, from: number): number {
  const { turn } = position;
  const held = Math.min(copiesInHand(position, turn, kind), COPIES_MAX);
  let count = from;
  for (let copies = 2; copies <= held; copies++) {
    const move = withCopies(layMove(kind), copies);
    if (position.handCount[turn] === copies) {
      if (mayEnd(rules, kind)) out[count++] = move;
    } else if (rules.namesSuit[kind] === 0) out[count++] = move;
    else count = listWished(house, position, move, count);
  }
  return count;
}

/** Cards of one rank together; of those under the top one, one at least must fit (the masks), and is laid first. */
function listSets(rules: Rules, house: HouseTables, position: Position, lo: number, hi: number, from: number): number {
  const { turn } = position;
  let count = from;
  let hand = position.handLo[turn] ?? 0;
  let rest = hand & lo;
  for (let last = 31; last < 64; last += 32) {
    while (rest !== 0) {
      const rank = (last - Math.clz32(rest & -rest)) >> 2;
      // Shifts count modulo 32, so that the place of a rank is the same in either word.
      const held = (hand >> (rank << 2)) & SUITS;
      const fitting = (rest >> (rank << 2)) & SUITS;
      rest &= ~(SUITS << (rank << 2));
      if ((held & (held - 1)) === 0 || house.setRanks[rank] !== 1) continue;
      count = listSetsOf(rules, house, position, rank, held, fitting, count);
    }
    hand = position.handHi[turn] ?? 0;
    rest = hand & hi;
  }
  return count;
}

/** Each of the cards held of a rank on top of each choice of the others. */
function listSetsOf(
  rules: Rules,
  house: HouseTables,
  position: Position,
  rank: Rank,
  held: number,
  fitting: number,
  from: number,
): number {
  const isWholeHand = position.handCount[position.turn] === countBits(held);
  let count = from;
  for (let tops = held; tops !== 0; tops &= tops - 1) {
    const top = tops & -tops;
    const kind = kindOf(rank, 31 - Math.clz32(top));
    const beside = held & ~top;
    const isPlain = rules.namesSuit[kind] === 0;
    // From one choice of the others to the next one, ascending, and after all of them to none.
    for (let suits = beside & -beside; suits !== 0; suits = (suits - beside) & beside) {
      if ((suits & fitting) === 0 || (rank === FIVE && (suits | top) === SUITS)) continue;
      const move = withOthers(layMove(kind), suits);
      if (isWholeHand && suits === beside) {
        if (mayEnd(rules, kind)) out[count++] = move;
      } else if (isPlain) out[count++] = move;
      else count = listWished(house, position, move, count);
    }
  }
  return count;
}

/** A card that names a suit, and is not the last one, with each wish it may carry. */
function listWished(house: HouseTables, position: Position, move: Move, from: number): number {
  let wishes = house.wishMask[moveKind(move)] ?? 0;
  let count = from;
  if (position.grace > 0 || wishes === 0) {
    out[count] = move;
    return count + 1;
  }
  if (house.wishOptional) out[count++] = move;
  for (; wishes !== 0; wishes &= wishes - 1) out[count++] = withWish(move, 31 - Math.clz32(wishes & -wishes));
  return count;
}

/**
 * Whether several cards, this one on top, may be the last ones: they carry no call made before, and so may not where
 * one is needed.
 */
const mayEnd = (rules: Rules, kind: Kind): boolean =>
  !rules.callIsNeeded && (((kind < 32 ? rules.lastBarredLo : rules.lastBarredHi) >> kind) & 1) === 0;

/** Suits of the other cards of the rank in hand. */
function suitsBeside({ handLo, handHi }: Position, seat: Seat, kind: Kind): number {
  const hand = (kind < 32 ? handLo[seat] : handHi[seat]) ?? 0;
  return (hand >> kindOf(rankOf(kind), 0)) & SUITS & ~(1 << suitOf(kind));
}

const mayLieTogether = (kind: Kind, suits: number): boolean => rankOf(kind) !== FIVE || countBits(suits) < 3;

/** Whether the cards of a lay are held and may be laid together. */
export function isTogether(house: HouseTables, position: Position, seat: Seat, move: Move): boolean {
  const [kind, copies, others] = [moveKind(move), moveCopies(move), moveOthers(move)];
  if ((copies > 1 && others !== 0) || position.phase === PHASE_BASE || seat !== position.turn) return false;
  if (copies > 1) return house.identical && copiesInHand(position, seat, kind) >= copies;
  if (house.sets === 'none' || kind === JOKER || house.setRanks[rankOf(kind)] !== 1) return false;
  return (others & ~suitsBeside(position, seat, kind)) === 0 && mayLieTogether(kind, others);
}

/** A card equal to the top one may be thrown in by anybody while nobody has begun to act on it. */
export function mayThrowIn(rules: Rules, position: Position, kind: Kind): boolean {
  const { phase, top, topBy, drawnCount, finisher } = position;
  if (rules.house?.throwIn !== true || kind !== top || topBy === NONE || finisher !== NONE) return false;
  return drawnCount === 0 && (phase === PHASE_TURN || phase === PHASE_CHAIN);
}
