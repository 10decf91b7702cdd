/** Asks all connections in turns whether they are still there. */
import { present } from '../assert.ts';
import type { Clock } from '../clock.ts';

/** A connection that can be asked. */
export interface Beating {
  beat(): void;
}

/** From one turn to the next: of eight thousand that are asked every twenty seconds forty have theirs together. */
const TURN_MS = 100;

/** Everybody is asked once in `everyMs`, never all in the same moment: that would keep everything else waiting. */
export class Heartbeats {
  private readonly clock: Clock;
  private readonly turnMs: number;
  private readonly turns: readonly Set<Beating>[];
  private joined: number = 0;
  private turn: number = 0;
  private cancel: () => void = () => {};

  constructor(clock: Clock, everyMs: number) {
    this.clock = clock;
    const turns = Math.max(1, Math.round(everyMs / TURN_MS));
    this.turnMs = everyMs / turns;
    this.turns = Array.from({ length: turns }, () => new Set<Beating>());
    this.schedule();
  }

  /** From now on it is asked, until the returned function is called. */
  add(one: Beating): () => void {
    const turn = this.at(this.joined++);
    turn.add(one);
    return () => turn.delete(one);
  }

  private at(index: number): Set<Beating> {
    return present(this.turns[index % this.turns.length]);
  }

  private schedule(): void {
    this.cancel = this.clock.setTimer(this.clock.now() + this.turnMs, () => {
      for (const one of this.at(this.turn++)) one.beat();
      this.schedule();
    });
  }

  stop(): void {
    this.cancel();
  }
}
