/** Which moves are allowed. Hot path: masks and one output array, no allocation. */
import { FACE_COUNT, type Kind, type Seat, suitOf } from './card.ts';
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
  PHASE_TURN,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { breakMoves, legalGrand } from './grand/grandLegal.ts';
import { cardsOfMove, listHouseLays, mayThrowIn } from './house/houseLegal.ts';
import type { Rules } from './rules.ts';

/** Room that `legal` and `sideMoves` may need in their output array. */
export const MOVES_MAX = 4096;

/**
 * Moves of a seat that act in the game, written to `out` from index 0 in a fixed order: cards
 * ascending by kind (each with its wishes), then wishes alone, then draw, then pass. A call that may come with a card
 * is not listed with it: see `isCallDue`. Returns their number, 0 for a seat not on turn.
 */
export function legal(rules: Rules, position: Position, seat: Seat, out: Int32Array): number {
  if (rules.grand !== undefined) return legalGrand(rules, rules.grand, position, seat, out);
  if (seat !== position.turn) return rules.house?.throwIn === true ? listThrowIn(rules, position, seat, out) : 0;
  const { phase } = position;
  const lo = position.handLo[seat] ?? 0;
  const hi = position.handHi[seat] ?? 0;
  if (phase === PHASE_CHAIN) {
    const { chain } = position;
    let mayLo = lo & (rules.answerLo[chain] ?? 0);
    let mayHi = hi & (rules.answerHi[chain] ?? 0);
    if (rules.house?.answersMustFit === true) {
      mayLo &= rules.fitLo[position.top] ?? 0;
      mayHi &= rules.fitHi[position.top] ?? 0;
    }
    const count = listLays(rules, position, seat, mayLo, mayHi, out);
    out[count] = rules.isDrawChain[chain] === 1 ? DRAW : PASS;
    return count + 1;
  }
  if (phase === PHASE_WISH) return listWishes(rules, position, out, 0);
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  let fitLo = lo & (rules.fitLo[fit] ?? 0);
  let fitHi = hi & (rules.fitHi[fit] ?? 0);
  if (rules.wildInNeed && phase !== PHASE_FREE && hasTame(rules, fitLo, fitHi)) {
    fitLo &= ~rules.wildLo;
    fitHi &= ~rules.wildHi;
  }
  if (phase === PHASE_TURN || phase === PHASE_OPENING) return listTurn(rules, position, seat, fitLo, fitHi, out);
  if (phase === PHASE_BASE) {
    fitLo = lo & suitMask(position.top);
    fitHi = hi & suitMask(position.top);
  }
  const count = listLays(rules, position, seat, fitLo, fitHi, out);
  if (phase === PHASE_FURTHER || phase === PHASE_BASE) out[count] = PASS;
  else if (count === 0) out[count] = DRAW;
  else return count;
  return count + 1;
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

/** Kinds of the suit of a card, in either word: every fourth bit. */
export const suitMask = (face: number): number => 0x11111111 << suitOf(face);

/** A card equal to the top one, out of turn. */
function listThrowIn(rules: Rules, position: Position, seat: Seat, out: Int32Array): number {
  const { top } = position;
  if (!isInRound(position, seat) || copiesInHand(position, seat, top) === 0) return 0;
  return mayThrowIn(rules, position, top) ? listLays(rules, position, seat, maskLo(top), maskHi(top), out) : 0;
}

const scratch = new Int32Array(MOVES_MAX);

/** Whether a seat on turn may lay any card. */
export const canLay = (rules: Rules, position: Position, seat: Seat): boolean =>
  legal(rules, position, seat, scratch) > 0 && verbOf(scratch[0] ?? 0) === VERB_LAY;

function listTurn(rules: Rules, position: Position, seat: Seat, fitLo: number, fitHi: number, out: Int32Array): number {
  let lo = fitLo;
  let hi = fitHi;
  if (position.drawnCount > 0 && rules.afterDraw !== 'any') {
    const drawn = rules.afterDraw === 'drawn' ? position.drawnKind : NONE;
    lo &= maskLo(drawn);
    hi &= maskHi(drawn);
  }
  const lays = listLays(rules, position, seat, lo, hi, out);
  let count = position.phase === PHASE_OPENING ? listWishes(rules, position, out, lays) : lays;
  if (position.drawnCount < rules.drawMax) {
    if (rules.drawWhenAble || lays === 0) out[count++] = DRAW;
  } else if (lays === 0 || position.drawnKind === NONE || rules.house?.drawnMustBeLaid !== true) {
    out[count++] = PASS;
  }
  return count;
}

/** Bit of a kind in the first mask word; 0 for none. */
export const maskLo = (kind: Kind): number => (kind >= 0 && kind < 32 ? 1 << kind : 0);
/** Bit of a kind in the second mask word; 0 for none. */
export const maskHi = (kind: Kind): number => (kind >= 32 ? 1 << (kind - 32) : 0);

function listLays(rules: Rules, position: Position, seat: Seat, mayLo: number, mayHi: number, out: Int32Array): number {
  let lo = mayLo;
  let hi = mayHi;
  if ((lo | hi) === 0) return 0;
  const isLast = position.handCount[seat] === 1;
  if (isLast) {
    if (rules.callIsNeeded && position.call[seat] !== CALL_MADE) return 0;
    lo &= ~rules.lastBarredLo;
    hi &= ~rules.lastBarredHi;
  }
  if (rules.house !== undefined) return listHouseLays(rules, rules.house, position, seat, lo, hi, out);
  let count = 0;
  for (; lo !== 0; lo &= lo - 1) {
    count = listLay(rules, 31 - Math.clz32(lo & -lo), isLast, out, count);
  }
  for (; hi !== 0; hi &= hi - 1) {
    count = listLay(rules, 63 - Math.clz32(hi & -hi), isLast, out, count);
  }
  return count;
}

function listLay(rules: Rules, kind: Kind, isLast: boolean, out: Int32Array, count: number): number {
  const move = layMove(kind);
  if (rules.namesSuit[kind] === 0 || isLast) {
    out[count] = move;
    return count + 1;
  }
  for (let suit = 0; suit < 4; suit++) out[count + suit] = withWish(move, suit);
  return count + 4;
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

/** `legal` and `sideMoves` together as an array, for callers that are not in a hurry. */
export function movesOf(
  rules: Rules,
  position: Position,
  seat: Seat,
): { readonly main: Move[]; readonly side: Move[] } {
  const out = new Int32Array(MOVES_MAX);
  const main = Array.from(out.subarray(0, legal(rules, position, seat, out)));
  const side = Array.from(out.subarray(0, sideMoves(rules, position, seat, out)));
  return { main, side };
}
