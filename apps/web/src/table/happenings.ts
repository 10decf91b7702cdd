import type { EventText } from '@hausregel/protocol';
import type { TableEvent } from './types.ts';

/** Seat a happening belongs to. */
export function actorOf(event: EventText): number | undefined {
  if (event.type === 'dealt') return event.dealer;
  if (event.type === 'over') return event.winner;
  return 'seat' in event ? event.seat : undefined;
}

/** The last thing somebody did with cards. */
export const lastMove = (events: readonly TableEvent[]): EventText | undefined =>
  events.findLast(({ event }) => event.type === 'laid' || event.type === 'drew' || event.type === 'passed')?.event;

/** Seats passed over since the last card was laid. */
export function skippedSeats(events: readonly TableEvent[]): ReadonlySet<number> {
  const start = events.findLastIndex(({ event }) => event.type === 'laid' || event.type === 'drew');
  return new Set(events.slice(start + 1).flatMap(({ event }) => (event.type === 'skipped' ? [event.seat] : [])));
}
