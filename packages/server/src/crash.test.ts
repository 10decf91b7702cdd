import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableCreated } from '@hausregel/protocol';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { SqliteLog } from './log/sqliteLog.ts';
import { postTable, SocketClient } from './testing/socketClient.ts';
import { freshId, someMove } from './testing/testHall.ts';

const KILLS = 5;
const TABLES = 8;
/** Moves that are acknowledged, on however slow a machine, before the server is killed. */
const ACKNOWLEDGED_PER_KILL = 25;
const CHILD = fileURLToPath(new URL('testing/crashChild.ts', import.meta.url));

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
}

async function launch(dataFile: string): Promise<Server> {
  const child = spawn(process.execPath, ['--conditions=source', '--import=tsx', CHILD, dataFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  if (!(port > 0)) throw new Error(line.toString());
  return { process: child, port };
}

async function kill({ process }: Server): Promise<void> {
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
}

/** A player who plays as fast as the server answers, and remembers every answer. */
class Player {
  /** Sequence number by command id, as acknowledged. */
  readonly acknowledged: Map<string, number> = new Map();
  /** The command that was not answered, if any. */
  unanswered: { readonly id: string; readonly move: string; readonly seq: number } | undefined;
  highestSeq = 0;
  /** What was told before and is missing now. */
  readonly losses: string[] = [];
  private readonly table: TableCreated;

  constructor(table: TableCreated) {
    this.table = table;
  }

  /** Plays until the server dies; first repeats what was not answered. */
  async play(port: number, isOver: () => boolean): Promise<void> {
    const client = new SocketClient(port);
    try {
      await client.enter(this.table.table, this.table.token);
      if (client.seq < this.highestSeq) this.losses.push(`told ${this.highestSeq}, now ${client.seq}`);
      if (this.unanswered !== undefined)
        await this.move(client, this.unanswered.id, this.unanswered.move, this.unanswered.seq);
      while (!isOver()) {
        this.highestSeq = Math.max(this.highestSeq, client.seq);
        const { view, seq } = client;
        if (view.phase !== 'round') await this.goOn(client);
        else if (view.round?.turn === 0) await this.move(client, freshId(), someMove(view), seq);
        await client.until(() => client.closeCode !== undefined || client.seq > seq);
        if (client.closeCode !== undefined) return;
      }
    } catch (error) {
      if (!isOver()) throw error;
    } finally {
      client.close();
    }
  }

  private async move(client: SocketClient, id: string, move: string, seq: number): Promise<void> {
    this.unanswered = { id, move, seq };
    client.tell({ type: 'move', move, seq }, id);
    const answer = () =>
      client.messages.find((message) => (message.type === 'ok' || message.type === 'error') && message.id === id);
    await client.until(() => client.closeCode !== undefined || answer() !== undefined);
    const found = answer();
    if (found === undefined) return;
    this.unanswered = undefined;
    if (found.type === 'ok') this.acknowledged.set(id, found.seq);
  }

  private async goOn(client: SocketClient): Promise<void> {
    client.tell({ type: 'next' });
    await client.until(() => client.closeCode !== undefined || client.view.phase === 'round');
  }

  /** Repeats every acknowledged command: each must still be known, under the same number. */
  async check(port: number): Promise<number> {
    const client = await new SocketClient(port).enter(this.table.table, this.table.token);
    for (const [id, seq] of this.acknowledged) {
      const answer = await client.ask({ type: 'move', move: 'draw', seq: 0 }, id);
      if (answer.type !== 'ok' || answer.seq !== seq) this.losses.push(`${id}: ${JSON.stringify(answer)}`);
    }
    client.close();
    return this.acknowledged.size;
  }
}

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.size, 0);

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('killed at any moment under load, the server has lost no acknowledged move and done none twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hausregel-crash-'));
  const dataFile = join(folder, 'tables.sqlite');
  let server = await launch(dataFile);
  const players: Player[] = [];
  for (let count = 0; count < TABLES; count++) {
    players.push(
      new Player(await postTable(server.port, { ruleSet: 'skat', bots: 2, start: true, settings: { botMs: 0 } })),
    );
  }
  for (let round = 0; round < KILLS; round++) {
    let isOver = false;
    const playing = Promise.all(players.map((player) => player.play(server.port, () => isOver)));
    const before = acknowledgedBy(players);
    await waitFor(() => acknowledgedBy(players) > before + ACKNOWLEDGED_PER_KILL);
    await new Promise((resolve) => setTimeout(resolve, round * 23));
    isOver = true;
    await kill(server);
    await playing;
    server = await launch(dataFile);
  }
  let total = 0;
  for (const player of players) {
    total += await player.check(server.port);
    expect(player.losses).toEqual([]);
  }
  expect(total).toBeGreaterThan(KILLS * ACKNOWLEDGED_PER_KILL);
  await kill(server);
  const log = SqliteLog.open(dataFile);
  if (!log.ok) throw new Error(log.error);
  for (const { id } of await log.value.tables(0)) {
    const entries = await log.value.read(id);
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
  }
  await log.value.close();
  const db = new Database(dataFile);
  expect(db.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  db.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
