/**
 * When the decision that somebody owes must be made, and when a bot makes its own. A clock is set
 * when a decision comes up and never changes while it is owed: not by reloads, refused moves,
 * calls, catches or changed settings.
 */
import type { TableSettings } from '@hausregel/protocol';

/** Time that is left at least when somebody comes back to a table that waited past its deadline. */
const RETURN_MS = 5_000;

/** The decision owed now. */
export interface Decision {
  /** Changes with each new decision. */
  readonly key: string;
  readonly seat: number;
  readonly driver: 'person' | 'bot';
}

export class TurnClock {
  /** Of the person on turn; undefined: no clock runs. */
  deadline: number | undefined;
  /** When the bot on turn moves. */
  botAt: number | undefined;
  private key: string | undefined;
  private remainingMs: number | undefined;

  /** Sets the clock if the decision is a new one. `paceMs` is what a bot takes for it. */
  arm(decision: Decision | undefined, settings: TableSettings, now: number, paceMs: () => number): void {
    const key = decision === undefined ? undefined : `${decision.key}:${decision.seat}:${decision.driver}`;
    if (key === this.key) return;
    this.key = key;
    this.deadline = undefined;
    this.botAt = undefined;
    if (decision?.driver === 'bot') this.botAt = now + paceMs();
    else if (decision !== undefined && settings.turnSeconds > 0) this.deadline = now + settings.turnSeconds * 1000;
  }

  /** The last person has gone: the table waits. */
  pause(now: number): void {
    this.remainingMs = this.deadline === undefined ? undefined : Math.max(0, this.deadline - now);
  }

  /** The first person is back: what ran out meanwhile gets the time that was left. */
  resume(now: number, paceMs: () => number): void {
    if (this.deadline !== undefined && this.deadline < now) {
      this.deadline = now + Math.max(RETURN_MS, this.remainingMs ?? 0);
    }
    if (this.botAt !== undefined && this.botAt < now) this.botAt = now + paceMs();
  }
}
