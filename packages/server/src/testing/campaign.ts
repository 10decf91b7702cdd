/**
 * A campaign against a fleet: tables are played by clients that note every answer, while something is
 * killed, stopped or lost; at the end the log is compared with everything that anybody was told.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Fleet } from './fleet.ts';
import { FleetPlayer } from './fleetPlayer.ts';
import { postTable } from './socketClient.ts';

/** Rows of the database that the fleet shares. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** `npm run torture` asks for the long form of every campaign. */
export const isLong: boolean = process.env['HAUSREGEL_TORTURE'] !== undefined;

/** Where clients come to: the nodes of a fleet, or a proxy before them. */
export type Doors = Pick<Fleet, 'size' | 'ports' | 'portOf'>;

export class Campaign {
  readonly players: readonly FleetPlayer[];
  private readonly playing: readonly Promise<void>[];
  private isOver = false;

  private constructor(players: readonly FleetPlayer[]) {
    this.players = players;
    this.playing = players.map((player) => player.play(() => this.isOver));
  }

  /** Opens tables of one person and a bot that does not think, spread over the nodes, and plays at all of them; the players think for so long before their moves, in turns. */
  static async begin(fleet: Doors, tables: number, thinkMs: readonly number[] = [0]): Promise<Campaign> {
    const players: FleetPlayer[] = [];
    for (let table = 0; table < tables; table++) {
      const created = await postTable(fleet.portOf(table % fleet.size), {
        ruleSet: 'skat',
        seats: 2,
        bots: 1,
        start: true,
        settings: { botMs: 0 },
      });
      players.push(new FleetPlayer(created, fleet.ports, thinkMs[table % thinkMs.length] ?? 0));
    }
    return new Campaign(players);
  }

  /** Moves of persons that were acknowledged. */
  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.size, 0);
  }

  /** Waits until as many moves more were acknowledged. */
  async played(moves: number): Promise<void> {
    const before = this.acknowledged;
    while (this.acknowledged < before + moves) await wait(5);
  }

  /** Waits until a move has been acknowledged at every table since now, and tells how long the slowest took, in ms. */
  async playedEverywhere(): Promise<number> {
    const began = performance.now();
    const before = this.players.map(({ acknowledged }) => acknowledged.size);
    while (this.players.some(({ acknowledged }, table) => acknowledged.size <= (before[table] ?? 0))) await wait(5);
    return performance.now() - began;
  }

  /** Ends the play, and looks whether the log holds what was told. */
  async end(ask: Ask): Promise<void> {
    this.isOver = true;
    await Promise.all(this.playing);
    for (const player of this.players) await checkTable(player, ask);
    const twice = await ask(
      'SELECT command FROM events WHERE command IS NOT NULL GROUP BY table_id, command HAVING count(*) > 1',
    );
    expect(twice).toEqual([]);
    // Every epoch was held by one node: that is the primary key of the claims. And it was held by whoever wrote in it.
    const unclaimed = await ask(
      `SELECT e.table_id, e.epoch FROM events e LEFT JOIN claims c ON c.table_id = e.table_id AND c.epoch = e.epoch
       WHERE c.owner IS NULL LIMIT 1`,
    );
    expect(unclaimed).toEqual([]);
  }

  /** A node falls silent now. */
  noteTrouble(): void {
    for (const player of this.players) player.noteTrouble();
  }

  /** Interruptions of those whose thinking takes so long, or of all, in ms: see `FleetPlayer.gaps`. */
  gaps(thinkMs?: number): readonly number[] {
    return this.players.flatMap((player) => (thinkMs === undefined || player.thinkMs === thinkMs ? player.gaps : []));
  }
}

/** Nothing acknowledged is missing or elsewhere, nothing refused is there, numbers have no gap, epochs only rise. */
async function checkTable(player: FleetPlayer, ask: Ask): Promise<void> {
  expect(player.losses).toEqual([]);
  const rows = await ask('SELECT seq, epoch, command FROM events WHERE table_id = $1 ORDER BY seq', [
    player.table.table,
  ]);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  const epochs = rows.map(({ epoch }) => Number(epoch));
  expect(epochs).toEqual(epochs.toSorted((a, b) => a - b));
  const seqOf = new Map(rows.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const])));
  expect([...player.acknowledged].filter(([command, seq]) => seqOf.get(command) !== seq)).toEqual([]);
  expect([...player.refused].filter((command) => seqOf.has(command))).toEqual([]);
}

/** Says "median 1.72 s, 95 % 2.01 s, …" of times in ms. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(2);
  return `${times.length}: median ${at(0.5)} s, 95 % ${at(0.95)} s, 99 % ${at(0.99)} s, longest ${at(1)} s`;
}

/** For the runs by hand. */
export function tell(line: string): void {
  if (isLong) process.stdout.write(`${new Date().toISOString()} ${line}\n`);
}
