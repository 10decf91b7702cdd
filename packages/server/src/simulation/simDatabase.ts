/**
 * The database of a simulation: what every node sees, with leases by its own clock. It does what
 * `postgres/schema.ts` does, one statement after the other, and remembers who wrote what.
 */
import type { Claim, LogEntry, TableRow } from '../log/eventLog.ts';
import type { World } from './world.ts';

export interface Written {
  readonly entry: LogEntry;
  readonly epoch: number;
  readonly node: string;
  /** By the database's clock, in ms. */
  readonly at: number;
}

interface Table {
  owner: string;
  epoch: number;
  readonly written: Written[];
}

export class SimDatabase {
  readonly tables: Map<string, Table> = new Map();
  private readonly leases: Map<string, number> = new Map();
  private readonly world: World;

  private readonly isOpenToAll: boolean;

  /** `isOpenToAll`: a fault made on purpose, to see that it is found: nobody looks at owner and epoch. */
  constructor(world: World, isOpenToAll: boolean) {
    this.world = world;
    this.isOpenToAll = isOpenToAll;
  }

  private isLive(node: string): boolean {
    return (this.leases.get(node) ?? 0) > this.world.now;
  }

  /** Whether the lease was still running; undefined for a new node. */
  renew(node: string, ms: number): boolean | undefined {
    const ran = this.leases.has(node) ? this.isLive(node) : undefined;
    this.leases.set(node, this.world.now + ms);
    return ran;
  }

  /** Throws if somebody else owns the table, or these are not its next entries. */
  append(node: string, entries: readonly LogEntry[], epoch: number): void {
    const [first] = entries;
    if (first === undefined) return;
    if (first.event.type === 'created') {
      if (this.tables.has(first.table)) throw new Error('The table is there already.');
      this.tables.set(first.table, { owner: node, epoch, written: [] });
    }
    const table = this.tables.get(first.table);
    const isOwner = this.isOpenToAll || (table?.owner === node && table.epoch === epoch);
    if (table === undefined || !isOwner || table.written.length + 1 !== first.seq)
      throw new Error('Somebody else owns this table.');
    const commands = new Set(table.written.map(({ entry }) => entry.command));
    if (entries.some(({ command }) => command !== undefined && commands.has(command)))
      throw new Error('This command is written already.');
    for (const entry of entries) table.written.push({ entry: structuredClone(entry), epoch, node, at: this.world.now });
  }

  claim(node: string, id: string): Claim {
    const table = this.tables.get(id);
    if (table === undefined) return { how: 'unknown' };
    if (table.written.at(-1)?.entry.event.type === 'closed') return { how: 'closed' };
    if (!this.isLive(node)) throw new Error('This node has no lease.');
    if (table.owner !== node && this.isLive(table.owner)) return { how: 'elsewhere', at: table.owner };
    table.owner = node;
    table.epoch += 1;
    return { how: 'owned', epoch: table.epoch, entries: this.read(id) };
  }

  find(code: string): TableRow | undefined {
    for (const [id, { written }] of this.tables) {
      const event = written[0]?.entry.event;
      if (event?.type === 'created' && event.code === code) return { id, code, closedAt: undefined };
    }
    return undefined;
  }

  read(id: string): readonly LogEntry[] {
    return (this.tables.get(id)?.written ?? []).map(({ entry }) => entry);
  }
}
