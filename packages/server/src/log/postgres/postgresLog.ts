/**
 * The log in PostgreSQL, for several nodes. Who owns a table is a matter of leases and epochs (see
 * `schema.ts`): a lease says who should write it, the epoch in the statement that writes says who can.
 * Commits are synchronous, so that with synchronous standbys an answered append survives the loss of
 * the primary.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@hausregel/rules';
import type { Clock } from '../../clock.ts';
import type { Report } from '../../report.ts';
import {
  type BatchWatch,
  type Claim,
  type EventLog,
  type LogEntry,
  type LogPart,
  NotOwner,
  NotStored,
  type TableRow,
  Unreadable,
  WHOLE_LOG,
} from '../eventLog.ts';
import { storedEvent } from '../storedEvent.ts';
import { AppendQueue } from './appendQueue.ts';
import { Lease } from './lease.ts';
import { PostgresLink } from './link.ts';
import { reportTrouble } from './trouble.ts';
import { BARRIER, CLAIM, FORGET_NODES, LAYOUT, OWNER, RELEASE, SCHEMA, SCHEMA_LOCK } from './schema.ts';

export interface PostgresOptions {
  /** "postgres://user@host:5432/database"; several hosts are possible as PostgreSQL's own clients write them. */
  readonly url: string;
  readonly clock: Clock;
  /** Name of this run of the server; never used twice. */
  readonly node: string;
  /** Where clients reach this node. */
  readonly address: string;
  /** How long a node that is gone keeps its tables, in ms. */
  readonly leaseMs: number;
  /** After how long without an answer an append counts as unknown, in ms. */
  readonly answerMs: number;
  readonly onBatch?: BatchWatch;
  readonly report?: Report | undefined;
}

/** Why a database cannot be used. */
export type DatabaseProblem = 'database-unreachable' | 'database-newer' | 'database-closed' | 'database-twice';

/** How long a stop waits for the last appends and the end of the lease, in ms. */
const FINISH_MS = 300;

interface EventRow {
  readonly seq: number;
  readonly at: string;
  readonly version: number;
  readonly command: string | null;
  readonly event: string;
}

interface Row {
  readonly id: string;
  readonly code: string;
  readonly closedAt: string | null;
}

export class PostgresLog implements EventLog {
  private readonly node: string;
  /** Appends; reads and claims; the lease, which must not wait behind either. */
  private readonly links: readonly [PostgresLink, PostgresLink, PostgresLink];
  private readonly queue: AppendQueue;
  private readonly lease: Lease;
  private lapsed: (hasLapsed: () => boolean) => void = () => {};

  private constructor(options: PostgresOptions, links: PostgresLog['links']) {
    this.node = options.node;
    this.links = links;
    this.queue = new AppendQueue(links[0], options.node, options.onBatch ?? (() => {}));
    const tell = reportTrouble(options);
    const onTrouble = (isInTrouble: boolean): void => {
      // Else the first claim after a failover would wait for an answer of the old primary.
      if (isInTrouble) for (const link of links) link.abandon();
      tell(isInTrouble);
    };
    this.lease = new Lease({ ...options, link: links[2], onLapse: () => this.lapsed(() => true), onTrouble });
  }

  /** Connects, makes the tables where they are missing, and takes a lease. */
  static async open(options: PostgresOptions): Promise<Result<PostgresLog, DatabaseProblem>> {
    const link = (): PostgresLink => new PostgresLink(options.url, options.answerMs);
    const log = new PostgresLog(options, [link(), link(), link()]);
    try {
      const layout = await log.prepare();
      if (layout > LAYOUT) return await log.notOpened('database-newer');
      await log.lease.begin();
      return { ok: true, value: log };
    } catch {
      return log.notOpened('database-unreachable');
    }
  }

  private async notOpened(problem: DatabaseProblem): Promise<Result<never, DatabaseProblem>> {
    await Promise.all(this.links.map((link) => link.close()));
    return { ok: false, error: problem };
  }

  /** The layout that is there, after making it where there is none. */
  private async prepare(): Promise<number> {
    const [, reads] = this.links;
    await reads.query(`
      DO $$ BEGIN
        PERFORM pg_advisory_xact_lock(${SCHEMA_LOCK});
        IF to_regclass('layout') IS NULL THEN ${SCHEMA} END IF;
      END $$`);
    const [row] = (await reads.query('SELECT version FROM layout')) as { version: number }[];
    return row?.version ?? 0;
  }

