/**
 * Moves of the grand game. Hot path: the list being filled is kept in the module, so that nothing is allocated; no
 * function here is entered while another list is being filled. Every function that lists takes the index to write to
 * and returns the index after its last move; those without a seat list for the one on turn. What happens seldom (sets,
 * queens, cards out of turn) is asked for before its function is called, so that V8 makes one function of the rest.
 */
import {
  FACE_COUNT,
  type Face,
  JOKER,
  KIND_COUNT,
  kindOf,
  type Kind,
  RANK_JACK,
  rankOf,
  type Seat,
  SUIT_COUNT,
  SUITLESS_JACK,
} from '../card.ts';
import { copiesInHand } from '../cards.ts';
import {
  dealMove,
  DRAW,
  layMove,
  type Move,
  PASS,
  queensMove,
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
  PHASE_DUTY,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OVER,
  PHASE_RANK,
  PHASE_RIGHT,
  type Position,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { listAnyTime, mayActAnyTime } from './anyTime.ts';
import { dealRange } from './grandStart.ts';
import type { GrandTables } from './grandTables.ts';
import { holdsAllOf, holdsRank, isIn, rankHi, rankLo, suitsHeld, suitsOf } from './rankMasks.ts';
import { listSets } from './setMoves.ts';

/** The jacks in the second word of a mask. */
const JACKS_HI = 15 << (kindOf(RANK_JACK, 0) - 32);
/** The first suit of every rank, in either word of a mask. */
const FIRST_SUITS = 0x11111111;
/** The joker in the second word of a mask. */
const JOKER_HI = 1 << (JOKER - 32);

/** The list being filled. Set only where it is another one: storing objects costs more than comparing them. */
let out: Int32Array = new Int32Array(0);

/** As `legal`, for rules with grand tables; also the moves out of turn of seats not on turn. */
export function legalGrand(rules: Rules, grand: GrandTables, position: Position, seat: Seat, list: Int32Array): number {
  const { phase, turn } = position;
  if (phase === PHASE_OVER || !((position.inMask >> seat) & 1)) return 0;
  if (out !== list) out = list;
  if (seat !== turn) return listAnyTime(grand, position, seat, out, 0);
  if (phase === PHASE_DEAL) return listDeals(rules, position);
  const count = listOwnTurn(rules, grand, position);
  return mayActAnyTime(grand, position, seat) ? listAnyTime(grand, position, seat, out, count) : count;
}

/** Moves of the seat on turn that belong to its turn. */
function listOwnTurn(rules: Rules, grand: GrandTables, position: Position): number {
  const { phase, turn } = position;
  if (phase === PHASE_MEETING) {
    if (holdsRank(position, turn, grand.meetingRank)) return listMeeting(rules, grand, position);
    out[0] = DRAW;
    return 1;
  }
  if (phase === PHASE_CHAIN) return listAnswers(rules, grand, position);
  if (phase === PHASE_RIGHT) return listRight(rules, grand, position);
  if (phase === PHASE_CARD) return listSummoned(rules, grand, position);
  const isDuty = phase === PHASE_RANK && holdsRank(position, turn, position.amount);
  return isDuty ? listDutyRank(rules, grand, position) : listTurn(rules, grand, position);
}

/** Only the card that is summoned. */
function listSummoned(rules: Rules, grand: GrandTables, position: Position): number {
  const { amount: kind } = position;
  return copiesInHand(position, position.turn, kind) > 0 ? listKind(rules, grand, position, kind, 0) : 0;
}

function listDeals(rules: Rules, position: Position): number {
  const { min, max } = dealRange(rules, position);
  for (let size = min; size <= max; size++) out[size - min] = dealMove(size);
  return Math.max(0, max - min + 1);
}

/** Where the masks of what fits the top card stand in the tables. */
const fitAt = (position: Position): number => (position.wish + 1) * FACE_COUNT + position.top;

function listTurn(rules: Rules, grand: GrandTables, position: Position): number {
  const { phase, turn } = position;
  const fit = fitAt(position);
  const lo = rules.fitLo[fit] ?? 0;
  const hi = rules.fitHi[fit] ?? 0;
  let count = phase === PHASE_INHERIT ? listWishes() : 0;
  if (position.drawnCount > 0) return listAfterDraw(rules, grand, position, lo, hi, count);
  const hasFour = holdsFour(position);
  count = listLays(rules, grand, position, lo, hi, count);
  if (hasFour) count = listSets(grand, position, lo, hi, out, count);
  out[count++] = DRAW;
  // A rank is only demanded of whoever holds it; without one the turn is an ordinary one (MTT-8).
  if (!hasFour || phase === PHASE_DUTY || !canShowQueens(grand, position, turn)) return count;
  return listQueens(grand, count);
}

function listWishes(): number {
  for (let suit = 0; suit < SUIT_COUNT; suit++) out[suit] = wishMove(suit);
  return SUIT_COUNT;
}

function listQueens({ queensRank }: GrandTables, from: number): number {
  let count = from;
  for (let rank = 0; rank <= JOKER >> 2; rank++) if (rank !== queensRank) out[count++] = queensMove(rank);
  return count;
}

/** Where a turn goes on after drawing: the drawn card, or any, may be laid, or the turn ended. */
function listAfterDraw(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  lo: number,
  hi: number,
  from: number,
): number {
  const { drawnKind: kind } = position;
  let count = from;
  if (rules.afterDraw === 'any') {
    count = listCards(rules, grand, position, lo, hi, count);
  } else if (kind !== NONE && copiesInHand(position, position.turn, kind) > 0) {
    const fits = isIn(lo, hi, kind);
    if (kind !== JOKER && fits) count = listKind(rules, grand, position, kind, count);
    if (kind === JOKER || (kind === grand.standIn && fits))
      count = listAsJoker(rules, grand, position, kind, lo, hi, count);
  }
  out[count] = PASS;
  return count + 1;
}

/** All four queens are in the hand and not already shown (MTT-15). */
export const canShowQueens = (grand: GrandTables, position: Position, seat: Seat): boolean =>
  holdsAllOf(position, seat, grand.queensRank) && !(position.openQueens === 15 && position.queensBy === seat);

/** Cards and sets of them whose first one lies as one of the faces of a mask. */
function listCards(rules: Rules, grand: GrandTables, position: Position, lo: number, hi: number, from: number): number {
  const count = listLays(rules, grand, position, lo, hi, from);
  return holdsFour(position) ? listSets(grand, position, lo, hi, out, count) : count;
}

/** Whether the hand on turn has some rank in all four suits: asked before looking for sets and queens. */
function holdsFour({ handLo, handHi, turn }: Position): boolean {
  const lo = (handLo[turn] ?? 0) | 0;
  const hi = (handHi[turn] ?? 0) | 0;
  return (((lo & (lo >> 1) & (lo >> 2) & (lo >> 3)) | (hi & (hi >> 1) & (hi >> 2) & (hi >> 3))) & FIRST_SUITS) !== 0;
}

/** Cards that lie as one of the faces of a mask: real ones, jokers, and the kind that may be one where it fits. */
function listLays(rules: Rules, grand: GrandTables, position: Position, lo: number, hi: number, from: number): number {
  const { turn } = position;
  const handLo = (position.handLo[turn] ?? 0) | 0;
  const handHi = (position.handHi[turn] ?? 0) | 0;
  const realLo = handLo & lo;
  const realHi = handHi & hi & ~JOKER_HI;
  const count = (realLo | realHi) === 0 ? from : listReal(rules, grand, position, realLo, realHi, from);
  if (((handLo & grand.likeJokersLo) | (handHi & grand.likeJokersHi)) === 0) return count;
  return listJokers(rules, grand, position, lo, hi, count);
}

function listJokers(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  lo: number,
  hi: number,
  from: number,
): number {
  let count = from;
  if (holdsJoker(position)) count = listAsJoker(rules, grand, position, JOKER, lo, hi, count);
  if (mayStandIn(rules, grand, position)) count = listAsJoker(rules, grand, position, grand.standIn, lo, hi, count);
  return count;
}

const holdsJoker = ({ handHi, turn }: Position): boolean => ((handHi[turn] ?? 0) & JOKER_HI) !== 0;

/** Any card; but what is used as a joker must fit both ways even here (MTT-FREE, MTT-6, MTT-0h). */
function listRight(rules: Rules, grand: GrandTables, position: Position): number {
  const { turn } = position;
  let count = listReal(rules, grand, position, position.handLo[turn] ?? 0, (position.handHi[turn] ?? 0) & ~JOKER_HI, 0);
  if (holdsJoker(position)) count = listAsJoker(rules, grand, position, JOKER, -1, -1, count);
  if (mayStandIn(rules, grand, position)) {
    const fit = fitAt(position);
    count = listAsJoker(rules, grand, position, grand.standIn, rules.fitLo[fit] ?? 0, rules.fitHi[fit] ?? 0, count);
  }
  out[count++] = DRAW;
  out[count++] = PASS;
  return count;
}

/** Whether a card that may be a joker is held and fits as itself. */
function mayStandIn(rules: Rules, grand: GrandTables, position: Position): boolean {
  const { standIn } = grand;
  return standIn !== NONE && copiesInHand(position, position.turn, standIn) > 0 && fitsTop(rules, position, standIn);
}

/**
 * Cards of a mask, all of them held, ascending, none of them a joker. One body serves both words of the mask; the plain cards, most of them, are listed from one card with a wish or a meeting to the next.
 */
function listReal(rules: Rules, grand: GrandTables, position: Position, lo: number, hi: number, from: number): number {
  let count = from;
  // A parameter is made an integer of 32 bits, or V8 reckons with fractions.
  let rest = lo | 0;
  let varied = rest & rules.variedLo;
  for (let last = 31; last < 64; last += 32) {
    while (varied !== 0) {
      const left = varied & (varied - 1);
      const bit = varied ^ left;
      const below = rest & (bit - 1);
      if (below !== 0) count = listPlain(grand, position, below, last, count);
      count = listKind(rules, grand, position, last - Math.clz32(bit), count);
      rest &= ~(bit | (bit - 1));
      varied = left;
    }
    if (rest !== 0) count = listPlain(grand, position, rest, last, count);
    rest = hi | 0;
    varied = rest & rules.variedHi;
  }
  return count;
}

/**
 * Cards of one word of a mask, all of them held, alone and as pairs; `last` is the kind of the word's highest bit.
 * Nothing is called in this loop, so that V8 looks at the tables once and not for every card.
 */
function listPlain(grand: GrandTables, position: Position, word: number, last: number, from: number): number {
  const { copies } = position;
  const { pairs } = grand;
  const hand = position.turn * KIND_COUNT;
  const list = out;
  let count = from;
  let rest = word | 0;
  while (rest !== 0) {
    const left = rest & (rest - 1);
    const kind = last - Math.clz32(rest ^ left);
    const move = layMove(kind);
    list[count++] = move;
    if ((copies[hand + kind] ?? 0) > 1 && pairs[kind] === 1) list[count++] = withCopies(move, 2);
    rest = left;
  }
  return count;
}

function fitsTop(rules: Rules, position: Position, kind: Kind): boolean {
  const fit = fitAt(position);
  return isIn(rules.fitLo[fit] ?? 0, rules.fitHi[fit] ?? 0, kind);
}

/** A real card that is held, alone and as a pair, with its wishes or meetings. */
function listKind(rules: Rules, grand: GrandTables, position: Position, kind: Kind, from: number): number {
  const { turn } = position;
  const most = copiesInHand(position, turn, kind) > 1 && grand.pairs[kind] === 1 ? 2 : 1;
  const meets = rankOf(kind) === grand.meetingRank && position.phase !== PHASE_MEETING;
  let count = from;
  for (let copies = 1; copies <= most; copies++) {
    const move = withCopies(layMove(kind), copies);
    if (rules.namesSuit[kind] === 1 && position.handCount[turn] !== copies) {
      count = listWished(move, count);
      continue;
    }
    out[count++] = move;
    if (!meets) continue;
    out[count++] = withMeeting(move, 6);
    out[count++] = withMeeting(move, 8);
  }
  return count;
}

function listWished(move: Move, from: number): number {
  for (let suit = 0; suit < SUIT_COUNT; suit++) out[from + suit] = withWish(move, suit);
  return from + SUIT_COUNT;
}

/** A joker, or a card used as one, for every face of the mask it may stand for (MTT-0i, -3, -6, -18). */
function listAsJoker(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  kind: Kind,
  lo: number,
  hi: number,
  from: number,
): number {
  let count = from;
  const jackFits = holdsJack(hi) && !isJack(position.top);
  const move = layMove(kind);
  if (position.handCount[position.turn] === 1) {
    const counts = position.phase !== PHASE_CHAIN && position.phase !== PHASE_MEETING && jackFits;
    if (counts) out[count++] = withFace(move, grand.lastJokerFace);
    return count;
  }
  let rest = lo & grand.jokerLo & ~maskLo(kind);
  for (; rest !== 0; rest &= rest - 1) out[count++] = withFace(move, 31 - Math.clz32(rest & -rest));
  rest = hi & grand.jokerHi & ~maskHi(kind);
  for (; rest !== 0; rest &= rest - 1) out[count++] = withFace(move, 63 - Math.clz32(rest & -rest));
  if (grand.jokerFaces[SUITLESS_JACK] !== 1 || !jackFits) return count;
  const asJack = withFace(move, SUITLESS_JACK);
  if (rules.namesSuit[SUITLESS_JACK] === 1) return listWished(asJack, count);
  out[count] = asJack;
  return count + 1;
}

const maskLo = (kind: Kind): number => (kind < 32 ? 1 << kind : 0);
const maskHi = (kind: Kind): number => (kind >= 32 ? 1 << (kind - 32) : 0);

/** A joker may be any jack, and then has no suit; one that fits is enough. */
const holdsJack = (hi: number): boolean => (hi & JACKS_HI) !== 0;

const isJack = (face: Face): boolean => face === SUITLESS_JACK || (face < JOKER && rankOf(face) === RANK_JACK);

/** Real cards of the rank only (MTT-16, MTT-18). */
const listMeeting = (rules: Rules, grand: GrandTables, position: Position): number =>
  listReal(
    rules,
    grand,
    position,
    (position.handLo[position.turn] ?? 0) & rankLo(grand.meetingRank),
    (position.handHi[position.turn] ?? 0) & rankHi(grand.meetingRank),
    0,
  );

/** Whoever holds a five must lay one; a joker as a five will do (MTT-8). */
const listDutyRank = (rules: Rules, grand: GrandTables, position: Position): number =>
  listCards(rules, grand, position, rankLo(position.amount), rankHi(position.amount), 0);

/** What answers the pending chain: its own cards, and cards that end it with few players left (MTT-8x). */
function listAnswers(rules: Rules, grand: GrandTables, position: Position): number {
  const { chain } = position;
  let count = listLays(rules, grand, position, rules.answerLo[chain] ?? 0, rules.answerHi[chain] ?? 0, 0);
  const copies = countersNeeded(grand, position);
  if (copies > 0) count = listCounters(rules, grand, position, copies, count);
  out[count] = DRAW;
  return count + 1;
}

/** How many equal counter cards end the pending chain now; 0: they do not. */
export function countersNeeded(grand: GrandTables, position: Position): number {
  if (position.phase !== PHASE_CHAIN || position.chain !== grand.counteredChain) return 0;
  const layer = position.topBy;
  return layer !== NONE && (position.inMask >> layer) & 1 ? (grand.counterCopies[position.inCount] ?? 0) : 0;
}

function listCounters(rules: Rules, grand: GrandTables, position: Position, copies: number, from: number): number {
  let count = from;
  const mayBeJoker = copies === 1 && position.handCount[position.turn] !== 1;
  const fit = fitAt(position);
  const fitting = suitsOf(grand.counterRank, rules.fitLo[fit] ?? 0, rules.fitHi[fit] ?? 0);
  if (!mayBeJoker && (fitting & suitsHeld(position, position.turn, grand.counterRank)) === 0) return from;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (!((fitting >> suit) & 1)) continue;
    const kind = kindOf(grand.counterRank, suit);
    const held = copiesInHand(position, position.turn, kind);
    if (held >= copies && (copies === 1 || grand.pairs[kind] === 1)) out[count++] = withCopies(layMove(kind), copies);
    if (!mayBeJoker) continue;
    if (holdsJoker(position)) out[count++] = withFace(layMove(JOKER), kind);
    if (mayStandIn(rules, grand, position)) out[count++] = withFace(layMove(grand.standIn), kind);
  }
  return count;
}
