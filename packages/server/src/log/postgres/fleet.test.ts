import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Xoshiro128 } from '@hausregel/core';
import { Campaign, isLong, spread, tell } from '../../testing/campaign.ts';
import { Fleet } from '../../testing/fleet.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';

const KILLS = isLong ? 100 : 4;
const PAUSES = isLong ? 50 : 2;
const MOVES = isLong ? 100_000 : 0;
const NODES = 3;
const LEASE_MS = 1_500;
const LONG = isLong ? 7_200_000 : 300_000;

let cluster: PostgresCluster;
let fleet: Fleet;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
  fleet = await Fleet.start(cluster.urlOf('postgres'), NODES);
}, LONG);
afterAll(async () => {
  await fleet.stop();
  await cluster.stop();
}, LONG);

const ask = (text: string, values?: readonly unknown[]) => cluster.query(text, values);

/** A campaign of its own, so that its interruptions are those of one kind of trouble. */
async function campaign(trouble: (chance: Xoshiro128, campaign: Campaign) => Promise<void>): Promise<Campaign> {
  const running = await Campaign.begin(fleet, 9);
  await trouble(new Xoshiro128(4711), running);
  await running.played(30);
  await running.end(ask);
  return running;
}

test(
  'nodes are killed, and no acknowledged move is lost or done twice',
  async () => {
    const { acknowledged, gaps } = await campaign(async (chance, running) => {
      for (let kill = 1; kill <= KILLS; kill++) {
        const until = Math.max(running.acknowledged + 30, Math.floor((MOVES * kill) / KILLS));
        await running.played(until - running.acknowledged);
        await wait(chance.below(50));
        const node = chance.below(NODES);
        await fleet.end(node, 'SIGKILL');
        await running.played(30);
        await fleet.launch(node);
        if (kill % 10 === 0) tell(`${kill} kills, ${running.acknowledged} moves`);
      }
    });
    expect(acknowledged).toBeGreaterThan(Math.max(KILLS * 60, MOVES));
    expect(gaps.length).toBeGreaterThan(KILLS);
    const [claims] = await ask('SELECT count(*)::int AS count FROM claims WHERE epoch > 1');
    expect(claims?.['count']).toBeGreaterThan(KILLS);
    tell(`${KILLS} kills, ${acknowledged} moves acknowledged; take-overs ${spread(gaps)}`);
  },
  LONG,
);

test(
  'owners that sleep for longer than their lease and wake again write nothing',
  async () => {
    const { acknowledged, gaps } = await campaign(async (chance, running) => {
      for (let pause = 1; pause <= PAUSES; pause++) {
        await running.played(30);
        // An owner: of a table that is being played now.
        const node = chance.below(NODES);
        await running.playedEverywhere();
        fleet.pause(node);
        await wait(LEASE_MS + chance.below(LEASE_MS * 2));
        fleet.wake(node);
        if (pause % 10 === 0) tell(`${pause} pauses, ${running.acknowledged} moves`);
      }
    });
    expect(acknowledged).toBeGreaterThan(PAUSES * 30);
    expect(gaps.length).toBeGreaterThan(PAUSES);
    tell(
      `${PAUSES} owners stopped, ${acknowledged} moves acknowledged; from the last word to the next ${spread(gaps)}`,
    );
  },
  LONG,
);

test(
  'nodes that are replaced one after the other hand their tables on, and every table plays on',
  async () => {
    const { acknowledged, gaps } = await campaign(async (_, running) => {
      for (let node = 0; node < NODES; node++) {
        await running.playedEverywhere();
        expect(await leasesOf(node)).toHaveLength(1);
        await fleet.end(node, 'SIGTERM');
        // The lease is given back, so nobody has to wait for it.
        expect(await leasesOf(node)).toEqual([]);
        await running.playedEverywhere();
        await fleet.launch(node);
      }
    });
    expect(acknowledged).toBeGreaterThan(NODES * 9);
    tell(`${NODES} nodes replaced, ${acknowledged} moves acknowledged; interruptions ${spread(gaps)}`);
  },
  LONG,
);

const leasesOf = (node: number) =>
  ask('SELECT id FROM nodes WHERE address = $1 AND lease_until > clock_timestamp()', [
    `http://127.0.0.1:${fleet.portOf(node)}`,
  ]);
