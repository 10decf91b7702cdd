import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { SqliteLog } from './sqliteLog.ts';
import { entry } from '../testing/logEntries.ts';

const folder = mkdtempSync(join(tmpdir(), 'hausregel-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const freshFile = (): string => join(folder, `log-${++files}.sqlite`);
function open(file: string = freshFile()): SqliteLog {
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

describe('the file', () => {
  test('is written durably: WAL, with every commit synced', () => {
    const file = freshFile();
    const log = open(file);
    const { db } = log as unknown as { db: Database.Database };
    expect(db.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  });

  test('can be read by its owner only, since it holds the secrets of running rounds', async () => {
    const file = freshFile();
    const log = open(file);
    await log.append([entry('a', 1)]);
    expect([file, `${file}-wal`].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
    await log.close();
  });

  test('is held by one server; when it has closed, another may open it', async () => {
    const file = freshFile();
    const first = open(file);
    await first.append([entry('a', 1)]);
    expect(SqliteLog.open(file)).toEqual({ ok: false, error: 'data-in-use' });
    await first.close();
    const second = open(file);
    expect(await second.read('a')).toHaveLength(1);
    await second.close();
  });

  test('of another program or of a later version is left alone', () => {
    const foreign = freshFile();
    const db = new Database(foreign);
    db.exec('CREATE TABLE other (a)');
    db.close();
    expect(SqliteLog.open(foreign)).toEqual({ ok: false, error: 'data-not-ours' });
    const newer = freshFile();
    const later = new Database(newer);
    later.exec('PRAGMA application_id = 1212241235');
    later.exec('PRAGMA user_version = 99');
    later.close();
    expect(SqliteLog.open(newer)).toEqual({ ok: false, error: 'data-newer' });
  });

  test('is complete when it is closed while something is being written', async () => {
    const file = freshFile();
    const log = open(file);
    const writing = log.append([entry('a', 1)]);
    await log.close();
    await writing;
    const again = open(file);
    expect(await again.read('a')).toHaveLength(1);
    await again.close();
  });
});
