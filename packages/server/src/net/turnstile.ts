/** Lets newcomers in a few at a time, so that a crowd at the door does not keep those waiting who sit at their tables. */

/** So many in one turn of the event loop; a handshake takes about as long as a move. */
const PER_TURN = 8;
/** Who comes when so many wait already is not let in: a second's worth of newcomers, as after a restart. */
const WAITING_MAX = 4_000;

export interface TurnstileOptions {
  readonly perTurn: number;
  readonly waitingMax: number;
  /** Runs something in the next turn of the event loop, after what has come in meanwhile. */
  readonly nextTurn: (run: () => void) => void;
}

const OPTIONS: TurnstileOptions = { perTurn: PER_TURN, waitingMax: WAITING_MAX, nextTurn: setImmediate };

export class Turnstile {
  private readonly options: TurnstileOptions;
  private waiting: (() => void)[] = [];

  constructor(options: TurnstileOptions = OPTIONS) {
    this.options = options;
  }

  /** Whether so many wait that nobody else is to. */
  get isFull(): boolean {
    return this.waiting.length >= this.options.waitingMax;
  }

  /** Calls `enter` when its turn has come, in the order of coming. Asked only while it is not full. */
  pass(enter: () => void): void {
    this.waiting.push(enter);
    if (this.waiting.length === 1) this.schedule();
  }

  private schedule(): void {
    this.options.nextTurn(() => {
      const some = this.waiting.splice(0, this.options.perTurn);
      if (this.waiting.length > 0) this.schedule();
      for (const enter of some) enter();
    });
  }
}
