import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { settle } from '../testing/fakeClock.ts';
import { freshId, onTurn, playingTable, someMove, TestClient, TestHall } from '../testing/testHall.ts';

describe('a seat', () => {
  test('in two tabs belongs to the newest; the older one is told', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben']);
    const newer = await hall.client(table, tokens[0]);
    expect(clients[0]?.byes).toEqual(['elsewhere']);
    expect(clients[0]?.isClosed).toBe(true);
    expect(newer.view.you).toBe(0);
    expect(newer.view.places[0]?.isConnected).toBe(true);
    await settle();
    expect(clients[1]?.view.places[0]?.isConnected).toBe(true);
  });

  test('is the same after a reload: hand, turn and what happened so far', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben']);
    await present(onTurn(clients)).playSomething();
    const before = present(clients[0]).view;
    clients[0]?.leave();
    const again = await hall.client(table, tokens[0]);
    expect(again.view.round).toEqual(before.round);
    expect(again.messages[0]).toMatchObject({
      type: 'welcome',
      log: expect.arrayContaining([expect.objectContaining({ type: 'dealt' })]),
    });
  });

  test('with an unknown token is told so and watches', async () => {
    const { hall, table } = await playingTable(['Anna', 'Ben']);
    const stranger = await hall.client(table, 'x'.repeat(32));
    expect(stranger.messages.map((message) => message.type)).toEqual(['error', 'welcome']);
    expect(stranger.view.you).toBeUndefined();
  });
});

describe('somebody gone', () => {
  test('is shown as away, then a bot plays for them, and on return the seat is theirs again', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben'], {
      settings: { awaySeconds: 20, botMs: 1000 },
    });
    const [anna, ben] = clients;
    ben?.leave();
    await settle();
    expect(anna?.view.places[1]).toMatchObject({ isConnected: false, standIn: false, awayMs: 20_000 });
    await hall.clock.advance(19_000);
    expect(anna?.view.places[1]?.standIn).toBe(false);
    await hall.clock.advance(2_000);
    expect(anna?.view.places[1]).toMatchObject({ standIn: true, occupant: 'person', name: 'Ben' });
    for (let step = 0; step < 6; step++) {
      if (anna?.view.round?.turn === 0) await anna.playSomething();
      else await hall.clock.advance(2_000);
    }
    expect(anna?.events).toContainEqual({ type: 'seat', seat: 1, what: 'away', name: 'Ben' });
    expect(anna?.events).toContainEqual({ type: 'standIn', seat: 1 });
    const back = await hall.client(table, tokens[1]);
    expect(back.view.places[1]?.standIn).toBe(false);
    expect(anna?.events.at(-1)).toEqual({ type: 'seat', seat: 1, what: 'back', name: 'Ben' });
  });

  test('within the grace time comes back as if nothing had been', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben'], { settings: { awaySeconds: 20 } });
    clients[1]?.leave();
    await hall.clock.advance(15_000);
    await hall.client(table, tokens[1]);
    await hall.clock.advance(60_000);
    expect(clients[0]?.view.places[1]).toMatchObject({ standIn: false, isConnected: true });
  });

  test('is not waited for longer because the others reload', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben'], { settings: { awaySeconds: 20 } });
    clients[1]?.leave();
    await hall.clock.advance(15_000);
    clients[0]?.leave();
    await hall.clock.advance(3_000);
    const anna = await hall.client(table, tokens[0]);
    expect(anna.view.places[1]?.awayMs).toBe(5_000);
  });

  test('does not hold up the next round', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben'], { settings: { awaySeconds: 5, botMs: 0 } });
    const [anna, ben] = clients;
    ben?.leave();
    await hall.clock.advance(6_000);
    for (let step = 0; step < 500 && anna?.view.phase === 'round'; step++) {
      if (anna.view.round?.turn === 0) await anna.playSomething();
      else await hall.clock.advance(100);
    }
    await anna?.ask({ type: 'next' });
    expect(anna?.view.phase).toBe('round');
  });
});

describe('an empty table', () => {
  test('waits: bots do not go on alone, and go on when somebody is back', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna'], { bots: 2, settings: { botMs: 1000 } });
    const [anna] = clients;
    for (let step = 0; step < 20 && anna?.view.round?.turn === 0; step++) await anna.playSomething();
    anna?.leave();
    const before = await hall.logText(table);
    await hall.clock.advance(120_000);
    expect(await hall.logText(table)).toBe(before);
    const back = await hall.client(table, tokens[0]);
    await hall.clock.advance(2_000);
    expect(back.seq).toBeGreaterThan(present(anna).seq);
  });

  test('with spectators only waits as well', async () => {
    const { hall, table, clients } = await playingTable(['Anna'], { bots: 2, settings: { botMs: 1000 } });
    await hall.client(table);
    clients[0]?.leave();
    const before = await hall.logText(table);
    await hall.clock.advance(120_000);
    expect(await hall.logText(table)).toBe(before);
  });

  test('is removed after its limit; its code is free again and known as expired', async () => {
    const { hall, table, code, clients } = await playingTable(['Anna', 'Ben']);
    const watcher = await hall.client(table);
    expect(await hall.hall.find(code)).toMatchObject({ ok: true, value: { table, phase: 'round' } });
    for (const client of clients) client.leave();
    await hall.clock.advance(DEFAULT_LIMITS.table.emptyMs + 1_000);
    expect(watcher.byes).toEqual(['table-gone']);
    expect(await hall.hall.find(code)).toEqual({ ok: false, error: { code: 'code-expired' } });
    expect(await hall.hall.connect(table, undefined, new TestClient(hall.hall))).toEqual({
      ok: false,
      error: { code: 'unknown-table' },
    });
    expect(hall.hall.tableCount).toBe(0);
  });

  test('that nobody ever entered is removed sooner', async () => {
    const hall = await TestHall.open();
    await hall.create();
    await hall.clock.advance(DEFAULT_LIMITS.table.unenteredMs + 1_000);
    expect(hall.hall.tableCount).toBe(0);
  });
});

