import { Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { present } from './assert.ts';
import { botBrain } from './bots/botBrain.ts';
import type { LogEntry } from './log/eventLog.ts';
import { MemoryLog } from './log/memoryLog.ts';
import { hashCommand, hashToken } from './secrets.ts';
import { settle } from './testing/fakeClock.ts';
import { type CommandBody, freshId, someMove, TestClient, TestHall } from './testing/testHall.ts';

const SEEDS = 25;
const STEPS = 250;

/** A log that sometimes fails, and then has sometimes written all the same. */
class ShakyLog extends MemoryLog {
  private readonly chance: Xoshiro128;
  isShaky = false;

  constructor(chance: Xoshiro128) {
    super();
    this.chance = chance;
  }

  override async append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const fate = this.isShaky ? this.chance.below(40) : 2;
    if (fate === 0) throw new Error('Not written.');
    await super.append(entries, epoch);
    if (fate === 1) throw new Error('Written, but nobody knows.');
  }
}

/** A player on a bad line: answers get lost, commands are sent twice, connections break. */
class ShakyPlayer {
  readonly acknowledged: Map<string, number> = new Map();
  readonly refused: Set<string> = new Set();
  readonly issued: Set<string> = new Set();
  private pending: { readonly id: string; readonly body: CommandBody } | undefined;
  private client: TestClient | undefined;
  private readonly table: string;
  private readonly token: string;

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
  }

  drop(): void {
    this.client?.leave();
    this.client = undefined;
  }

  async step(hall: TestHall, chance: Xoshiro128): Promise<void> {
    if (this.client?.isClosed === true) this.client = undefined;
    this.client ??= await new TestClient(hall.hall).enter(this.table, this.token).catch(() => undefined);
    const { client } = this;
    if (client === undefined || client.messages.length === 0) return;
    this.pending ??= this.wish(client);
    if (this.pending === undefined) return;
    const { id, body } = this.pending;
    const luck = chance.below(10);
    client.tell(body, id);
    if (luck === 0 && !client.isClosed) client.tell(body, id);
    if (luck === 1) this.drop();
    await settle();
    const answer = client.messages.find(
      (message) => (message.type === 'ok' || message.type === 'error') && message.id === id,
    );
    if (answer === undefined) return;
    this.pending = undefined;
    if (answer.type === 'ok') this.acknowledged.set(id, answer.seq);
    else this.refused.add(id);
  }

  private wish(client: TestClient): { id: string; body: CommandBody } | undefined {
    const id = freshId();
    const { view, seq } = client;
    const isOnTurn = view.phase === 'round' && view.round?.turn === view.you;
    if (view.phase !== 'round' && view.match?.ready.includes(present(view.you)) === true) return undefined;
    if (view.phase === 'round' && !isOnTurn) return undefined;
    this.issued.add(id);
    return { id, body: isOnTurn ? { type: 'move', move: someMove(view), seq } : { type: 'next' } };
  }

  get scope(): string {
    return hashToken(this.token);
  }
}

async function run(seed: number): Promise<{ acknowledged: number; failures: number }> {
  const chance = new Xoshiro128(seed);
  const log = new ShakyLog(chance);
  let hall = await TestHall.open({ seed: `chaos ${seed}`, log, brain: botBrain });
  const { table, token } = await hall.create({
    ruleSet: 'skat',
    seats: 3,
    bots: 1,
    settings: { botMs: 200, turnSeconds: 30 },
  });
  const ben = await hall.guest(table, 'Ben');
  const anna = await hall.client(table, token);
  await anna.ask({ type: 'start' });
  anna.leave();
  ben.client.leave();
  log.isShaky = true;
  const players = [new ShakyPlayer(table, token), new ShakyPlayer(table, ben.token)];
  let failures = 0;
  for (let step = 0; step < STEPS; step++) {
    const what = chance.below(30);
    if (what === 0) {
      for (const player of players) player.drop();
      failures += hall.reports.length;
      hall = await hall.restart(`again ${seed} ${step}`, botBrain);
    }
    const player = present(players[what % 2]);
    if (what === 1) player.drop();
    await player.step(hall, chance);
    await hall.clock.advance(chance.below(900));
  }
  const entries = await log.read(table);
  check(entries, players);
  return {
    acknowledged: players.reduce((sum, player) => sum + player.acknowledged.size, 0),
    failures: failures + hall.reports.length,
  };
}

/** Nothing acknowledged is missing, nothing refused was done, nothing was done that nobody asked for. */
function check(entries: readonly LogEntry[], players: readonly ShakyPlayer[]): void {
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  const seqOf = new Map(
    entries.flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const])),
  );
  for (const player of players) {
    for (const [id, seq] of player.acknowledged) expect(seqOf.get(hashCommand(player.scope, id))).toBe(seq);
  }
  const refused = players.flatMap((player) => Array.from(player.refused, (id) => hashCommand(player.scope, id)));
  expect(refused.filter((command) => seqOf.has(command))).toEqual([]);
  const issued = players.flatMap((player) => Array.from(player.issued, (id) => hashCommand(player.scope, id)));
  const byPersons = entries.filter(({ event }) => event.type === 'moved' && event.by === 'person');
  expect(byPersons.filter(({ command }) => command === undefined || !issued.includes(command))).toEqual([]);
}

describe('bad lines, crashes and a log of which nobody knows what it has written', () => {
  test('lose nothing that was acknowledged, and do nothing twice', async () => {
    let acknowledged = 0;
    let failures = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const result = await run(seed);
      acknowledged += result.acknowledged;
      failures += result.failures;
    }
    expect(acknowledged).toBeGreaterThan(SEEDS * 20);
    expect(failures).toBeGreaterThan(SEEDS);
  });
});
