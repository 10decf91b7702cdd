/**
 * The log in one SQLite file. WAL with `synchronous=FULL`: a commit that was answered survives a
 * loss of power. All appends of one turn of the event loop share a commit, under load those of twenty milliseconds; if it fails, each is
 * tried by itself, so that one table cannot fail the others, unless no other could be written either.
 * One server holds the file: two would each believe to own every table.
 */
import type Database from 'libsql';
import type { Result } from '@hausregel/rules';
import { Checkpoints } from './checkpoints.ts';
import { closeDataFile, type DataFile, openDataFile } from './dataFile.ts';
import { type DataProblem, dataProblemOf, type DataTrouble } from './dataProblem.ts';
import {
  type BatchWatch,
  type Claim,
  type EventLog,
  FIRST_EPOCH,
  type LogEntry,
  type LogPart,
  NotStored,
  type TableRow,
  Unreadable,
  WHOLE_LOG,
} from './eventLog.ts';
import { Mark } from './mark.ts';
import { reachOf } from './reach.ts';
import { realPath } from './realPath.ts';
import { samePlaces } from './samePlaces.ts';
import { storedEntries } from './storedRows.ts';
import { EVENT_VERSION } from '../table/tableEvent.ts';

/** Who is told what the log does. */
export interface LogWatch {
  readonly onBatch: BatchWatch;
  /** A problem when a write first fails for it, and `undefined` when one succeeds again. */
  readonly onTrouble: (problem: DataTrouble | undefined) => void;
}

const NOBODY: LogWatch = { onBatch: () => {}, onTrouble: () => {} };

/**
 * Pause between two commits, in ms. A commit costs as much processor time as twenty entries; whoever
 * moves alone does not wait, and a thousand moves a second are fifty commits.
 */
const GATHER_MS = 20;

interface Pending {
  readonly entries: readonly LogEntry[];
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

export class SqliteLog implements EventLog {
  private readonly file: DataFile;
  private readonly db: Database.Database;
  private readonly watch: LogWatch;
  private readonly checkpoints: Checkpoints;
  private readonly mark: Mark;
  /** Why the last write failed, if it did and all others would have. */
  private trouble: DataTrouble | undefined;
  private readonly isSamePlace: () => boolean;
  private readonly insertTable: Database.Statement;
  private readonly insertEvent: Database.Statement;
  private readonly markClosed: Database.Statement;
  /**
   * Number of the last entry of each living table. libsql gives fewer rows and no error where the disk fails to give a
   * part of the `-wal` (EIO): who reads less than this has not read the table.
   */
  private readonly heads: Map<string, number> = new Map();
  private pending: Pending[] = [];
  private flushed: Promise<void> = Promise.resolve();
  /** When the last commit ended, in ms of `performance.now()`. */
  private lastFlush: number = -Infinity;

  private constructor(file: DataFile, path: string, watch: LogWatch) {
    const { db } = file;
    this.file = file;
    const real = realPath(path);
    this.isSamePlace = samePlaces([path, `${real}-wal`, `${real}-shm`]);
    this.checkpoints = new Checkpoints(path);
    this.mark = new Mark(real, reachOf(db));
    this.db = db;
    this.watch = watch;
    this.insertTable = db.prepare('INSERT INTO tables (id, code) VALUES (?, ?)');
    this.insertEvent = db.prepare(
      `INSERT INTO events (table_id, seq, at, version, command, event)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE ?2 = (SELECT coalesce(max(seq), 0) + 1 FROM events WHERE table_id = ?1)`,
    );
    this.markClosed = db.prepare('UPDATE tables SET closed_at = ? WHERE id = ?');
  }

  /** Opens the file, or makes it. Its folder must exist. */
  static open(file: string, watch: LogWatch = NOBODY): Result<SqliteLog, DataProblem> {
    const opened = openDataFile(file);
    return opened.ok ? { ok: true, value: new SqliteLog(opened.value, file, watch) } : opened;
  }

  append(entries: readonly LogEntry[]): Promise<void> {
    return new Promise((done, failed) => {
      this.pending.push({ entries, done, failed });
      if (this.pending.length > 1) return;
      this.flushed = new Promise((resolve) => {
        const flush = (): void => {
          this.flush();
          this.lastFlush = performance.now();
          resolve();
        };
        const waitMs = this.lastFlush + GATHER_MS - performance.now();
        if (waitMs <= 0) setImmediate(flush);
        else setTimeout(flush, waitMs);
      });
    });
  }

