/**
 * Moves that rarer house rules add or take away. Hot path: functions that list are handed the list and the index to
 * write to, and return the one after their last move; those without a seat list for the one on turn.
 */
import { JOKER, type Kind, kindOf, type Rank, rankOf, type Seat, suitOf } from '../card.ts';
import { copiesInHand } from '../cards.ts';
import {
  layMove,
  type Move,
  moveCopies,
  moveKind,
  moveOthers,
  VERB_LAY,
  verbOf,
  withCopies,
  withOthers,
  withWish,
} from '../move.ts';
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

/** Several cards at once: only in one's own turn, not on a base, and not after drawing where only the drawn card may. */
const mayTogether = (rules: Rules, { turn, phase, drawnCount }: Position, seat: Seat): boolean =>
  seat === turn && phase !== PHASE_BASE && (drawnCount === 0 || rules.afterDraw === 'any');

/** A card that is not the last one with the wishes it may carry, and together with its like. */
export function listVaried(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  kind: Kind,
  out: Int32Array,
  from: number,
): number {
  const count = listWished(rules, position, layMove(kind), out, from);
  if (!house.identical || !mayTogether(rules, position, seat)) return count;
  return listCopies(rules, position, kind, out, count);
}

/** Really equal cards of the seat on turn together. */
function listCopies(rules: Rules, position: Position, kind: Kind, out: Int32Array, from: number): number {
  const { turn } = position;
  const held = Math.min(copiesInHand(position, turn, kind), COPIES_MAX);
  let count = from;
  for (let copies = 2; copies <= held; copies++) {
    const move = withCopies(layMove(kind), copies);
    if (position.handCount[turn] !== copies) count = listWished(rules, position, move, out, count);
    else if (mayEnd(rules, kind)) out[count++] = move;
  }
  return count;
}

/** The first suit of every rank, in either word of a mask. */
const FIRST_SUITS = 0x11111111;

/** Bits of the first suits of the ranks that a mask has a card of. */
const ranksOf = (mask: number): number => (mask | (mask >> 1) | (mask >> 2) | (mask >> 3)) & FIRST_SUITS;

/** As `ranksOf`, of the ranks in two suits at least: one less in each of its places takes out each rank's lowest card. */
const ranksTwice = (mask: number): number => ranksOf(mask & (mask - ranksOf(mask)));

/** Whether the seat on turn may lay cards of one rank together, if it holds any. */
export const mayLaySets = (rules: Rules, house: HouseTables, position: Position): boolean =>
  (house.setsLo | house.setsHi) !== 0 && mayTogether(rules, position, position.turn);

/** Cards of one rank together; of those under the top one, one at least must fit (the masks), and is laid first. */
export function listSets(
  rules: Rules,
  house: HouseTables,
  position: Position,
  lo: number,
  hi: number,
  out: Int32Array,
  from: number,
): number {
  const { turn } = position;
  let count = from;
  let hand = (position.handLo[turn] ?? 0) | 0;
  let fitting = lo | 0;
  let ranks = ranksTwice(hand) & ranksOf(fitting) & house.setsLo;
  for (let last = 31; last < 64; last += 32) {
    while (ranks !== 0) {
      const left = ranks & (ranks - 1);
      const first = last - Math.clz32(ranks ^ left);
      // Shifts count modulo 32, so that the place of a rank is the same in either word.
      const held = (hand >> first) & SUITS;
      count = listSetsOf(rules, position, first >> 2, held, (fitting >> first) & SUITS, out, count);
      ranks = left;
    }
    hand = (position.handHi[turn] ?? 0) | 0;
    fitting = hi | 0;
    ranks = ranksTwice(hand) & ranksOf(fitting) & house.setsHi;
  }
  return count;
}

/** Each of the cards held of a rank on top of each choice of the others. */
function listSetsOf(
  rules: Rules,
  position: Position,
  rank: Rank,
  held: number,
  fitting: number,
  out: Int32Array,
  from: number,
): number {
  const isWholeHand = position.handCount[position.turn] === countBits(held);
  const isPlain = rules.namesSuit[kindOf(rank, 0)] === 0;
  let count = from;
  for (let tops = held; tops !== 0; tops &= tops - 1) {
    const top = tops & -tops;
    const kind = kindOf(rank, 31 - Math.clz32(top));
    const beside = held & ~top;
    // From one choice of the others to the next one, ascending, and after all of them to none.
    for (let suits = beside & -beside; suits !== 0; suits = (suits - beside) & beside) {
      if ((suits & fitting) === 0 || (rank === FIVE && (suits | top) === SUITS)) continue;
      const move = withOthers(layMove(kind), suits);
      if (isWholeHand && suits === beside) {
        if (mayEnd(rules, kind)) out[count++] = move;
      } else if (isPlain) out[count++] = move;
      else count = listWished(rules, position, move, out, count);
    }
  }
  return count;
}

/** Cards that are not the last ones with each wish that the top one may carry. */
function listWished(rules: Rules, position: Position, move: Move, out: Int32Array, from: number): number {
  const { house } = rules;
  const kind = moveKind(move);
  const isBare = house === undefined || rules.namesSuit[kind] === 0 || position.grace > 0;
  let wishes = isBare ? 0 : (house.wishMask[kind] ?? 0);
  let count = from;
  if (wishes === 0 || house?.wishOptional === true) out[count++] = move;
  while (wishes !== 0) {
    const left = wishes & (wishes - 1);
    out[count++] = withWish(move, 31 - Math.clz32(wishes ^ left));
    wishes = left;
  }
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

/** A card equal to the top one may be thrown in by anybody as long as nobody has drawn since, in turn or as a penalty. */
export const mayThrowIn = (rules: Rules, position: Position, kind: Kind): boolean =>
  !position.isDrawnSince && mightThrowIn(rules, position, kind);

/** Whether a lay in a log is a throw-in that only earlier versions allowed: after somebody had drawn. */
export const isLateThrowIn = (rules: Rules, position: Position, seat: Seat, move: Move): boolean =>
  verbOf(move) === VERB_LAY &&
  seat !== position.turn &&
  position.drawnCount === 0 &&
  mightThrowIn(rules, position, moveKind(move)) &&
  copiesInHand(position, seat, moveKind(move)) > 0;

function mightThrowIn(rules: Rules, position: Position, kind: Kind): boolean {
  const { phase, top, topBy, finisher } = position;
  if (rules.house?.throwIn !== true || kind !== top || topBy === NONE || finisher !== NONE) return false;
  return phase === PHASE_TURN || phase === PHASE_CHAIN;
}
