import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Xoshiro128 } from '@hausregel/core';
import { present } from '../../assert.ts';
import { systemClock } from '../../clock.ts';
import { isLong, tell } from '../../testing/campaign.ts';
import { entry } from '../../testing/logEntries.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { PostgresLog } from './postgresLog.ts';

const RACES = isLong ? 10_000 : 300;
const AT_ONCE = 20;
const RUNNERS = ['left', 'right'] as const;
const LONG = isLong ? 3_600_000 : 300_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
}, LONG);
afterAll(() => cluster.stop(), LONG);

async function open(node: string): Promise<PostgresLog> {
  const log = await PostgresLog.open({
    url: cluster.urlOf('postgres'),
    clock: systemClock(),
    node,
    address: `/n/${node}`,
    // So long that nobody prolongs one, least of all the old owner.
    leaseMs: 36_000_000,
    answerMs: 60_000,
  });
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

interface Written {
  readonly table: string;
  readonly by: string;
  readonly seq: number;
}

/** Somebody tries to write the next entry of a table; noted if it was acknowledged. */
async function write(log: PostgresLog, by: string, at: { table: string; seq: number; epoch: number }, told: Written[]) {
  const { table, seq, epoch } = at;
  const isWritten = await log.append([entry(table, seq, `${by} ${seq}`)], epoch).then(
    () => true,
    () => false,
  );
  if (isWritten) told.push({ table, by, seq });
  return isWritten;
}

test(
  'of two nodes that claim a table at the same moment, while its old owner still writes, one has it in each epoch',
  async () => {
    const chance = new Xoshiro128(4711);
    const old = await open('old');
    const logs = await Promise.all(RUNNERS.map(async (node) => [node, await open(node)] as const));
    const told: Written[] = [];
    const claimed: string[] = [];
    const tables = Array.from({ length: RACES }, (_, race) => `race ${race}`);
    for (const table of tables) void old.append([entry(table, 1)], 1);
    await old.append([entry('last', 1)], 1);
    // Its lease is gone, and it has not heard of it.
    await cluster.query(`UPDATE nodes SET lease_until = clock_timestamp() - interval '1 s' WHERE id = 'old'`);

    const race = async (table: string): Promise<void> => {
      const pauses = Array.from({ length: 3 }, () => chance.below(3));
      const run = async ([node, log]: (typeof logs)[number], pause: number): Promise<void> => {
        await wait(pause);
        const claim = await log.claim(table);
        if (claim.how !== 'owned') return;
        claimed.push(`${table} ${claim.epoch}`);
        const head = present(claim.entries.at(-1)).seq;
        await write(log, node, { table, seq: head + 1, epoch: claim.epoch }, told);
        await write(log, node, { table, seq: head + 2, epoch: claim.epoch }, told);
      };
      const late = async (): Promise<void> => {
        await wait(pauses[2]);
        await write(old, 'old', { table, seq: 2, epoch: 1 }, told);
      };
      await Promise.all([...logs.map((one, index) => run(one, pauses[index] ?? 0)), late()]);
    };
    for (let from = 0; from < RACES; from += AT_ONCE) await Promise.all(tables.slice(from, from + AT_ONCE).map(race));

    // Each race was won by exactly one of the two, and no epoch was given twice.
    expect(claimed).toHaveLength(RACES);
    expect(new Set(claimed).size).toBe(RACES);
    const rows = await cluster.query(
      `SELECT e.table_id AS table, e.seq, split_part(e.command, ' ', 1) AS by, c.owner
       FROM events e JOIN claims c ON c.table_id = e.table_id AND c.epoch = e.epoch
       WHERE e.command IS NOT NULL ORDER BY e.table_id, e.seq`,
    );
    // Whoever wrote in an epoch held it, what is there was acknowledged, and nothing else was.
    expect(rows.filter(({ by, owner }) => by !== owner)).toEqual([]);
    const keyOf = ({ table, seq, by }: Readonly<Record<string, unknown>>): string => JSON.stringify([table, seq, by]);
    expect(rows.map(keyOf).toSorted()).toEqual(told.map((one) => keyOf({ ...one })).toSorted());
    const heads = await cluster.query(
      `SELECT t.id FROM tables t JOIN (SELECT table_id, count(*) AS events, max(seq) AS head FROM events GROUP BY 1) e
       ON e.table_id = t.id WHERE t.head <> e.head OR e.events <> e.head`,
    );
    expect(heads).toEqual([]);

    // Both sides won some, and the old owner was in time for some: else there was no race.
    for (const by of ['old', ...RUNNERS]) expect(told.filter((one) => one.by === by).length).toBeGreaterThan(0);
    const wins = RUNNERS.map((by) => `${by} ${told.filter((one) => one.by === by).length / 2}`).join(', ');
    tell(`${RACES} races: ${wins}, the old owner in time in ${told.filter((one) => one.by === 'old').length}`);
    for (const log of [old, ...logs.map(([, one]) => one)]) await log.close();
  },
  LONG,
);
