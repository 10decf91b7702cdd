import type { TableView } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, playingTable, TestHall } from '../testing/testHall.ts';

/** Seats of bots that the view says nobody may take. */
const barred = (view: TableView | undefined): number[] =>
  (view?.places ?? []).flatMap(({ seat, isBarred }) => (isBarred === true ? [seat] : []));
const names = (places: readonly { name: string | undefined }[]): (string | undefined)[] =>
  places.map((place) => place.name);

describe('sitting down', () => {
  test('the person who makes a table holds its first seat and is the host', async () => {
    const hall = await TestHall.open();
    const { table, token, seat } = await hall.create({ bots: 2 });
    const anna = await hall.client(table, token);
    expect(seat).toBe(0);
    expect(anna.view.you).toBe(0);
    expect(anna.view.places.map((place) => place.occupant)).toEqual(['person', 'bot', 'bot', 'free']);
    expect(anna.view.places.map((place) => place.isHost)).toEqual([true, false, false, false]);
    expect(anna.view.phase).toBe('lobby');
  });

  test('a guest gets a token that holds the seat, which is stored only as a hash', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create();
    const guest = await hall.guest(table, 'Ben');
    expect(guest.seat).toBe(1);
    expect(guest.token.length).toBeGreaterThanOrEqual(32);
    const log = await hall.logText(table);
    expect(log).not.toContain(guest.token);
    expect(log).not.toContain(token);
    const again = await hall.client(table, guest.token);
    expect(again.view.you).toBe(1);
  });

  test('two of the same name are told apart', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create({ playerName: 'Anna' });
    await hall.guest(table, 'anna');
    const last = await hall.guest(table, 'Anna');
    expect(names(last.client.view.places).slice(0, 3)).toEqual(['Anna', 'anna 2', 'Anna 3']);
  });

  test('two who want the last seat in the same moment: one gets it, the other is told', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create({ seats: 2 });
    const [one, other] = [await hall.client(table), await hall.client(table)];
    const answers = await Promise.all([
      one.ask({ type: 'sit', name: 'Ben' }),
      other.ask({ type: 'sit', name: 'Cleo' }),
    ]);
    expect(answers.map((answer) => (answer.type === 'ok' ? answer.seat : answer.code))).toEqual([1, 'table-full']);
  });

  test('a double tap on "sit" gives one seat', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const guest = await hall.client(table);
    await guest.ask({ type: 'sit', name: 'Ben' });
    expect(await guest.ask({ type: 'sit', name: 'Ben' })).toMatchObject({ code: 'not-now' });
    expect(names(guest.view.places)).toEqual(['Anna', 'Ben', undefined, undefined]);
  });

  test('a seat that a person holds is not given to another, and a seat that does not exist to nobody', async () => {
    const hall = await TestHall.open();
    const { table } = await hall.create();
    const guest = await hall.client(table);
    expect(await guest.ask({ type: 'sit', name: 'Ben', seat: 0 })).toMatchObject({ code: 'seat-taken', at: 'seat' });
    expect(await guest.ask({ type: 'sit', name: 'Ben', seat: 9 })).toMatchObject({ code: 'bad-message', at: 'seat' });
  });

  test("a guest may take a bot's seat in the middle of a round, with the cards it holds", async () => {
    const { hall, table, clients } = await playingTable(['Anna'], { bots: 2 });
    const count = clients[0]?.view.places[1]?.count;
    const guest = await hall.guest(table, 'Ben');
    expect(guest.seat).toBe(1);
    expect(guest.client.view.round?.hand).toHaveLength(count ?? -1);
  });

  test('who leaves in a round cannot come back to better cards (D25)', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { bots: 2 });
    const before = clients[1]?.view.round?.hand.map((card) => card.card);
    await clients[1]?.ask({ type: 'stand' });
    const back = await hall.client(table);
    expect(barred(back.view)).toEqual([1, 2]);
    expect(await back.ask({ type: 'sit', name: 'Ben', seat: 2 })).toMatchObject({ code: 'seat-taken' });
    expect(await back.ask({ type: 'sit', name: 'Ben' })).toMatchObject({ type: 'ok', seat: 3 });
    expect(back.view.round?.hand.map((card) => card.card)).toEqual(before);
  });

  test('nor where the cards of who leaves go out of the round (D25)', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { bots: 2, settings: { leaver: 'out' } });
    expect(barred(clients[1]?.view)).toEqual([]);
    await clients[1]?.ask({ type: 'stand' });
    const back = await hall.client(table);
    expect(barred(back.view)).toEqual([1, 2]);
    for (const seat of [1, 2])
      expect(await back.ask({ type: 'sit', name: 'Ben', seat })).toMatchObject({ code: 'seat-taken' });
    expect(await back.ask({ type: 'sit', name: 'Ben' })).toMatchObject({ type: 'ok', seat: 3 });
    expect(back.view.places[3]?.isIn).toBe(false);
    expect(back.view.round?.hand).toEqual([]);
  });

  test('but a guest who held no cards may come and go', async () => {
    const { hall, table } = await playingTable(['Anna'], { bots: 1, seats: 3, settings: { leaver: 'out' } });
    const guest = await hall.guest(table, 'Ben', 2);
    await guest.client.ask({ type: 'stand' });
    expect(await guest.client.ask({ type: 'sit', name: 'Ben', seat: 1 })).toMatchObject({ type: 'ok', seat: 1 });
  });
});

