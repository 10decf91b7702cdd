/**
 * Bots of all tables move in turns: however many would answer at once, whoever plays at another table is heard
 * between them. A bot alone, or those of a few tables, do not wait; on a loop that is late anyway they move more
 * seldom. A bound for each table would not do: hundreds of tables with bots that answer at once would still fill the
 * loop, and each of them may.
 */
import type { Clock } from '../clock.ts';
import { TokenBucket } from '../net/tokenBucket.ts';

/** So many move at once as belong to this time, and those who wait are asked again after the other (ms). */
const AT_ONCE_MS = 10;
const PAUSE_MS = 5;

export class BotTurns {
  private readonly clock: Clock;
  private readonly rate: TokenBucket;
  /** One at most of each table. */
  private waiting: (() => void)[] = [];
  private cancel: () => void = () => {};

  constructor(clock: Clock, movesPerSecond: number) {
    this.clock = clock;
    this.rate = new TokenBucket(Math.max(1, (movesPerSecond * AT_ONCE_MS) / 1000), movesPerSecond);
  }

  /** Calls `move` now, or when those who came before have moved. */
  pass(move: () => void): void {
    if (this.waiting.length === 0 && this.rate.take(this.clock.now())) return move();
    this.waiting.push(move);
    if (this.waiting.length === 1) this.schedule();
  }

  private schedule(): void {
    this.cancel = this.clock.setTimer(this.clock.now() + PAUSE_MS, () => {
      const now = this.clock.now();
      let count = 0;
      while (count < this.waiting.length && this.rate.take(now)) count += 1;
      const some = this.waiting.splice(0, count);
      if (this.waiting.length > 0) this.schedule();
      for (const move of some) move();
    });
  }

  /** Whoever waits does not move any more. */
  stop(): void {
    this.cancel();
    this.waiting = [];
  }
}
