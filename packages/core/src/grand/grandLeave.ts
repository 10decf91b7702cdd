/** Leaving a round of the grand game (GEN-8). */
import type { Seat } from '../card.ts';
import { putHandUnderPile } from '../cards.ts';
import { emit, EVENT_DEMANDED, EVENT_LEFT } from '../events.ts';
import {
  NONE,
  nextSeat,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DEAL,
  PHASE_RIGHT,
  PHASE_TURN,
  type Position,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn, endRound } from '../turns.ts';

/** The seat leaves; what is pending on it passes to the next, but for what only it could do. */
export function leaveGrand(rules: Rules, position: Position, seat: Seat): void {
  emit(position, EVENT_LEFT, seat, 0, 0);
  const next = nextSeat(position, seat);
  putHandUnderPile(position, seat);
  if (position.constant === seat) position.constant = leftOf(position, seat);
  position.inMask &= ~(1 << seat);
  position.inCount--;
  position.idle = 0;
  position.breakMask &= ~(1 << seat);
  if (position.queensBy === seat) {
    position.openQueens = 0;
    position.queensBy = NONE;
  }
  // Who left scores nothing.
  if (position.lastHope === seat) position.lastHope = NONE;
  if (position.inCount === 1) endRound(position, next);
  else if (position.turn === seat) passOn(rules, position, seat, next);
}

function passOn(rules: Rules, position: Position, seat: Seat, next: Seat): void {
  const { phase } = position;
  if (phase === PHASE_DEAL && position.dealer === seat) position.dealer = next;
  // A right lapses; a card that is in nobody's hand any more cannot be owed.
  const lapses = phase === PHASE_RIGHT || phase === PHASE_CARD;
  beginTurn(rules, position, next, lapses ? PHASE_TURN : phase);
  if (phase === PHASE_CHAIN) emit(position, EVENT_DEMANDED, next, position.amount, 0);
}

/** The next seat to the left that is in the round. */
function leftOf(position: Position, seat: Seat): Seat {
  for (let step = 1; step <= position.seatCount; step++) {
    const other = (seat + step) % position.seatCount;
    if ((position.inMask >> other) & 1) return other;
  }
  return seat;
}
