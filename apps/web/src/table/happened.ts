import { explainEvents, lastDoing, type Happening } from '@hausregel/rulebook/events';
import type { EventText } from '@hausregel/protocol';
import { language } from '../lib/i18n.svelte.ts';
import { eventSentence, type EventContext } from './eventWords.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';

/** Happenings that rules explain; who sits down or looks into a hand is none. */
const isOfRules = (event: EventText): event is EventText & Happening =>
  event.type !== 'look' && event.type !== 'seat' && event.type !== 'standIn';

const ofRules = (table: OwnMoves): readonly (EventText & Happening)[] =>
  table.input.events.map(({ event }) => event).filter(isOfRules);

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
  const context: EventContext = {
    say: table.say,
    places: table.view.places,
    you: table.view.you,
    card: (card) => (card === '' ? '' : table.cardName(card)),
  };
  const all = explainEvents(events, { ruleSet: table.view.ruleSet }, language());
  const told = events.slice(start, start + EVENTS_MAX).flatMap((event, index) => {
    const reason = all[start + index];
    return reason === undefined ? [] : [{ what: eventSentence(event, context) ?? '', ...reason }];
  });
  if (told.length === 0) return undefined;
  const sentences = told.flatMap(({ what, text }) => [what, text]).filter((text) => text !== '');
  return { text: [...new Set(sentences)].join(' '), clause: told[0]?.clause };
}
