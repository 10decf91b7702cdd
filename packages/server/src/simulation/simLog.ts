/** The log of a simulated node: the database over a line that is slow, sometimes silent, and asked one thing after another. */
import { Lease } from '../log/postgres/lease.ts';
import { RENEW } from '../log/postgres/schema.ts';
import {
  type Claim,
  type EventLog,
  type LogEntry,
  type LogPart,
  NotOwner,
  NotStored,
  type TableRow,
  WHOLE_LOG,
} from '../log/eventLog.ts';
import type { Trouble } from './setting.ts';
import type { SimDatabase } from './simDatabase.ts';
import type { SimNode } from './simNode.ts';

export const LEASE_MS = 1_500;

export class SimLog implements EventLog {
  private readonly node: SimNode;
  private readonly database: SimDatabase;
  private readonly trouble: Readonly<Trouble>;
  private readonly lease: Lease;
  private lapsed: () => void = () => {};
  private last: Promise<unknown> = Promise.resolve();

  constructor(node: SimNode, database: SimDatabase, trouble: Readonly<Trouble>) {
    this.node = node;
    this.database = database;
    this.trouble = trouble;
    this.lease = new Lease({
      link: { query: (text) => this.query(text) },
      clock: node.clock,
      node: node.name,
      address: node.name,
      leaseMs: LEASE_MS,
      onLapse: () => this.lapsed(),
      onTrouble: () => {},
    });
  }

  /** What the lease asks, of this database. */
  private async query(text: string): Promise<readonly object[]> {
    const { node, database } = this;
    if (text === RENEW) return [{ ran: (await node.ask('renew', () => database.renew(node.name, LEASE_MS))) ?? null }];
    await node.ask('release', () => database.release(node.name));
    return [];
  }

  /** Takes the lease; rejects if the database does not answer. */
  open(): Promise<void> {
    return this.lease.begin();
  }

  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const answer = this.last.then(() => this.write(entries, epoch));
    this.last = answer.catch(() => {});
    return answer;
  }

  private write(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const { node, database, trouble } = this;
    const isLost = node.meets('append-lost', trouble.appendLost);
    const isUnknown = node.meets('append-unknown', trouble.appendUnknown);
    return node.ask('append', () => {
      // As a full disk says it.
      if (isLost) throw new NotStored('Not written.');
      database.append(node.name, entries, epoch);
      if (isUnknown) throw new Error('Written, but nobody knows.');
    });
  }

  confirm(): void {
    if (!this.database.isSingle) this.lease.confirm();
  }

  onLapse(run: (hasLapsed: () => boolean) => void): void {
    this.lapsed = () => run(() => true);
  }

  async claim(table: string): Promise<Claim> {
    const { node, database } = this;
    const isStillHeld = this.lease.watch();
    const claim = await node.ask('claim', () => database.claim(node.name, table));
    if (claim.how === 'owned' && !database.isSingle && !isStillHeld()) throw new NotOwner();
    return claim;
  }

  find(code: string): Promise<TableRow | undefined> {
    return this.node.ask('find', () => this.database.find(code));
  }

  tables(): Promise<readonly TableRow[]> {
    return this.node.ask('tables', () => this.database.rows());
  }

  read(table: string, { after, most }: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    const read = (): readonly LogEntry[] => this.database.read(table).filter(({ seq }) => seq > after);
    return this.node.ask('read', () => read().slice(0, most));
  }

  purge(): Promise<void> {
    return Promise.resolve();
  }

  /** Gives the lease back: others may take the tables at once. */
  async close(): Promise<void> {
    await this.lease.end().catch(() => {});
  }
}
