import { checkRecord, type GameRecord, pledgeOf } from '@hausregel/record';
import { PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { DEFAULT_SETTINGS } from './createTable.ts';
import { OPEN_MS } from './dealCommands.ts';
import type { LogEntry } from '../log/eventLog.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import type { TableEvent } from './tableEvent.ts';
import { TableState } from './tableState.ts';
import { finishRound, recordOf } from '../testing/rounds.ts';
import { onTurn, playingTable, type TestClient, TestHall, type TestHallOptions } from '../testing/testHall.ts';

const valueOf = (seat: number): string => String(seat + 1).repeat(32);
const promise = (client: TestClient, value: string) => client.ask({ type: 'pledge', pledge: pledgeOf(value) });

/** What a browser does that finds its promise in a deal that is due. */
async function open(client: TestClient, value: string): Promise<void> {
  const { due } = client.view;
  if (due?.pledges.some(({ pledge }) => pledge === pledgeOf(value)) !== true) return;
  await client.ask({ type: 'open', number: due.number, value });
}

/** A table in its lobby whose persons have all promised something. */
async function promisedTable(names: readonly string[] = ['Anna', 'Ben'], options: TestHallOptions = {}) {
  const hall = await TestHall.open(options);
  const created = await hall.create({ playerName: names[0] ?? '', seats: 4 });
  const clients = [await hall.client(created.table, created.token)];
  const tokens = [created.token];
  for (const name of names.slice(1)) {
    const { client, token } = await hall.guest(created.table, name);
    clients.push(client);
    tokens.push(token);
  }
  for (const [seat, client] of clients.entries()) await promise(client, valueOf(seat));
  return { hall, table: created.table, clients, tokens, host: present(clients[0]) };
}

const eventsOf = async (hall: TestHall, table: string): Promise<TableEvent[]> =>
  (await hall.log.read(table)).map(({ event }) => event);

describe('a deal', () => {
  test('is committed to after the promises and before any contribution, and dealt after all of them', async () => {
    const { hall, table, clients, host } = await promisedTable();
    await host.ask({ type: 'start' });
    expect(host.view.phase).toBe('lobby');
    expect(host.view.due).toEqual({
      number: 1,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      pledges: [0, 1].map((seat) => ({ seat, pledge: pledgeOf(valueOf(seat)) })),
    });
    await open(host, valueOf(0));
    expect(host.view.phase).toBe('lobby');
    await open(present(clients[1]), valueOf(1));
    expect(host.view).toMatchObject({ phase: 'round', round: { deal: 1 } });
    expect(host.view.due).toBeUndefined();
    const types = (await eventsOf(hall, table)).map(({ type }) => type);
    expect(types.slice(-7)).toEqual(['pledged', 'pledged', 'committed', 'opened', 'opened', 'matchStarted', 'dealt']);
  });

  test('is durable step by step: nobody hears of a commitment that could still be another one', async () => {
    const log = new MemoryLog();
    const { host } = await promisedTable(['Anna', 'Ben'], { log });
    log.isFailing = true;
    const heard = host.messages.length;
    host.tell({ type: 'start' });
    await Promise.resolve();
    expect(host.messages.slice(heard)).toEqual([]);
  });

  test('is another one with other contributions, whatever secret the server has drawn', async () => {
    const handAfter = async (value: string) => {
      const { clients, host } = await promisedTable();
      await promise(present(clients[1]), value);
      await host.ask({ type: 'start' });
      await open(host, valueOf(0));
      await open(present(clients[1]), value);
      return [host.view.round?.dealer, host.view.round?.hand.map(({ card }) => card)];
    };
    expect(await handAfter('a'.repeat(32))).toEqual(await handAfter('a'.repeat(32)));
    expect(await handAfter('a'.repeat(32))).not.toEqual(await handAfter('b'.repeat(32)));
  });

  test('does not wait where nobody has promised anything, and is committed to all the same', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    expect(clients[0]?.view.phase).toBe('round');
    expect((await eventsOf(hall, table)).map(({ type }) => type).slice(-3)).toEqual([
      'committed',
      'matchStarted',
      'dealt',
    ]);
  });

  test('waits two seconds at most; who has not opened is named', async () => {
    const { hall, table, clients, host } = await promisedTable();
    await host.ask({ type: 'start' });
    await open(host, valueOf(0));
    await hall.clock.advance(OPEN_MS - 1);
    expect(host.view.phase).toBe('lobby');
    await hall.clock.advance(1);
    expect(host.view.phase).toBe('round');
    await finishRound(hall, clients);
    const record = await recordOf(hall, table);
    expect(record.deals[0]?.contributions).toEqual([
      { seat: 0, pledge: pledgeOf(valueOf(0)), value: valueOf(0) },
      { seat: 1, pledge: pledgeOf(valueOf(1)) },
    ]);
    expect(checkRecord(record).isRight).toBe(true);
  });

  test('takes a contribution only as it was promised, once, and not after the cards', async () => {
    const { hall, table, clients, host } = await promisedTable();
    const ben = present(clients[1]);
    await host.ask({ type: 'start' });
    expect(await ben.ask({ type: 'open', number: 1, value: valueOf(7) })).toMatchObject({
      type: 'error',
      code: 'bad-message',
      at: 'value',
    });
    await open(ben, valueOf(1));
    await ben.ask({ type: 'open', number: 1, value: valueOf(7) });
    await ben.ask({ type: 'open', number: 2, value: valueOf(1) });
    await hall.clock.advance(OPEN_MS);
    const before = await hall.logText(table);
    expect(await host.ask({ type: 'open', number: 1, value: valueOf(0) })).toMatchObject({ type: 'ok' });
    expect(await hall.logText(table)).toBe(before);
    expect((await eventsOf(hall, table)).filter(({ type }) => type === 'opened')).toEqual([
      { type: 'opened', seat: 1, value: valueOf(1) },
    ]);
  });

  test('is not begun twice, and rules are not changed, while it waits', async () => {
    const { hall, table, host } = await promisedTable();
    await host.ask({ type: 'start' });
    const before = await hall.logText(table);
    expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    expect(await host.ask({ type: 'propose', rules: 'x' })).toMatchObject({ type: 'error', code: 'not-now' });
    expect(await hall.logText(table)).toBe(before);
  });
});

