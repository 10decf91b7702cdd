import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, playingTable, type TestClient } from '../testing/testHall.ts';

const clocked = (names: readonly string[], bots = 0) =>
  playingTable(names, { bots, settings: { turnSeconds: 30, botMs: 1000 } });

const deadlineOf = (client: TestClient | undefined): number | undefined => client?.view.round?.deadline;

describe('a turn clock', () => {
  test('runs for the person on turn, the same for all who look', async () => {
    const { hall, table, clients } = await clocked(['Anna', 'Ben']);
    const deadline = hall.clock.now() + 30_000;
    expect(clients.map(deadlineOf)).toEqual([deadline, deadline]);
    expect(deadlineOf(await hall.client(table))).toBe(deadline);
  });

  test('is changed neither by reloads, refused moves, chat, wrong catches nor somebody else going', async () => {
    const { hall, table, clients, tokens } = await clocked(['Anna', 'Ben', 'Cleo']);
    const mover = present(onTurn(clients));
    const deadline = deadlineOf(mover);
    await hall.clock.advance(10_000);
    await mover.ask({ type: 'move', move: 'pass', seq: mover.seq });
    await mover.ask({ type: 'chat', text: 'hm' });
    for (const client of clients) {
      if (client !== mover) await client.ask({ type: 'move', move: `catch ${mover.view.you}`, seq: client.seq });
    }
    for (const client of clients) client.leave();
    const again = await hall.client(table, tokens[present(mover.view.you)]);
    expect(deadlineOf(again)).toBe(deadline);
  });

  test('starts anew with the next decision', async () => {
    const { hall, clients } = await clocked(['Anna', 'Ben']);
    await hall.clock.advance(10_000);
    await present(onTurn(clients)).playSomething();
    expect(deadlineOf(clients[0])).toBe(hall.clock.now() + 30_000);
  });

  test('that runs out lets the stand-in decide, and shows it', async () => {
    const { hall, table, clients } = await clocked(['Anna', 'Ben']);
    const late = present(present(onTurn(clients)).view.you);
    await hall.clock.advance(30_500);
    expect(clients[1 - late]?.events).toContainEqual({ type: 'standIn', seat: late });
    expect(await hall.logText(table)).toContain('"by":"clock"');
    await hall.clock.advance(5_000);
    expect(clients[0]?.view.round?.turn).toBe(1 - late);
    expect(clients[0]?.view.places[late]?.standIn).toBe(false);
  });

  test('a changed setting counts from the next decision on', async () => {
    const { hall, clients } = await clocked(['Anna', 'Ben']);
    const deadline = deadlineOf(clients[0]);
    await clients[0]?.ask({ type: 'settings', settings: { turnSeconds: 60 } });
    expect(deadlineOf(clients[0])).toBe(deadline);
    await present(onTurn(clients)).playSomething();
    expect(deadlineOf(clients[0])).toBe(hall.clock.now() + 60_000);
  });

  test('does not run for bots', async () => {
    const { clients } = await clocked(['Anna'], 2);
    const [anna] = clients;
    expect(deadlineOf(anna) === undefined).toBe(anna?.view.round?.turn !== 0);
  });

  test('that runs out while everybody is gone gives back what was left', async () => {
    const { hall, table, clients, tokens } = await clocked(['Anna', 'Ben']);
    await hall.clock.advance(18_000);
    for (const client of clients) client.leave();
    await hall.clock.advance(600_000);
    const back = await hall.client(table, tokens[0]);
    expect(deadlineOf(back)).toBe(hall.clock.now() + 12_000);
  });

  test('does nothing after the end of a round (D31)', async () => {
    const { hall, table, clients } = await clocked(['Anna', 'Ben']);
    for (let step = 0; step < 500 && clients[0]?.view.phase === 'round'; step++)
      await present(onTurn(clients)).playSomething();
    expect(deadlineOf(clients[0])).toBeUndefined();
    const before = await hall.logText(table);
    await hall.clock.advance(300_000);
    expect(await hall.logText(table)).toBe(before);
    expect(clients[0]?.view.match?.results).toHaveLength(1);
  });
});
