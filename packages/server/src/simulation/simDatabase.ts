/**
 * The database of a simulation: what every node sees, with leases by its own clock. It does what
 * `log/postgres/schema.ts` does, one statement after the other, and remembers who wrote what; or it
 * is the file of one process (`isSingle`), who may always claim.
 */
import { type Claim, FIRST_EPOCH, type LogEntry, type TableRow } from '../log/eventLog.ts';
import type { TableEvent } from '../table/tableEvent.ts';
import type { World } from './world.ts';

export interface Written {
  readonly entry: LogEntry;
  readonly epoch: number;
  readonly node: string;
  /** By the database's clock, in ms. */
  readonly at: number;
}

export interface Table {
  owner: string;
  epoch: number;
  readonly code: string;
  readonly written: Written[];
  readonly commands: Set<string>;
}

export class SimDatabase {
  readonly tables: Map<string, Table> = new Map();
  private readonly leases: Map<string, number> = new Map();
  private readonly world: World;
  readonly isSingle: boolean;

  constructor(world: World, isSingle: boolean) {
    this.world = world;
    this.isSingle = isSingle;
  }

  private isLive(node: string): boolean {
    return this.isSingle || (this.leases.get(node) ?? 0) > this.world.now;
  }

  /** Whether the lease was still running; undefined for a new node. */
  renew(node: string, ms: number): boolean | undefined {
    const ran = this.leases.has(node) ? this.isLive(node) : undefined;
    this.leases.set(node, this.world.now + ms);
    return ran;
  }

  /** A node gives its lease back. */
  release(node: string): void {
    this.leases.delete(node);
  }

  /** All or nothing; throws if somebody else owns the table, or these are not its next entries. */
  append(node: string, entries: readonly LogEntry[], epoch: number): void {
    const [first] = entries;
    if (first === undefined) return;
    if (first.event.type === 'created') this.make(node, first, first.event.code);
    const table = this.tables.get(first.table);
    if (table === undefined || !this.mayWrite(table, node, epoch)) throw new Error('Somebody else owns this table.');
    if (!this.isNext(table, first)) throw new Error('Somebody else wrote this table.');
    if (entries.some(({ command }) => command !== undefined && this.isWritten(table, command)))
      throw new Error('This command is written already.');
    for (const entry of entries) this.write(table, { entry: stored(entry), epoch, node, at: this.world.now });
  }

  private make(node: string, { table }: LogEntry, code: string): void {
    if (this.tables.has(table)) throw new Error('The table is there already.');
    if (this.live(code) !== undefined) throw new Error('Another table has this code.');
    this.tables.set(table, { owner: node, epoch: FIRST_EPOCH, code, written: [], commands: new Set() });
  }

  mayWrite(table: Table, node: string, epoch: number): boolean {
    return table.owner === node && table.epoch === epoch && !isClosed(table);
  }

  isNext(table: Table, first: LogEntry): boolean {
    return table.written.length + 1 === first.seq;
  }

  isWritten(table: Table, command: string): boolean {
    return table.commands.has(command);
  }

  private write(table: Table, written: Written): void {
    table.written.push(written);
    if (written.entry.command !== undefined) table.commands.add(written.entry.command);
  }

  claim(node: string, id: string): Claim {
    const table = this.tables.get(id);
    if (table === undefined) return { how: 'unknown' };
    if (isClosed(table)) return { how: 'closed' };
    if (!this.isLive(node)) throw new Error('This node has no lease.');
    if (table.owner !== node && this.isLive(table.owner)) return { how: 'elsewhere', at: table.owner };
    table.owner = node;
    table.epoch = this.nextEpoch(table);
    return { how: 'owned', epoch: table.epoch, entries: this.read(id) };
  }

  nextEpoch(table: Table): number {
    return table.epoch + 1;
  }

  private live(code: string): [string, Table] | undefined {
    return [...this.tables].find(([, table]) => table.code === code && !isClosed(table));
  }

  find(code: string): TableRow | undefined {
    const found = this.live(code) ?? [...this.tables].findLast(([, table]) => table.code === code);
    return found === undefined ? undefined : rowOf(found);
  }

  /** Of a process with a file, all that live; a node of many is new at its start. */
  rows(): readonly TableRow[] {
    return this.isSingle ? [...this.tables].map(rowOf).filter(({ closedAt }) => closedAt === undefined) : [];
  }

  read(id: string): readonly LogEntry[] {
    return (this.tables.get(id)?.written ?? []).map(({ entry }) => entry);
  }
}

const isClosed = ({ written }: Table): boolean => written.at(-1)?.entry.event.type === 'closed';

const rowOf = ([id, table]: [string, Table]): TableRow => ({
  id,
  code: table.code,
  closedAt: isClosed(table) ? table.written.at(-1)?.entry.at : undefined,
});

/** Events are kept as text, as every store does. */
const stored = (entry: LogEntry): LogEntry => ({
  ...entry,
  event: JSON.parse(JSON.stringify(entry.event)) as TableEvent,
});
