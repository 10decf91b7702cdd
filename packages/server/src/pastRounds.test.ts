import { expect, test } from 'vitest';
import { present } from './assert.ts';
import type { EventLog, LogEntry } from './log/eventLog.ts';
import { PastRounds } from './pastRounds.ts';
import type { TableState } from './table/tableState.ts';
import { FakeClock } from './testing/fakeClock.ts';
import { onTurn, playingTable } from './testing/testHall.ts';

/** A long game: one entry after the other says something. */
async function longLog(lines: number): Promise<readonly LogEntry[]> {
  const { hall, table } = await playingTable(['Anna', 'Bo']);
  const entries = await hall.log.read(table);
  const chat = { type: 'chat', seat: 0, name: 'Anna', text: 'Hallo' } as const;
  const { at, seq } = present(entries.at(-1));
  const talk = Array.from({ length: lines }, (_, line): LogEntry => {
    return { table, seq: seq + 1 + line, at, command: undefined, event: chat };
  });
  return [...entries, ...talk];
}

/** A log that counts how often it is asked, and what others do meanwhile. */
class CountedLog implements Pick<EventLog, 'read'> {
  reads = 0;
  private readonly entries: readonly LogEntry[];

  constructor(entries: readonly LogEntry[]) {
    this.entries = entries;
  }

  read(table: string, { after, most } = { after: 0, most: Infinity }): Promise<readonly LogEntry[]> {
    this.reads += 1;
    return Promise.resolve(this.entries.filter((entry) => entry.table === table && entry.seq > after).slice(0, most));
  }
}

const pastOf = (log: CountedLog, clock: FakeClock, stateOf = (): TableState | undefined => undefined): PastRounds =>
  new PastRounds({ log, clock, stateOf });

test('a long log is read a little at a time, and everybody else gets a turn in between', async () => {
  const entries = await longLog(2_000);
  const log = new CountedLog(entries);
  let turns = 0;
  const isOver = { now: false };
  const others = (): void => {
    turns += 1;
    if (!isOver.now) setImmediate(others);
  };
  setImmediate(others);
  const record = await pastOf(log, new FakeClock()).record(present(entries[0]).table);
  isOver.now = true;
  expect(record.ok).toBe(true);
  expect(log.reads).toBeGreaterThan(9);
  expect(turns).toBeGreaterThan(8);
});

test('many who ask for the same cost one reading', async () => {
  const entries = await longLog(500);
  const log = new CountedLog(entries);
  const past = pastOf(log, new FakeClock());
  const { table } = present(entries[0]);
  const answers = await Promise.all(Array.from({ length: 200 }, () => past.record(table)));
  expect(new Set(answers).size).toBe(1);
  const once = log.reads;
  await past.shown(table);
  await Promise.all(Array.from({ length: 200 }, () => past.shown(table)));
  expect(log.reads).toBe(2 * once);
});

test('whoever asks for very many tables at once is told that the server is busy', async () => {
  const past = pastOf(new CountedLog(await longLog(0)), new FakeClock());
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => past.record(`table-${index}`)));
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
  expect(new Set(codes)).toEqual(new Set(['unknown-table', 'server-busy']));
  expect(codes.filter((code) => code === 'unknown-table').length).toBeGreaterThan(50);
});

test('what is there already is told again only while nothing has changed', async () => {
  const { hall, table, clients } = await playingTable(['Anna', 'Bo']);
  const revealed = async (): Promise<number> => {
    const record = await hall.hall.record(table);
    if (!record.ok) throw new Error(record.error.code);
    return record.value.deals.filter(({ secret }) => secret !== undefined).length;
  };
  expect(await revealed()).toBe(0);
  for (let moves = 0; clients[0]?.view.phase === 'round' && moves < 800; moves++)
    await onTurn(clients)?.playSomething();
  expect(await revealed()).toBe(1);
  for (const client of clients) await client.ask({ type: 'next' });
  expect(clients[0]?.view.phase).toBe('round');
  expect(await revealed()).toBe(1);
});
