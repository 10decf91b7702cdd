import { pledgeOf } from '@hausregel/record';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { freshId, onTurn, playingTable, TestHall } from '../testing/testHall.ts';
import { OPEN_MS } from './dealCommands.ts';

describe('a copy of a command that comes later', () => {
  test('is refused like the first, although it could be done by then', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const mover = present(onTurn(clients));
    const other = present(clients.find((client) => client !== mover));
    const id = freshId();
    const refused = await other.ask({ type: 'move', move: 'draw', seq: other.seq }, id);
    expect(refused).toMatchObject({ type: 'error', code: 'not-your-turn' });
    await mover.playSomething();
    for (let step = 0; step < 20 && onTurn(clients) !== other; step++) await mover.playSomething();
    expect(onTurn(clients)).toBe(other);
    const { seq } = other;
    expect(await other.ask({ type: 'move', move: 'draw', seq }, id)).toEqual(refused);
    expect(other.seq).toBe(seq);
  });

  test('does nothing where there was nothing to do', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create();
    const anna = await hall.client(table, token);
    const id = freshId();
    const first = await anna.ask({ type: 'ready', on: false }, id);
    await anna.ask({ type: 'ready', on: true });
    expect(await anna.ask({ type: 'ready', on: false }, id)).toEqual(first);
    expect(anna.view.places[0]?.isReady).toBe(true);
  });

  test('gives no seat up that was taken after it', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const { client } = await hall.guest(table, 'Ben', 1);
    const id = freshId();
    const stood = await client.ask({ type: 'stand' }, id);
    await client.ask({ type: 'sit', name: 'Ben', seat: 2 });
    expect(await client.ask({ type: 'stand' }, id)).toEqual(stood);
    expect(client.view.you).toBe(2);
  });

  test('over another connection is answered the same, also when its seat was given up by it', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const { client, token } = await hall.guest(table, 'Ben', 1);
    const id = freshId();
    const stood = await client.ask({ type: 'stand' }, id);
    const again = await hall.client(table, token);
    expect(again.errors.map(({ code }) => code)).toEqual(['bad-token']);
    expect(await again.ask({ type: 'stand' }, id)).toEqual(stood);
  });
});

test('what waited for somebody to come is told to who comes', async () => {
  const before = await TestHall.open();
  const { table, token } = await before.create({ bots: 1 });
  const anna = await before.client(table, token);
  await anna.ask({ type: 'pledge', pledge: pledgeOf('1'.repeat(32)) });
  await anna.ask({ type: 'start' });
  expect(anna.view.due).toBeDefined();
  anna.leave();
  const hall = await before.restart();
  await hall.client(table);
  await hall.clock.advance(OPEN_MS);
  const back = await hall.client(table, token);
  // While nobody who plays was here nobody could open anything, so the time for it begins now.
  expect(back.view.due).toBeDefined();
  await hall.clock.advance(OPEN_MS);
  expect(back.view.phase).toBe('round');
  expect(back.view.due).toBeUndefined();
});
