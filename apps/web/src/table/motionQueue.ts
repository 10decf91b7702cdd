/**
 * What is shown moving, apart from what is true: the state is always final, pictures follow. A
 * queue that has fallen more than two behind, a hidden page and a player without motion skip at
 * once, so nobody ever waits for a picture.
 */
export interface MotionRules<T> {
  /** Shows one item; settles when the picture is done. */
  readonly show: (item: T) => Promise<void>;
  /** Called once for every item, shown or skipped, when it is over. */
  readonly done: (item: T) => void;
  /** No pictures now (no motion wanted, or nobody looks). */
  readonly isStill: () => boolean;
}

/** So many items may wait behind the one on show. */
export const BACKLOG_MAX = 2;

export class MotionQueue<T> {
  readonly #rules: MotionRules<T>;
  #waiting: T[] = [];
  #isRunning = false;

  constructor(rules: MotionRules<T>) {
    this.#rules = rules;
  }

  /** How many are waiting, without the one on show. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** Adds items in order; the oldest are skipped if too many wait. */
  push(items: readonly T[]): void {
    this.#waiting.push(...items);
    if (this.#rules.isStill()) this.skipAll();
    else this.#skipTo(this.#isRunning ? BACKLOG_MAX : BACKLOG_MAX + 1);
    if (!this.#isRunning && this.#waiting.length > 0) void this.#run();
  }

  /** Ends everything that waits; the picture on show runs out. */
  skipAll(): void {
    this.#skipTo(0);
  }

  #skipTo(length: number): void {
    const skipped = this.#waiting.splice(0, Math.max(0, this.#waiting.length - length));
    for (const item of skipped) this.#rules.done(item);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      if (!this.#rules.isStill()) await this.#rules.show(item);
      this.#rules.done(item);
    }
    this.#isRunning = false;
  }
}
