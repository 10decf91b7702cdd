/** Servers under load, killed at random moments, also while they start. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Xoshiro128 } from '@hausregel/core';
import { faultsOf } from './fileAfterCrash.ts';
import { PersistentPlayer } from './persistentPlayer.ts';
import { ChildProgram, ServerChild } from './serverChild.ts';
import { postTable } from './socketClient.ts';

export interface CrashResult {
  readonly kills: number;
  /** Of these before the server listened. */
  readonly whileStarting: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

const TABLES = 8;
/** After so many kills the file is new, so that a campaign does not become slower and slower. */
const KILLS_PER_FILE = 20;
/** One of so many kills comes while the server starts. */
const START_SHARE = 8;
const START_MS = 800;
/** Moves acknowledged before the others, and milliseconds after that. */
const MOVES_MAX = 30;
const DELAY_MS = 40;

/** Kills `kills` servers; the seed decides the moments, as far as a clock can be decided. */
export async function killServers(
  kills: number,
  seed: number,
  hear: (soFar: CrashResult) => void = () => {},
): Promise<CrashResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hausregel-crash-'));
  const child = new ChildProgram();
  const chance = new Xoshiro128(seed);
  let result: CrashResult = { kills: 0, whileStarting: 0, acknowledged: 0, faults: [] };
  while (result.kills < kills && result.faults.length === 0) {
    const file = join(folder, `${result.kills}.sqlite`);
    result = added(
      result,
      await oneFile({ file, child, chance, kills: Math.min(KILLS_PER_FILE, kills - result.kills) }),
    );
    hear(result);
  }
  child.remove();
  await rm(folder, { recursive: true, force: true });
  return result;
}

interface FileCampaign {
  readonly file: string;
  readonly child: ChildProgram;
  readonly chance: Xoshiro128;
  readonly kills: number;
}

async function oneFile({ file, child, chance, kills }: FileCampaign): Promise<CrashResult> {
  let server = new ServerChild(child, [file]);
  const players: PersistentPlayer[] = [];
  for (let count = 0; count < TABLES; count++) {
    const request = { ruleSet: 'skat', bots: 2, start: true, settings: { botMs: 0 } };
    players.push(new PersistentPlayer(await postTable(await server.port, request)));
  }
  const faults: string[] = [];
  let whileStarting = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (kill > 0 && chance.below(START_SHARE) === 0) {
      whileStarting += 1;
      await pause(chance.below(START_MS));
      await server.kill();
    } else await playAndKill(server, players, chance);
    faults.push(...faultsOf(file, players.map(factsOf)));
    server = new ServerChild(child, [file]);
  }
  for (const player of players) await player.check(await server.port);
  await server.kill();
  faults.push(...players.flatMap(({ losses }) => losses));
  return { kills, whileStarting, acknowledged: acknowledgedBy(players), faults };
}

async function playAndKill(
  server: ServerChild,
  players: readonly PersistentPlayer[],
  chance: Xoshiro128,
): Promise<void> {
  const port = await server.port;
  let isOver = false;
  const playing = Promise.all(players.map((player) => player.play(port, () => isOver)));
  const enough = acknowledgedBy(players) + chance.below(MOVES_MAX);
  while (acknowledgedBy(players) < enough) await pause(1);
  await pause(chance.below(DELAY_MS));
  isOver = true;
  await server.kill();
  await playing;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const factsOf = ({ table, stored, highestSeq }: PersistentPlayer) => ({ table: table.table, stored, highestSeq });

const acknowledgedBy = (players: readonly PersistentPlayer[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.size, 0);

const added = (one: CrashResult, other: CrashResult): CrashResult => ({
  kills: one.kills + other.kills,
  whileStarting: one.whileStarting + other.whileStarting,
  acknowledged: one.acknowledged + other.acknowledged,
  faults: [...one.faults, ...other.faults],
});
