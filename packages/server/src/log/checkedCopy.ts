/**
 * A copy of a data file, complete and checked before anybody sees it. The original is only read: one that no server
 * holds is copied with what lies beside it, for SQLite would take that in and so away.
 */
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Result } from '@hausregel/rules';
import { replay } from '../table/replay.ts';
import { BESIDE } from './beside.ts';
import { problemOfContent, problemOfEnd } from './dataFile.ts';
import { type DataProblem, dataProblemOf } from './dataProblem.ts';
import { FileLock } from './fileLock.ts';
import { renewIdentity } from './reach.ts';
import { storedEntries } from './storedRows.ts';

export interface CheckedCopy {
  readonly path: string;
  readonly tables: number;
  readonly events: number;
  /** Ids of tables that cannot be played again: they could not in the original either. */
  readonly unreadable: readonly string[];
}

const WAIT_MS = 10_000;
const OWNER_ONLY = 0o600;

/** Copies `from` into a folder that it makes, for the owner alone. */
export function checkedCopy(from: string, folder: string): Result<CheckedCopy, DataProblem> {
  mkdirSync(folder, 0o700);
  const path = join(folder, 'copy.sqlite');
  try {
    const problem = copy(from, path) ?? inDatabase(path, problemOfContent);
    if (problem !== undefined) return { ok: false, error: problem };
    inDatabase(path, renewIdentity);
    makeDurable(path);
    return { ok: true, value: { path, ...inDatabase(path, contentOf) } };
  } catch (error) {
    return { ok: false, error: dataProblemOf(error) ?? 'data-damaged' };
  }
}

/** Removes the folder of a copy, whatever is in it. */
export function removeCopy(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
}

function copy(from: string, path: string): DataProblem | undefined {
  let lock: FileLock | undefined;
  try {
    // Without one beside it the file was never a server's.
    if (FileLock.isBeside(from)) lock = FileLock.take(from);
  } catch (error) {
    if (dataProblemOf(error) === 'data-in-use') return copyHeld(from, path);
  }
  try {
    return copyFree(from, path);
  } finally {
    lock?.release();
  }
}

/** One moment of a file that a server writes meanwhile. */
function copyHeld(from: string, path: string): undefined {
  const db = new Database(from, { timeout: WAIT_MS });
  try {
    db.prepare('VACUUM INTO ?').run(path);
  } finally {
    db.close();
  }
}

function copyFree(from: string, path: string): DataProblem | undefined {
  for (const end of ['', ...BESIDE]) if (existsSync(from + end)) copyFileSync(from + end, path + end);
  const problem = problemOfEnd(path);
  if (problem === undefined) inDatabase(path, (db) => db.exec('PRAGMA journal_mode = DELETE'));
  return problem;
}

function inDatabase<T>(path: string, run: (db: Database.Database) => T): T {
  const db = new Database(path);
  try {
    return run(db);
  } finally {
    db.close();
  }
}

function makeDurable(path: string): void {
  chmodSync(path, OWNER_ONLY);
  const handle = openSync(path, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

function contentOf(db: Database.Database): Omit<CheckedCopy, 'path'> {
  const tables = (db.prepare('SELECT id FROM tables').all() as { id: string }[]).map(({ id }) => id);
  const { events } = db.prepare('SELECT count(*) AS events FROM events').get() as { events: number };
  return { tables: tables.length, events, unreadable: tables.filter((table) => !isPlayable(db, table)) };
}

function isPlayable(db: Database.Database, table: string): boolean {
  try {
    replay(storedEntries(db, table));
    return true;
  } catch {
    return false;
  }
}
