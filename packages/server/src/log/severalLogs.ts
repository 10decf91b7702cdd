/**
 * Tables shared out over several databases, for more than one can hold. A new table goes where a hash of
 * its id says; where a table is, its database says. So tables stay where they are when databases are added
 * or closed to new ones, and usually the first that is asked has it. Each database has leases of its own:
 * when one is lost, the tables of the others play on.
 *
 * Of the databases the one with the highest hash of its name and the table's id is taken (rendezvous
 * hashing), so one more takes an equal part of the new tables from each.
 */
import { createHash } from 'node:crypto';
import {
  type Claim,
  type EventLog,
  type LogEntry,
  type LogPart,
  NotOwner,
  type TableRow,
  WHOLE_LOG,
} from './eventLog.ts';

export interface Share {
  /** Never changes, unlike an address. */
  readonly name: string;
  readonly log: EventLog;
  /** Whether new tables go there. */
  readonly isOpen: boolean;
}

const weightOf = ({ name }: Share, table: string): string =>
  createHash('sha256').update(`${name} ${table}`).digest('hex');

export class SeveralLogs implements EventLog {
  private readonly shares: readonly Share[];
  /** Where the tables are that this node owns. */
  private readonly places: Map<string, Share> = new Map();

  /** At least one is open. */
  constructor(shares: readonly Share[]) {
    this.shares = shares;
  }

  /** Where to look for a table, the likeliest place first. */
  private sharesFor(table: string): readonly Share[] {
    const weighed = this.shares.map((share) => ({ share, weight: weightOf(share, table) }));
    return weighed.toSorted((a, b) => (a.weight < b.weight ? 1 : -1)).map(({ share }) => share);
  }

  async append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const { table, event } = entries[0] ?? {};
    if (table === undefined) return;
    if (event?.type === 'created')
      this.place(
        table,
        this.sharesFor(table).find(({ isOpen }) => isOpen),
      );
    const share = this.places.get(table);
    if (share === undefined) throw new NotOwner();
    try {
      await share.log.append(entries, epoch);
    } catch (error) {
      this.places.delete(table);
      throw error;
    }
    if (entries.at(-1)?.event.type === 'closed') this.places.delete(table);
  }

  private place(table: string, share: Share | undefined): void {
    if (share !== undefined) this.places.set(table, share);
  }

  /** As long as one is. */
  get isOwner(): boolean {
    return this.shares.some(({ log }) => log.isOwner !== false);
  }

  confirm(table: string): void {
    const share = this.places.get(table);
    if (share === undefined) throw new NotOwner();
    share.log.confirm(table);
  }

  onLapse(run: (hasLapsed: (table: string) => boolean) => void): void {
    for (const share of this.shares) {
      share.log.onLapse(() => {
        run((table) => this.places.get(table) === share);
        for (const [table, place] of this.places) if (place === share) this.places.delete(table);
      });
    }
  }

  /** A table that cannot be found is unknown only if every database has answered. */
  async claim(table: string): Promise<Claim> {
    let failure: { readonly reason: unknown } | undefined;
    for (const share of this.sharesFor(table)) {
      try {
        const claim = await share.log.claim(table);
        if (claim.how === 'owned') this.place(table, share);
        if (claim.how !== 'unknown') return claim;
      } catch (reason) {
        failure ??= { reason };
      }
    }
    if (failure !== undefined) throw failure.reason;
    return { how: 'unknown' };
  }

  async release(table: string): Promise<void> {
    const share = this.places.get(table);
    this.places.delete(table);
    await share?.log.release?.(table);
  }

  /** A living table, if one has the code, else the one that was removed last. */
  async find(code: string): Promise<TableRow | undefined> {
    const rows = await Promise.all(this.shares.map(({ log }) => log.find(code)));
    const found = rows.filter((row) => row !== undefined);
    return found.toSorted((a, b) => (b.closedAt ?? Infinity) - (a.closedAt ?? Infinity))[0];
  }

  async tables(closedSince: number): Promise<readonly TableRow[]> {
    const tables = await Promise.all(this.shares.map(({ log }) => log.tables(closedSince)));
    return tables.flat();
  }

  async read(table: string, part: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    for (const { log } of this.sharesFor(table)) {
      const entries = await log.read(table, part);
      if (entries.length > 0) return entries;
    }
    return [];
  }

  async purge(closedBefore: number): Promise<void> {
    await Promise.all(this.shares.map(({ log }) => log.purge(closedBefore)));
  }

  async close(): Promise<void> {
    await Promise.all(this.shares.map(({ log }) => log.close()));
  }
}