describe('seats that change while a deal waits', () => {
  test('somebody gone: nothing is dealt, it stays in the record, and the next one has new promises', async () => {
    const { hall, table, clients, host } = await promisedTable(['Anna', 'Ben', 'Cleo']);
    await host.ask({ type: 'start' });
    await clients[2]?.ask({ type: 'stand' });
    for (const [seat, client] of clients.slice(0, 2).entries()) await open(client, valueOf(seat));
    await hall.clock.advance(OPEN_MS);
    expect(host.view).toMatchObject({ phase: 'lobby' });
    expect(host.view.due).toBeUndefined();
    await promise(host, valueOf(4));
    await host.ask({ type: 'start' });
    expect(host.view.due?.number).toBe(2);
    await open(host, valueOf(4));
    await finishRound(hall, clients.slice(0, 2));
    const record = await recordOf(hall, table);
    expect(record.deals.map(({ isDropped, contributions }) => [isDropped, contributions.length])).toEqual([
      [true, 3],
      [undefined, 1],
    ]);
    expect(checkRecord(record).deals.map(({ state }) => state)).toEqual(['dropped', 'right']);
  });

  test('between rounds everybody is asked again, so that nothing is dealt without the new promises', async () => {
    const { hall, clients, host } = await promisedTable(['Anna', 'Ben', 'Cleo']);
    await host.ask({ type: 'settings', settings: { leaver: 'out' } });
    await host.ask({ type: 'start' });
    await hall.clock.advance(OPEN_MS);
    await finishRound(hall, clients);
    await promise(host, valueOf(5));
    for (const client of clients) await client.ask({ type: 'next' });
    expect(host.view.due?.number).toBe(2);
    await clients[2]?.ask({ type: 'stand' });
    await hall.clock.advance(OPEN_MS);
    expect(host.view).toMatchObject({ phase: 'score', match: { ready: [] } });
    for (const client of clients.slice(0, 2)) await client.ask({ type: 'next' });
    expect(host.view).toMatchObject({ phase: 'round', round: { deal: 3 } });
  });

  test('a promise does not pass to whoever takes the seat', async () => {
    const { hall, table, clients, host } = await promisedTable();
    await clients[1]?.ask({ type: 'stand' });
    const dora = await hall.guest(table, 'Dora', 1);
    await host.ask({ type: 'start' });
    expect(host.view.due?.pledges.map(({ seat }) => seat)).toEqual([0]);
    expect(dora.seat).toBe(1);
  });

  test('a newcomer does not get into the deal that waits', async () => {
    const { hall, table, clients, host } = await promisedTable();
    await host.ask({ type: 'start' });
    await hall.guest(table, 'Dora', 3);
    for (const [seat, client] of clients.entries()) await open(client, valueOf(seat));
    expect(host.view.places.map(({ isIn }) => isIn)).toEqual([true, true, false, false]);
  });
});

