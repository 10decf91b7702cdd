import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { EventLog } from './eventLog.ts';
import { MemoryLog } from './memoryLog.ts';
import { PostgresLog } from './postgres/postgresLog.ts';
import { SqliteLog } from './sqliteLog.ts';
import { entry } from '../testing/logEntries.ts';
import { PostgresCluster } from '../testing/postgresCluster.ts';

/** Making a cluster takes a second, on a slow machine a minute. */
const HOOK_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'hausregel-log-'));
let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
}, HOOK_MS);
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, HOOK_MS);

const REFUSED = /not the next|UNIQUE|unique|Somebody else|written already/;

let count = 0;
function sqlite(): Promise<EventLog> {
  const log = SqliteLog.open(join(folder, `log-${++count}.sqlite`));
  return log.ok ? Promise.resolve(log.value) : Promise.reject(new Error(log.error));
}

/** Each in a database of its own. */
async function postgres(): Promise<EventLog> {
  const node = `node-${++count}`;
  await cluster.query(`CREATE DATABASE test_${count}`);
  const log = await PostgresLog.open({
    url: cluster.urlOf(`test_${count}`),
    clock: systemClock(),
    node,
    address: `http://${node}`,
    leaseMs: 60_000,
    answerMs: 10_000,
  });
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

describe.each([
  ['SQLite', sqlite],
  ['memory', () => Promise.resolve(new MemoryLog())],
  ['PostgreSQL', postgres],
] as const)('a log in %s', (_, make: () => Promise<EventLog>) => {
  test('gives back what was written, in order', async () => {
    const log = await make();
    const entries = [entry('a', 1), entry('a', 2, 'c2'), entry('a', 3)];
    await log.append(entries.slice(0, 1), 1);
    await log.append(entries.slice(1), 1);
    expect(await log.read('a')).toEqual(entries);
    expect(await log.read('b')).toEqual([]);
    expect(await log.tables(0)).toEqual([{ id: 'a', code: 'code a', closedAt: undefined }]);
    await log.close();
  });

  test('takes no number twice, leaves no gap, and no command twice', async () => {
    const log = await make();
    await log.append([entry('a', 1), entry('a', 2, 'same')], 1);
    await expect(log.append([entry('a', 2)], 1)).rejects.toThrow(REFUSED);
    await expect(log.append([entry('a', 3, 'same')], 1)).rejects.toThrow(REFUSED);
    await expect(log.append([entry('a', 4)], 1)).rejects.toThrow(REFUSED);
    await log.append([entry('a', 3, 'other')], 1);
    await log.append([entry('b', 1), entry('b', 2, 'same')], 1);
    expect((await log.read('a')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await log.close();
  });

  test('writes entries handed in together or not at all, and one failure does not fail its neighbours', async () => {
    const log = await make();
    await log.append([entry('a', 1)], 1);
    const results = await Promise.allSettled([
      log.append([entry('a', 2), entry('a', 3)], 1),
      log.append([entry('a', 2)], 1),
      log.append([entry('b', 1)], 1),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await log.read('a')).toHaveLength(3);
    await log.close();
  });

  test('remembers removed tables until they are purged', async () => {
    const log = await make();
    await log.append([entry('a', 1), entry('a', 2, undefined, { type: 'closed', why: 'dead' })], 1);
    expect(await log.tables(0)).toEqual([{ id: 'a', code: 'code a', closedAt: 1_002 }]);
    expect(await log.tables(2_000)).toEqual([]);
    await log.purge(1_002);
    expect(await log.read('a')).toHaveLength(2);
    await log.purge(1_003);
    expect(await log.read('a')).toEqual([]);
    expect(await log.tables(0)).toEqual([]);
    await log.close();
  });

  test('finds the table of a code: the living one, else the last that had it', async () => {
    const log = await make();
    expect(await log.find('code a')).toBeUndefined();
    await log.append([entry('a', 1), entry('a', 2, undefined, { type: 'closed', why: 'dead' })], 1);
    expect(await log.find('code a')).toEqual({ id: 'a', code: 'code a', closedAt: 1_002 });
    const heir = entry('b', 1);
    if (heir.event.type !== 'created') throw new Error('not created');
    await log.append([{ ...heir, event: { ...heir.event, code: 'code a' } }], 1);
    expect(await log.find('code a')).toMatchObject({ id: 'b', closedAt: undefined });
    await log.close();
  });

  test('gives a table with all its entries to whoever claims it, unless it is closed', async () => {
    const log = await make();
    expect(await log.claim('a')).toEqual({ how: 'unknown' });
    await log.append([entry('a', 1), entry('a', 2)], 1);
    const claim = await log.claim('a');
    if (claim.how !== 'owned') throw new Error(claim.how);
    expect(claim.entries).toEqual([entry('a', 1), entry('a', 2)]);
    await log.append([entry('a', 3, undefined, { type: 'closed', why: 'dead' })], claim.epoch);
    expect(await log.claim('a')).toEqual({ how: 'closed' });
    await log.close();
  });
});
