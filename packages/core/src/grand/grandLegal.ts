/**
 * Moves of the grand game. Hot path: the list being filled is kept in the module, so that nothing
 * is allocated; no function here is entered while another list is being filled.
 */
import {
  EMPTY_TABLE,
  FACE_COUNT,
  type Face,
  JOKER,
  kindOf,
  type Kind,
  RANK_JACK,
  type Rank,
  rankOf,
  type Seat,
  SUIT_COUNT,
  SUITLESS_JACK,
} from '../card.ts';
import { copiesInHand } from '../cards.ts';
import {
  BREAK,
  dealMove,
  DRAW,
  layMove,
  type Move,
  PASS,
  queensMove,
  setMove,
  wishMove,
  withCopies,
  withFace,
  withMeeting,
  withWish,
} from '../move.ts';
import {
  NONE,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DEAL,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OVER,
  PHASE_RANK,
  PHASE_RIGHT,
  PHASE_TURN,
  type Position,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { dealRange } from './grandStart.ts';
import { FIRST_OF_SET, FIVE_SET_COUNT, FOUR_SET_COUNT } from './fiveSets.ts';
import type { GrandTables } from './grandTables.ts';

/** The jacks in the second word of a mask. */
const JACKS_HI = 15 << (kindOf(RANK_JACK, 0) - 32);

let list: Int32Array = new Int32Array(0);
let count = 0;

const add = (move: Move): void => {
  list[count++] = move;
};

/** Everything on which a listing depends besides the position. */
interface Asked {
  readonly rules: Rules;
  readonly grand: GrandTables;
  readonly position: Position;
  readonly seat: Seat;
}

/** As `legal`, for rules with grand tables; also the moves out of turn of seats not on turn. */
export function legalGrand(rules: Rules, grand: GrandTables, position: Position, seat: Seat, out: Int32Array): number {
  list = out;
  count = 0;
  const asked: Asked = { rules, grand, position, seat };
  if (position.phase === PHASE_OVER || !((position.inMask >> seat) & 1)) return 0;
  if (seat === position.turn) listOwnTurn(asked);
  if (seat !== position.turn || position.phase !== PHASE_DEAL) listAnyTime(asked);
  return count;
}

function listOwnTurn(asked: Asked): void {
  const { position, grand } = asked;
  switch (position.phase) {
    case PHASE_DEAL:
      listDeals(asked);
      return;
    case PHASE_CHAIN:
      listAnswers(asked);
      add(DRAW);
      return;
    case PHASE_CARD:
      listKind(asked, position.amount);
      return;
    case PHASE_MEETING:
      if (!listRank(asked, grand.meetingRank)) add(DRAW);
      return;
    case PHASE_RANK:
      if (holdsRank(position, asked.seat, position.amount)) listDutyRank(asked, position.amount);
      else listTurn(asked);
      return;
    case PHASE_RIGHT:
      listFaces(asked, -1, -1);
      add(DRAW);
      add(PASS);
      return;
    default:
      listTurn(asked);
  }
}

function listDeals({ rules, position }: Asked): void {
  const { min, max } = dealRange(rules, position);
  for (let size = min; size <= max; size++) add(dealMove(size));
}

function listTurn(asked: Asked): void {
  const { rules, grand, position, seat } = asked;
  if (position.phase === PHASE_INHERIT) for (let suit = 0; suit < SUIT_COUNT; suit++) add(wishMove(suit));
  if (position.drawnCount > 0) {
    listAfterDraw(asked);
    return;
  }
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  const lo = rules.fitLo[fit] ?? 0;
  const hi = rules.fitHi[fit] ?? 0;
  listFaces(asked, lo, hi);
  listSets(asked, lo, hi);
  add(DRAW);
  // A rank is only demanded of whoever holds it; without one the turn is an ordinary one (MTT-8).
  const mayAsk = position.phase === PHASE_TURN || position.phase === PHASE_INHERIT || position.phase === PHASE_RANK;
  if (mayAsk && canShowQueens(grand, position, seat)) {
    for (let rank = 0; rank <= JOKER >> 2; rank++) if (rank !== grand.queensRank) add(queensMove(rank));
  }
}

/** Where a turn goes on after drawing: the drawn card, or any, may be laid, or the turn ended. */
function listAfterDraw(asked: Asked): void {
  const { rules, position } = asked;
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  const lo = rules.fitLo[fit] ?? 0;
  const hi = rules.fitHi[fit] ?? 0;
  if (rules.afterDraw === 'any') {
    listFaces(asked, lo, hi);
    listSets(asked, lo, hi);
  } else if (position.drawnKind !== NONE) listDrawn(asked, position.drawnKind, lo, hi);
  add(PASS);
}

function listDrawn(asked: Asked, kind: Kind, lo: number, hi: number): void {
  if (copiesInHand(asked.position, asked.seat, kind) === 0) return;
  if (kind !== JOKER && holds(lo, hi, kind)) listKind(asked, kind);
  if (kind === JOKER || (kind === asked.grand.standIn && holds(lo, hi, kind))) listAsJoker(asked, kind, lo, hi);
}

/** All four queens are in the hand and not already shown (MTT-15). */
export function canShowQueens(grand: GrandTables, position: Position, seat: Seat): boolean {
  if (grand.queensRank === NONE || (position.openQueens === 15 && position.queensBy === seat)) return false;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (copiesInHand(position, seat, kindOf(grand.queensRank, suit)) === 0) return false;
  }
  return true;
}