describe('the secret', () => {
  test('is in no message, report or record before the round is over, and then in the record', async () => {
    const { hall, table, clients, host } = await promisedTable();
    const watcher = await hall.client(table);
    await host.ask({ type: 'start' });
    for (const [seat, client] of clients.entries()) await open(client, valueOf(seat));
    const hidden = (await eventsOf(hall, table)).flatMap((event) => [
      ...('seed' in event ? [event.seed] : []),
      ...('secret' in event ? [event.secret] : []),
      ...(event.type === 'opened' ? [event.value] : []),
    ]);
    expect(new Set(hidden).size).toBe(4);
    const records: GameRecord[] = [];
    for (let step = 0; step < 1_000 && host.view.phase === 'round'; step++) {
      records.push(await recordOf(hall, table));
      await onTurn(clients)?.ask({ type: 'move', move: '7S+7S', seq: 1 });
      await present(onTurn(clients)).playSomething();
    }
    const told = JSON.stringify([clients.map(({ messages }) => messages), watcher.messages, hall.reports, records]);
    for (const text of hidden) expect(told).not.toContain(text);
    const after = await recordOf(hall, table);
    expect(hidden).toContain(after.deals[0]?.secret);
    expect(checkRecord(after).isRight).toBe(true);
    // The commitment was seen from the beginning, and by everybody.
    for (const record of records) expect(record.deals[0]?.commitment).toBe(after.deals[0]?.commitment);
    expect(JSON.stringify(watcher.messages)).toContain(present(after.deals[0]).commitment);
  });

  test('of a round whose end is not durable yet is not told', async () => {
    const log = new MemoryLog();
    const { hall, table, clients, host } = await promisedTable(['Anna', 'Ben'], { log });
    await host.ask({ type: 'start' });
    await hall.clock.advance(OPEN_MS);
    let before = await log.read(table);
    for (let step = 0; step < 1_000 && host.view.phase === 'round'; step++) {
      before = await log.read(table);
      await present(onTurn(clients)).playSomething();
    }
    const entries = await log.read(table);
    expect(entries.length).toBeGreaterThan(before.length);
    // The table as long as its last move is not yet written.
    log.read = () => Promise.resolve(before);
    expect((await recordOf(hall, table)).deals[0]?.secret).toBeUndefined();
    log.read = () => Promise.resolve(entries);
    expect((await recordOf(hall, table)).deals[0]?.secret).toBeDefined();
  });

  test('of a round that can never be finished is told when its table is closed', async () => {
    const { hall, table, host } = await promisedTable();
    await host.ask({ type: 'start' });
    await hall.clock.advance(OPEN_MS);
    expect((await recordOf(hall, table)).deals[0]?.secret).toBeUndefined();
    await host.ask({ type: 'close' });
    expect(hall.hall.tableCount).toBe(0);
    expect(checkRecord(await recordOf(hall, table)).isRight).toBe(true);
  });

  test('a table that never was has no record', async () => {
    const hall = await TestHall.open();
    expect(await hall.hall.record('nobody-knows-this-1')).toEqual({ ok: false, error: { code: 'unknown-table' } });
  });
});

