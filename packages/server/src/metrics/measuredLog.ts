/** A log that counts: what became durable, what failed, who owns what. */
import type { Clock } from '../clock.ts';
import {
  type Claim,
  type EventLog,
  FIRST_EPOCH,
  type LogEntry,
  type LogPart,
  NotOwner,
  type TableRow,
  WHOLE_LOG,
} from '../log/eventLog.ts';
import type { ServerMetrics } from './serverMetrics.ts';

/** How long after a failed append the log counts as not writable, in ms; then somebody may try again. */
const FAILING_MS = 10_000;

export class MeasuredLog implements EventLog {
  private readonly log: EventLog;
  private readonly metrics: ServerMetrics;
  private readonly clock: Clock;
  /** Times of the last appends that became durable, and that failed; undefined: none yet. */
  private lastAppend: number | undefined;
  private lastFailure: number | undefined;

  constructor(log: EventLog, metrics: ServerMetrics, clock: Clock) {
    this.log = log;
    this.metrics = metrics;
    this.clock = clock;
  }

  /** Whether the last append became durable, or failed long ago, and the log is where it belongs. */
  get isWritable(): boolean {
    if (this.log.isInPlace === false) return false;
    if (this.lastFailure === undefined || (this.lastAppend ?? 0) > this.lastFailure) return true;
    return this.clock.now() - this.lastFailure > FAILING_MS;
  }

  /** Milliseconds since the last append that became durable. */
  get lastAppendMs(): number | undefined {
    return this.lastAppend === undefined ? undefined : this.clock.now() - this.lastAppend;
  }

  get isOwner(): boolean | undefined {
    return this.log.isOwner;
  }

  confirm(table: string): void {
    this.log.confirm(table);
  }

  async append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    try {
      await this.log.append(entries, epoch);
    } catch (error) {
      this.lastFailure = this.clock.now();
      this.metrics.appendFailures.add();
      if (error instanceof NotOwner) this.metrics.epochLosses.add();
      throw error;
    }
    this.lastAppend = this.clock.now();
    for (const { event } of entries) {
      this.metrics.events.add(event.type);
      if (event.type === 'moved') this.metrics.moves.add(event.by);
      if (event.type === 'created') this.metrics.tablesMade.add();
    }
  }

  onLapse(run: (hasLapsed: (table: string) => boolean) => void): void {
    this.log.onLapse((hasLapsed) => {
      this.metrics.leaseLapses.add();
      run(hasLapsed);
    });
  }

  async claim(table: string): Promise<Claim> {
    try {
      const claim = await this.log.claim(table);
      this.metrics.claims.add(claim.how);
      if (claim.how === 'owned' && claim.epoch > FIRST_EPOCH) this.metrics.takeovers.add();
      return claim;
    } catch (error) {
      this.metrics.claims.add('failed');
      throw error;
    }
  }

  async release(table: string): Promise<void> {
    await this.log.release?.(table);
  }

  find(code: string): Promise<TableRow | undefined> {
    return this.log.find(code);
  }

  tables(closedSince: number): Promise<readonly TableRow[]> {
    return this.log.tables(closedSince);
  }

  read(table: string, part: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    return this.log.read(table, part);
  }

  purge(closedBefore: number): Promise<void> {
    return this.log.purge(closedBefore);
  }

  close(): Promise<void> {
    return this.log.close();
  }
}
