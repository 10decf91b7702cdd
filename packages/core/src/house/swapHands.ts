/** Hands that change places. Whoever gets a hand of one card counts as having called. */
import { KIND_COUNT, type Seat } from '../card.ts';
import { EVENT_SWAPPED, emit } from '../events.ts';
import { CALL_MADE, CALL_NONE, nextSeat, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';

/** Two seats change hands. */
export function swapHands(rules: Rules, position: Position, one: Seat, other: Seat): void {
  exchange(position, one, other);
  settleCall(rules, position, one);
  settleCall(rules, position, other);
  emit(position, EVENT_SWAPPED, one, other, 0);
}

/** Every hand goes to the next seat in the direction of play. */
export function rotateHands(rules: Rules, position: Position, from: Seat): void {
  // The hand of `from` is carried round the table, seat by seat, and takes the place of each that it meets.
  for (let seat = nextSeat(position, from); seat !== from; seat = nextSeat(position, seat)) {
    exchange(position, from, seat);
  }
  for (let seat = 0; seat < position.seatCount; seat++) {
    if ((position.inMask >> seat) & 1) settleCall(rules, position, seat);
  }
  emit(position, EVENT_SWAPPED, from, from, 0);
}

function exchange(position: Position, one: Seat, other: Seat): void {
  const { copies, handLo, handHi, handCount } = position;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const held = copies[one * KIND_COUNT + kind] ?? 0;
    copies[one * KIND_COUNT + kind] = copies[other * KIND_COUNT + kind] ?? 0;
    copies[other * KIND_COUNT + kind] = held;
  }
  for (const table of [handLo, handHi, handCount]) {
    const held = table[one] ?? 0;
    table[one] = table[other] ?? 0;
    table[other] = held;
  }
}

function settleCall(rules: Rules, position: Position, seat: Seat): void {
  position.openMask &= ~(1 << seat);
  position.call[seat] = position.handCount[seat] === 1 && rules.callsAtOne ? CALL_MADE : CALL_NONE;
}
