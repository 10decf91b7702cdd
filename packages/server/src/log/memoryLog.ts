/** A log in memory, for tests and simulations. It keeps the promises of a real one. */
import {
  type Claim,
  type EventLog,
  FIRST_EPOCH,
  type LogEntry,
  type LogPart,
  type TableRow,
  WHOLE_LOG,
} from './eventLog.ts';

export class MemoryLog implements EventLog {
  private readonly byTable: Map<string, LogEntry[]> = new Map();
  private readonly epochs: Map<string, number> = new Map();
  /** Set to make the next appends fail. */
  isFailing = false;

  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    if (this.isFailing) return Promise.reject(new Error('The log does not answer.'));
    for (const entry of entries) {
      const known = this.byTable.get(entry.table) ?? [];
      if (epoch !== this.epochOf(entry.table)) return Promise.reject(new Error('Somebody else owns this table.'));
      if (entry.seq !== known.length + 1) return Promise.reject(new Error('Somebody else wrote this table.'));
      if (entry.command !== undefined && known.some((other) => other.command === entry.command)) {
        return Promise.reject(new Error('This command is written already.'));
      }
      this.byTable.set(entry.table, [...known, { ...entry, event: structuredClone(entry.event) }]);
    }
    return Promise.resolve();
  }

  confirm(): void {}

  onLapse(): void {}

  claim(table: string): Promise<Claim> {
    const entries = this.byTable.get(table);
    if (this.isFailing) return Promise.reject(new Error('The log does not answer.'));
    if (entries === undefined) return Promise.resolve({ how: 'unknown' });
    if (rowOf(table, entries).closedAt !== undefined) return Promise.resolve({ how: 'closed' });
    const epoch = this.epochOf(table) + 1;
    this.epochs.set(table, epoch);
    return Promise.resolve({ how: 'owned', epoch, entries });
  }

  private epochOf(table: string): number {
    return this.epochs.get(table) ?? FIRST_EPOCH;
  }

  find(code: string): Promise<TableRow | undefined> {
    const rows = Array.from(this.byTable, ([id, entries]) => rowOf(id, entries)).filter((row) => row.code === code);
    return Promise.resolve(rows.find(({ closedAt }) => closedAt === undefined) ?? rows.at(-1));
  }

  tables(closedSince: number): Promise<readonly TableRow[]> {
    const rows = Array.from(this.byTable, ([id, entries]) => rowOf(id, entries));
    return Promise.resolve(rows.filter((row) => row.closedAt === undefined || row.closedAt >= closedSince));
  }

  read(table: string, { after, most }: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    const entries = this.byTable.get(table) ?? [];
    return Promise.resolve(entries.filter(({ seq }) => seq > after).slice(0, most));
  }

  purge(closedBefore: number): Promise<void> {
    for (const [id, entries] of this.byTable) {
      const { closedAt } = rowOf(id, entries);
      if (closedAt !== undefined && closedAt < closedBefore) this.byTable.delete(id);
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function rowOf(id: string, entries: readonly LogEntry[]): TableRow {
  const first = entries[0]?.event;
  const last = entries.at(-1);
  return {
    id,
    code: first?.type === 'created' ? first.code : '',
    closedAt: last?.event.type === 'closed' ? last.at : undefined,
  };
}
