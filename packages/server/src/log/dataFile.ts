/** The SQLite file of a server: made, held and looked through before anything is read from it. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Result } from '@hausregel/rules';
import { LATEST_PAGES } from './checkpoints.ts';
import { type DataProblem, dataProblemOf } from './dataProblem.ts';
import { FileLock } from './fileLock.ts';
import { APPLICATION_ID, isForeignFile } from './foreignFile.ts';
import { dropLoneMark } from './mark.ts';
import { isBehindMark, prepareReach } from './reach.ts';
import { realPath } from './realPath.ts';
import { finishReplacing } from './replacing.ts';
import { syncFolder } from './syncFolder.ts';
import { isWalDamaged } from './walDamage.ts';

/** Counts the layouts of our files. */
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

export interface DataFile {
  readonly db: Database.Database;
  readonly lock: FileLock;
}

/** Opens a file for one server, or makes it; its folder must exist. */
export function openDataFile(path: string): Result<DataFile, DataProblem> {
  const file = realPath(path);
  let lock: FileLock | undefined;
  let db: Database.Database | undefined;
  let problem: DataProblem | undefined;
  try {
    if (isForeignFile(file) && !FileLock.isBeside(file)) return { ok: false, error: 'data-not-ours' };
    lock = FileLock.take(file);
    finishReplacing(file);
    makeFile(file);
    problem = problemOfEnd(file);
    if (problem === undefined) {
      db = new Database(file, { timeout: 1000 });
      db.exec('PRAGMA journal_mode = WAL');
      db.exec('PRAGMA synchronous = FULL');
      db.exec(`PRAGMA wal_autocheckpoint = ${LATEST_PAGES}`);
      problem = prepareLayout(db) ?? checkPages(db);
      if (problem === undefined) {
        prepareReach(db);
        return { ok: true, value: { db, lock } };
      }
    }
  } catch (error) {
    problem = dataProblemOf(error) ?? 'data-unwritable';
  }
  db?.close();
  lock?.release();
  return { ok: false, error: problem };
}

/** Whether something of what was written last is missing, seen before SQLite takes what is left for all. */
export function problemOfEnd(file: string): DataProblem | undefined {
  if (isWalDamaged(file)) return 'data-damaged';
  return isBehindMark(file) ? 'data-incomplete' : undefined;
}

/** What is wrong with a file of which only its content counts, such as a backup. */
export function problemOfContent(db: Database.Database): DataProblem | undefined {
  return problemOfLayout(db) ?? checkPages(db);
}

/** Closes a data file in one piece, and lets the next server have it. */
export function closeDataFile({ db, lock }: DataFile): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Somebody reads it at this moment, for a backup: what is beside it is taken in at the next start.
  }
  db.close();
  lock.release();
}

/** The file, empty if it is not there: it holds the secrets of running rounds and is nobody else's to read. */
function makeFile(file: string): void {
  const isNew = !existsSync(file);
  dropLoneMark(file);
  closeSync(openSync(file, 'a', OWNER_ONLY));
  if (isNew) syncFolder(dirname(file));
}

function prepareLayout(db: Database.Database): DataProblem | undefined {
  const { count } = db.prepare('SELECT count(*) AS count FROM sqlite_master').get() as { count: number };
  if (count > 0 || pragma(db, 'application_id') !== 0 || pragma(db, 'user_version') !== 0) return problemOfLayout(db);
  db.exec(
    `BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}; ${SCHEMA} COMMIT;`,
  );
  return undefined;
}

function problemOfLayout(db: Database.Database): DataProblem | undefined {
  if (pragma(db, 'application_id') !== APPLICATION_ID) return 'data-not-ours';
  return pragma(db, 'user_version') > LAYOUT ? 'data-newer' : undefined;
}

/** Reads every page once: a damaged one must not come to light in the middle of a round. */
function checkPages(db: Database.Database): DataProblem | undefined {
  const row = db.prepare('PRAGMA integrity_check(1)').get() as { integrity_check?: string } | undefined;
  return row?.integrity_check === 'ok' ? undefined : 'data-damaged';
}

function pragma(db: Database.Database, name: string): number {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, number> | undefined;
  return row?.[name] ?? 0;
}
