import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { backupData, restoreData } from './backup.ts';
import { NotStored } from './eventLog.ts';
import { markBeside } from './mark.ts';
import { SqliteLog } from './sqliteLog.ts';
import { entry } from '../testing/logEntries.ts';
import { ChildProgram, ServerChild } from '../testing/serverChild.ts';
import { postTable } from '../testing/socketClient.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hausregel-mark-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MOVES = 10;
const FRAME_BYTES = 24 + 4_096;
const PARTS = ['', '-wal', '.mark'];
const INCOMPLETE = { ok: false, error: 'data-incomplete' };
const closed = (table: string, seq: number) => entry(table, seq, undefined, { type: 'closed', why: 'dead' });

let files = 0;
const freshFile = (): string => join(folder, `${++files}.sqlite`);

function open(file: string): SqliteLog {
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

/** What there is of a table after an orderly start and stop. */
async function lengthIn(file: string, table = 'a'): Promise<number> {
  const log = open(file);
  const { length } = await log.read(table);
  await log.close();
  return length;
}

function copyAll(from: string, to: string): void {
  for (const end of PARTS) {
    rmSync(to + end, { force: true });
    if (existsSync(from + end)) copyFileSync(from + end, to + end);
  }
}

const bytesOf = (file: string): string[] =>
  PARTS.map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : 'none'));

/** A file as a server leaves it that is killed after ten moves, each with a commit of its own. */
async function killed(to: string = freshFile(), before?: (log: SqliteLog) => Promise<void>): Promise<string> {
  const running = freshFile();
  const log = open(running);
  await before?.(log);
  for (let seq = 1; seq <= MOVES; seq++) await log.append([entry('a', seq)]);
  copyAll(running, to);
  await log.close();
  return to;
}

/** Damages the last frame of what lies beside a file. */
function damageEnd(file: string): void {
  const wal = readFileSync(`${file}-wal`);
  writeFileSync(`${file}-wal`, wal.fill(wal.readUInt8(wal.length - 1) ^ 1, wal.length - 1));
}

async function damaged(before?: (log: SqliteLog) => Promise<void>): Promise<string> {
  const file = await killed(freshFile(), before);
  damageEnd(file);
  return file;
}

