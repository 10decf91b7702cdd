/**
 * The log in one SQLite file. WAL with `synchronous=FULL`: a commit that was answered survives a
 * loss of power. All appends of one turn of the event loop share a commit; if it fails, each is
 * tried by itself, so that one table cannot fail the others. The file is held exclusively: two
 * servers on one file would each believe to own every table.
 */
import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import type { Result } from '@hausregel/rules';
import { type BatchWatch, type Claim, type EventLog, FIRST_EPOCH, type LogEntry, type TableRow } from './eventLog.ts';
import { EVENT_VERSION, type TableEvent } from '../table/tableEvent.ts';

/** Why a data file cannot be used. */
export type DataProblem = 'data-unwritable' | 'data-in-use' | 'data-not-ours' | 'data-newer';

/** Marks the file as ours ("HAUS"), and counts its layouts. */
const APPLICATION_ID = 0x48415553;
const LAYOUT = 1;
const OWNER_ONLY = 0o600;

const SCHEMA = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    closed_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    command TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX event_command ON events (table_id, command) WHERE command IS NOT NULL;
`;

interface Pending {
  readonly entries: readonly LogEntry[];
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly event: string;
}

export class SqliteLog implements EventLog {
  private readonly db: Database.Database;
  private readonly onBatch: BatchWatch;
  private readonly insertTable: Database.Statement;
  private readonly insertEvent: Database.Statement;
  private readonly markClosed: Database.Statement;
  private pending: Pending[] = [];
  private flushed: Promise<void> = Promise.resolve();

  private constructor(db: Database.Database, onBatch: BatchWatch) {
    this.db = db;
    this.onBatch = onBatch;
    this.insertTable = db.prepare('INSERT INTO tables (id, code) VALUES (?, ?)');
    this.insertEvent = db.prepare(
      `INSERT INTO events (table_id, seq, at, version, command, event)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE ?2 = (SELECT coalesce(max(seq), 0) + 1 FROM events WHERE table_id = ?1)`,
    );
    this.markClosed = db.prepare('UPDATE tables SET closed_at = ? WHERE id = ?');
  }

  /** Opens the file, or makes it. Its folder must exist. */
  static open(file: string, onBatch: BatchWatch = () => {}): Result<SqliteLog, DataProblem> {
    let db: Database.Database | undefined;
    try {
      // Made here, since it holds the secrets of running rounds and is nobody else's to read.
      closeSync(openSync(file, 'a', OWNER_ONLY));
      db = new Database(file, { timeout: 1000 });
      db.exec('PRAGMA locking_mode = EXCLUSIVE');
      db.exec('PRAGMA journal_mode = WAL');
      db.exec('PRAGMA synchronous = FULL');
      const problem = prepareLayout(db);
      if (problem === undefined) return { ok: true, value: new SqliteLog(db, onBatch) };
      db.close();
      return { ok: false, error: problem };
    } catch (error) {
      db?.close();
      return { ok: false, error: problemOf(error) };
    }
  }

  append(entries: readonly LogEntry[]): Promise<void> {
    return new Promise((done, failed) => {
      this.pending.push({ entries, done, failed });
      if (this.pending.length > 1) return;
      this.flushed = new Promise((resolve) => {
        setImmediate(() => {
          this.flush();
          resolve();
        });
      });
    });
  }

  private flush(): void {
    const batch = this.pending;
    this.pending = [];
    if (batch.length > 1 && this.write(batch) === undefined) {
      for (const { done } of batch) done();
      return;
    }
    for (const one of batch) {
      const error = this.write([one]);
      if (error === undefined) one.done();
      else one.failed(error);
    }
  }

  /** One commit; the error if there was none. */
  private write(batch: readonly Pending[]): unknown {
    const began = performance.now();
    try {
      this.db.exec('BEGIN IMMEDIATE');
      for (const { entries } of batch) for (const entry of entries) this.insert(entry);
      this.db.exec('COMMIT');
      this.onBatch(countOf(batch), performance.now() - began);
      return undefined;
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      return error;
    }
  }

  private insert({ table, seq, at, command, event }: LogEntry): void {
    if (event.type === 'created') this.insertTable.run(table, event.code);
    if (event.type === 'closed') this.markClosed.run(at, table);
    const { changes } = this.insertEvent.run(table, seq, at, EVENT_VERSION, command ?? null, JSON.stringify(event));
    // An append whose forerunner failed must not leave a gap.
    if (changes !== 1) throw new Error('The entry is not the next one of its table.');
  }

  tables(closedSince: number): Promise<readonly TableRow[]> {
    const rows = this.db
      .prepare('SELECT id, code, closed_at AS closedAt FROM tables WHERE closed_at IS NULL OR closed_at >= ?')
      .all(closedSince) as { id: string; code: string; closedAt: number | null }[];
    return Promise.resolve(rows.map(({ id, code, closedAt }) => ({ id, code, closedAt: closedAt ?? undefined })));
  }

  /** Nobody else can take a table. */
  onLapse(): void {}

  /** The file is held by this process alone, and so are its tables. */
  async claim(table: string): Promise<Claim> {
    const row = this.db.prepare('SELECT closed_at AS closedAt FROM tables WHERE id = ?').get(table) as
      | { closedAt: number | null }
      | undefined;
    if (row === undefined) return { how: 'unknown' };
    if (row.closedAt !== null) return { how: 'closed' };
    return { how: 'owned', epoch: FIRST_EPOCH, entries: await this.read(table) };
  }

  find(code: string): Promise<TableRow | undefined> {
    const row = this.db
      .prepare(
        `SELECT id, closed_at AS closedAt FROM tables WHERE code = ?
         ORDER BY closed_at IS NOT NULL, closed_at DESC LIMIT 1`,
      )
      .get(code) as { id: string; closedAt: number | null } | undefined;
    return Promise.resolve(row === undefined ? undefined : { id: row.id, code, closedAt: row.closedAt ?? undefined });
  }

  read(table: string): Promise<readonly LogEntry[]> {
    const rows = this.db
      .prepare('SELECT seq, at, command, event FROM events WHERE table_id = ? ORDER BY seq')
      .all(table) as EventRow[];
    return Promise.resolve(
      rows.map(({ seq, at, command, event }) => ({
        table,
        seq,
        at,
        command: command ?? undefined,
        // Only this class writes these rows.
        event: JSON.parse(event) as TableEvent,
      })),
    );
  }

  purge(closedBefore: number): Promise<void> {
    const closed = 'SELECT id FROM tables WHERE closed_at < ?';
    this.db.prepare(`DELETE FROM events WHERE table_id IN (${closed})`).run(closedBefore);
    this.db.prepare('DELETE FROM tables WHERE closed_at < ?').run(closedBefore);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.flushed;
    // The driver lets go of the file only when its statements are collected, so the lock is given back by hand.
    this.db.exec('PRAGMA journal_mode = DELETE');
    this.db.exec('PRAGMA locking_mode = NORMAL');
    this.db.prepare('SELECT count(*) FROM tables').get();
    this.db.close();
  }
}

const countOf = (batch: readonly Pending[]): number => batch.reduce((sum, { entries }) => sum + entries.length, 0);

function prepareLayout(db: Database.Database): DataProblem | undefined {
  const application = pragma(db, 'application_id');
  const layout = pragma(db, 'user_version');
  const tables = db.prepare('SELECT count(*) AS count FROM sqlite_master').get() as { count: number };
  if (application === 0 && layout === 0 && tables.count === 0) {
    db.exec(
      `BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}; ${SCHEMA} COMMIT;`,
    );
    return undefined;
  }
  if (application !== APPLICATION_ID) return 'data-not-ours';
  if (layout > LAYOUT) return 'data-newer';
  // Takes the lock now, so that a second server learns of it at its start.
  db.exec('BEGIN IMMEDIATE; COMMIT');
  return undefined;
}

function pragma(db: Database.Database, name: string): number {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, number> | undefined;
  return row?.[name] ?? 0;
}

function problemOf(error: unknown): DataProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return 'data-in-use';
  return code.startsWith('SQLITE_NOTADB') ? 'data-not-ours' : 'data-unwritable';
}
