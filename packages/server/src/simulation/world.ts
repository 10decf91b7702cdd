/** Simulated time: what is due happens in order of time, and at equal times in the order in which it was set. */
import { Xoshiro128 } from '@hausregel/core';
import { present } from '../assert.ts';

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isCancelled: boolean;
}

export class World {
  readonly chance: Xoshiro128;
  /** In ms. */
  now: number = 1_000_000;
  private readonly queue: Due[] = [];
  private count = 0;

  constructor(seed: number) {
    this.chance = new Xoshiro128(seed);
  }

  /** Once in `times`. */
  happens(times: number): boolean {
    return this.chance.below(times) === 0;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.chance.below(most - least + 1);
  }

  /** One of a list that is not empty. */
  pick<T>(items: readonly T[]): T {
    const [first] = items;
    return items[this.chance.below(items.length)] ?? present(first);
  }

  /** Does something later, at a whole ms; gives a function that calls it off. */
  after(ms: number, run: () => void): () => void {
    const due: Due = { at: this.now + Math.max(0, Math.ceil(ms)), order: this.count++, run, isCancelled: false };
    let at = this.queue.length;
    while (at > 0 && isLater(this.queue[at - 1], due)) at -= 1;
    this.queue.splice(at, 0, due);
    return () => {
      due.isCancelled = true;
    };
  }

  /** Resolves after a while. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Runs until a time, or until a condition holds; promises settle between any two steps. */
  async runUntil(end: number, isDone: () => boolean = () => false): Promise<void> {
    for (;;) {
      await settle();
      if (isDone()) return;
      const next = this.queue[0];
      if (next === undefined || next.at > end) break;
      this.queue.shift();
      if (next.isCancelled) continue;
      this.now = next.at;
      next.run();
    }
    this.now = Math.max(this.now, end);
  }
}

const isLater = (one: Due | undefined, other: Due): boolean =>
  one !== undefined && (one.at > other.at || (one.at === other.at && one.order > other.order));

/** Lets everything run that waits for nothing but promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < PROMISE_TURNS; turn++) await Promise.resolve();
}

/** Longest chain of promises between two steps, with room. */
const PROMISE_TURNS = 30;
