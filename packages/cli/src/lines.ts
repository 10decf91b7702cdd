import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines waiting to be read at most; input is paused beyond that. */
const WAITING_MAX = 1_000;

/**
 * Lines of an input, asked for one by one. Closing it, or the end of the input, answers every
 * question with undefined.
 */
export class Lines {
  private readonly reader: ReturnType<typeof createInterface>;
  private readonly waiting: string[] = [];
  private pending: ((line: string | undefined) => void) | undefined;
  private isClosed = false;

  constructor(input: Readable) {
    this.reader = createInterface({ input, terminal: false });
    this.reader.on('line', (line) => this.take(line));
    this.reader.on('close', () => this.end());
  }

  /** The next line, or undefined when there are no more. */
  next(): Promise<string | undefined> {
    const line = this.waiting.shift();
    if (line !== undefined) {
      if (this.waiting.length === 0 && !this.isClosed) this.reader.resume();
      return Promise.resolve(line);
    }
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.pending = resolve;
    });
  }

  /** Puts a line back, to be the next one. */
  putBack(line: string): void {
    this.waiting.unshift(line);
  }

  /** Ends the reading; lines not yet asked for are forgotten. */
  close(): void {
    this.waiting.length = 0;
    this.reader.close();
    this.end();
  }

  private take(line: string): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending !== undefined) pending(line);
    else if (this.waiting.push(line) >= WAITING_MAX) this.reader.pause();
  }

  private end(): void {
    this.isClosed = true;
    this.pending?.(undefined);
    this.pending = undefined;
  }
}