  /** Which database this is, whatever address leads to it. */
  async name(): Promise<string> {
    const text = `SELECT system_identifier || '/' || current_database() AS name FROM pg_control_system()`;
    const [row] = (await this.links[1].query(text)) as { name: string }[];
    return row?.name ?? '';
  }

  /** Whether this node's lease runs. */
  get isOwner(): boolean {
    return this.lease.isHeld;
  }

  confirm(): void {
    this.lease.confirm();
  }

  onLapse(run: (hasLapsed: () => boolean) => void): void {
    this.lapsed = run;
  }

  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    return this.queue.append(entries, epoch).catch((error: unknown) => {
      throw this.lease.isStuck ? new NotStored(error) : error;
    });
  }

  async claim(table: string): Promise<Claim> {
    if (this.lease.isStuck) throw new NotStored('no lease');
    const isStillHeld = this.lease.watch();
    const [, reads] = this.links;
    const [taken] = (await reads.query(CLAIM, [table, this.node])) as { epoch: number }[];
    if (taken !== undefined) {
      const entries = await this.rowsToPlay(table);
      if (!isStillHeld()) throw new NotOwner();
      return { how: 'owned', epoch: taken.epoch, entries };
    }
    const [row] = (await reads.query(OWNER, [table])) as { closedAt: string | null; address: string | null }[];
    if (row === undefined) return { how: 'unknown' };
    if (row.closedAt !== null) return { how: 'closed' };
    if (row.address === null) throw new Error('This node has no lease.');
    return { how: 'elsewhere', at: row.address };
  }

  private async rowsToPlay(table: string): Promise<readonly LogEntry[]> {
    try {
      return await this.rowsOf(table);
    } catch (error) {
      if (error instanceof Unreadable) await this.release(table);
      throw error;
    }
  }

  /** Where it fails the table stays this node's, until it is claimed here again and released again. */
  async release(table: string): Promise<void> {
    await this.links[1].query(RELEASE, [table, this.node]).catch(() => {});
  }

  async find(code: string): Promise<TableRow | undefined> {
    const [row] = await this.rows('WHERE code = $1 ORDER BY closed_at IS NOT NULL, closed_at DESC LIMIT 1', code);
    return row;
  }

  tables(closedSince: number): Promise<readonly TableRow[]> {
    return this.rows('WHERE owner = $2 AND (closed_at IS NULL OR closed_at >= $1)', closedSince, this.node);
  }

  private async rows(where: string, ...values: readonly unknown[]): Promise<readonly TableRow[]> {
    const text = `SELECT id, code, closed_at AS "closedAt" FROM tables ${where}`;
    const rows = (await this.links[1].query(text, values)) as Row[];
    return rows.map(({ id, code, closedAt }) => ({
      id,
      code,
      closedAt: closedAt === null ? undefined : Number(closedAt),
    }));
  }

  /** What is read may still wait for a standby; so this waits, too. */
  async read(table: string, part: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    const entries = await this.rowsOf(table, part);
    await this.links[1].query(BARRIER);
    return entries;
  }

  private async rowsOf(table: string, { after, most }: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    const text =
      'SELECT seq, at, version, command, event FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3';
    const rows = (await this.links[1].query(text, [table, after, most])) as EventRow[];
    return rows.map(({ seq, at, version, command, event }) => ({
      table,
      seq,
      at: Number(at),
      command: command ?? undefined,
      event: storedEvent(event, version),
    }));
  }

  async purge(closedBefore: number): Promise<void> {
    await this.links[1].query('DELETE FROM tables WHERE closed_at < $1', [closedBefore]);
    await this.links[1].query(FORGET_NODES);
  }

  /** What is on its way to a database that is silent has an unknown outcome, and the lease runs out by itself. */
  async close(): Promise<void> {
    await Promise.race([this.finish(), wait(FINISH_MS, undefined, { ref: false })]);
    await Promise.all(this.links.map((link) => link.close()));
  }

  private async finish(): Promise<void> {
    await this.queue.idle();
    await this.lease.end().catch(() => {});
  }
}