describe('damage to the last commit beside the file', () => {
  test('is noticed wherever it lies, nothing is changed, and with the right bytes everything is there', async () => {
    const file = await killed();
    const wal = readFileSync(`${file}-wal`);
    const from = wal.length - FRAME_BYTES;
    const unseen: number[] = [];
    const changed: number[] = [];
    for (const at of [0, 4, 8, 16, 23, 24, 1_000, 2_000, 3_000, FRAME_BYTES - 1].map((offset) => from + offset)) {
      const wrong = Buffer.from(wal);
      wrong.writeUInt8(wrong.readUInt8(at) ^ 1, at);
      writeFileSync(`${file}-wal`, wrong);
      const before = bytesOf(file);
      const opened = SqliteLog.open(file);
      if (opened.ok || opened.error !== 'data-incomplete') unseen.push(at - from);
      if (bytesOf(file).some((bytes, part) => bytes !== before[part])) changed.push(at - from);
    }
    expect({ unseen, changed }).toEqual({ unseen: [], changed: [] });
    writeFileSync(`${file}-wal`, wal);
    expect(await lengthIn(file)).toBe(MOVES);
  });

  test('so is an end that is cut off, by a byte or by all', async () => {
    const file = await killed();
    const wal = readFileSync(`${file}-wal`);
    for (const length of [wal.length - 1, wal.length - FRAME_BYTES, Math.floor(wal.length / 2), 33, 20, 0]) {
      writeFileSync(`${file}-wal`, wal.subarray(0, length));
      expect([length, SqliteLog.open(file)]).toEqual([length, INCOMPLETE]);
      expect(readFileSync(`${file}-wal`)).toHaveLength(length);
    }
    rmSync(`${file}-wal`);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
    writeFileSync(`${file}-wal`, wal);
    expect(await lengthIn(file)).toBe(MOVES);
  });

  test('ends the start of a server that was killed', async () => {
    const program = new ChildProgram();
    try {
      const file = join(folder, 'server', 'tables.sqlite');
      const first = new ServerChild(program, [file]);
      await postTable(await first.port, { ruleSet: 'skat', bots: 2 });
      await first.kill();
      const wal = readFileSync(`${file}-wal`);
      damageEnd(file);
      await expect(new ServerChild(program, [file]).port).rejects.toThrow(/^data-incomplete/);
      writeFileSync(`${file}-wal`, wal);
      const again = new ServerChild(program, [file]);
      expect(await again.port).toBeGreaterThan(0);
      await again.kill();
    } finally {
      program.remove();
    }
  });

  test('is noticed in a file with any name, and by a backup of it', async () => {
    const file = await killed(join(folder, "it's 100%41 #1?.sqlite"));
    damageEnd(file);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
    const before = bytesOf(file);
    const to = freshFile();
    const error = { code: 'data-incomplete', file };
    expect(backupData({ from: file, to, overwrite: false })).toEqual({ ok: false, error });
    expect(bytesOf(file)).toEqual(before);
    expect(existsSync(to)).toBe(false);
  });

  test('is noticed after old tables were deleted, which does not count as damage', async () => {
    const purged = async (log: SqliteLog): Promise<void> => {
      await log.append([entry('old', 1), entry('old', 2), closed('old', 3)]);
      await log.purge(5_000);
    };
    expect(await lengthIn(await killed(freshFile(), purged))).toBe(MOVES);
    expect(SqliteLog.open(await damaged(purged))).toEqual(INCOMPLETE);
    const all = await killed(freshFile(), purged);
    const log = open(all);
    await log.append([closed('a', MOVES + 1)]);
    await log.purge(50_000);
    await log.close();
    expect(markBeside(all)?.entries).toBe(3 + MOVES + 1);
    expect(await lengthIn(all)).toBe(0);
  });

  test('is noticed after another program has opened the file too, which then took what was left for all', async () => {
    const file = await damaged();
    const db = new Database(file);
    db.exec('PRAGMA journal_mode = DELETE');
    db.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
  });

  test('is looked for in a file whose change was cut off, once that is taken back', async () => {
    const file = await killed();
    await lengthIn(file);
    const db = new Database(file);
    db.exec(`PRAGMA cache_size = 1; BEGIN; CREATE TABLE other (a);`);
    db.exec(
      `INSERT INTO other WITH RECURSIVE n (a) AS (VALUES (1) UNION ALL SELECT a + 1 FROM n LIMIT 99) SELECT zeroblob(9000) FROM n`,
    );
    db.exec('DELETE FROM events');
    const left = freshFile();
    copyAll(file, left);
    copyFileSync(`${file}-journal`, `${left}-journal`);
    db.exec('ROLLBACK');
    db.close();
    expect(statSync(left).size).toBeGreaterThan(statSync(file).size);
    expect(await lengthIn(left)).toBe(MOVES);
    expect(existsSync(`${left}-journal`)).toBe(false);
  });

  test('is accepted by whoever deletes the mark', async () => {
    const file = await damaged();
    rmSync(`${file}.mark`);
    expect(await lengthIn(file)).toBe(MOVES - 1);
    expect(await lengthIn(file)).toBe(MOVES - 1);
  });
});

describe('a data file that is gone', () => {
  test.each([
    ['was emptied', (file: string) => writeFileSync(file, '')],
    ['was taken away', (file: string) => rmSync(file)],
  ])('and %s is noticed while its moves lie beside it, which stay', async (_, lose) => {
    const file = await killed();
    const [data = ''] = bytesOf(file);
    lose(file);
    const [, ...beside] = bytesOf(file);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
    expect(bytesOf(file)).toEqual(['', ...beside]);
    writeFileSync(file, data, 'latin1');
    expect(await lengthIn(file)).toBe(MOVES);
  });

  test('but was emptied after an orderly stop is noticed, too', async () => {
    const file = await killed();
    await lengthIn(file);
    writeFileSync(file, '');
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
  });

  test('with all but its mark makes place for a new one', async () => {
    const file = await killed();
    await lengthIn(file);
    rmSync(file);
    expect(await lengthIn(file)).toBe(0);
    expect(markBeside(file)).toBeUndefined();
  });
});