describe('a repeated command', () => {
  test('takes effect once and gets the same answer', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    const mover = present(onTurn(clients));
    const id = freshId();
    const move = { type: 'move', move: someMove(mover.view), seq: mover.seq } as const;
    const first = await mover.ask(move, id);
    const log = await hall.logText(table);
    expect(await mover.ask(move, id)).toEqual(first);
    expect(await hall.logText(table)).toBe(log);
  });

  test('sent twice in the same moment is answered twice and done once', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const mover = present(onTurn(clients));
    const id = freshId();
    const move = { type: 'move', move: someMove(mover.view), seq: mover.seq } as const;
    const { seq } = mover;
    mover.tell(move, id);
    mover.tell(move, id);
    await settle();
    expect(mover.messages.filter((message) => message.type === 'ok' && message.id === id)).toEqual([
      { type: 'ok', id, seq: seq + 1 },
      { type: 'ok', id, seq: seq + 1 },
    ]);
    expect(mover.seq).toBe(seq + 1);
  });

  test('of sitting down gives the same seat and token again, also after a restart', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const id = freshId();
    const first = await (await hall.client(table)).ask({ type: 'sit', name: 'Ben' }, id);
    const second = await (await hall.client(table)).ask({ type: 'sit', name: 'Ben' }, id);
    expect(second).toEqual(first);
    const restarted = await hall.restart();
    const client = await restarted.client(table);
    expect(await client.ask({ type: 'sit', name: 'Ben' }, id)).toEqual(first);
    expect(client.view.you).toBe(1);
    expect(client.view.places.filter((place) => place.occupant === 'person')).toHaveLength(2);
  });

  test('of one person is nothing to another, even with the same id', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const id = freshId();
    await clients[0]?.ask({ type: 'chat', text: 'one' }, id);
    await clients[1]?.ask({ type: 'chat', text: 'other' }, id);
    expect(clients[0]?.messages.filter((message) => message.type === 'chat')).toHaveLength(2);
  });

  test('with a short id does not give away a seat to somebody who guesses it', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const first = await (await hall.client(table)).ask({ type: 'sit', name: 'Ben' }, 'sit-0001');
    const other = await (await hall.client(table)).ask({ type: 'sit', name: 'Cleo' }, 'sit-0001');
    expect(first).toMatchObject({ seat: 1 });
    expect(other).toMatchObject({ seat: 2 });
  });
});

test('a table that a guest has filled is played to the end of its round, and its host can act', async () => {
  const table = { ...DEFAULT_LIMITS.table, entriesMax: 40 };
  const { clients } = await playingTable(['Anna', 'Ben'], {}, { limits: { ...DEFAULT_LIMITS, table } });
  const [anna, ben] = clients;
  const answers = [];
  for (let count = 0; count < 40; count++) answers.push(await ben?.ask({ type: 'rename', name: `Ben ${count}` }));
  expect(answers.at(-1)).toMatchObject({ code: 'server-busy' });
  expect(await ben?.ask({ type: 'chat', text: 'Hello' })).toMatchObject({ code: 'server-busy' });
  for (let step = 0; step < 1_000 && anna?.view.phase === 'round'; step++) await onTurn(clients)?.playSomething();
  expect(anna?.view.phase).not.toBe('round');
  expect(await anna?.ask({ type: 'kick', seat: 1 })).toMatchObject({ type: 'ok' });
  expect(ben?.byes).toEqual(['kicked']);
  expect(await anna?.ask({ type: 'close' })).toMatchObject({ type: 'ok' });
});

test('settings that are so already are not written', async () => {
  const hall = await TestHall.open();
  const { table, token } = await hall.create();
  const anna = await hall.client(table, token);
  expect(await anna.ask({ type: 'settings', settings: { turnSeconds: 45 } })).toMatchObject({ type: 'ok' });
  const seq = anna.seq;
  for (let count = 0; count < 3; count++)
    expect(await anna.ask({ type: 'settings', settings: { turnSeconds: 45 } })).toMatchObject({ type: 'ok', seq });
  expect(anna.seq).toBe(seq);
});

test('a table with too many entries can only be looked at', async () => {
  const table = { ...DEFAULT_LIMITS.table, entriesMax: 3 };
  const hall = await TestHall.open({ limits: { ...DEFAULT_LIMITS, table } });
  const created = await hall.create();
  const anna = await hall.client(created.table, created.token);
  await anna.ask({ type: 'ready', on: true });
  expect(await anna.ask({ type: 'ready', on: false })).toMatchObject({ code: 'server-busy' });
  expect(await anna.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
});