const maskLo = (kind: Kind): number => (kind < 32 ? 1 << kind : 0);
const maskHi = (kind: Kind): number => (kind >= 32 ? 1 << (kind - 32) : 0);

const holds = (lo: number, hi: number, kind: Kind): boolean =>
  kind < 32 ? ((lo >> kind) & 1) === 1 : ((hi >> (kind - 32)) & 1) === 1;

/** Cards that lie as one of the faces of a mask: real ones, jokers, and the kind that may be one. */
function listFaces(asked: Asked, lo: number, hi: number): void {
  const { rules, position, seat } = asked;
  listReal(asked, lo, hi);
  if (copiesInHand(position, seat, JOKER) > 0) listAsJoker(asked, JOKER, lo, hi);
  const { standIn } = asked.grand;
  if (standIn === NONE || copiesInHand(position, seat, standIn) === 0 || !fitsTop(asked, standIn)) return;
  // Even where a further card need not fit: used as a joker it must fit both ways (MTT-6, MTT-0h).
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  listAsJoker(asked, standIn, lo & (rules.fitLo[fit] ?? 0), hi & (rules.fitHi[fit] ?? 0));
}

/** Cards of a hand that are among the kinds of a mask, ascending, but for jokers. */
function listReal(asked: Asked, lo: number, hi: number): void {
  const { position, seat } = asked;
  let rest = (position.handLo[seat] ?? 0) & lo;
  for (; rest !== 0; rest &= rest - 1) listKind(asked, 31 - Math.clz32(rest & -rest));
  rest = (position.handHi[seat] ?? 0) & hi & ~(1 << (JOKER - 32));
  for (; rest !== 0; rest &= rest - 1) listKind(asked, 63 - Math.clz32(rest & -rest));
}

function fitsTop({ rules, position }: Asked, kind: Kind): boolean {
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  return holds(rules.fitLo[fit] ?? 0, rules.fitHi[fit] ?? 0, kind);
}

/** A real card, alone and as a pair, with its wishes or meetings. */
function listKind(asked: Asked, kind: Kind): void {
  const { position, seat, grand } = asked;
  const copies = copiesInHand(position, seat, kind);
  if (copies === 0) return;
  listLay(asked, layMove(kind), kind, 1);
  if (copies > 1 && grand.pairs[kind] === 1) listLay(asked, withCopies(layMove(kind), 2), kind, 2);
}

function listLay({ rules, grand, position, seat }: Asked, move: Move, face: Face, copies: number): void {
  const isLast = position.handCount[seat] === copies;
  if (rules.namesSuit[face] === 1 && !isLast) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) add(withWish(move, suit));
    return;
  }
  add(move);
  if (rankOf(face) !== grand.meetingRank || position.phase === PHASE_MEETING) return;
  add(withMeeting(move, 6));
  add(withMeeting(move, 8));
}

/** A joker, or a card used as one, for every face of the mask it may stand for (MTT-0i, -3, -6, -18). */
function listAsJoker(asked: Asked, kind: Kind, lo: number, hi: number): void {
  const { position, grand, seat, rules } = asked;
  const jackFits = holdsJack(hi) && !isJack(position.top);
  const move = layMove(kind);
  if (position.handCount[seat] === 1) {
    const counts = position.phase !== PHASE_CHAIN && position.phase !== PHASE_MEETING && jackFits;
    if (counts) add(withFace(move, grand.lastJokerFace));
    return;
  }
  let rest = lo & grand.jokerLo & ~maskLo(kind);
  for (; rest !== 0; rest &= rest - 1) add(withFace(move, 31 - Math.clz32(rest & -rest)));
  rest = hi & grand.jokerHi & ~maskHi(kind);
  for (; rest !== 0; rest &= rest - 1) add(withFace(move, 63 - Math.clz32(rest & -rest)));
  if (grand.jokerFaces[SUITLESS_JACK] !== 1 || !jackFits) return;
  const asJack = withFace(move, SUITLESS_JACK);
  if (rules.namesSuit[SUITLESS_JACK] !== 1) add(asJack);
  else for (let suit = 0; suit < SUIT_COUNT; suit++) add(withWish(asJack, suit));
}

/** A joker may be any jack, and then has no suit; one that fits is enough. */
const holdsJack = (hi: number): boolean => (hi & JACKS_HI) !== 0;

const isJack = (face: Face): boolean => face === SUITLESS_JACK || (face < JOKER && rankOf(face) === RANK_JACK);

