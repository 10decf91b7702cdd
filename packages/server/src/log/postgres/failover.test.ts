import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Campaign, isLong, spread, tell } from '../../testing/campaign.ts';
import { campaignSize } from '../../testing/campaignSize.ts';
import { Fleet } from '../../testing/fleet.ts';
import { PatroniCluster } from '../../testing/patroniCluster.ts';
import type { PatroniMember } from '../../testing/patroniMember.ts';

const LOSSES = campaignSize(1, 24);
const NODES = 2;
const TABLES = 6;
/** Not as fast as can be: the machine has to run the whole cluster besides. */
const THINK_MS = 100;
const LONG = isLong ? 7_200_000 : 600_000;

/** How a primary is lost; most are killed. */
type Loss = 'killed' | 'asleep' | 'cut off';
const lossOf = (loss: number): Loss => (loss % 8 === 3 ? 'asleep' : loss % 8 === 6 ? 'cut off' : 'killed');

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

let cluster: PatroniCluster;
let fleet: Fleet;
beforeAll(async () => {
  cluster = await PatroniCluster.start(3);
  fleet = await Fleet.start(cluster.url, NODES);
}, LONG);
afterAll(async () => {
  await fleet.stop();
  await cluster.stop();
}, LONG);

async function lose(member: PatroniMember, how: Loss): Promise<void> {
  if (how === 'killed') await member.kill();
  else if (how === 'asleep') member.pause();
  else member.isolate();
}

function giveBack(member: PatroniMember, how: Loss): void {
  if (how === 'killed') member.launch();
  else if (how === 'asleep') member.wake();
  else member.rejoin();
}

test(
  'the primary of the database is lost and a standby promoted, and no acknowledged move is lost or done twice',
  async () => {
    const campaign = await Campaign.begin(fleet, TABLES, [THINK_MS]);
    const failovers: number[] = [];
    for (let loss = 1; loss <= LOSSES; loss++) {
      await campaign.played(30);
      const how = lossOf(loss);
      const primary = await cluster.primary();
      await lose(primary, how);
      const began = performance.now();
      const everywhere = campaign.playedEverywhere();
      const next = await cluster.primary(primary);
      const promoted = performance.now() - began;
      const played = await everywhere;
      failovers.push(played);
      tell(
        `${loss}: ${primary.name} ${how}, ${next.name} promoted after ${seconds(promoted)}, all tables play on after ${seconds(played)}`,
      );
      await campaign.played(30);
      if (loss === LOSSES) break;
      giveBack(primary, how);
      await cluster.whole(next);
      await wait(1_000);
    }
    await campaign.end((text, values) => cluster.query(text, values));
    expect(campaign.acknowledged).toBeGreaterThan(LOSSES * 60);
    const [timeline] = await cluster.query(
      `SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline`,
    );
    expect(timeline?.['timeline']).toBeGreaterThan(LOSSES);
    tell(
      `${LOSSES} losses of the primary, ${campaign.acknowledged} moves acknowledged; until all play ${spread(failovers)}`,
    );
  },
  LONG,
);
