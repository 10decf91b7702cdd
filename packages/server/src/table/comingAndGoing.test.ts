import { Xoshiro128 } from '@hausregel/core';
import { expect, test } from 'vitest';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { someMove, type TestClient, TestHall } from '../testing/testHall.ts';

const SEEDS = 40;
const DISTURBANCES = 12;
/** Far more than any match of these rules takes. */
const STEPS_MAX = 4_000;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Erik'];

interface Guest {
  readonly token: string;
  client: TestClient | undefined;
}

const isSeated = ({ client }: Guest): boolean => client?.isClosed === false && client.view.you !== undefined;

/** Everybody who is there does what the table asks of them. */
async function act(hall: TestHall, guests: readonly Guest[]): Promise<void> {
  for (const { client } of guests.filter(isSeated)) {
    const { view, seq } = present(client);
    if (view.phase === 'round' && view.round?.turn === view.you) {
      await client?.ask({ type: 'move', move: someMove(view), seq });
    } else if (view.phase === 'score' && view.match?.ready.includes(present(view.you)) === false) {
      await client?.ask({ type: 'next' });
    }
  }
  await hall.clock.advance(1_000);
}

async function comeIn(hall: TestHall, table: string, name: string, guests: Guest[]): Promise<void> {
  const client = await hall.client(table);
  const answer = await client.ask({ type: 'sit', name });
  if (answer.type === 'ok') guests.push({ client, token: present(answer.token) });
  else client.leave();
}

async function disturb(hall: TestHall, table: string, guests: Guest[], chance: Xoshiro128): Promise<void> {
  const guest = guests[chance.below(guests.length)];
  switch (chance.below(5)) {
    case 0:
      if (guest !== undefined && isSeated(guest)) await guest.client?.ask({ type: 'stand' });
      return;
    case 1:
      return comeIn(hall, table, present(NAMES[chance.below(NAMES.length)]), guests);
    case 2:
      guest?.client?.leave();
      if (guest !== undefined) guest.client = undefined;
      return;
    case 3:
      if (guest !== undefined) guest.client ??= await hall.client(table, guest.token);
      return;
    default:
      if (guest !== undefined && isSeated(guest)) await guest.client?.ask({ type: 'kick', seat: chance.below(4) });
      return;
  }
}

/** Somebody who is at the table at last; undefined if all its seats are kept for persons who are gone. */
async function someoneThere(hall: TestHall, table: string, guests: Guest[]): Promise<TestClient | undefined> {
  if (!guests.some(isSeated)) await comeIn(hall, table, 'Fritz', guests);
  for (const guest of guests) {
    if (guests.some(isSeated)) break;
    guest.client = await hall.client(table, guest.token);
  }
  return guests.find(isSeated)?.client;
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'whoever comes and goes, a match comes to its end as long as somebody is there (seed %i)',
  async (seed) => {
    const chance = new Xoshiro128(seed);
    const hall = await TestHall.open({ seed: `guests ${seed}`, brain: botBrain });
    const { table, token } = await hall.create({
      seats: 4,
      bots: chance.below(4),
      overrides: { matchRounds: 2, matchTarget: 0, scoring: chance.below(2) === 0 ? 'wins' : 'cards' },
      settings: { botMs: 0, awaySeconds: 20, leaver: chance.below(3) === 0 ? 'bot' : 'out' },
    });
    const guests: Guest[] = [{ client: await hall.client(table, token), token }];
    if (chance.below(2) === 0) await comeIn(hall, table, 'Ben', guests);
    await comeIn(hall, table, 'Cleo', guests);
    await guests[0]?.client?.ask({ type: 'start' });
    for (let count = 0; count < DISTURBANCES; count++) {
      for (let step = chance.below(20); step > 0; step--) await act(hall, guests);
      await disturb(hall, table, guests, chance);
    }
    const witness = await someoneThere(hall, table, guests);
    expect(witness).toBeDefined();
    for (let step = 0; step < STEPS_MAX && witness?.view.phase !== 'over'; step++) await act(hall, guests);
    expect(witness?.view.phase).toBe('over');
    expect(witness?.view.match?.winners).not.toEqual([]);
    expect(hall.reports).toEqual([]);
  },
);
