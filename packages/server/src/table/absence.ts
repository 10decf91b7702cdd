/** Persons who are gone, and when a bot steps in for them. */
import type { Attendance } from './attendance.ts';
import type { TableState } from './tableState.ts';

/**
 * When a bot steps in, in milliseconds of the server's clock, for each seat whose person is gone; before the
 * first deal only where somebody waits for them.
 */
export function absenceEnds(state: TableState, attendance: Attendance): Map<number, number> {
  const ends = new Map<number, number>();
  // This is asked several times a move.
  if (!attendance.isAnyoneGone) return ends;
  for (const seat of state.seatsOf('person')) {
    const since = attendance.goneSinceOf(seat);
    const isHere = state.places[seat]?.isStandIn === false;
    const needed = state.phase === 'lobby' ? state.host === seat || isAnswerMissing(state, seat) : isHere;
    if (since !== undefined && needed) ends.set(seat, since + state.settings.awaySeconds * 1000);
  }
  return ends;
}

/** Whether proposed rules wait for the answer of a seat; nobody stands in for what those who watch are shown. */
export function isAnswerMissing({ proposal, presentSeats }: TableState, seat: number): boolean {
  return (
    proposal !== undefined &&
    proposal.watching === undefined &&
    presentSeats.includes(seat) &&
    !proposal.accepted.has(seat)
  );
}