test('two phones that open the invitation in the same moment get a seat each (D26)', async () => {
  const hall = await TestHall.open();
  const { table } = await hall.create({ seats: 3 });
  const phones = await Promise.all([hall.client(table), hall.client(table)]);
  const answers = await Promise.all(phones.map((phone) => phone.ask({ type: 'sit', name: 'Ben' })));
  const seated = answers.map((answer) => (answer.type === 'ok' ? answer : undefined));
  expect(seated.map((answer) => answer?.seat)).toEqual([1, 2]);
  expect(new Set(seated.map((answer) => answer?.token)).size).toBe(2);
  expect(phones[0]?.view.places.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Ben 2']);
});

describe('a host who leaves (D29)', () => {
  test.each(['round', 'score'] as const)(
    'in the phase %s leaves the right to another person, and play goes on',
    async (phase) => {
      const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { settings: { leaver: 'out' } });
      const [anna, ben, cleo] = clients;
      while (ben?.view.phase !== phase) await present(onTurn(clients)).playSomething();
      await anna?.ask({ type: 'stand' });
      expect(ben?.view.places.map(({ isHost }) => isHost)).toEqual([false, true, false]);
      expect(await anna?.ask({ type: 'settings', settings: { botMs: 0 } })).toMatchObject({ code: 'not-seated' });
      expect(await ben?.ask({ type: 'settings', settings: { botMs: 0 } })).toMatchObject({ type: 'ok' });
      if (phase === 'score') for (const client of [ben, cleo]) await client?.ask({ type: 'next' });
      const mover = present(onTurn(clients));
      expect([1, 2]).toContain(mover.view.you);
      await mover.playSomething();
    },
  );

  test('and who is sent away while on turn holds nobody up', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { settings: { leaver: 'out' } });
    const [anna] = clients;
    for (let moves = 0; anna?.view.round?.turn === 0 && moves < 50; moves++) await anna.playSomething();
    const seat = present(anna?.view.round?.turn);
    const gone = present(clients[seat]);
    expect(await anna?.ask({ type: 'kick', seat })).toMatchObject({ type: 'ok' });
    expect(gone.byes).toEqual(['kicked']);
    expect(gone.isClosed).toBe(true);
    expect(anna?.view.round?.turn).not.toBe(seat);
    await present(onTurn(clients.filter((client) => client !== gone))).playSomething();
  });
});

