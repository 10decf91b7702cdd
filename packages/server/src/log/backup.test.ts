import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { backupData, restoreData } from './backup.ts';
import { SqliteLog } from './sqliteLog.ts';
import { PersistentPlayer } from '../testing/persistentPlayer.ts';
import { entry } from '../testing/logEntries.ts';
import { faultsOf } from '../testing/fileAfterCrash.ts';
import { runTestServer } from '../testing/runningServer.ts';
import { postTable } from '../testing/socketClient.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hausregel-backup-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const freshFile = (): string => join(folder, `${++files}-file.sqlite`);

function open(file: string): SqliteLog {
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

async function made(file: string, tables: number): Promise<string> {
  const log = open(file);
  for (let table = 0; table < tables; table++) await log.append([entry(`t${table}`, 1), entry(`t${table}`, 2)]);
  await log.close();
  return file;
}

/** A data file as a server leaves it that is killed: the tables are still beside it. */
async function killed(tables: number): Promise<string> {
  const [running, left] = [freshFile(), freshFile()];
  const log = open(running);
  for (let table = 0; table < tables; table++) await log.append([entry(`k${table}`, 1)]);
  for (const end of ['', '-wal']) copyFileSync(running + end, left + end);
  await log.close();
  return left;
}

async function tablesIn(file: string): Promise<number> {
  const log = open(file);
  const { length } = await log.tables(0);
  await log.close();
  return length;
}

const namesBeside = (file: string): string[] => readdirSync(folder).filter((name) => name.startsWith(basename(file)));

const order = (from: string, to: string, overwrite = false) => ({ from, to, overwrite });

describe('a backup', () => {
  test('made under load holds every move acknowledged before it, and a server goes on from it', async () => {
    const server = await runTestServer({ dataFile: freshFile() });
    const players: PersistentPlayer[] = [];
    for (let count = 0; count < 4; count++) {
      const request = { ruleSet: 'skat', bots: 2, start: true, settings: { botMs: 0 } };
      players.push(new PersistentPlayer(await postTable(server.port, request)));
    }
    let isOver = false;
    const playing = Promise.all(players.map((player) => player.play(server.port, () => isOver)));
    const backups: string[] = [];
    for (let count = 0; count < 3; count++) {
      const until = acknowledged(players) + 20;
      while (acknowledged(players) < until) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = players.map(({ table, stored, highestSeq }) => ({ table: table.table, stored, highestSeq }));
      const to = freshFile();
      expect(backupData(order(server.dataFile, to))).toMatchObject({ ok: true, value: { tables: 4, unreadable: [] } });
      expect(faultsOf(to, before)).toEqual([]);
      backups.push(to);
    }
    isOver = true;
    await server.stop();
    await playing;
    const data = freshFile();
    expect(await restoreData(order(backups[2] ?? '', data))).toMatchObject({ ok: true, value: { tables: 4 } });
    const again = await runTestServer({ dataFile: data });
    expect(again.tablesRead).toBe(4);
    await again.stop();
  });

  test('can be read by its owner only', async () => {
    const to = freshFile();
    backupData(order(await made(freshFile(), 1), to));
    expect(statSync(to).mode & 0o777).toBe(0o600);
  });

  test('takes no place that is taken, unless told to', async () => {
    const from = await made(freshFile(), 2);
    const to = await made(freshFile(), 1);
    expect(backupData(order(from, to))).toEqual({ ok: false, error: { code: 'place-taken', file: to } });
    expect(backupData(order(from, to, true))).toMatchObject({ ok: true, value: { tables: 2, events: 4 } });
  });

  test('names the tables that cannot be played again, and is made all the same', async () => {
    const from = await made(freshFile(), 2);
    const db = new Database(from);
    db.exec(`UPDATE events SET event = '{"type":"juggled"}' WHERE table_id = 't1' AND seq = 2`);
    db.close();
    const to = freshFile();
    expect(backupData(order(from, to))).toMatchObject({ ok: true, value: { tables: 2, unreadable: ['t1'] } });
    expect(existsSync(to)).toBe(true);
  });

  test.each([
    ['no file', 'no-file', () => undefined],
    [
      'something else',
      'data-not-ours',
      (file: string) => writeFileSync(file, 'Dear friends, this is no database. '.repeat(200)),
    ],
    ['a damaged file', 'data-damaged', (file: string) => writeFileSync(file, damaged)],
  ] as const)('is not made of %s, and nothing is left behind', (_, code, make) => {
    const [from, to] = [freshFile(), freshFile()];
    make(from);
    expect(backupData(order(from, to))).toMatchObject({ ok: false, error: { code } });
    expect([to, `${to}.part`].filter((file) => existsSync(file))).toEqual([]);
  });
});

describe('restoring', () => {
  test('refuses while a server holds the file', async () => {
    const backup = await made(freshFile(), 1);
    const data = freshFile();
    const log = open(data);
    expect(await restoreData(order(backup, data, true))).toEqual({
      ok: false,
      error: { code: 'data-in-use', file: data },
    });
    await log.close();
  });

  test('replaces a file only when told to, and keeps it', async () => {
    const backup = await made(freshFile(), 3);
    const data = await made(freshFile(), 1);
    expect(await restoreData(order(backup, data))).toMatchObject({ ok: false, error: { code: 'place-taken' } });
    const restored = await restoreData(order(backup, data, true));
    expect(restored).toMatchObject({ ok: true, value: { tables: 3, replaced: `${data}.replaced` } });
    const log = open(data);
    expect(await log.tables(0)).toHaveLength(3);
    await log.close();
    const old = open(`${data}.replaced`);
    expect(await old.tables(0)).toHaveLength(1);
    await old.close();
  });

  test('leaves the file as it is when the backup is damaged', async () => {
    const backup = freshFile();
    writeFileSync(backup, damaged);
    const data = await made(freshFile(), 1);
    const before = readFileSync(data);
    expect(await restoreData(order(backup, data, true))).toMatchObject({ ok: false, error: { code: 'data-damaged' } });
    expect(readFileSync(data).equals(before)).toBe(true);
  });

  test('makes the folder', async () => {
    const data = join(folder, 'new', 'deep', 'data.sqlite');
    expect(await restoreData(order(await made(freshFile(), 1), data))).toMatchObject({ ok: true });
    expect(existsSync(data)).toBe(true);
  });
});

describe.each([
  ['backing up', backupData],
  ['restoring', restoreData],
])('%s', (_, copy) => {
  const refused = (code: string, file: string) => ({ ok: false, error: { code, file } });

  test('onto the file of a running server is refused, by another name of it too', async () => {
    const from = await made(freshFile(), 1);
    const data = freshFile();
    const link = freshFile();
    symlinkSync(data, link);
    const log = open(data);
    expect(await copy(order(from, data, true))).toEqual(refused('data-in-use', data));
    expect(await copy(order(from, link, true))).toEqual(refused('data-in-use', data));
    await log.append([entry('later', 1)]);
    await log.close();
    expect(await tablesIn(data)).toBe(1);
  });

  test('a file onto itself is refused, also by links and onto what lies beside it', async () => {
    const data = await made(freshFile(), 2);
    const [soft, hard] = [freshFile(), freshFile()];
    symlinkSync(data, soft);
    linkSync(data, hard);
    for (const other of [data, soft, hard]) {
      expect(await copy(order(data, other, true))).toMatchObject({ ok: false, error: { code: 'same-file' } });
      expect(await copy(order(other, data, true))).toMatchObject({ ok: false, error: { code: 'same-file' } });
    }
    expect(await copy(order(data, `${data}-wal`, true))).toEqual(refused('same-file', `${data}-wal`));
    expect(await tablesIn(data)).toBe(2);
  });

  test('sets aside what a server that was killed left beside the place', async () => {
    const from = await made(freshFile(), 3);
    const to = await killed(1);
    expect(await copy(order(from, to, true))).toMatchObject({ ok: true, value: { replaced: `${to}.replaced` } });
    expect(existsSync(`${to}-wal`)).toBe(false);
    expect(await tablesIn(to)).toBe(3);
    expect(await tablesIn(`${to}.replaced`)).toBe(1);
  });

  test('that ends while the old file is moved away is finished by whoever opens the place next', async () => {
    const from = await made(freshFile(), 3);
    const to = await killed(1);
    // Cannot be removed as a file, and comes last.
    mkdirSync(`${to}-shm`);
    expect(await copy(order(from, to, true))).toEqual(refused('data-unwritable', to));
    expect([to, `${to}-wal`].filter((file) => existsSync(file))).toEqual([]);
    rmdirSync(`${to}-shm`);
    expect(await tablesIn(to)).toBe(3);
    expect(await tablesIn(`${to}.replaced`)).toBe(1);
    expect(namesBeside(to).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is finished when it ended before the old file was moved, or between it and what lies beside it', async () => {
    for (const moved of [[], ['']]) {
      const to = await killed(1);
      const ready = join(`${to}.part`, 'ready.sqlite');
      mkdirSync(`${to}.part`);
      copyFileSync(await made(freshFile(), 3), ready);
      for (const end of moved) renameSync(to + end, `${to}.replaced${end}`);
      expect(await copy(order(await made(freshFile(), 2), to))).toMatchObject({ error: { code: 'place-taken' } });
      expect(await tablesIn(to)).toBe(3);
      expect(await tablesIn(`${to}.replaced`)).toBe(1);
    }
  });

  test('a file that a server left when it was killed takes what is beside it along and leaves both as they are', async () => {
    const from = await killed(2);
    const before = [readFileSync(from), readFileSync(`${from}-wal`)];
    const to = freshFile();
    expect(await copy(order(from, to))).toMatchObject({ ok: true, value: { tables: 2 } });
    expect(before.map((bytes, at) => bytes.equals(readFileSync(from + (at === 0 ? '' : '-wal'))))).toEqual([
      true,
      true,
    ]);
    expect(namesBeside(from)).toEqual([basename(from), `${basename(from)}-wal`]);
    expect(namesBeside(to)).toEqual([basename(to)]);
    expect(await tablesIn(to)).toBe(2);
  });

  test('a file with damage beside it is refused, and the damage is left to be seen', async () => {
    const from = await made(freshFile(), 1);
    const noise = Buffer.alloc(50_000, 'noise');
    writeFileSync(`${from}-wal`, noise);
    const to = await made(freshFile(), 2);
    expect(await copy(order(from, to, true))).toEqual(refused('data-damaged', from));
    expect(readFileSync(`${from}-wal`).equals(noise)).toBe(true);
    expect(await tablesIn(to)).toBe(2);
  });

  test('onto or from what is no file is refused', async () => {
    const data = await made(freshFile(), 1);
    const place = freshFile();
    mkdirSync(place);
    expect(await copy(order(data, place, true))).toEqual(refused('not-a-file', place));
    expect(await copy(order(place, data, true))).toEqual(refused('not-a-file', place));
    expect(existsSync(place)).toBe(true);
  });

  test('names the place if that is what cannot be written', async () => {
    const data = await made(freshFile(), 1);
    for (const place of ['/proc/x', join(data, 'x')])
      expect(await copy(order(data, place))).toEqual(refused('data-unwritable', place));
  });
});

const damaged = readFileSync(await made(freshFile(), 40)).fill(7, 3 * 4096);

const acknowledged = (players: readonly PersistentPlayer[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.size, 0);
