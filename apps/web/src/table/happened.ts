import { explainEvents, lastDoing, type Happening } from '@hausregel/rulebook/events';
import type { EventText } from '@hausregel/protocol';
import { language } from '../lib/i18n.svelte.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
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
  const isOfCard = isOneCard(events[start]);
  const told = toldTogether(events.slice(start), context).flatMap((group) => {
    const [event] = group;
    const reason = reasons[events.indexOf(event)];
    if (reason === undefined) return [];
    const what = togetherSentence(group, context) ?? '';
    return [{ sentences: sentencesFor(event, what, reason.text, isOfCard), clause: reason.clause }];
  });
  if (told.length === 0) return undefined;
  const sentences = told.slice(0, EVENTS_MAX).flatMap((each) => each.sentences);
  return { text: [...new Set(sentences)].filter((text) => text !== '').join(' '), clause: told[0]?.clause };
}

/** Of several cards together the sum is still to be told. */
const isOneCard = (event: EventText | undefined): boolean =>
  event?.type === 'laid' && event.copies === 1 && (event.under ?? []).length === 0;

/** What happened and why, neither twice: what one card does has been told with the card. */
function sentencesFor({ type }: EventText, what: string, why: string, isOfCard: boolean): readonly string[] {
  if (type === 'reversed') return [why];
  return isOfCard && (type === 'demanded' || type === 'skipped') ? [what] : [what, why];
}
