/**
 * Whose turn it is, and the windows of calls that turns open and close. Hot path.
 *
 * Three ways of calling share the state of a call: a call that bars the last card stays open until
 * its owner's next turn begins (SKAT-12); a call that can be caught stays open until the next
 * player who really acts has ended a turn (FAM-12); one whose want costs the discard pile, until
 * another player acts (CZ-7).
 */
import type { Seat } from './card.ts';
import {
  CALL_MISSED,
  CALL_OPEN,
  NONE,
  nextSeat,
  PHASE_CHAIN,
  PHASE_OPENING,
  PHASE_OVER,
  PHASE_TURN,
  type Position,
} from './position.ts';
import { EVENT_OVER, EVENT_SKIPPED, emit } from './events.ts';
import { beginHouseTurn } from './house/houseTurn.ts';
import type { Rules } from './rules.ts';

export function closeWindow(position: Position, seat: Seat): void {
  if (position.call[seat] === CALL_OPEN) position.call[seat] = CALL_MISSED;
  position.openMask &= ~(1 << seat);
}

/** Puts a seat on turn. The phase is the caller's, an ordinary turn unless it says otherwise. */
export function beginTurn(rules: Rules, position: Position, seat: Seat, phase: number = PHASE_TURN): void {
  position.turn = seat;
  position.phase = phase;
  if (rules.house !== undefined) beginHouseTurn(rules.house, position, seat);
  position.drawnCount = 0;
  position.drawnKind = NONE;
  if (rules.callBars && (position.openMask >> seat) & 1 && endsCallTime(rules, position, seat, phase)) {
    closeWindow(position, seat);
  }
}

/**
 * The time for a call is over when its owner's next turn begins (SKAT-12). Facing a skip begins no
 * turn, and whoever acts twice running saw the others only passed over.
 */
function endsCallTime(rules: Rules, position: Position, seat: Seat, phase: number): boolean {
  const facesSkip = phase === PHASE_CHAIN && rules.isDrawChain[position.chain] === 0;
  return !facesSkip && position.lastActor !== seat;
}

/** Whether a turn goes on as an ordinary one: cards are laid or drawn as they fit. */
export const isOrdinary = (phase: number): boolean => phase === PHASE_TURN || phase === PHASE_OPENING;

/** Somebody acts in a turn of their own: calls of the others that lasted until then are too late (CZ-7). */
export function closeOtherWindows(position: Position, seat: Seat): void {
  for (let other = 0; other < position.seatCount; other++) {
    if (other !== seat && (position.openMask >> other) & 1) closeWindow(position, other);
  }
}

/** Hands the turn on by `steps` seats; those passed over in between skip. */
export function advance(rules: Rules, position: Position, from: Seat, steps: number): void {
  let seat = from;
  for (let step = 1; step < steps; step++) {
    seat = nextSeat(position, seat);
    emit(position, EVENT_SKIPPED, seat, 0, 0);
  }
  beginTurn(rules, position, nextSeat(position, seat));
}

/**
 * The seat has acted and its turn ends: windows of forgotten calls of all others shut, and a last
 * card that lay uncaught wins. Returns whether the round goes on.
 */
export function endTurn(rules: Rules, position: Position, seat: Seat): boolean {
  if (position.openMask !== 0 && rules.canCatch) closeOtherWindows(position, seat);
  if (position.finisher !== NONE && position.finisher !== seat) {
    // A last card that made draw was answered: what becomes of it is not settled yet.
    const isOpen = rules.house?.lastDrawReturns === true && position.phase === PHASE_CHAIN;
    if (!isOpen) {
      endRound(position, position.finisher);
      return false;
    }
  }
  if (rules.house?.pileEnds === true && position.drawCount === 0) {
    endBlocked(position);
    return false;
  }
  return true;
}

/** Nobody can go on: without a winner, unless somebody has gone out before. */
export function endBlocked(position: Position): void {
  const first = position.outCount > 0 ? (position.outOrder[0] ?? NONE) : NONE;
  position.isBlocked = first === NONE;
  endRound(position, first);
}

/** Ends the round with a winner, or without one (NONE). */
export function endRound(position: Position, winner: Seat): void {
  position.phase = PHASE_OVER;
  position.turn = NONE;
  position.winner = winner;
  position.wish = NONE;
  position.finisher = NONE;
  position.openMask = 0;
  emit(position, EVENT_OVER, winner === NONE ? 0 : winner, winner === NONE ? 0 : 1, position.isBlocked ? 1 : 0);
}
