import type { Announcement } from '@hausregel/core';
import type { EventText } from '@hausregel/protocol';
import type { TableEvent } from './types.ts';

/** Seat a happening belongs to. */
export function actorOf(event: EventText): number | undefined {
  if (event.type === 'dealt') return event.dealer;
  if (event.type === 'over') return event.winner;
  return 'seat' in event ? event.seat : undefined;
}

/** All cards of a lay, in the order laid; equal ones as often as they are. */
export const cardsLaid = ({ card, copies, under = [] }: Extract<EventText, { type: 'laid' }>): readonly string[] => [
  ...under,
  ...Array.from({ length: copies }, () => card),
];

/** The last thing somebody did with cards. A penalty counts as one also where the draw pile was renewed in between. */
export function lastMove(events: readonly TableEvent[]): EventText | undefined {
  const at = events.findLastIndex(
    ({ event }) => event.type === 'laid' || event.type === 'drew' || event.type === 'passed',
  );
  const last = events[at]?.event;
  if (last?.type !== 'drew' || last.why === 'turn') return last;
  const before = events[at - 1]?.event.type === 'renewed' ? events[at - 2]?.event : undefined;
  const isSame = before?.type === 'drew' && before.seat === last.seat && before.why === last.why;
  return isSame ? { ...last, count: before.count + last.count, cards: undefined } : last;
}

/** Seats passed over since the last card was laid. */
export function skippedSeats(events: readonly TableEvent[]): ReadonlySet<number> {
  const start = events.findLastIndex(({ event }) => event.type === 'laid' || event.type === 'drew');
  return new Set(events.slice(start + 1).flatMap(({ event }) => (event.type === 'skipped' ? [event.seat] : [])));
}

/** What has been called out since the last card was laid, by seat, in the order of the calls. */
export function spokenWords(events: readonly TableEvent[]): ReadonlyMap<number, readonly Announcement[]> {
  const start = events.findLastIndex(({ event }) => event.type === 'laid' || event.type === 'dealt');
  const words = new Map<number, readonly Announcement[]>();
  for (const { event } of events.slice(start + 1)) {
    if (event.type === 'announced') words.set(event.seat, [...(words.get(event.seat) ?? []), event.word]);
  }
  return words;
}

/** Tells what is new among the happenings of a table; at the first call nothing is. */
export class News {
  #seen: number | undefined;

  take(events: readonly TableEvent[]): readonly EventText[] {
    const seen = this.#seen ?? Infinity;
    this.#seen = Math.max(this.#seen ?? 0, events.at(-1)?.sequence ?? 0);
    return events.filter((item) => item.sequence > seen).map((item) => item.event);
  }
}
