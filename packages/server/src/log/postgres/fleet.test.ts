import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Xoshiro128 } from '@hausregel/core';
import { Campaign, isLong, spread, tell } from '../../testing/campaign.ts';
import { campaignSize } from '../../testing/campaignSize.ts';
import { Fleet } from '../../testing/fleet.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';

const KILLS = campaignSize(4, 100);
const PAUSES = campaignSize(2, 50);
const MOVES = isLong ? KILLS * 1_000 : 0;
const NODES = 3;
const LEASE_MS = 1_500;
/** Whoever moves takes so long that no table is full before the campaign ends. */
const THINKING_MS = 20;
/** So long that a player says nothing while an owner sleeps, as who waits for others. */
const WAITING_MS = 6_000;
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
async function campaign(
  trouble: (chance: Xoshiro128, campaign: Campaign) => Promise<void>,
  thinkMs?: readonly number[],
): Promise<Campaign> {
  const running = await Campaign.begin(fleet, 9, thinkMs);
  await trouble(new Xoshiro128(4711), running);
  await running.played(30);
  await running.end(ask);
  return running;
}

test(
  'nodes are killed, and no acknowledged move is lost or done twice',
  async () => {
    const killed = await campaign(async (chance, running) => {
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
    expect(killed.acknowledged).toBeGreaterThan(Math.max(KILLS * 60, MOVES));
    expect(killed.gaps().length).toBeGreaterThan(KILLS);
    const [claims] = await ask('SELECT count(*)::int AS count FROM claims WHERE epoch > 1');
    expect(claims?.['count']).toBeGreaterThan(KILLS);
    tell(`${KILLS} kills, ${killed.acknowledged} moves acknowledged; take-overs ${spread(killed.gaps())}`);
  },
  LONG,
);

test(
  'owners that sleep for longer than their lease and wake again write nothing',
  async () => {
    const slept = await campaign(
      async (chance, running) => {
        for (let pause = 1; pause <= PAUSES; pause++) {
          await running.played(30);
          // An owner: of a table that is being played now.
          const node = chance.below(NODES);
          await running.playedEverywhere();
          running.noteTrouble();
          fleet.pause(node);
          await wait(LEASE_MS + chance.below(LEASE_MS * 4));
          fleet.wake(node);
          if (pause % 10 === 0) tell(`${pause} pauses, ${running.acknowledged} moves`);
        }
      },
      isLong ? [THINKING_MS, WAITING_MS] : [0],
    );
    expect(slept.acknowledged).toBeGreaterThan(PAUSES * 30);
    expect(slept.gaps().length).toBeGreaterThan(PAUSES);
    tell(
      `${PAUSES} owners stopped, ${slept.acknowledged} moves acknowledged; until one plays on ${spread(slept.gaps())}`,
    );
    tell(
      `of these who moves ${spread(slept.gaps(isLong ? THINKING_MS : 0))}; who waits ${spread(slept.gaps(WAITING_MS))}`,
    );
  },
  LONG,
);

test(
  'nodes that are replaced one after the other hand their tables on, and every table plays on',
  async () => {
    const replaced = await campaign(async (_, running) => {
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
    expect(replaced.acknowledged).toBeGreaterThan(NODES * 9);
    tell(
      `${NODES} nodes replaced, ${replaced.acknowledged} moves acknowledged; interruptions ${spread(replaced.gaps())}`,
    );
  },
  LONG,
);

const leasesOf = (node: number) =>
  ask('SELECT id FROM nodes WHERE address = $1 AND lease_until > clock_timestamp()', [
    `http://127.0.0.1:${fleet.portOf(node)}`,
  ]);