describe('the mark', () => {
  test('is one short line for the owner alone, and says what is acknowledged', async () => {
    const file = freshFile();
    const log = open(file);
    expect(existsSync(`${file}.mark`)).toBe(false);
    await log.append([entry('a', 1), entry('a', 2)]);
    expect(markBeside(file)?.entries).toBe(2);
    await log.append([entry('b', 1)]);
    expect(markBeside(file)?.entries).toBe(3);
    expect(statSync(`${file}.mark`)).toMatchObject({ size: 59 });
    expect(statSync(`${file}.mark`).mode & 0o777).toBe(0o600);
    await log.close();
  });

  test('is never ahead of what is stored', async () => {
    const file = freshFile();
    const log = open(file);
    await log.append([entry('a', 1)]);
    const { db } = log as unknown as { db: Database.Database };
    db.exec('PRAGMA query_only = 1');
    await expect(log.append([entry('a', 2)])).rejects.toThrow(NotStored);
    db.exec('PRAGMA query_only = 0');
    const results = await Promise.allSettled([log.append([entry('a', 7)]), log.append([entry('b', 1)])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(markBeside(file)?.entries).toBe(2);
    await log.close();
    expect(await lengthIn(file)).toBe(1);
  });

  test('that is older than the file is in order, as a loss of power may leave it', async () => {
    const file = await killed();
    const older = freshFile();
    copyAll(file, older);
    const log = open(file);
    await log.append([entry('a', MOVES + 1)]);
    await log.close();
    copyFileSync(`${older}.mark`, `${file}.mark`);
    expect(await lengthIn(file)).toBe(MOVES + 1);
  });

  test('that was written in part, or is damaged, is none', async () => {
    const file = await damaged();
    const wal = readFileSync(`${file}-wal`);
    const mark = readFileSync(`${file}.mark`);
    const torn = [0, 1, 33, 50, mark.length - 1].map((length) => mark.subarray(0, length));
    const wrong = [0, 40, mark.length - 2].map((at) => {
      const bytes = Buffer.from(mark);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      return bytes;
    });
    for (const bytes of [...torn, ...wrong, Buffer.alloc(mark.length)]) {
      writeFileSync(`${file}.mark`, bytes);
      expect(markBeside(file)).toBeUndefined();
    }
    expect(await lengthIn(file)).toBe(MOVES - 1);
    writeFileSync(`${file}-wal`, wal);
  });

  test('that cannot be written keeps no move from being acknowledged', async () => {
    const file = freshFile();
    mkdirSync(`${file}.mark`);
    const log = open(file);
    await log.append([entry('a', 1)]);
    rmSync(`${file}.mark`, { recursive: true });
    await log.append([entry('a', 2)]);
    expect(markBeside(file)?.entries).toBe(2);
    await log.close();
    expect(await lengthIn(file)).toBe(2);
  });

  test('is made for a file of an earlier version too', async () => {
    const file = await killed();
    await lengthIn(file);
    const db = new Database(file);
    db.exec('DROP TRIGGER event_deleted; DROP TABLE reach;');
    db.close();
    rmSync(`${file}.mark`);
    expect(await lengthIn(file)).toBe(MOVES);
    const log = open(file);
    await log.append([entry('a', MOVES + 1)]);
    const after = freshFile();
    copyAll(file, after);
    await log.close();
    expect(markBeside(after)?.entries).toBe(MOVES + 1);
    damageEnd(after);
    expect(SqliteLog.open(after)).toEqual(INCOMPLETE);
  });
});

describe('an older file in the place of a newer one', () => {
  /** A closed file of ten moves, and a copy of it made by `copy` before five more were acknowledged. */
  async function played(copy: (file: string, older: string) => void): Promise<{ file: string; older: string }> {
    const [file, older] = [await killed(), freshFile()];
    await lengthIn(file);
    copy(file, older);
    const log = open(file);
    for (let seq = MOVES + 1; seq <= MOVES + 5; seq++) await log.append([entry('a', seq)]);
    await log.close();
    return { file, older };
  }
  const backedUp = (from: string, to: string): void =>
    expect(backupData({ from, to, overwrite: false })).toMatchObject({ ok: true });

  test.each([
    ['a backup', backedUp],
    ['a copy made by hand', copyFileSync],
  ])('is right if it was restored, from %s; the old one keeps its mark', async (_, copy) => {
    const { file, older } = await played(copy);
    const before = markBeside(file);
    expect(await restoreData({ from: older, to: file, overwrite: true })).toMatchObject({ ok: true });
    expect(markBeside(`${file}.replaced`)).toEqual(before);
    expect(await lengthIn(file)).toBe(MOVES);
    const log = open(file);
    await log.append([entry('a', MOVES + 1)]);
    await log.close();
    expect(markBeside(file)?.entries).toBe(MOVES + 1);
    expect(await lengthIn(`${file}.replaced`)).toBe(MOVES + 5);
  });

  test('is right if it is a backup, put there in whatever way', async () => {
    const { file, older } = await played(backedUp);
    copyFileSync(older, file);
    expect(await lengthIn(file)).toBe(MOVES);
  });

  test('is told of if it is a copy made by hand', async () => {
    const { file, older } = await played(copyFileSync);
    copyFileSync(older, file);
    expect(SqliteLog.open(file)).toEqual(INCOMPLETE);
    rmSync(`${file}.mark`);
    expect(await lengthIn(file)).toBe(MOVES);
  });
});
