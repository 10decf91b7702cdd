import type { EventText } from '@hausregel/protocol';
import { isLaterLot } from '@hausregel/rulebook/events';
import { eventSentence } from './eventWords.ts';
import { inAll, ofRules, overtaken, reasonsOf, type RuleEvent, TOLD_BY_WHY } from './happened.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
import { contextOf } from './tell.ts';

/** What befell me, and why. */
export interface Befallen {
  readonly title: string;
  readonly text: string;
  readonly clause: string | undefined;
  /** The happenings that it tells. */
  readonly tells: readonly EventText[];
}

/** The last of some new happenings that befell me unasked; undefined where none did. */
export function befallen(fresh: readonly EventText[], table: OwnMoves): Befallen | undefined {
  const events = ofRules(table);
  const last = events.findLastIndex((event, index) => fresh.includes(event) && isUnasked(events, index, table));
  const at = isLaterLot(events, last) ? last - 2 : last;
  const event = inAll(events, at);
  if (event === undefined) return undefined;
  if (event.type === 'laid') {
    const told = overtaken(table);
    return told && { title: table.say('table.turnTaken'), ...told, tells: [event] };
  }
  // How many cards it costs to be caught is told of the cards.
  const paid = events[at + 1];
  const isPaid = event.type === 'caught' && paid?.type === 'drew' && paid.count > 0;
  const reason = reasonsOf(table)[isPaid ? at + 1 : at];
  if (reason === undefined) return undefined;
  const context = contextOf(table);
  const card = comesOfCard(event) ? events[causeOf(events, at)] : undefined;
  const sentences = [card && eventSentence(card, context), reason.text];
  return {
    title: TOLD_BY_WHY.has(event.type) ? '' : (eventSentence(event, context) ?? ''),
    text: sentences.filter((sentence) => sentence !== undefined).join(' '),
    clause: reason.clause,
    tells: events.filter((each, index) => each === card || index === at || index === last),
  };
}

/** Whether I neither did it nor could see it coming. What is due or skipped, and why, stands over the cards. */
function isUnasked(events: readonly RuleEvent[], index: number, { view: { you }, isMyTurn }: OwnMoves): boolean {
  const event = events[index];
  if (you === undefined || event === undefined) return false;
  switch (event.type) {
    case 'laid':
      return event.ahead === you && !isMyTurn;
    case 'caught':
    case 'gaveUp':
    case 'wishEnded':
      return event.seat === you;
    case 'drew':
      if (event.seat !== you || event.why === 'caught') return false;
      return event.count === 0 || (event.why === 'penalty' && !isAccepted(events, index));
    case 'swapped':
      return event.seat !== you && (event.with ?? you) === you;
    case 'asked':
      return event.seat !== you;
    default:
      return false;
  }
}

/** What a card makes somebody draw at once, or does to the hands. */
const comesOfCard = (event: RuleEvent): boolean =>
  event.type === 'swapped' || (event.type === 'drew' && event.count > 0 && event.why === 'penalty');

const CAUSES: readonly EventText['type'][] = ['laid', 'demanded', 'gaveUp', 'dealt'];

/** Where that stands which a happening came of. */
const causeOf = (events: readonly RuleEvent[], index: number): number =>
  events.slice(0, index).findLastIndex(({ type }) => CAUSES.includes(type));

/** A penalty that was due, or a card drawn for one given up. */
function isAccepted(events: readonly RuleEvent[], index: number): boolean {
  const cause = events[causeOf(events, index)]?.type;
  return cause === 'demanded' || cause === 'gaveUp';
}
