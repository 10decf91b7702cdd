/**
 * How far a data file reaches, and whether that is less than it was. Entries are counted, those too that were deleted
 * since: a trigger adds them up, which holds for whatever program deletes them.
 */
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { markBeside, type Reach } from './mark.ts';

const tablesIn = (schema: string): string =>
  `SELECT count(*) AS count FROM ${schema}.sqlite_master WHERE name = 'reach'`;
const REACH = 'SELECT identity, deleted + (SELECT count(*) FROM events) AS entries FROM reach';
/** For another program that happens to be at the file. */
const WAIT_MS = 1_000;
const NEW_IDENTITY = 'lower(hex(randomblob(16)))';

/**
 * Makes what counts the entries, in a file of an earlier version too. It goes into the file at once: whose file it
 * is must be known without the `-wal`.
 */
export function prepareReach(db: Database.Database): void {
  if (hasReach(db)) return;
  db.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE reach (identity TEXT NOT NULL, deleted INTEGER NOT NULL) STRICT;
    INSERT INTO reach VALUES (${NEW_IDENTITY}, 0);
    CREATE TRIGGER event_deleted AFTER DELETE ON events BEGIN UPDATE reach SET deleted = deleted + 1; END;
    COMMIT;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
}

export const reachOf = (db: Database.Database): Reach => db.prepare(REACH).get() as Reach;

/** Makes a copy a file of its own, which no mark of the original concerns. */
export function renewIdentity(db: Database.Database): void {
  if (hasReach(db)) db.exec(`UPDATE reach SET identity = ${NEW_IDENTITY}`);
}

const hasReach = (db: Database.Database): boolean =>
  (db.prepare(tablesIn('main')).get() as { count: number }).count > 0;

/** Whether the mark beside a file says more than the file, with what lies beside it, holds. */
export function isBehindMark(file: string): boolean {
  const mark = markBeside(file);
  if (mark === undefined) return false;
  if (statSync(file).size === 0) return true;
  const reach = storedReach(file);
  return reach !== undefined && reach.identity === mark.identity && reach.entries < mark.entries;
}

/** Undefined in a file of an earlier version. */
function storedReach(file: string): Reach | undefined {
  const { count } = readOnly(file, tablesIn('data')) as { count: number };
  return count === 0 ? undefined : (readOnly(file, REACH) as Reach);
}

/**
 * The first row of a query, without a change to anything: who may write takes what is right of the `-wal` into the
 * file when he closes it, and deletes the rest. Only a change of the file itself that was cut off (`-journal`) has to
 * be taken back first.
 */
function readOnly(file: string, query: string): unknown {
  const mode = existsSync(`${file}-journal`) ? 'rw' : 'ro';
  const uri = `${pathToFileURL(file).href.replaceAll("'", '%27')}?mode=${mode}`;
  const db = new Database(':memory:', { timeout: WAIT_MS });
  try {
    // A prepared statement would keep the file open for as long as it is not collected.
    db.exec(`ATTACH '${uri}' AS data`);
    db.exec(`CREATE TABLE found AS ${query}`);
    db.exec('DETACH data');
    return db.prepare('SELECT * FROM found').get();
  } finally {
    db.close();
  }
}