/** Real cards of a rank only, as in a meeting. Returns whether there were any. */
function listRank(asked: Asked, rank: Rank): boolean {
  const before = count;
  for (let suit = 0; suit < SUIT_COUNT; suit++) listKind(asked, kindOf(rank, suit));
  return count > before;
}

export function holdsRank(position: Position, seat: Seat, rank: Rank): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (copiesInHand(position, seat, kindOf(rank, suit)) > 0) return true;
  return false;
}

/** Whoever holds a five must lay one; a joker as a five will do (MTT-8). */
function listDutyRank(asked: Asked, rank: Rank): void {
  let lo = 0;
  let hi = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    lo |= maskLo(kindOf(rank, suit));
    hi |= maskHi(kindOf(rank, suit));
  }
  const { position, seat, grand } = asked;
  listRank(asked, rank);
  if (copiesInHand(position, seat, JOKER) > 0) listAsJoker(asked, JOKER, lo, hi);
  const { standIn } = grand;
  if (standIn !== NONE && copiesInHand(position, seat, standIn) > 0 && fitsTop(asked, standIn)) {
    listAsJoker(asked, standIn, lo, hi);
  }
  listSets(asked, lo, hi);
}

/** What answers the pending chain: its own cards, and cards that end it with few players left (MTT-8x). */
function listAnswers(asked: Asked): void {
  const { rules, grand, position, seat } = asked;
  const lo = rules.answerLo[position.chain] ?? 0;
  const hi = rules.answerHi[position.chain] ?? 0;
  const { standIn } = grand;
  listReal(asked, lo, hi);
  if (copiesInHand(position, seat, JOKER) > 0) listAsJoker(asked, JOKER, lo, hi);
  const mayStandIn = standIn !== NONE && copiesInHand(position, seat, standIn) > 0 && fitsTop(asked, standIn);
  if (mayStandIn) listAsJoker(asked, standIn, lo, hi);
  const copies = countersNeeded(grand, position);
  if (copies > 0) listCounters(asked, copies, mayStandIn);
}

/** How many equal counter cards end the pending chain now; 0: they do not. */
export function countersNeeded(grand: GrandTables, position: Position): number {
  if (position.phase !== PHASE_CHAIN || position.chain !== grand.counteredChain) return 0;
  const layer = position.topBy;
  return layer !== NONE && (position.inMask >> layer) & 1 ? (grand.counterCopies[position.inCount] ?? 0) : 0;
}

function listCounters(asked: Asked, copies: number, mayStandIn: boolean): void {
  const { grand, position, seat } = asked;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const kind = kindOf(grand.counterRank, suit);
    if (!fitsTop(asked, kind)) continue;
    const held = copiesInHand(position, seat, kind);
    if (held >= copies && (copies === 1 || grand.pairs[kind] === 1)) add(withCopies(layMove(kind), copies));
    if (copies > 1 || position.handCount[seat] === 1) continue;
    if (copiesInHand(position, seat, JOKER) > 0) add(withFace(layMove(JOKER), kind));
    if (mayStandIn) add(withFace(layMove(grand.standIn), kind));
  }
}

/** Four different cards of the rank, or all eight, in every order whose first card fits (MTT-8). */
function listSets({ grand, position, seat }: Asked, lo: number, hi: number): void {
  if (grand.setRank === NONE) return;
  let least = 2;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    least = Math.min(least, copiesInHand(position, seat, kindOf(grand.setRank, suit)));
  }
  if (least === 0) return;
  const end = least === 2 ? FIVE_SET_COUNT : FOUR_SET_COUNT;
  for (let number = 0; number < end; number++) {
    if (holds(lo, hi, FIRST_OF_SET[number] ?? 0)) add(setMove(number));
  }
}

/** Cards that may be laid at any time: on a laid jack, or as one's last (MTT-Q♠, MTT-Q♥). */
function listAnyTime({ grand, position, seat }: Asked): void {
  const { jumper, exit } = grand;
  if (jumper !== NONE && copiesInHand(position, seat, jumper) > 0 && canJump(grand, position)) addOnce(layMove(jumper));
  if (exit !== NONE && position.handCount[seat] === 1 && copiesInHand(position, seat, exit) > 0) {
    addOnce(layMove(exit));
  }
}

/** A jack that somebody has laid lies on top; the start card was laid by nobody. */
export const canJump = (grand: GrandTables, position: Position): boolean =>
  position.topBy !== NONE &&
  position.top !== EMPTY_TABLE &&
  position.top !== JOKER &&
  rankOf(position.top) === grand.jumpsOnRank;

function addOnce(move: Move): void {
  for (let index = 0; index < count; index++) if (list[index] === move) return;
  add(move);
}

/** Moves that any seat in the round has at any time beside calls and leaving. */
export const breakMoves = (position: Position, seat: Seat): readonly Move[] =>
  (position.breakMask >> seat) & 1 || position.phase === PHASE_OVER ? [] : [BREAK];
