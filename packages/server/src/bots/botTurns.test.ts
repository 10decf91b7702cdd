import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { FakeClock } from '../testing/fakeClock.ts';
import { onTurn, TestHall } from '../testing/testHall.ts';
import { BotTurns } from './botTurns.ts';

describe('bots of many tables', () => {
  const crowd = (count: number, perSecond: number): { clock: FakeClock; moved: number[]; turns: BotTurns } => {
    const clock = new FakeClock();
    const turns = new BotTurns(clock, perSecond);
    const moved: number[] = [];
    for (let index = 0; index < count; index++) turns.pass(() => moved.push(index));
    return { clock, moved, turns };
  };

  test('move at once while they are few', () => {
    expect(crowd(20, 2_000).moved).toHaveLength(20);
  });

  test('move in the order in which they came, and no more of them than the rate allows', async () => {
    const { clock, moved } = crowd(500, 1_000);
    expect(moved).toHaveLength(10);
    await clock.advance(100);
    expect(moved).toHaveLength(110);
    await clock.advance(1_000);
    expect(moved).toEqual(Array.from({ length: 500 }, (_, index) => index));
  });

  test('do not make good for time in which the loop was late', async () => {
    const { clock, moved, turns } = crowd(10, 1_000);
    await clock.advance(60_000);
    for (let index = 0; index < 500; index++) turns.pass(() => moved.push(index));
    expect(moved).toHaveLength(20);
  });

  test('of a hall that stops do not move any more', async () => {
    const { clock, moved, turns } = crowd(50, 1_000);
    turns.stop();
    await clock.advance(1_000);
    expect(moved).toHaveLength(10);
  });
});

const FULL = { seats: 10, bots: 9, start: true, settings: { botMs: 0 } } as const;
const moves = (hall: TestHall, tables: readonly string[]): number =>
  tables.reduce((sum, table) => sum + (hall.hall.hostOf(table)?.state.decisionCount ?? 0), 0);

/** So many tables full of bots that answer at once, with somebody at each. */
async function tablesOf(count: number, botMovesPerSecond: number) {
  const limits = { ...DEFAULT_LIMITS, hall: { ...DEFAULT_LIMITS.hall, botMovesPerSecond } };
  const hall = await TestHall.open({ limits });
  const made = await Promise.all(Array.from({ length: count }, () => hall.create(FULL)));
  const clients = await Promise.all(made.map(({ table, token }) => hall.client(table, token)));
  return { hall, tables: made.map(({ table }) => table), clients };
}

test('tables full of bots that answer at once cost the server no more than it allows to all bots', async () => {
  const { hall, tables, clients } = await tablesOf(40, 100);
  await hall.clock.advance(2_000);
  const before = moves(hall, tables);
  let persons = 0;
  for (let ms = 0; ms < 1_000; ms += 100) {
    for (const client of clients) {
      if (onTurn([client]) === undefined) continue;
      persons += 1;
      await client.playSomething();
    }
    await hall.clock.advance(100);
  }
  expect(persons).toBeGreaterThan(0);
  expect(moves(hall, tables) - before).toBeLessThanOrEqual(persons + 100 + 1);
});

test('at a table by itself nine bots answer within a moment', async () => {
  const { hall, clients } = await tablesOf(1, DEFAULT_LIMITS.hall.botMovesPerSecond);
  await hall.clock.advance(100);
  const [client] = clients;
  expect(client?.view.round?.turn).toBe(client?.view.you);
  for (let move = 0; move < 3; move++) {
    await client?.playSomething();
    await hall.clock.advance(10);
    expect(client?.view.round?.turn).toBe(client?.view.you);
  }
});
