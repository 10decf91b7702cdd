/** Reading a data file. */
import type Database from 'libsql';
import { type LogEntry, type LogPart, WHOLE_LOG } from './eventLog.ts';
import { storedEvent } from './storedEvent.ts';

interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  readonly command: string | null;
  readonly event: string;
}

/** All entries of a table, in order. Throws `Unreadable`, or what SQLite says. */
export function storedEntries(db: Database.Database, table: string, { after, most }: LogPart = WHOLE_LOG): LogEntry[] {
  const rows = db
    .prepare('SELECT seq, at, version, command, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?')
    .all(table, after, most) as EventRow[];
  return rows.map(({ seq, at, version, command, event }) => ({
    table,
    seq,
    at,
    command: command ?? undefined,
    event: storedEvent(event, version),
  }));
}