  private flush(): void {
    const batch = this.pending;
    this.pending = [];
    const error = this.write(batch);
    if (error === undefined) for (const { done } of batch) done();
    else if (batch.length === 1 || error instanceof NotStored) for (const { failed } of batch) failed(error);
    else for (const one of batch) this.writeAlone(one);
  }

  private writeAlone(one: Pending): void {
    const error = this.write([one]);
    if (error === undefined) one.done();
    else one.failed(error);
  }

  /** One commit; the error if there was none, `NotStored` if others would have failed as well. */
  private write(batch: readonly Pending[]): unknown {
    const began = performance.now();
    const error = this.commit(() => {
      for (const { entries } of batch) for (const entry of entries) this.insert(entry);
    });
    if (error !== undefined) return error;
    for (const { entries } of batch) for (const entry of entries) this.noteHead(entry);
    const entries = countOf(batch);
    this.mark.note(entries);
    this.watch.onBatch(entries, performance.now() - began);
    this.checkpoints.note(entries);
    return undefined;
  }

  private noteHead({ table, seq, event }: LogEntry): void {
    if (event.type === 'closed') this.heads.delete(table);
    else this.heads.set(table, seq);
  }

  /** Throws `NotStored` where there are entries up to `due` at least, and this one was the last that could be read. */
  private checkEnd(table: string, last: number, due: number): void {
    if (last < Math.min(due, this.heads.get(table) ?? 0))
      throw new NotStored(new Error('What was written last cannot be read.'));
  }

  /** Whether the file, and what SQLite keeps beside it, is still where it was opened. */
  get isInPlace(): boolean {
    return this.isSamePlace();
  }

  private commit(run: () => void): unknown {
    if (!this.isInPlace) {
      this.note('data-moved');
      return new NotStored(new Error('The file has been moved away.'));
    }
    try {
      this.db.exec('BEGIN IMMEDIATE');
      run();
      this.db.exec('COMMIT');
      this.note(undefined);
      return undefined;
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      const problem = dataProblemOf(error);
      if (problem === undefined) return error;
      this.note(problem);
      return new NotStored(error);
    }
  }

  private note(trouble: DataTrouble | undefined): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.watch.onTrouble(trouble);
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
  confirm(): void {}

  onLapse(): void {}

  /**
   * The file is held by this process alone, and so are its tables. Rejects while nothing can be
   * written: whoever takes a table then would only lose it with the next move.
   */
  async claim(table: string): Promise<Claim> {
    if (this.trouble !== undefined) this.probe();
    const row = reading(() => this.db.prepare('SELECT closed_at AS closedAt FROM tables WHERE id = ?').get(table)) as
      | { closedAt: number | null }
      | undefined;
    if (row === undefined) {
      this.checkEnd(table, 0, 1);
      return { how: 'unknown' };
    }
    if (row.closedAt !== null) return { how: 'closed' };
    const entries = await this.read(table);
    const last = entries.at(-1);
    if (last !== undefined) this.noteHead(last);
    return { how: 'owned', epoch: FIRST_EPOCH, entries };
  }

  /** Writes something that changes nothing. */
  private probe(): void {
    const version = this.db.prepare('PRAGMA user_version').get() as { user_version: number };
    const error = this.commit(() => this.db.exec(`PRAGMA user_version = ${version.user_version}`));
    if (error !== undefined) throw error;
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

  /** Also rejects with `NotStored`, where the disk gives nothing. */
  read(table: string, part: LogPart = WHOLE_LOG): Promise<readonly LogEntry[]> {
    return new Promise((resolve) => {
      const entries = reading(() => storedEntries(this.db, table, part));
      const { after, most } = part;
      this.checkEnd(table, entries.at(-1)?.seq ?? after, after + most);
      resolve(entries);
    });
  }

  purge(closedBefore: number): Promise<void> {
    const error = this.commit(() => {
      this.db
        .prepare('DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE closed_at < ?)')
        .run(closedBefore);
      this.db.prepare('DELETE FROM tables WHERE closed_at < ?').run(closedBefore);
    });
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  }

  async close(): Promise<void> {
    await this.flushed;
    await this.checkpoints.close();
    this.mark.close();
    closeDataFile(this.file);
  }
}

/** What is read of one table: a damaged page concerns this one, a disk that gives nothing all of them. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const problem = dataProblemOf(error);
    if (problem === undefined) throw error;
    throw problem === 'data-damaged' ? new Unreadable('a page of the file is damaged', error) : new NotStored(error);
  }
}

const countOf = (batch: readonly Pending[]): number => batch.reduce((sum, { entries }) => sum + entries.length, 0);
