import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { NotStored, Unreadable } from './eventLog.ts';
import { type LogWatch, SqliteLog } from './sqliteLog.ts';
import { isWalDamaged } from './walDamage.ts';
import type { TableEvent } from '../table/tableEvent.ts';
import { entry } from '../testing/logEntries.ts';

const folder = mkdtempSync(join(tmpdir(), 'hausregel-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const freshFile = (): string => join(folder, `log-${++files}.sqlite`);
function open(file: string = freshFile(), watch?: LogWatch): SqliteLog {
  const log = SqliteLog.open(file, watch);
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

  test('takes in what was committed while it is written, so that what lies beside it does not grow', async () => {
    const file = freshFile();
    const log = open(file);
    await log.append([entry('a', 1)]);
    const sizes: number[] = [];
    for (let seq = 2; seq < 20_000; seq += 500) {
      await log.append(Array.from({ length: 500 }, (_, index) => entry('a', seq + index)));
      sizes.push(statSync(`${file}-wal`).size);
    }
    await expect.poll(() => statSync(file).size, { timeout: 60_000 }).toBeGreaterThan(500_000);
    expect(Math.max(...sizes)).toBeLessThan(20_000_000);
    await log.close();
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
    const letter = freshFile();
    writeFileSync(letter, 'Dear friends, this is no database.');
    for (const file of [foreign, letter]) {
      const before = readFileSync(file);
      expect(SqliteLog.open(file)).toEqual({ ok: false, error: 'data-not-ours' });
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(existsSync(`${file}.lock`)).toBe(false);
    }
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

  test('gets one commit for all that is handed in during one turn of the event loop', async () => {
    const batches: number[] = [];
    const log = open(freshFile(), { onBatch: (events) => batches.push(events), onTrouble: () => {} });
    await Promise.all(['a', 'b', 'c'].map((table) => log.append([entry(table, 1)])));
    await log.append([entry('a', 2), entry('a', 3)]);
    expect(batches).toEqual([3, 2]);
    await log.close();
  });
});

describe('in trouble', () => {
  test('a full disk refuses what is written, loses nothing, and is told once; when there is room again, writing goes on', async () => {
    const troubles: unknown[] = [];
    const log = open(freshFile(), { onBatch: () => {}, onTrouble: (problem) => troubles.push(problem) });
    await log.append([entry('a', 1)]);
    const { db } = log as unknown as { db: Database.Database };
    db.exec('PRAGMA max_page_count = 1');
    const large: TableEvent = { type: 'chat', seat: 0, name: 'Anna', text: 'x'.repeat(100_000) };
    const results = await Promise.allSettled([
      log.append([entry('a', 2, undefined, large)]),
      log.append([entry('b', 1)]),
    ]);
    expect(results.map((result) => result.status === 'rejected' && result.reason instanceof NotStored)).toEqual([
      true,
      true,
    ]);
    expect(await log.read('a')).toEqual([entry('a', 1)]);
    db.exec('PRAGMA max_page_count = 100000');
    await log.append([entry('a', 2)]);
    expect(troubles).toEqual(['data-full', undefined]);
    await log.close();
  });

  test('a file that was moved away or replaced takes nothing more, which is told once; put back, it goes on', async () => {
    const file = freshFile();
    const told: unknown[] = [];
    const log = open(file, { onBatch: () => {}, onTrouble: (problem) => told.push(problem) });
    await log.append([entry('a', 1)]);
    renameSync(file, `${file}.moved`);
    await expect(log.append([entry('a', 2)])).rejects.toThrow(NotStored);
    expect(log.isInPlace).toBe(false);
    copyFileSync(`${file}.moved`, file);
    await expect(log.append([entry('a', 2)])).rejects.toThrow(NotStored);
    await expect(log.claim('a')).rejects.toThrow(NotStored);
    expect(told).toEqual(['data-moved']);
    renameSync(`${file}.moved`, file);
    await log.append([entry('a', 2)]);
    expect(told).toEqual(['data-moved', undefined]);
    await log.close();
    const again = open(file);
    expect(await again.read('a')).toHaveLength(2);
    await again.close();
  });

  test.each(['-wal', '-shm'])(
    'so is what SQLite keeps beside the file (%s); an orderly stop saves what was acknowledged before',
    async (end) => {
      const file = freshFile();
      const log = open(file);
      await log.append([entry('a', 1)]);
      renameSync(file + end, `${file}.moved`);
      expect(log.isInPlace).toBe(false);
      await expect(log.append([entry('a', 2)])).rejects.toThrow(NotStored);
      renameSync(`${file}.moved`, file + end);
      await log.append([entry('a', 2)]);
      rmSync(file + end);
      await expect(log.append([entry('a', 3)])).rejects.toThrow(NotStored);
      writeFileSync(file + end, '');
      await expect(log.append([entry('a', 3)])).rejects.toThrow(NotStored);
      await log.close();
      const again = open(file);
      expect(await again.read('a')).toHaveLength(2);
      await again.close();
    },
  );

  test('a table is not given away while nothing can be written', async () => {
    const log = open();
    await log.append([entry('a', 1)]);
    const { db } = log as unknown as { db: Database.Database };
    db.exec('PRAGMA query_only = 1');
    await expect(log.append([entry('a', 2)])).rejects.toThrow(NotStored);
    await expect(log.claim('a')).rejects.toThrow(NotStored);
    db.exec('PRAGMA query_only = 0');
    expect(await log.claim('a')).toMatchObject({ how: 'owned' });
    await log.close();
  });

  test('what cannot be made is said: no room, no folder, no right', () => {
    expect(SqliteLog.open(join(folder, 'missing', 'log.sqlite'))).toEqual({ ok: false, error: 'data-unwritable' });
    expect(SqliteLog.open('/proc/log.sqlite')).toEqual({ ok: false, error: 'data-unwritable' });
  });

  test('a damaged page is found at the start, wherever it lies', async () => {
    const file = freshFile();
    const log = open(file);
    for (let table = 0; table < 40; table++) await log.append([entry(`t${table}`, 1), entry(`t${table}`, 2)]);
    await log.close();
    const whole = readFileSync(file);
    const pages = whole.length / 4096;
    const damaged = [1, Math.floor(pages / 2), pages - 1].map((page) =>
      Buffer.from(whole).fill(7, page * 4096, page * 4096 + 4096),
    );
    for (const content of [...damaged, whole.subarray(0, whole.length - 4096)]) {
      const other = freshFile();
      writeFileSync(other, content);
      expect(SqliteLog.open(other)).toEqual({ ok: false, error: 'data-damaged' });
    }
  });
});

describe('the file beside the data', () => {
  /** As after a kill: nothing is written back. */
  async function killed(): Promise<{ file: string; wal: Buffer }> {
    const file = freshFile();
    const log = open(file);
    await log.append([entry('a', 1)]);
    for (let seq = 2; seq < 12; seq++) await log.append([entry('a', seq)]);
    const copy = freshFile();
    for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
    await log.close();
    return { file: copy, wal: readFileSync(`${copy}-wal`) };
  }

  test('may end in a commit that was cut off, and all before it is there', async () => {
    const { file, wal } = await killed();
    writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 100));
    const log = open(file);
    expect(await log.read('a')).toHaveLength(10);
    await log.close();
  });

  /** What a killed server leaves that went on from `file` with one commit for these tables. */
  async function walAfter(file: string, tables: readonly string[]): Promise<Buffer> {
    const running = freshFile();
    for (const end of ['', '-wal']) copyFileSync(file + end, running + end);
    const log = open(running);
    await Promise.all(tables.map((table) => log.append([entry(table, 1)])));
    const wal = readFileSync(`${running}-wal`);
    await log.close();
    return wal;
  }

  test('may end in what is left of commits that were not synced, each written over in part by the next', async () => {
    const { file, wal } = await killed();
    const tables = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(3_000));
    let left = wal;
    for (const count of [8, 6, 4, 2]) {
      const written = await walAfter(file, tables.slice(0, count));
      expect(left === wal || written.length < left.length).toBe(true);
      left = Buffer.concat([written, left.subarray(written.length)]);
    }
    writeFileSync(`${file}-wal`, left);
    const log = open(file);
    expect(await log.tables(0)).toHaveLength(3);
    await log.close();
    left.writeUInt8(left.readUInt8(wal.length / 2) ^ 1, wal.length / 2);
    writeFileSync(`${file}-wal`, left);
    expect(SqliteLog.open(file)).toEqual({ ok: false, error: 'data-damaged' });
  });

  test('is not taken for a shorter one if it is damaged in its head', async () => {
    const { file, wal } = await killed();
    wal.writeUInt8(wal.readUInt8(20) ^ 1, 20);
    writeFileSync(`${file}-wal`, wal);
    expect(SqliteLog.open(file)).toEqual({ ok: false, error: 'data-damaged' });
  });

  test.each([
    ['page number', 3],
    ['mark of a commit', 6],
    ['salts', 9],
    ['checksum', 18],
    ['page', 1_000],
  ])('nor if the %s of a frame before the last commit is wrong', async (_, offset) => {
    const { file, wal } = await killed();
    const frameBytes = 24 + 4_096;
    const unseen: number[] = [];
    // The last commit is one frame.
    for (let at = 32; at < wal.length - frameBytes; at += frameBytes) {
      const damaged = Buffer.from(wal);
      damaged.writeUInt8(damaged.readUInt8(at + offset) ^ 1, at + offset);
      writeFileSync(`${file}-wal`, damaged);
      if (!isWalDamaged(file)) unseen.push(at);
    }
    expect(unseen).toEqual([]);
  });
});

describe('what this version does not know', () => {
  test.each([
    ['a later version of events', `UPDATE events SET version = 2 WHERE table_id = 'a' AND seq = 2`],
    ['another kind of event', `UPDATE events SET event = '{"type":"juggled"}' WHERE table_id = 'a' AND seq = 2`],
    ['a damaged event', `UPDATE events SET event = '{"type":' WHERE table_id = 'a' AND seq = 2`],
    [
      'an unknown rule',
      `UPDATE events SET event = json_set(event, '$.ruleSet.options.cardsFly', 1) WHERE table_id = 'a' AND seq = 1`,
    ],
  ])('%s: the table is left alone, others are read', async (_, change) => {
    const log = open();
    await log.append([entry('a', 1), entry('a', 2)]);
    await log.append([entry('b', 1)]);
    const { db } = log as unknown as { db: Database.Database };
    db.exec(change);
    await expect(log.claim('a')).rejects.toThrow(Unreadable);
    expect(await log.claim('b')).toMatchObject({ how: 'owned' });
    await log.close();
  });
});
