/**
 * The lease of a node: while it runs, no other node takes its tables. It is prolonged well before it
 * ends; whoever could not prolong it in time must take it that others have taken its tables.
 */
import type { Clock } from '../../clock.ts';
import { NotOwner, NotStored } from '../eventLog.ts';
import type { PostgresLink } from './link.ts';
import { RENEW } from './schema.ts';

export interface LeaseOptions {
  readonly link: Pick<PostgresLink, 'query'>;
  readonly clock: Clock;
  readonly node: string;
  readonly address: string;
  readonly leaseMs: number;
  /** The lease had run out before it could be prolonged: others may have taken tables. */
  readonly onLapse: () => void;
  /** The lease has run out and cannot be prolonged, or can be again. */
  readonly onTrouble: (isInTrouble: boolean) => void;
}

/** Renewals in the time of one lease. */
const RENEWALS = 3;
/** Of two clocks one may be slower than the other: what is left of a lease for certain. */
const STEADY = 0.95;

export class Lease {
  private readonly options: LeaseOptions;
  private cancel: () => void = () => {};
  private isEnded = false;
  /** Until when, by this machine's clock, the lease runs for certain. */
  private until = 0;
  /** When a renewal was asked for that has no answer yet. */
  private asked: number | undefined;
  /** Whether the last attempt to prolong it was not answered. */
  private hasFailed = false;
  /** How often it had run out before it was prolonged. */
  private lapses = 0;

  constructor(options: LeaseOptions) {
    this.options = options;
  }

  /** Whether no other node can have taken a table meanwhile. */
  get isHeld(): boolean {
    return this.options.clock.now() < this.until;
  }

  /**
   * Gives what tells later whether no other node can have taken a table since now: whatever was asked of
   * the database meanwhile has been answered within the lease.
   */
  watch(): () => boolean {
    const { lapses } = this;
    return () => this.isHeld && this.lapses === lapses;
  }

  /** Whether it has run out because the database confirms nothing, and not because this node slept. */
  get isStuck(): boolean {
    const { clock, leaseMs } = this.options;
    const isWaiting = this.asked !== undefined && clock.now() - this.asked > leaseMs;
    return !this.isHeld && (isWaiting || this.hasFailed);
  }

  /** Throws `NotOwner` where another node may have taken a table, `NotStored` while the database confirms nothing. */
  confirm(): void {
    if (this.isHeld) return;
    throw this.isStuck ? new NotStored('no lease') : new NotOwner();
  }

  /** Takes the lease and keeps it. */
  async begin(): Promise<void> {
    await this.renew();
    this.schedule();
  }

  private async renew(): Promise<void> {
    const { link, clock, node, address, leaseMs, onLapse } = this.options;
    const asked = clock.now();
    this.asked = asked;
    const [row] = await link.query(RENEW, [node, address, leaseMs]);
    // An answer that never came may have said that the lease had run out, and begun it anew.
    const mayHaveLapsed = this.hasFailed && asked > this.until;
    this.asked = undefined;
    this.note(false);
    const isFirst = this.until === 0;
    // Counted from before the question, so that it ends here earlier than there.
    this.until = asked + leaseMs * STEADY;
    if (isFirst || (!mayHaveLapsed && (row as { ran: boolean | null }).ran === true)) return;
    this.lapses += 1;
    onLapse();
  }

  private note(hasFailed: boolean): void {
    if (hasFailed === this.hasFailed) return;
    this.hasFailed = hasFailed;
    this.options.onTrouble(hasFailed);
  }

  private schedule(): void {
    if (this.isEnded) return;
    const { clock, leaseMs } = this.options;
    this.cancel = clock.setTimer(clock.now() + leaseMs / RENEWALS, () => {
      void this.renew()
        .catch(() => {
          this.asked = undefined;
          this.note(!this.isEnded);
        })
        .finally(() => this.schedule());
    });
  }

  /** Gives the lease back: others may take the tables at once. */
  async end(): Promise<void> {
    this.isEnded = true;
    this.cancel();
    this.until = 0;
    await this.options.link.query('DELETE FROM nodes WHERE id = $1', [this.options.node]);
  }
}
