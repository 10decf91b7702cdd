import { explainEvents, isLaterLot, lastDoing, type Happening } from '@hausregel/rulebook/events';
import type { EventText } from '@hausregel/protocol';
import { language } from '../lib/i18n.svelte.ts';
import { eventSentence, type EventContext } from './eventWords.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
import { nameOf } from './status.ts';
import { contextOf, toldTogether, togetherSentence } from './tell.ts';

export type RuleEvent = EventText & Happening;

/** Happenings that rules explain; who sits down or looks into a hand is none. */
const isOfRules = (event: EventText): event is RuleEvent =>
  event.type !== 'look' && event.type !== 'seat' && event.type !== 'standIn';

export const ofRules = (table: OwnMoves): readonly RuleEvent[] =>
  table.input.events.map(({ event }) => event).filter(isOfRules);

/** Why each of them came about, in the same order. */
export const reasonsOf = (table: OwnMoves): ReturnType<typeof explainEvents> =>
  explainEvents(ofRules(table), { ruleSet: table.view.ruleSet }, language());

/** More than this is no answer to "what just happened?". */
const EVENTS_MAX = 4;

/** The last thing that happened: what it was, why, and the clause; undefined before anything has. */
export function lastHappening(
  table: OwnMoves,
): { readonly text: string; readonly clause: string | undefined } | undefined {
  return toldFrom(table, lastDoing(ofRules(table)));
}

/** The last card that somebody else laid although it was my turn, why, and what came of it. */
export const overtaken = (table: OwnMoves): ReturnType<typeof lastHappening> =>
  toldFrom(
    table,
    ofRules(table).findLastIndex((event) => event.type === 'laid' && event.ahead === table.view.you),
  );

/** What is told of the happenings that rules explain from one of them on. */
function toldFrom(table: OwnMoves, start: number): ReturnType<typeof lastHappening> {
  const events = ofRules(table);
  const reasons = reasonsOf(table);
  const context = contextOf(table);
  const told = toldTogether(events.slice(start), context).flatMap((group) => {
    const [event] = group;
    const at = events.indexOf(event);
    const reason = reasons[at];
    if (reason === undefined || (at > start && isLaterLot(events, at))) return [];
    const what = wholeSentence(inAll(events, at), reason.sum, context) ?? togetherSentence(group, context) ?? '';
    return [{ sentences: sentencesFor(event, what, reason.text), clause: reason.clause }];
  });
  if (told.length === 0) return undefined;
  const sentences = told.slice(0, EVENTS_MAX).flatMap((each) => each.sentences);
  return { text: [...new Set(sentences)].filter((text) => text !== '').join(' '), clause: told[0]?.clause };
}

/** A draw with all its cards, though the pile was renewed in between. */
export function inAll(events: readonly RuleEvent[], at: number): RuleEvent | undefined {
  const [event, later] = [events[at], events[at + 2]];
  if (event?.type !== 'drew' || later?.type !== 'drew' || !isLaterLot(events, at + 2)) return event;
  return { ...event, count: event.count + later.count, cards: undefined };
}

/** What one happening is told as; cards that are due with what they are the sum of. */
function wholeSentence(
  event: EventText | undefined,
  sum: string | undefined,
  context: EventContext,
): string | undefined {
  if (event?.type === 'drew') return eventSentence(event, context);
  if (event?.type !== 'demanded' || sum === undefined) return undefined;
  const key = event.seat === context.you ? 'log.youDemandedSum' : 'log.demandedSum';
  return context.say(key, { name: nameOf(context.places, event.seat), count: event.draw, sum });
}

const TOLD_BY_WHAT: ReadonlySet<EventText['type']> = new Set(['demanded', 'skipped', 'took']);
export const TOLD_BY_WHY: ReadonlySet<EventText['type']> = new Set(['reversed', 'renewed', 'wishEnded']);

/** What happened and why, but nothing twice: of some happenings one tells the other, or the card has told why. */
function sentencesFor(event: EventText, what: string, why: string): readonly string[] {
  if (TOLD_BY_WHY.has(event.type)) return [why];
  const isCatch = event.type === 'drew' && event.why === 'caught';
  return isCatch || TOLD_BY_WHAT.has(event.type) ? [what] : [what, why];
}
