import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { backupData } from './backup.ts';
import { beginReplacing, partOf } from './replacing.ts';
import { SqliteLog } from './sqliteLog.ts';
import { entry } from '../testing/logEntries.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'hausregel-replacing-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = root;
let cases = 0;
let servers = 0;
beforeEach(() => {
  folder = join(root, String(++cases));
  mkdirSync(join(folder, 'disk'), { recursive: true });
});

const DIRECT = 'disk/data.sqlite';

function open(file: string): SqliteLog {
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

async function made(file: string, tables: number): Promise<string> {
  const log = open(file);
  for (let table = 0; table < tables; table++) await log.append([entry(`t${table}`, 1)]);
  await log.close();
  return file;
}

/** As a server leaves it that is killed: its one table is in the `-wal`. */
async function killed(file: string): Promise<void> {
  const running = join(folder, `running${++servers}.sqlite`);
  const log = open(running);
  await log.append([entry('old', 1)]);
  for (const end of ['', '-wal', '.mark']) copyFileSync(running + end, file + end);
  await log.close();
}

async function tablesIn(file: string): Promise<number> {
  const log = open(file);
  const { length } = await log.tables(0);
  await log.close();
  return length;
}

/** What a restore of three tables does, one step after the other. */
const STEPS: readonly (readonly [done: string, step: (file: string) => void])[] = [
  [
    'the copy is ready',
    (file) => {
      mkdirSync(partOf(file));
      const copy = join(partOf(file), 'copy.sqlite');
      copyFileSync(join(folder, 'backup.sqlite'), copy);
      beginReplacing(file, copy);
    },
  ],
  ['its mark is moved away', (file) => renameSync(`${file}.mark`, `${file}.replaced.mark`)],
  ['the old file is moved away', (file) => renameSync(file, `${file}.replaced`)],
  ['what lay beside it is moved away', (file) => renameSync(`${file}-wal`, `${file}.replaced-wal`)],
  ['the copy has its place', (file) => renameSync(join(partOf(file), 'ready.sqlite'), file)],
];

/** The path of a data file that holds one table, with a restore of three ended after the first `steps`. */
async function interrupted(steps: number): Promise<string> {
  const file = join(folder, DIRECT);
  await killed(file);
  await made(join(folder, 'backup.sqlite'), 3);
  for (const [, step] of STEPS.slice(0, steps)) step(file);
  return file;
}

function linked(target: string): string {
  const link = join(folder, 'link.sqlite');
  symlinkSync(target, link);
  return link;
}

describe.each([
  ['as it is', () => join(folder, DIRECT)],
  ['by an absolute link', () => linked(join(folder, DIRECT))],
  ['by a relative link', () => linked(DIRECT)],
])('a data file that is named %s', (_, named) => {
  test.each(STEPS.map(([done], at) => [done, at + 1] as const))(
    'is restored by the next start if the restore ended when %s',
    async (__, steps) => {
      const file = await interrupted(steps);
      const name = named();
      const isLink = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink();
      expect(await tablesIn(name)).toBe(3);
      expect(await tablesIn(name)).toBe(3);
      expect(await tablesIn(`${file}.replaced`)).toBe(1);
      expect(lstatSync(name).isSymbolicLink()).toBe(isLink ?? false);
      expect(existsSync(`${name}.part/ready.sqlite`)).toBe(false);
    },
  );

  test.each(STEPS.map(([done], at) => [done, at + 1] as const))(
    'is restored by the next restore, which then asks before it replaces, if one ended when %s',
    async (__, steps) => {
      const file = await interrupted(steps);
      const order = { from: await made(join(folder, 'other.sqlite'), 2), to: named(), overwrite: false };
      // Before anything was moved the place is plainly taken; what is left is done at the next start.
      expect(backupData(order)).toMatchObject({ ok: false, error: { code: 'place-taken' } });
      expect(await tablesIn(file)).toBe(3);
      expect(await tablesIn(`${file}.replaced`)).toBe(1);
    },
  );

  test('is made where it belongs if nothing is there and nothing is to be finished', async () => {
    const name = named();
    expect(await tablesIn(name)).toBe(0);
    expect(readdirSync(join(folder, 'disk')).toSorted()).toEqual(['data.sqlite', 'data.sqlite.lock']);
    expect(readdirSync(folder).filter((other) => other.startsWith('link.sqlite.'))).toEqual([]);
  });
});

describe('a file that was put in the place of one that was moved away', () => {
  test('does not take the place of the old one', async () => {
    const file = await interrupted(4);
    copyFileSync(await made(join(folder, 'other.sqlite'), 2), file);
    expect(await tablesIn(file)).toBe(3);
    expect(await tablesIn(`${file}.replaced`)).toBe(1);
    expect(await tablesIn(`${file}.replaced.2`)).toBe(2);
  });

  test('keeps what lies beside it when that end is interrupted too', async () => {
    const file = await interrupted(4);
    await killed(file);
    renameSync(file, `${file}.replaced.2`);
    expect(await tablesIn(file)).toBe(3);
    expect(existsSync(`${file}.replaced.2-wal`)).toBe(true);
    expect(await tablesIn(`${file}.replaced`)).toBe(1);
    expect(await tablesIn(`${file}.replaced.2`)).toBe(1);
  });

  test('is told of by its number at the next restore', async () => {
    const file = await interrupted(4);
    const [put, restored] = [await made(join(folder, 'put.sqlite'), 2), await made(join(folder, 'new.sqlite'), 4)];
    copyFileSync(put, file);
    await tablesIn(file);
    expect(backupData({ from: restored, to: file, overwrite: true })).toMatchObject({
      value: { replaced: `${file}.replaced.3` },
    });
    expect(await tablesIn(`${file}.replaced.3`)).toBe(3);
    expect(await tablesIn(`${file}.replaced.2`)).toBe(2);
  });
});

test('an old file that is kept stays where only its successor was taken away, and a mark alone moves nowhere', async () => {
  const file = join(folder, DIRECT);
  const [first, second] = [await made(join(folder, 'first.sqlite'), 2), await made(join(folder, 'second.sqlite'), 4)];
  await made(file, 1);
  expect(backupData({ from: first, to: file, overwrite: true })).toMatchObject({ ok: true });
  const log = open(file);
  await log.append([entry('late', 1)]);
  await log.close();
  rmSync(file);
  expect(existsSync(`${file}.mark`)).toBe(true);
  expect(backupData({ from: second, to: file, overwrite: false })).toMatchObject({ ok: true });
  expect(await tablesIn(`${file}.replaced`)).toBe(1);
  expect(existsSync(`${file}.mark`)).toBe(false);
  expect(await tablesIn(file)).toBe(4);
});

test('links in a circle are no data file', () => {
  expect(SqliteLog.open(linked('link.sqlite'))).toEqual({ ok: false, error: 'data-unwritable' });
});
