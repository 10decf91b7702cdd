import type { EventText } from '@hausregel/protocol';
import type { TableControl } from './control.svelte.ts';
import type { TableSound } from './tableInput.ts';
import { actorOf, eventSentence, type EventContext } from './eventWords.ts';

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

/** "Your turn. 7 of hearts is on top. Lay a seven or draw 4 cards." */
export function turnSentence(control: TableControl): string {
  const sentence = control.status?.sentence ?? '';
  const top = control.round?.top;
  return top === undefined
    ? control.say('table.sayTurn', { sentence })
    : control.say('table.sayTurnTop', { card: control.cardName(top), sentence });
}

/** Words that are calls; the others are only told. */
const CALLS: ReadonlySet<string> = new Set(['mau', 'maumau', 'last']);

/** The sound of a happening; `level` counts the steps of a growing penalty. */
export function soundOf(
  event: EventText,
  control: TableControl,
): { name: TableSound; mine: boolean; level: number } | undefined {
  const mine = actorOf(event) === control.view.you;
  switch (event.type) {
    case 'laid':
      return { name: 'lay', mine, level: 0 };
    case 'drew':
      return { name: 'draw', mine, level: 0 };
    case 'demanded':
      return { name: 'penalty', mine, level: Math.max(0, Math.floor(event.draw / 2) - 1) };
    case 'announced':
      return CALLS.has(event.word) ? { name: 'mau', mine, level: 0 } : undefined;
    case 'took':
      return { name: 'caught', mine, level: 0 };
    case 'caught':
      return { name: 'caught', mine, level: 0 };
    case 'over':
      return { name: 'roundOver', mine, level: 0 };
    default:
      return undefined;
  }
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
