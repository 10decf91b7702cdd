import type { EventText } from '@hausregel/protocol';
import { isSuit, wishTitle, wishWord } from './cardWords.ts';
import type { TableControl } from './control.svelte.ts';
import { eventSentence, type EventContext } from './eventWords.ts';
import { actorOf } from './happenings.ts';
import type { Say } from './types.ts';

const contextOf = (control: TableControl): EventContext => ({
  say: control.say,
  places: control.view.places,
  you: control.view.you,
  card: (card) => (card === '' ? '' : control.cardName(card)),
});

/** Sentences for ears about what has just happened; own moves are left out unless more speech is wanted. */
export function speechOf(events: readonly EventText[], control: TableControl): readonly string[] {
  const context = contextOf(control);
  const isMore = control.input.settings.moreSpeech;
  return events.flatMap((event) => {
    const isOwnMove = actorOf(event) === control.view.you && ['laid', 'passed'].includes(event.type);
    if (isOwnMove && !isMore) return [];
    const sentence = eventSentence(event, context);
    return sentence === undefined ? [] : [sentence];
  });
}

/** The last sentences of the log, for ears. */
export function lastSentences(control: TableControl, count: number): readonly string[] {
  const context = contextOf(control);
  const all = control.input.events.flatMap(({ event }) => eventSentence(event, context) ?? []);
  return all.length === 0 ? [control.say('table.logEmpty')] : all.slice(-count);
}

const wishSaid = (wish: string, say: Say): string =>
  isSuit(wish)
    ? say('table.sayWish', { suit: wishWord(wish, say) })
    : say('table.wishIs', { sign: '', suit: wishTitle(wish, say) });

/** The table in sentences. */
export function summaryOf(control: TableControl): string {
  const { round, say, view } = control;
  if (!round) return '';
  const seats = view.places
    .filter((place) => place.isIn && place.occupant !== 'free' && place.seat !== view.you)
    .map((place) => say('table.saySeat', { name: place.name ?? '', count: place.count }));
  return [
    round.top === undefined ? '' : say('table.sayTop', { card: control.cardName(round.top) }),
    round.wish === undefined ? '' : wishSaid(round.wish, say),
    say(round.direction === 1 ? 'table.clockwise' : 'table.counterClockwise'),
    ...seats,
    say('table.sayPile', { count: round.drawCount }),
    control.status?.sentence ?? '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const GATHER_MS = 500;
const SENTENCES_MAX = 6;

/** Gathers sentences and tells them as one, so that a live region is not a cacophony. */
export class Announcer {
  readonly #tell: (text: string) => void;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (text: string) => void) {
    this.#tell = tell;
  }

  /** Of more than six sentences only the last six are told. */
  add(sentences: readonly string[]): void {
    this.#waiting.push(...sentences);
    if (this.#waiting.length === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#tell(this.#waiting.slice(-SENTENCES_MAX).join(' '));
      this.#waiting = [];
      this.#timer = undefined;
    }, GATHER_MS);
  }
}
