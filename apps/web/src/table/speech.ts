import type { EventText } from '@hausregel/protocol';
import { theCard, wishWord } from './cardWords.ts';
import type { TableControl } from './control.svelte.ts';
import { actorOf } from './happenings.ts';
import { contextOf, sentencesOf } from './tell.ts';

/** Sentences for ears about what has just happened; own moves are left out unless more speech is wanted. */
export function speechOf(events: readonly EventText[], control: TableControl): readonly string[] {
  const isOwnMove = (event: EventText): boolean =>
    actorOf(event) === control.view.you && ['laid', 'passed'].includes(event.type);
  const isMore = control.input.settings.moreSpeech;
  return sentencesOf(isMore ? events : events.filter((event) => !isOwnMove(event)), contextOf(control));
}

/** The last sentences of the log, for ears. */
export function lastSentences(control: TableControl, count: number): readonly string[] {
  const events = control.input.events.map(({ event }) => event);
  const all = sentencesOf(events, contextOf(control));
  return all.length === 0 ? [control.say('table.logEmpty')] : all.slice(-count);
}

/** The table in sentences. */
export function summaryOf(control: TableControl): string {
  const { round, say, view } = control;
  if (!round) return '';
  const seats = view.places
    .filter((place) => place.isIn && place.occupant !== 'free' && place.seat !== view.you)
    .map((place) => say('table.saySeat', { name: place.name ?? '', count: place.count }));
  return [
    round.top === undefined ? '' : say('table.sayTop', { card: theCard(round.top, say) }),
    round.wish === undefined ? '' : say('table.sayWish', { suit: wishWord(round.wish, say) }),
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
