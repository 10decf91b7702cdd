import type { EventText } from '@hausregel/protocol';
import { listText } from '../lib/listText.ts';
import { theCard } from './cardWords.ts';
import { eventSentence, type EventContext } from './eventWords.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
import { nameOf } from './status.ts';

/** Happenings as they are told in running words, for ears and in notices. */
export const contextOf = ({ say, view: { places, you } }: OwnMoves): EventContext => ({
  say,
  places,
  you,
  card: (card) => (card === '' ? '' : theCard(card, say)),
});

/** Happenings that are told in one sentence: others who skip one after the other; all else by itself. */
export function toldTogether<T extends EventText>(
  events: readonly T[],
  { you }: Pick<EventContext, 'you'>,
): readonly (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isOneMore = event.type === 'skipped' && event.seat !== you;
    if (isOneMore && last?.[0].type === 'skipped' && last[0].seat !== you) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The sentence for what is told together; undefined where nothing is said. */
export function togetherSentence(
  group: readonly [EventText, ...EventText[]],
  context: EventContext,
): string | undefined {
  const seats = [...new Set(group.flatMap((event) => (event.type === 'skipped' ? [event.seat] : [])))];
  if (seats.length < 2) return eventSentence(group[0], context);
  return context.say('log.skippedMany', { names: listText(seats.map((seat) => nameOf(context.places, seat))) });
}

/** Whole sentences about what has happened, in its order. */
export const sentencesOf = (events: readonly EventText[], context: EventContext): readonly string[] =>
  toldTogether(events, context).flatMap((group) => togetherSentence(group, context) ?? []);
