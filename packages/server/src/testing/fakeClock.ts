import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets promises and immediates that are due run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that a test moves by hand. */
export class FakeClock implements Clock {
  private time: number;
  private readonly timers: Set<Timer> = new Set();

  constructor(start: number = 1_000_000) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  setTimer(at: number, run: () => void): () => void {
    const timer = { at, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Moves on, running what is due in its order; what that causes, too. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settle();
      const next = [...this.timers].toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > end) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
    await settle();
  }
}
