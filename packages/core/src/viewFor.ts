import { type Face, KIND_COUNT, type Kind, kindOf, type Seat, suitOf } from './card.ts';
import { copiesInHand } from './cards.ts';
import { isInRound } from './legal.ts';
import { outcomeOf } from './outcome.ts';
import {
  CALL_OPEN,
  NONE,
  PHASE_CHAIN,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_BASE,
  PHASE_CARD,
  PHASE_DEAL,
  PHASE_DUTY,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OVER,
  PHASE_RANK,
  PHASE_RIGHT,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { dealRange } from './grand/grandStart.ts';
import type { Rules } from './rules.ts';
import { isOrdinary } from './turns.ts';
import type { CallState, Demand, SeatView, View } from './view.ts';

const CALL_STATES: readonly CallState[] = ['none', 'open', 'made', 'missed'];

/**
 * What a seat (undefined: a spectator) may know, built by listing it: its own hand, the open
 * cards, how many cards the others hold, what is pending.
 */
export function viewFor(rules: Rules, position: Position, seat: Seat | undefined): View {
  const isOver = position.phase === PHASE_OVER;
  const isOwnDraw = seat === position.turn && isOrdinary(position.phase) && position.drawnCount > 0;
  return {
    seat,
    seats: Array.from({ length: position.seatCount }, (_, other) => seatView(rules, position, other, seat)),
    dealer: position.dealer,
    turn: orUndefined(position.turn),
    direction: position.direction === 1 ? 1 : -1,
    top: position.top,
    topBy: orUndefined(position.topBy),
    grace: position.grace,
    discard: Array.from(position.discardPile.subarray(0, position.discardCount)),
    wish: orUndefined(position.wish),
    demand: demandOf(rules, position),
    drawCount: position.drawCount,
    hand: seat === undefined ? [] : handOf(position, seat),
    drawn: isOwnDraw ? orUndefined(position.drawnKind) : undefined,
    out: Array.from(position.outOrder.subarray(0, position.outCount)),
    finisher: orUndefined(position.finisher),
    agreed: seatsOf(position.breakMask, position.seatCount),
    constant: rules.grand === undefined ? undefined : position.constant,
    outcome: isOver ? outcomeOf(rules, position) : undefined,
    finalHands: isOver ? Array.from({ length: position.seatCount }, (_, other) => handOf(position, other)) : undefined,
  };
}

const orUndefined = (value: number): number | undefined => (value === NONE ? undefined : value);

/** Cards of a hand, ascending by kind. */
export function handOf(position: Position, seat: Seat): Kind[] {
  const hand: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let copy = copiesInHand(position, seat, kind); copy > 0; copy--) hand.push(kind);
  }
  return hand;
}

const seatsOf = (mask: number, seatCount: number): Seat[] =>
  Array.from({ length: seatCount }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);

function seatView(rules: Rules, position: Position, seat: Seat, viewer: Seat | undefined): SeatView {
  const state = position.call[seat] ?? 0;
  const count = position.handCount[seat] ?? 0;
  const below = rules.grand?.countsBelow ?? 0;
  const isExact = below === 0 || count < below || seat === viewer || position.phase === PHASE_OVER;
  return {
    isIn: isInRound(position, seat),
    count: isExact ? count : below,
    isExact,
    call: CALL_STATES[state] ?? 'none',
    canBeCaught: state === CALL_OPEN && rules.canCatch && position.phase !== PHASE_OVER,
    open: openCardsOf(rules, position, seat),
  };
}

/** Queens that lie open before a seat (MTT-15). */
function openCardsOf(rules: Rules, position: Position, seat: Seat): Kind[] {
  const { grand } = rules;
  if (grand === undefined || position.queensBy !== seat) return [];
  return [0, 1, 2, 3].filter((suit) => (position.openQueens >> suit) & 1).map((suit) => kindOf(grand.queensRank, suit));
}

/**
 * The card to be answered: the top one, or the one below it that it hands on or copies; where the pile was renewed
 * since, the lowest in the deck that demands the same.
 */
function chainFace(rules: Rules, { top, chain, discardPile, discardCount }: Position): Face {
  const demands = (face: Face): boolean => rules.chainOf[face] === chain + 1;
  if (demands(top)) return top;
  for (let at = discardCount - 1; at >= 0; at--) {
    const kind = discardPile[at] ?? top;
    if (demands(kind)) return kind;
  }
  return rules.deck.findIndex((copies, kind) => copies > 0 && demands(kind));
}

/** What is pending on the seat to act, if anything is. */
export function demandOf(rules: Rules, position: Position): Demand | undefined {
  switch (position.phase) {
    case PHASE_CHAIN:
      return rules.isDrawChain[position.chain] === 1
        ? { draw: position.amount, of: chainFace(rules, position) }
        : { skip: position.amount, of: chainFace(rules, position) };
    case PHASE_FURTHER:
      return { lay: 'may' };
    case PHASE_BASE:
      return { lay: 'may', suit: suitOf(position.top) };
    case PHASE_FREE:
      return { lay: 'free' };
    case PHASE_WISH:
    case PHASE_INHERIT:
      return { wish: true };
    case PHASE_RIGHT:
      return { lay: 'free' };
    case PHASE_DUTY:
      return { lay: 'must' };
    case PHASE_RANK:
      return { rank: position.amount };
    case PHASE_CARD:
      return { card: position.amount };
    case PHASE_MEETING:
      return { meeting: position.amount, run: position.run };
    case PHASE_DEAL:
      return { deal: dealRange(rules, position) };
    default:
      return undefined;
  }
}
