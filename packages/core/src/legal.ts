/** Which moves are allowed. Hot path: masks and one output array, no allocation. */
import { FACE_COUNT, JOKER, type Kind, type Seat, SUIT_COUNT, suitOf } from './card.ts';
import { copiesInHand } from './cards.ts';
import {
  CALL,
  catchMove,
  DRAW,
  layMove,
  LEAVE,
  type Move,
  PASS,
  VERB_LAY,
  verbOf,
  wishMove,
  withWish,
} from './move.ts';
import {
  CALL_MADE,
  CALL_OPEN,
  NONE,
  PHASE_BASE,
  PHASE_CHAIN,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_OPENING,
  PHASE_OVER,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { breakMoves } from './grand/anyTime.ts';
import { legalGrand } from './grand/grandLegal.ts';
import { cardsOfMove, listSets, listVaried, mayLaySets, mayThrowIn } from './house/houseLegal.ts';
import type { Rules } from './rules.ts';
import { isOrdinary } from './turns.ts';

/** Room that `legal` and `sideMoves` may need in their output array. */
export const MOVES_MAX = 4096;

/**
 * Moves of a seat that act in the game, written to `out` from index 0 in a fixed order: cards
 * ascending by kind (each with its wishes), then wishes alone, then draw, then pass. A call that may come with a card
 * is not listed with it: see `isCallDue`. Returns their number, 0 for a seat not on turn.
 */
export function legal(rules: Rules, position: Position, seat: Seat, out: Int32Array): number {
  if (rules.grand !== undefined) return legalGrand(rules, rules.grand, position, seat, out);
  const { house } = rules;
  if (seat !== position.turn) return house?.throwIn === true ? listThrowIn(rules, position, seat, out) : 0;
  const { phase } = position;
  if (phase === PHASE_WISH) return listWishes(rules, position, out, 0);
  let lo = position.handLo[seat] ?? 0;
  let hi = position.handHi[seat] ?? 0;
  if (phase === PHASE_CHAIN) {
    const { chain } = position;
    lo &= rules.answerLo[chain] ?? 0;
    hi &= rules.answerHi[chain] ?? 0;
    if (house?.answersMustFit === true) {
      lo &= rules.fitLo[position.top] ?? 0;
      hi &= rules.fitHi[position.top] ?? 0;
    }
  } else if (phase === PHASE_BASE) {
    lo &= suitMask(position.top);
    hi &= suitMask(position.top) & ~JOKER_BIT;
  } else {
    const fit = (position.wish + 1) * FACE_COUNT + position.top;
    lo &= rules.fitLo[fit] ?? 0;
    hi &= rules.fitHi[fit] ?? 0;
    if (rules.wildInNeed && phase !== PHASE_FREE && hasTame(rules, lo, hi)) {
      lo &= ~rules.wildLo;
      hi &= ~rules.wildHi;
    }
    if (position.drawnCount > 0 && rules.afterDraw !== 'any' && isOrdinary(phase)) {
      const drawn = rules.afterDraw === 'drawn' ? position.drawnKind : NONE;
      lo &= maskLo(drawn);
      hi &= maskHi(drawn);
    }
  }
  // Asked for a last card only: most hands have more.
  if (position.handCount[seat] === 1) {
    lo &= mayEndMask(rules, position, seat, rules.lastBarredLo);
    hi &= mayEndMask(rules, position, seat, rules.lastBarredHi);
  }
  let lays = 0;
  if ((lo | hi) !== 0) {
    lays = listLays(rules, position, seat, lo, hi, out);
    if (house !== undefined && mayLaySets(rules, house, position)) {
      lays = listSets(rules, house, position, lo, hi, out, lays);
    }
  }
  return listOthers(rules, position, out, lays);
}

/** What may be done instead of laying a card, or without one. */
function listOthers(rules: Rules, position: Position, out: Int32Array, lays: number): number {
  const { phase } = position;
  if (isOrdinary(phase)) return listTurnOthers(rules, position, out, lays);
  if (phase === PHASE_CHAIN) out[lays] = rules.isDrawChain[position.chain] === 1 ? DRAW : PASS;
  else if (phase === PHASE_FURTHER || phase === PHASE_BASE) out[lays] = PASS;
  else if (lays === 0) out[lays] = DRAW;
  else return lays;
  return lays + 1;
}

function listTurnOthers(rules: Rules, position: Position, out: Int32Array, lays: number): number {
  let count = position.phase === PHASE_OPENING ? listWishes(rules, position, out, lays) : lays;
  if (position.drawnCount < rules.drawMax) {
    if (rules.drawWhenAble || lays === 0) out[count++] = DRAW;
  } else if (lays === 0 || position.drawnKind === NONE || rules.house?.drawnMustBeLaid !== true) {
    out[count++] = PASS;
  }
  return count;
}

/** Whether some card of the masks is not wild. */
export const hasTame = (rules: Rules, lo: number, hi: number): boolean =>
  ((lo & ~rules.wildLo) | (hi & ~rules.wildHi)) !== 0;

function listWishes(rules: Rules, position: Position, out: Int32Array, from: number): number {
  const mask = startWishes(rules, position);
  let count = from;
  for (let wish = 0; mask >> wish !== 0; wish++) if ((mask >> wish) & 1) out[count++] = wishMove(wish);
  return count;
}

/** Bits of the wishes that the start card allows. */
export const startWishes = (rules: Rules, { top }: Position): number => rules.house?.wishMask[top] || 15;

/** A joker, which has no suit, in the second mask word: there it would pass for a club. */
const JOKER_BIT = 1 << (JOKER - 32);

/** Kinds of the suit of a card, in either word: every fourth bit. */
const suitMask = (face: number): number => 0x11111111 << suitOf(face);

/** A card equal to the top one, out of turn. */
function listThrowIn(rules: Rules, position: Position, seat: Seat, out: Int32Array): number {
  const { top } = position;
  if (!isInRound(position, seat) || copiesInHand(position, seat, top) === 0) return 0;
  if (!mayThrowIn(rules, position, top)) return 0;
  const lo = maskLo(top) & mayEndMask(rules, position, seat, rules.lastBarredLo);
  const hi = maskHi(top) & mayEndMask(rules, position, seat, rules.lastBarredHi);
  return listLays(rules, position, seat, lo, hi, out);
}

const scratch = new Int32Array(MOVES_MAX);

/** Whether a seat on turn may lay any card. */
export const canLay = (rules: Rules, position: Position, seat: Seat): boolean =>
  legal(rules, position, seat, scratch) > 0 && verbOf(scratch[0] ?? 0) === VERB_LAY;

/** Bit of a kind in the first mask word; 0 for none. */
export const maskLo = (kind: Kind): number => (kind >= 0 && kind < 32 ? 1 << kind : 0);
/** Bit of a kind in the second mask word; 0 for none. */
export const maskHi = (kind: Kind): number => (kind >= 32 ? 1 << (kind - 32) : 0);

/** Kinds that may be laid now as far as a last card needs a call or is barred; any, unless it is the last one. */
function mayEndMask(rules: Rules, position: Position, seat: Seat, barred: number): number {
  if (position.handCount[seat] !== 1) return -1;
  return rules.callIsNeeded && position.call[seat] !== CALL_MADE ? 0 : ~barred;
}

/**
 * Cards of a mask, all of them held, ascending, each in all the ways in which it may be laid. One body serves both words
 * of the mask; plain cards, most of them, are listed on the spot.
 */
function listLays(rules: Rules, position: Position, seat: Seat, lo: number, hi: number, out: Int32Array): number {
  const { house } = rules;
  const isLast = position.handCount[seat] === 1;
  let count = 0;
  // What comes as a parameter is made an integer of 32 bits, or V8 reckons with fractions.
  let rest = lo | 0;
  let varied = isLast ? 0 : rules.variedLo;
  for (let last = 31; last < 64; last += 32) {
    while (rest !== 0) {
      const left = rest & (rest - 1);
      const bit = rest ^ left;
      const kind = last - Math.clz32(bit);
      if ((bit & varied) === 0) out[count++] = layMove(kind);
      else if (house === undefined) count = listWished(layMove(kind), out, count);
      else count = listVaried(rules, house, position, seat, kind, out, count);
      rest = left;
    }
    rest = hi | 0;
    varied = isLast ? 0 : rules.variedHi;
  }
  return count;
}

function listWished(move: Move, out: Int32Array, from: number): number {
  for (let suit = 0; suit < SUIT_COUNT; suit++) out[from + suit] = withWish(move, suit);
  return from + SUIT_COUNT;
}

/**
 * Whether a call comes with the card that `seat` lays as its next one (several with `move`): `~` may follow the move.
 */
export function isCallDue(rules: Rules, position: Position, seat: Seat, move?: Move): boolean {
  const left = (position.handCount[seat] ?? 0) - (move === undefined ? 1 : cardsOfMove(move));
  return (left === 1 && rules.callsAtOne) || (left === 0 && rules.callsAtZero);
}

/**
 * Moves possible whoever is on turn: the call alone, catches (ascending by seat), leaving. Written
 * to `out` from index 0; returns their number.
 */
export function sideMoves(rules: Rules, position: Position, seat: Seat, out: Int32Array): number {
  if (position.phase === PHASE_OVER || !isInRound(position, seat)) return 0;
  let count = 0;
  if (position.call[seat] === CALL_OPEN) out[count++] = CALL;
  for (let other = 0; rules.canCatch && other < position.seatCount; other++) {
    if (other !== seat && position.call[other] === CALL_OPEN) out[count++] = catchMove(other);
  }
  out[count++] = LEAVE;
  if (rules.grand !== undefined) for (const move of breakMoves(position, seat)) out[count++] = move;
  return count;
}

export const isInRound = (position: Position, seat: Seat): boolean => ((position.inMask >> seat) & 1) === 1;

/** Where `movesOf` lists: its room is kept, since a view of every player needs one with every move. */
const listed = new Int32Array(MOVES_MAX);

/** `legal` and `sideMoves` together as an array, for callers that are not in a hurry. */
export function movesOf(
  rules: Rules,
  position: Position,
  seat: Seat,
): { readonly main: Move[]; readonly side: Move[] } {
  const main = Array.from(listed.subarray(0, legal(rules, position, seat, listed)));
  const side = Array.from(listed.subarray(0, sideMoves(rules, position, seat, listed)));
  return { main, side };
}
