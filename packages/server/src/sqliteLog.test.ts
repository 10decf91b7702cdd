import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { presetById } from '@hausregel/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from './assert.ts';
import { DEFAULT_SETTINGS } from './createTable.ts';
import type { EventLog, LogEntry } from './eventLog.ts';
import { MemoryLog } from './memoryLog.ts';
import { SqliteLog } from './sqliteLog.ts';
import type { TableEvent } from './tableEvent.ts';

const folder = mkdtempSync(join(tmpdir(), 'hausregel-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const freshFile = (): string => join(folder, `log-${++files}.sqlite`);
function open(file: string = freshFile()): SqliteLog {
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

const created: TableEvent = {
  type: 'created',
  code: 'Birke 47',
  ruleSet: present(presetById('family')),
  seats: 4,
  settings: DEFAULT_SETTINGS,
};
const entry = (table: string, seq: number, command?: string, event?: TableEvent): LogEntry => ({
  table,
  seq,
  at: 1_000 + seq,
  command,
  event: event ?? (seq === 1 ? created : { type: 'host', seat: seq % 4 }),
});

describe.each([
  ['SQLite', () => open()],
  ['memory', () => new MemoryLog()],
] as const)('a log in %s', (_, make: () => EventLog) => {
  test('gives back what was written, in order', async () => {
    const log = make();
    const entries = [entry('a', 1), entry('a', 2, 'c2'), entry('a', 3)];
    await log.append(entries.slice(0, 1));
    await log.append(entries.slice(1));
    expect(await log.read('a')).toEqual(entries);
    expect(await log.read('b')).toEqual([]);
    expect(await log.tables(0)).toEqual([{ id: 'a', code: 'Birke 47', closedAt: undefined }]);
    await log.close();
  });

  test('takes no number twice, no gap-maker beside it, and no command twice', async () => {
    const log = make();
    await log.append([entry('a', 1), entry('a', 2, 'same')]);
    await expect(log.append([entry('a', 2)])).rejects.toThrow(/UNIQUE|Somebody else/);
    await expect(log.append([entry('a', 3, 'same')])).rejects.toThrow(/UNIQUE|written already/);
    await log.append([entry('a', 3, 'other')]);
    await log.append([entry('b', 1), entry('b', 2, 'same')]);
    expect((await log.read('a')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await log.close();
  });

  test('writes entries handed in together or not at all, and one failure does not fail its neighbours', async () => {
    const log = make();
    await log.append([entry('a', 1)]);
    const results = await Promise.allSettled([
      log.append([entry('a', 2), entry('a', 3)]),
      log.append([entry('a', 2)]),
      log.append([entry('b', 1)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await log.read('a')).toHaveLength(3);
    await log.close();
  });

  test('remembers removed tables until they are purged', async () => {
    const log = make();
    await log.append([entry('a', 1), entry('a', 2, undefined, { type: 'closed', why: 'dead' })]);
    expect(await log.tables(0)).toEqual([{ id: 'a', code: 'Birke 47', closedAt: 1_002 }]);
    expect(await log.tables(2_000)).toEqual([]);
    await log.purge(1_002);
    expect(await log.read('a')).toHaveLength(2);
    await log.purge(1_003);
    expect(await log.read('a')).toEqual([]);
    expect(await log.tables(0)).toEqual([]);
    await log.close();
  });
});

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
