/**
 * Copies of a data file, made while a server runs or not, and put back. A copy is one moment of the
 * file; it gets its name only when it has been checked: its pages, and every table played again.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Result } from '@hausregel/rules';
import { problemOfContent, syncFolder } from './dataFile.ts';
import { type DataProblem, dataProblemOf } from './dataProblem.ts';
import { FileLock } from './fileLock.ts';
import { makeFolder } from './makeFolder.ts';
import { storedEntries } from './storedRows.ts';
import { replay } from '../table/replay.ts';
import { isWalDamaged } from './walDamage.ts';

export interface CopyProblem {
  /** `no-file`: there is nothing to copy. `place-taken`: there is a file already. */
  readonly code: DataProblem | 'no-file' | 'place-taken';
  readonly file: string;
}

export interface Copied {
  readonly tables: number;
  readonly events: number;
  /** Ids of tables that cannot be played again: they could not in the original either. */
  readonly unreadable: readonly string[];
  /** Where the file is kept that was there before. */
  readonly replaced?: string;
}

/** A copy from one place to another. */
export interface CopyOrder {
  readonly from: string;
  readonly to: string;
  /** A file that is there already is replaced. */
  readonly overwrite: boolean;
}

const OWNER_ONLY = 0o600;
const WAIT_MS = 10_000;

/** Copies a data file to `to`, also while a server writes it. */
export function backupData({ from, to, overwrite }: CopyOrder): Result<Copied, CopyProblem> {
  if (!existsSync(from)) return failed('no-file', from);
  if (existsSync(to) && !overwrite) return failed('place-taken', to);
  if (isLeftDamaged(from)) return failed('data-damaged', from);
  const copied = checkedCopy(from, to);
  if (copied.ok) takeName(to);
  return copied;
}

/** Puts a backup in the place of a data file. The file that was there is kept beside it, as `….replaced`. */
export async function restoreData({ from, to, overwrite }: CopyOrder): Promise<Result<Copied, CopyProblem>> {
  if (!existsSync(from)) return failed('no-file', from);
  let lock: FileLock | undefined;
  try {
    await makeFolder(dirname(to));
    lock = FileLock.take(to);
    const isTaken = existsSync(to);
    if (isTaken && !overwrite) return failed('place-taken', to);
    const copied = checkedCopy(from, to);
    if (!copied.ok) return copied;
    const replaced = `${to}.replaced`;
    if (isTaken) setAside(to, replaced);
    takeName(to);
    return isTaken ? { ok: true, value: { ...copied.value, replaced } } : copied;
  } catch (error) {
    return failed(dataProblemOf(error) ?? 'data-unwritable', to);
  } finally {
    lock?.release();
  }
}

const failed = (code: CopyProblem['code'], file: string): { readonly ok: false; readonly error: CopyProblem } => ({
  ok: false,
  error: { code, file },
});

const partOf = (file: string): string => `${file}.part`;

/** Whether a file that no server holds was damaged; to open it would take away what shows it. */
function isLeftDamaged(file: string): boolean {
  let lock: FileLock;
  try {
    lock = FileLock.take(file);
  } catch {
    return false;
  }
  const isDamaged = isWalDamaged(file);
  lock.release();
  return isDamaged;
}

/** Copies a file beside the place where it belongs, and checks the copy. */
function checkedCopy(from: string, to: string): Result<Copied, CopyProblem> {
  const part = partOf(to);
  const problem = copy(from, part) ?? problemOfCopy(part);
  if (problem === undefined) return { ok: true, value: contentOf(part) };
  rmSync(part, { force: true });
  return failed(problem, problem === 'data-full' ? to : from);
}

function copy(from: string, part: string): DataProblem | undefined {
  let db: Database.Database | undefined;
  try {
    rmSync(part, { force: true });
    const handle = openSync(part, 'wx', OWNER_ONLY);
    db = new Database(from, { timeout: WAIT_MS });
    db.prepare('VACUUM INTO ?').run(part);
    fsyncSync(handle);
    closeSync(handle);
    return undefined;
  } catch (error) {
    return dataProblemOf(error) ?? 'data-unwritable';
  } finally {
    db?.close();
  }
}

function problemOfCopy(part: string): DataProblem | undefined {
  const db = new Database(part);
  try {
    return problemOfContent(db);
  } catch (error) {
    return dataProblemOf(error) ?? 'data-damaged';
  } finally {
    db.close();
  }
}

function contentOf(part: string): Copied {
  const db = new Database(part);
  try {
    const tables = (db.prepare('SELECT id FROM tables').all() as { id: string }[]).map(({ id }) => id);
    const { events } = db.prepare('SELECT count(*) AS events FROM events').get() as { events: number };
    return { tables: tables.length, events, unreadable: tables.filter((table) => !isPlayable(db, table)) };
  } finally {
    db.close();
  }
}

function isPlayable(db: Database.Database, table: string): boolean {
  try {
    replay(storedEntries(db, table));
    return true;
  } catch {
    return false;
  }
}

/** The data first, then what lies beside it: the new file must never meet the old one's. */
function setAside(file: string, replaced: string): void {
  for (const end of ['', '-wal']) rmSync(replaced + end, { force: true });
  for (const end of ['', '-wal']) if (existsSync(file + end)) renameSync(file + end, replaced + end);
  rmSync(`${file}-shm`, { force: true });
}

function takeName(file: string): void {
  renameSync(partOf(file), file);
  syncFolder(dirname(file));
}