describe('after a restart', () => {
  test('a deal that waits has the same commitment, waits on, and can be opened', async () => {
    const { hall, table, host, tokens } = await promisedTable();
    await host.ask({ type: 'start' });
    await open(host, valueOf(0));
    const { due } = host.view;
    const restarted = await hall.restart();
    const [anna, ben] = [await restarted.client(table, tokens[0]), await restarted.client(table, tokens[1])];
    expect(anna.view.due).toEqual(due);
    await open(ben, valueOf(1));
    expect(anna.view.phase).toBe('round');
    await finishRound(restarted, [anna, ben]);
    expect(checkRecord(await recordOf(restarted, table)).isRight).toBe(true);
  });

  test('promises are still there, and the two seconds begin anew', async () => {
    const { hall, table, tokens } = await promisedTable();
    const restarted = await hall.restart();
    const anna = await restarted.client(table, tokens[0]);
    await anna.ask({ type: 'start' });
    expect(anna.view.due?.pledges).toHaveLength(2);
    await hall.clock.advance(OPEN_MS - 500);
    const again = await restarted.restart('once more');
    const late = await again.client(table, tokens[0]);
    await again.clock.advance(OPEN_MS - 500);
    expect(late.view.phase).toBe('lobby');
    await again.clock.advance(500);
    expect(late.view.phase).toBe('round');
  });

  test('in the middle of a round the record is the same', async () => {
    const { hall, table, clients, host, tokens } = await promisedTable();
    await host.ask({ type: 'start' });
    await hall.clock.advance(OPEN_MS);
    for (let step = 0; step < 5; step++) await present(onTurn(clients)).playSomething();
    const restarted = await hall.restart();
    const again = [await restarted.client(table, tokens[0]), await restarted.client(table, tokens[1])];
    await finishRound(restarted, again);
    for (const client of again) await client.ask({ type: 'next' });
    await finishRound(restarted, again);
    const check = checkRecord(await recordOf(restarted, table));
    expect(check.deals.map(({ state }) => state)).toEqual(['right', 'right']);
  });
});

describe('the record of a table', () => {
  test.each(PRESETS.map((preset) => preset.id))(
    '%s: every shuffle of a match with bots comes out again',
    async (ruleSet) => {
      const { hall, table, clients } = await playingTable(
        ['Anna'],
        { ruleSet, bots: 2, settings: { botMs: 0 } },
        { brain: botBrain },
      );
      const [anna] = clients;
      for (let round = 0; round < 2; round++) {
        await promise(present(anna), valueOf(round));
        await finishRound(hall, clients);
        if (anna?.view.phase !== 'score') break;
        await anna.ask({ type: 'next' });
        await open(anna, valueOf(round));
      }
      await finishRound(hall, clients);
      const check = checkRecord(await recordOf(hall, table));
      expect(check.deals.map(({ state, faults }) => [state, faults])).toEqual(check.deals.map(() => ['right', []]));
      expect(check.deals.every(({ replay }) => replay?.isOver)).toBe(true);
      expect(check.deals.length).toBeGreaterThan(0);
    },
  );

  test('keeps the names of then, and not the name of the table', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { ruleSet: 'skat' });
    const [anna, ben] = clients;
    await finishRound(hall, clients);
    await ben?.ask({ type: 'rename', name: 'Benno' });
    await anna?.ask({ type: 'next' });
    await ben?.ask({ type: 'next' });
    await finishRound(hall, clients);
    const record = await recordOf(hall, table);
    expect(record.deals.map(({ names }) => names)).toEqual([
      ['Anna', 'Ben'],
      ['Anna', 'Benno'],
    ]);
    expect(checkRecord(record).isRight).toBe(true);
    expect(JSON.stringify(record)).not.toContain(table);
  });
});

describe('a log of an earlier version', () => {
  const events: readonly TableEvent[] = [
    {
      type: 'created',
      code: 'Birke 47',
      ruleSet: present(PRESETS.find(({ id }) => id === 'skat')),
      seats: 3,
      settings: DEFAULT_SETTINGS,
    },
    { type: 'sat', seat: 0, name: 'Anna', tokenHash: 'x' },
    { type: 'botSat', seat: 1, name: 'Linde' },
    { type: 'botSat', seat: 2, name: 'Klaas' },
    { type: 'matchStarted', seed: '01'.repeat(32), inMask: 7 },
    { type: 'dealt', seed: '23'.repeat(32) },
  ];

  test('deals the same cards as it did, and is in no record', () => {
    const entries = events.map((event, index): LogEntry => ({
      table: 'old',
      seq: index + 1,
      at: 0,
      command: undefined,
      event,
    }));
    const state = new TableState(present(entries[0]));
    for (const entry of entries.slice(1)) state.fold(entry);
    expect(state.match?.dealer).toBe(1);
    expect(Array.from(present(state.round).position.drawPile.subarray(0, 8))).toEqual([21, 48, 43, 42, 22, 37, 44, 41]);
    expect(state.dealing.book.record(undefined).deals).toEqual([]);
  });
});
