/** Breaking a round off by vote (MTT-7): bots and stand-ins agree once every person in the round has. */
import { BREAK } from '@hausregel/core';
import { formatMove } from '@hausregel/notation';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

/** The votes of bots and stand-ins that are due now. */
export function agreementEvents(state: TableState): TableEvent[] {
  const { round, places } = state;
  if (round === undefined || round.isOver || round.position.breakMask === 0) return [];
  const { breakMask, inMask } = round.position;
  const seats = places.map((_, seat) => seat).filter((seat) => (inMask >> seat) & 1);
  const isAsked = (seat: number): boolean => places[seat]?.occupant === 'person' && places[seat]?.isStandIn === false;
  const hasAgreed = (seat: number): boolean => ((breakMask >> seat) & 1) === 1;
  const asked = seats.filter(isAsked);
  if (asked.length === 0 || !asked.every(hasAgreed)) return [];
  return seats
    .filter((seat) => !hasAgreed(seat))
    .map((seat) => ({
      type: 'moved',
      seat,
      move: formatMove(BREAK),
      by: places[seat]?.occupant === 'bot' ? 'bot' : 'stand-in',
    }));
}
