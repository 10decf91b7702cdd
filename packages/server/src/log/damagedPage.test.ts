import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DataTrouble } from './dataProblem.ts';
import { type LogEntry, NotStored, Unreadable } from './eventLog.ts';
import { SqliteLog } from './sqliteLog.ts';
import { entry } from '../testing/logEntries.ts';

const PAGE_BYTES = 4_096;

const folder = mkdtempSync(join(tmpdir(), 'hausregel-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More than SQLite keeps in memory, in rows that go through what it keeps. */
const long = (table: string): LogEntry[] => [
  entry(table, 1),
  ...Array.from({ length: 3_000 }, (_, index): LogEntry => ({
    ...entry(table, index + 2),
    event: { type: 'chat', seat: 0, name: table, text: 'x'.repeat(800) },
  })),
];

test('a page that is damaged on disk while the server runs: its table is refused, in reading and in writing, all others play on', async () => {
  const file = join(folder, 'log.sqlite');
  const troubles: (DataTrouble | undefined)[] = [];
  const watch = { onBatch: () => {}, onTrouble: (problem: DataTrouble | undefined) => void troubles.push(problem) };
  const open = (): SqliteLog => {
    const opened = SqliteLog.open(file, watch);
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  };
  const first = open();
  for (const table of ['damaged', 'long-1', 'long-2', 'whole'])
    await first.append(table.startsWith('long') ? long(table) : [entry(table, 1), entry(table, 2)]);
  await first.close();
  const log = open();
  for (const table of ['long-1', 'long-2']) await log.read(table);
  const bytes = readFileSync(file);
  // The first row of the table is on a page with nothing of the others' but their names.
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, page) => page).filter((page) => {
    const text = bytes.toString('latin1', page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
    return page > 0 && text.includes('damaged') && text.includes('"created"');
  });
  expect(pages).toHaveLength(1);
  for (const page of pages) bytes.fill(7, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  writeFileSync(file, bytes);
  await expect(log.claim('damaged')).rejects.toThrow(Unreadable);
  await expect(log.read('damaged')).rejects.toThrow(Unreadable);
  await expect(log.append([entry('damaged', 3)])).rejects.toThrow(NotStored);
  expect(troubles).toEqual(['data-damaged']);
  expect(await log.claim('whole')).toMatchObject({ how: 'owned', entries: [{ seq: 1 }, { seq: 2 }] });
  await log.append([entry('whole', 3)]);
  expect(troubles).toEqual(['data-damaged', undefined]);
  expect(await log.read('whole')).toHaveLength(3);
  await log.close();
  expect(SqliteLog.open(file)).toEqual({ ok: false, error: 'data-damaged' });
});

test.each([
  ['the last entry', 'DELETE FROM events WHERE seq = 3', 1],
  ['any entry', 'DELETE FROM events', 1],
  ['the table', 'DELETE FROM tables', 0],
])('a disk that does not give %s any more: the table is not taken for an older one', async (what, change, readable) => {
  const opened = SqliteLog.open(join(folder, `less-${what.replaceAll(' ', '-')}.sqlite`));
  if (!opened.ok) throw new Error(opened.error);
  const log = opened.value;
  await log.append([entry('a', 1), entry('a', 2), entry('a', 3)]);
  await log.append([entry('b', 1), entry('b', 2)]);
  const { db } = log as unknown as { db: { exec: (sql: string) => void } };
  // What libsql gives where the `-wal` cannot be read: fewer rows, and no error.
  db.exec(`BEGIN; ${change}`);
  await expect(log.claim('a')).rejects.toThrow(NotStored);
  if (readable > 0) await expect(log.read('a', { after: 0, most: 200 })).rejects.toThrow(NotStored);
  db.exec('ROLLBACK');
  expect(await log.claim('a')).toMatchObject({ how: 'owned', entries: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
  expect(await log.read('a', { after: 1, most: 1 })).toMatchObject([{ seq: 2 }]);
  await log.append([entry('b', 3, undefined, { type: 'closed', why: 'host' })]);
  expect(await log.claim('b')).toEqual({ how: 'closed' });
  await log.close();
});
