import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { systemClock } from '../clock.ts';
import { systemSecrets } from '../secrets.ts';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { entry } from '../testing/logEntries.ts';
import type { EventLog } from './eventLog.ts';
import { openLog } from './openLog.ts';

const LONG = 300_000;
const watch = { onBatch: () => {}, onTrouble: () => {} };

let a: PostgresCluster;
let b: PostgresCluster;
beforeAll(async () => {
  a = await PostgresCluster.start();
  b = await PostgresCluster.start();
}, LONG);
afterAll(async () => {
  await a.stop();
  await b.stop();
}, LONG);

const open = (url: string) =>
  openLog(
    { dataFile: '/nowhere', database: { url, address: '/n/1', leaseMs: 600, answerMs: 1_500 } },
    { clock: systemClock(), secrets: systemSecrets, watch },
  );
async function openAll(...urls: readonly string[]): Promise<EventLog> {
  const log = await open(urls.join(' '));
  if (!log.ok) throw new Error(log.error);
  return log.value;
}
const urlOf = (cluster: PostgresCluster): string => cluster.urlOf('postgres');
async function tablesOf(cluster: PostgresCluster): Promise<readonly string[]> {
  return (await cluster.query('SELECT id FROM tables ORDER BY id')).map(({ id }) => String(id));
}

const SOME = Array.from({ length: 40 }, (_, n) => `T${n}`);

test(
  'tables are shared out over the databases, and found there again by every node',
  async () => {
    const log = await openAll(urlOf(a), urlOf(b));
    await Promise.all(SOME.map((table) => log.append([entry(table, 1), entry(table, 2, 'x')], 1)));
    const [inA, inB] = [await tablesOf(a), await tablesOf(b)];
    expect(inA.length).toBeGreaterThan(8);
    expect(inB.length).toBeGreaterThan(8);
    expect([...inA, ...inB].toSorted()).toEqual(SOME.toSorted());
    await log.close();

    // The order in which they are named does not matter, nor the form of their addresses.
    const other = await openAll(urlOf(b).replace('127.0.0.1', 'localhost'), urlOf(a));
    for (const table of SOME) {
      const claim = await other.claim(table);
      expect(claim).toMatchObject({ how: 'owned', epoch: 2 });
      await other.append([entry(table, 3, 'y')], 2);
    }
    expect((await other.tables(0)).map(({ id }) => id).toSorted()).toEqual(SOME.toSorted());
    expect((await other.read('T7')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await other.find('code T7'))?.id).toBe('T7');
    expect(await other.claim('nowhere')).toEqual({ how: 'unknown' });
    expect([await tablesOf(a), await tablesOf(b)]).toEqual([inA, inB]);
    await other.close();
  },
  LONG,
);

test(
  'a database with a minus before it keeps its tables and gets no new ones',
  async () => {
    const before = await tablesOf(a);
    const log = await openAll(`-${urlOf(a)}`, urlOf(b));
    const fresh = SOME.map((table) => `fresh ${table}`);
    await Promise.all(fresh.map((table) => log.append([entry(table, 1)], 1)));
    expect(await tablesOf(a)).toEqual(before);
    expect(await log.claim(present(before[0]))).toMatchObject({ how: 'owned' });
    await log.close();

    const both = await openAll(urlOf(a), urlOf(b));
    for (const table of [...fresh, ...SOME]) expect(await both.claim(table)).toMatchObject({ how: 'owned' });
    await both.close();
  },
  LONG,
);

test(
  'a list without an open database, or with the same one twice, is refused',
  async () => {
    expect(await open(`-${urlOf(a)} -${urlOf(b)}`)).toEqual({ ok: false, error: 'database-closed' });
    const again = urlOf(a).replace('127.0.0.1', 'localhost');
    expect(await open(`${urlOf(a)} ${again}`)).toEqual({ ok: false, error: 'database-twice' });
  },
  LONG,
);

test(
  'when one database is lost, the tables of the other play on',
  async () => {
    const log = await openAll(urlOf(a), urlOf(b));
    const [inA, inB] = [present((await tablesOf(a))[0]), present((await tablesOf(b))[0])];
    const heads: number[] = [];
    for (const table of [inA, inB]) {
      const claim = await log.claim(table);
      if (claim.how !== 'owned') throw new Error(claim.how);
      heads.push(present(claim.entries.at(-1)).seq);
    }
    const epochs = await b.query('SELECT epoch FROM tables WHERE id = $1', [inB]);
    const lapsed: string[] = [];
    log.onLapse((hasLapsed) => lapsed.push(...[inA, inB].filter(hasLapsed)));
    await a.kill();
    await expect(log.append([entry(inA, (heads[0] ?? 0) + 1, 'z')], 9)).rejects.toBeInstanceOf(Error);
    await log.append([entry(inB, (heads[1] ?? 0) + 1, 'z')], Number(epochs[0]?.['epoch']));
    expect(log.isOwner).toBe(true);
    // Where a table may be that cannot be asked, it is not unknown.
    await expect(log.claim('nowhere')).rejects.toBeInstanceOf(Error);
    await a.launch();
    await expect
      .poll(
        () =>
          log.claim(inA).then(
            ({ how }) => how,
            () => 'failed',
          ),
        { timeout: 60_000 },
      )
      .toBe('owned');
    expect(lapsed).not.toContain(inB);
    await log.close();
  },
  LONG,
);