describe('standing up', () => {
  test('in the lobby the seat becomes free, and the right of the host moves on', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create();
    const anna = await hall.client(table, token);
    const ben = await hall.guest(table, 'Ben');
    expect(await anna.ask({ type: 'stand' })).toMatchObject({ type: 'ok' });
    expect(anna.view.you).toBeUndefined();
    expect(ben.client.view.places[0]?.occupant).toBe('free');
    expect(ben.client.view.places[1]?.isHost).toBe(true);
    expect(ben.client.events).toContainEqual({ type: 'seat', seat: 0, what: 'stood', name: 'Anna' });
  });

  test('in a round a bot goes on with the cards, where the table chose so', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo']);
    const [anna, ben] = clients;
    const count = anna?.view.places[1]?.count;
    await ben?.ask({ type: 'stand' });
    expect(anna?.view.places[1]).toMatchObject({ occupant: 'bot', count });
    expect(anna?.view.places[1]?.name).not.toBe('Ben');
  });

  test('in a round the cards go under the draw pile, where the table chose so', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { settings: { leaver: 'out' } });
    const [anna, ben] = clients;
    const before = anna?.view.round?.drawCount ?? 0;
    const count = anna?.view.places[1]?.count ?? 0;
    await ben?.ask({ type: 'stand' });
    expect(anna?.view.round?.drawCount).toBe(before + count);
    expect(anna?.view.places[1]).toMatchObject({ occupant: 'free', isIn: false, count: 0 });
    expect(anna?.events).toContainEqual({ type: 'left', seat: 1 });
  });

  test('with one player left the match is over', async () => {
    const { clients } = await playingTable(['Anna', 'Ben'], { settings: { leaver: 'out' } });
    await clients[1]?.ask({ type: 'stand' });
    expect(clients[0]?.view.phase).toBe('over');
    expect(clients[0]?.view.match?.winners).toEqual([0]);
    expect(clients[0]?.view.match?.results).toMatchObject([{ seats: [0, 1] }]);
  });

  test('who has played in a match stays named in it until a rematch, whoever gets up or sits down', async () => {
    const request = { settings: { leaver: 'out' } } as const;
    const { clients } = await playingTable(['Anna', 'Ben'], request);
    const players = () => clients[0]?.view.match?.players.map(({ name, isGone }) => [name, isGone]);
    expect(players()).toEqual([
      ['Anna', false],
      ['Ben', false],
    ]);
    await clients[1]?.ask({ type: 'stand' });
    await clients[0]?.ask({ type: 'bot', seat: 1, on: true });
    expect(clients[0]?.view.places[1]).toMatchObject({ occupant: 'bot' });
    expect(players()).toEqual([
      ['Anna', false],
      ['Ben', true],
    ]);
    await clients[0]?.ask({ type: 'next' });
    expect(clients[0]?.view.phase).toBe('round');
    expect(clients[0]?.view.match?.players).toMatchObject([{ name: 'Anna' }, { occupant: 'bot', isGone: false }]);
  });

  test('who leaves the match in its last round wins nothing of it', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const request = { settings: { leaver: 'out' }, overrides: { matchRounds: 1, matchTarget: 0 } } as const;
      const { clients } = await playingTable(['Anna', 'Ben'], request, { seed: `last round ${seed}` });
      await clients[1]?.ask({ type: 'stand' });
      expect(clients[0]?.view.match).toMatchObject({ isOver: true, winners: [0] });
      expect(clients[0]?.view.match?.results).toMatchObject([{ winner: 0, nextDealer: undefined }]);
    }
  });

  test('the deal goes on to the left of who dealt and left', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const request = { settings: { leaver: 'out' } } as const;
      const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], request, { seed: `dealer ${seed}` });
      const dealer = present(clients[0]?.view.round?.dealer);
      await clients[dealer]?.ask({ type: 'stand' });
      const others = clients.filter((_, seat) => seat !== dealer);
      for (let step = 0; step < 2_000 && others[0]?.view.phase === 'round'; step++)
        await onTurn(others)?.playSomething();
      for (const client of others) await client.ask({ type: 'next' });
      expect(others[0]?.view.round?.dealer).toBe((dealer + 1) % 3);
    }
  });

  test('its own token is worth nothing any more', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben', 'Cleo']);
    await clients[1]?.ask({ type: 'stand' });
    const again = await hall.client(table, tokens[1]);
    expect(again.errors).toEqual([{ type: 'error', code: 'bad-token' }]);
    expect(again.view.you).toBeUndefined();
  });
});

describe('the host', () => {
  test('sends another person away, who is told and cannot act', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo']);
    const [anna, ben, cleo] = clients;
    expect(await cleo?.ask({ type: 'kick', seat: 1 })).toMatchObject({ code: 'host-only' });
    expect(await anna?.ask({ type: 'kick', seat: 0 })).toMatchObject({ code: 'not-now' });
    expect(await anna?.ask({ type: 'kick', seat: 1 })).toMatchObject({ type: 'ok' });
    expect(ben?.byes).toEqual(['kicked']);
    expect(ben?.isClosed).toBe(true);
    expect(cleo?.view.places[1]?.occupant).toBe('bot');
    expect(cleo?.events).toContainEqual({ type: 'seat', seat: 1, what: 'kicked', name: 'Ben' });
  });

  test('seats bots and lets them go, before a match', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ seats: 3 });
    const anna = await hall.client(table, token);
    const ben = await hall.guest(table, 'Ben');
    expect(await ben.client.ask({ type: 'bot', seat: 2, on: true })).toMatchObject({ code: 'host-only' });
    expect(await anna.ask({ type: 'bot', seat: 2, on: true })).toMatchObject({ type: 'ok' });
    expect(anna.view.places[2]?.occupant).toBe('bot');
    expect(await anna.ask({ type: 'bot', seat: 1, on: true })).toMatchObject({ code: 'seat-taken' });
    expect(await anna.ask({ type: 'bot', seat: 1, on: false })).toMatchObject({ code: 'seat-taken' });
    expect(await anna.ask({ type: 'bot', seat: 9, on: true })).toMatchObject({ code: 'bad-message' });
    await anna.ask({ type: 'start' });
    expect(await anna.ask({ type: 'bot', seat: 2, on: false })).toMatchObject({ code: 'not-now' });
  });

  test('who stays away in the lobby passes the right on to somebody who is there', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ settings: { awaySeconds: 30 } });
    const anna = await hall.client(table, token);
    const ben = await hall.guest(table, 'Ben');
    anna.leave();
    await hall.clock.advance(29_000);
    expect(ben.client.view.places[0]?.isHost).toBe(true);
    await hall.clock.advance(2_000);
    expect(ben.client.view.places[1]?.isHost).toBe(true);
  });
});

describe('names', () => {
  test('can be changed at any time, and stay distinct', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    await clients[1]?.ask({ type: 'rename', name: 'Anna' });
    expect(names(clients[0]?.view.places ?? [])).toEqual(['Anna', 'Anna 2']);
    const seq = clients[1]?.seq;
    await clients[1]?.ask({ type: 'rename', name: 'Anna' });
    expect(clients[1]?.seq).toBe(seq);
  });
});
