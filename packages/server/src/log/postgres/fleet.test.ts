import { afterAll, beforeAll, expect, test } from 'vitest';
import { Xoshiro128 } from '@hausregel/core';
import { Fleet } from '../../testing/fleet.ts';
import { FleetPlayer } from '../../testing/fleetPlayer.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { postTable } from '../../testing/socketClient.ts';

/** 1 in CI; 20 makes 100 kills and 60 pauses. */
const SCALE = Number(process.env['HAUSREGEL_TORTURE'] ?? 1);
const KILLS = 5 * SCALE;
const PAUSES = 3 * SCALE;
const NODES = 3;
const TABLES = 9;
const LEASE_MS = 1_500;
const LONG = 300_000 + SCALE * 60_000;

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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const acknowledgedBy = (players: readonly FleetPlayer[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.size, 0);
const gapsOf = (players: readonly FleetPlayer[]): number =>
  players.reduce((sum, player) => sum + player.gaps.length, 0);

/** Waits until every table has gone on: as many moves more were acknowledged. */
async function untilPlayed(players: readonly FleetPlayer[], moves: number): Promise<void> {
  const before = acknowledgedBy(players);
  while (acknowledgedBy(players) < before + moves) await wait(5);
}

/** Nothing acknowledged is missing or elsewhere, nothing refused is there, numbers have no gap, epochs only rise. */
async function check(players: readonly FleetPlayer[]): Promise<void> {
  for (const player of players) {
    expect(player.losses).toEqual([]);
    const rows = await cluster.query('SELECT seq, epoch, command FROM events WHERE table_id = $1 ORDER BY seq', [
      player.table.table,
    ]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    const epochs = rows.map(({ epoch }) => Number(epoch));
    expect(epochs).toEqual(epochs.toSorted((a, b) => a - b));
    const seqOf = new Map(rows.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const])));
    const wrong = [...player.acknowledged].filter(([command, seq]) => seqOf.get(command) !== seq);
    expect(wrong).toEqual([]);
    expect([...player.refused].filter((command) => seqOf.has(command))).toEqual([]);
  }
  const twice = await cluster.query(
    'SELECT command FROM events WHERE command IS NOT NULL GROUP BY table_id, command HAVING count(*) > 1',
  );
  expect(twice).toEqual([]);
}

test(
  'nodes are killed, handed over and put to sleep beyond their lease, and no acknowledged move is lost or done twice',
  async () => {
    const chance = new Xoshiro128(SCALE);
    const ports = Array.from({ length: NODES }, (_, node) => fleet.portOf(node));
    const players: FleetPlayer[] = [];
    for (let table = 0; table < TABLES; table++) {
      const created = await postTable(ports[table % NODES] ?? 0, {
        ruleSet: 'skat',
        bots: 2,
        start: true,
        settings: { botMs: 0 },
      });
      players.push(new FleetPlayer(created, ports));
    }
    let isOver = false;
    const playing = players.map((player) => player.play(() => isOver));
    for (let step = 0; step < KILLS + PAUSES; step++) {
      await untilPlayed(players, 30);
      await wait(chance.below(50));
      const node = chance.below(NODES);
      if (step % 8 >= 5) {
        fleet.pause(node);
        await wait(LEASE_MS * 1.5);
        fleet.wake(node);
      } else {
        await fleet.end(node, step % 8 === 0 ? 'SIGTERM' : 'SIGKILL');
        await untilPlayed(players, 30);
        await fleet.launch(node);
      }
    }
    await untilPlayed(players, 30);
    isOver = true;
    await Promise.all(playing);
    await check(players);
    expect(acknowledgedBy(players)).toBeGreaterThan((KILLS + PAUSES) * 30);
    expect(gapsOf(players)).toBeGreaterThan(KILLS);
    const [claims] = await cluster.query('SELECT count(*)::int AS count FROM claims WHERE epoch > 1');
    expect(claims?.['count']).toBeGreaterThan(KILLS);
    if (SCALE > 1) tell(players);
  },
  LONG,
);

/** For the runs by hand: how long tables were away. */
function tell(players: readonly FleetPlayer[]): void {
  const gaps = players.flatMap((player) => player.gaps).toSorted((a, b) => a - b);
  const at = (share: number): string => ((gaps[Math.floor(gaps.length * share)] ?? 0) / 1000).toFixed(2);
  const line = `${acknowledgedBy(players)} moves acknowledged, ${gaps.length} interruptions: median ${at(0.5)} s, 95 % ${at(0.95)} s, 99 % ${at(0.99)} s`;
  process.stdout.write(`${line}\n`);
}
