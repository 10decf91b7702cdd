import type { EventText } from '@hausregel/protocol';
import { withAllTexts } from '../lib/i18n.svelte.ts';
import type { TableControl } from './control.svelte.ts';
import type * as Speech from './speech.ts';

interface Speaker {
  readonly words: typeof Speech;
  readonly announcer: Speech.Announcer;
}

/** Tells what happens, for ears. Its sentences come after the table; what happened meanwhile is told then. */
export class Voice {
  readonly #control: TableControl;
  #speaker: Promise<Speaker> | undefined;

  constructor(control: TableControl) {
    this.#control = control;
  }

  tell(events: readonly EventText[]): void {
    this.#speak(({ words, announcer }) => announcer.add(words.speechOf(events, this.#control)));
  }

  /** Tells the last sentences of the log again. */
  tellLog(count: number): void {
    this.#speak(({ words }) => this.#control.tell(words.lastSentences(this.#control, count).join(' ')));
  }

  /** Tells how the table stands. */
  tellSummary(): void {
    this.#speak(({ words }) => this.#control.tell(words.summaryOf(this.#control)));
  }

  #speak(say: (speaker: Speaker) => void): void {
    this.#speaker ??= this.#load();
    // Without a connection nothing is told; the next time it is tried anew.
    this.#speaker.then(say).catch(() => (this.#speaker = undefined));
  }

  async #load(): Promise<Speaker> {
    const words = await withAllTexts(import('./speech.ts'));
    return { words, announcer: new words.Announcer((text) => this.#control.tell(text)) };
  }
}
