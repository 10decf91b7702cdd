import type { CreateTable } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { TableState } from './tableState.ts';
import { onTurn, playingTable, TestHall, type TestClient } from '../testing/testHall.ts';

const GRAND: Partial<CreateTable> = { ruleSet: 'mau-tse-tung', settings: { botMs: 0 } };

/** Sends a move; the answer. */
const move = async (client: TestClient, text: string): ReturnType<TestClient['ask']> =>
  client.ask({ type: 'move', move: text, seq: client.seq });

describe('the deal', () => {
  test('is the host\u2019s first, who chooses the size of the hands', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], GRAND);
    const [anna, ben] = clients;
    expect(anna?.view.round).toMatchObject({ dealer: 0, turn: 0, constant: 0, demand: { deal: { min: 7, max: 15 } } });
    expect(await move(present(ben), 'deal 9')).toMatchObject({ code: 'not-your-turn' });
    expect(await move(present(anna), 'deal 16')).toMatchObject({ type: 'error' });
    expect(await move(present(anna), 'deal 9')).toMatchObject({ type: 'ok' });
    expect(ben?.view.places.slice(0, 3).map(({ count }) => count)).toEqual([9, 9, 9]);
    expect(ben?.events).toContainEqual(expect.objectContaining({ type: 'handsDealt', seat: 0, handSize: 9 }));
  });

  test('is another seat\u2019s where the table says so, and a bot makes it by itself', async () => {
    const settings = { botMs: 0, constant: 1 };
    const { hall, clients } = await playingTable(['Anna'], { ...GRAND, bots: 2, settings }, { brain: botBrain });
    const [anna] = clients;
    expect(anna?.view.round).toMatchObject({ dealer: 1, constant: 1 });
    await hall.clock.advance(1_000);
    expect(anna?.events).toContainEqual(expect.objectContaining({ type: 'handsDealt', seat: 1 }));
  });

  test('passes to the left of a Kreuzkonstante who has left', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { ...GRAND, settings: { leaver: 'out' } });
    const [anna, ben] = clients;
    await anna?.ask({ type: 'stand' });
    expect(ben?.view.settings.constant).toBe(1);
    expect(ben?.view.round).toMatchObject({ dealer: 1, turn: 1, demand: { deal: { min: 7 } } });
  });

  test('a seat that does not exist cannot be the Kreuzkonstante', async () => {
    const hall = await TestHall.open();
    await expect(hall.create({ ...GRAND, seats: 3, settings: { constant: 3 } })).rejects.toThrow('settings.constant');
  });
});

describe('breaking off', () => {
  test('ends the round once every person has agreed; the bots agree with them', async () => {
    const { clients } = await playingTable(['Anna', 'Ben'], { ...GRAND, bots: 2 });
    const [anna, ben] = clients;
    await move(present(anna), 'deal 7');
    expect(ben?.view.round?.sideMoves).toContain('break');
    expect(await move(present(ben), 'break')).toMatchObject({ type: 'ok' });
    expect(anna?.view).toMatchObject({ phase: 'round', round: { agreed: [3] } });
    expect(await move(present(ben), 'break')).toMatchObject({ code: 'too-late' });
    await move(present(anna), 'break');
    expect(anna?.view.phase).toBe('score');
    expect(anna?.view.match?.totals).toEqual([0, 0, 0, 0]);
    expect(anna?.view.match?.results[0]).toMatchObject({ winner: undefined, nextDealer: 0 });
  });

  test('a person who stands up is no longer waited for', async () => {
    const { clients } = await playingTable(['Anna', 'Ben'], { ...GRAND, bots: 1 });
    const [anna, ben] = clients;
    await move(present(anna), 'deal 7');
    await move(present(anna), 'break');
    expect(anna?.view.phase).toBe('round');
    await ben?.ask({ type: 'stand' });
    expect(anna?.view.phase).toBe('score');
  });

  test('is unknown to other rules', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    expect(await move(present(clients[0]), 'break')).toMatchObject({ code: 'not-understood' });
  });

  test('is what closing an unfinished table comes to', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], GRAND);
    await move(present(clients[0]), 'deal 7');
    for (const client of clients) client.leave();
    await hall.clock.advance(25 * 3_600_000);
    const entries = await hall.log.read(table);
    const [first, ...rest] = entries;
    const state = new TableState(present(first));
    for (const entry of rest) state.fold(entry);
    expect(state.isClosed).toBe(true);
    expect(state.results).toHaveLength(1);
    expect(state.match?.totals).toEqual([0, 0]);
  });
});

describe('the host closes the table', () => {
  test('in the middle of a round: it is broken off and scored, all see that, and the table is gone (MTT-7)', async () => {
    const { hall, table, code, clients } = await playingTable(['Anna', 'Ben'], GRAND);
    const [anna, ben] = clients;
    await move(present(anna), 'deal 7');
    expect(await ben?.ask({ type: 'close' })).toMatchObject({ code: 'host-only' });
    expect(ben?.view.phase).toBe('round');
    expect(await anna?.ask({ type: 'close' })).toMatchObject({ type: 'ok' });
    expect(clients.map((client) => client.byes)).toEqual([['table-gone'], ['table-gone']]);
    expect(ben?.view).toMatchObject({ phase: 'score', match: { totals: [0, 0], results: [{ winner: undefined }] } });
    const entries = await hall.log.read(table);
    expect(entries.at(-1)?.event).toEqual({ type: 'closed', why: 'host' });
    expect((await hall.hall.find(code)).ok).toBe(false);
    const again = await hall.restart();
    expect((await again.hall.find(code)).ok).toBe(false);
  });

  test('before a round, or with other rules: nothing is scored', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const [anna, ben] = clients;
    await anna?.ask({ type: 'close' });
    expect(ben?.byes).toEqual(['table-gone']);
    expect(ben?.view.match?.results).toEqual([]);
  });
});

describe('a queen of spades and the player on turn, both at once', () => {
  const cardsOf = (client: TestClient): string[] => present(client.view.round).hand.map(({ card }) => card);
  /** A lay after which the next player is on turn in an ordinary way. */
  const layOf = (client: TestClient): string | undefined =>
    client.view.round?.hand.flatMap((card) => card.moves).find((text) => /^[34K].$/.test(text));

  /** A table at a moment at which somebody may lay Q♠ out of turn and the player on turn may lay as well. */
  async function jackOnTop(): Promise<{ readonly onTurn: TestClient; readonly holder: TestClient }> {
    for (let table = 0; table < 40; table++) {
      const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], GRAND, { seed: `queen ${table}` });
      await move(present(clients[0]), 'deal 15');
      for (let step = 0; step < 150 && clients[0]?.view.phase === 'round'; step++) {
        const first = present(onTurn(clients));
        const mayJump = (client: TestClient): boolean =>
          client !== first &&
          present(client.view.round).hand.some(({ card, moves }) => card === 'QS' && moves.length > 0);
        const { turn, direction } = present(first.view.round);
        const isNext = (client: TestClient): boolean => client.view.you === (present(turn) + direction + 3) % 3;
        const holder = clients.find((client) => mayJump(client) && !isNext(client));
        if (holder !== undefined && layOf(first) !== undefined) return { onTurn: first, holder };
        await first.playSomething();
      }
    }
    throw new Error('There was no such moment.');
  }

  test('the queen comes too late: a clear code, the view as it is now, and the queen still in hand', async () => {
    const { onTurn: first, holder } = await jackOnTop();
    const before = cardsOf(holder);
    const updates = holder.messages.length;
    const [, late] = await Promise.all([move(first, present(layOf(first))), move(holder, 'QS')]);
    expect(late).toMatchObject({ type: 'error', code: 'not-your-turn', refusal: { move: 'QS' } });
    expect(cardsOf(holder)).toEqual(expect.arrayContaining(before));
    expect(holder.seq).toBe(first.seq);
    expect(holder.messages.slice(updates).filter(({ type }) => type === 'update').length).toBeGreaterThan(0);
  });

  test('the queen comes first: the other is no longer on turn, and loses nothing', async () => {
    const { onTurn: first, holder } = await jackOnTop();
    const before = cardsOf(first);
    const [queen, late] = await Promise.all([move(holder, 'QS'), move(first, present(layOf(first)))]);
    expect(queen).toMatchObject({ type: 'ok' });
    expect(late).toMatchObject({ type: 'error', code: 'not-your-turn' });
    expect(cardsOf(first)).toEqual(before);
    expect(first.view.round).toMatchObject({ top: 'QS', turn: holder.view.you, wish: undefined });
  });
});

describe('looking into hands', () => {
  // The bot sits on seat 1, the guests on 2 and 3.
  async function dealtTable(settings: Partial<CreateTable['settings'] & object> = {}): Promise<TestClient[]> {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { ...GRAND, bots: 1, settings });
    await move(present(clients[0]), 'deal 7');
    return clients;
  }
  const seen = (client: TestClient | undefined, seat: number): readonly string[] | undefined =>
    client?.view.places[seat]?.hand;

  test('is by asking: the owner grants it, and can end it; nobody else sees the hand', async () => {
    const [anna, ben, cleo] = await dealtTable();
    expect(anna?.view.settings.looks).toBe('ask');
    expect(seen(anna, 2)).toBeUndefined();
    expect(await anna?.ask({ type: 'look', seat: 2 })).toMatchObject({ type: 'ok' });
    expect(seen(anna, 2)).toBeUndefined();
    expect(ben?.view.round?.looks).toEqual({ asking: [0], shownTo: [] });
    await ben?.ask({ type: 'show', seat: 0, on: true });
    expect(seen(anna, 2)).toEqual(ben?.view.round?.hand.map(({ card }) => card));
    expect(seen(cleo, 2)).toBeUndefined();
    expect(seen(ben, 0)).toBeUndefined();
    expect(cleo?.events).toContainEqual({ type: 'look', seat: 0, of: 2, what: 'shown' });
    await ben?.ask({ type: 'show', seat: 0, on: false });
    expect(seen(anna, 2)).toBeUndefined();
    expect(anna?.events.at(-1)).toEqual({ type: 'look', seat: 0, of: 2, what: 'ended' });
  });

  test('can be refused; bots refuse at once; a hand may be shown unasked', async () => {
    const [anna, ben] = await dealtTable();
    await anna?.ask({ type: 'look', seat: 2 });
    await ben?.ask({ type: 'show', seat: 0, on: false });
    expect(anna?.events.at(-1)).toEqual({ type: 'look', seat: 0, of: 2, what: 'refused' });
    await anna?.ask({ type: 'look', seat: 1 });
    expect(anna?.events.slice(-2)).toEqual([
      { type: 'look', seat: 0, of: 1, what: 'asked' },
      { type: 'look', seat: 0, of: 1, what: 'refused' },
    ]);
    await anna?.ask({ type: 'show', seat: 2, on: true });
    expect(seen(ben, 0)).toHaveLength(7);
    expect(await anna?.ask({ type: 'look', seat: 0 })).toMatchObject({ code: 'not-now', at: 'seat' });
  });

  test('ends with the round, and when the host closes the hands', async () => {
    const [anna, ben] = await dealtTable();
    await ben?.ask({ type: 'show', seat: 0, on: true });
    expect(seen(anna, 2)).toHaveLength(7);
    await anna?.ask({ type: 'settings', settings: { looks: 'closed' } });
    expect(seen(anna, 2)).toBeUndefined();
    expect(await anna?.ask({ type: 'look', seat: 2 })).toMatchObject({ code: 'not-now' });
  });

  test('is not forced on players who were dealt closed hands: the host cannot open them in a round', async () => {
    const [anna, ben] = await dealtTable();
    const answer = await anna?.ask({ type: 'settings', settings: { looks: 'open' } });
    expect(answer).toMatchObject({ code: 'not-now', at: 'settings.looks' });
    expect(seen(anna, 2)).toBeUndefined();
    expect(ben?.view.settings.looks).toBe('ask');
    expect(await anna?.ask({ type: 'settings', settings: { botMs: 0 } })).toMatchObject({ type: 'ok' });
  });

  test('needs no asking where all hands lie open, but spectators see none', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { ...GRAND, settings: { looks: 'open' } });
    await move(present(clients[0]), 'deal 12');
    const watcher = await hall.client(table);
    expect(seen(clients[0], 1)).toHaveLength(12);
    expect(seen(watcher, 1)).toBeUndefined();
    expect(clients[0]?.view.places[1]).toMatchObject({ count: 12, isExact: true });
    expect(watcher.view.places[1]).toMatchObject({ count: 10, isExact: false });
  });

  test('is not for other rules', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const [anna] = clients;
    expect(anna?.view.settings.looks).toBe('closed');
    expect(await anna?.ask({ type: 'look', seat: 1 })).toMatchObject({ code: 'not-now' });
    const answer = await anna?.ask({ type: 'settings', settings: { looks: 'open' } });
    expect(answer).toMatchObject({ code: 'not-now', at: 'settings.looks' });
    expect(await anna?.ask({ type: 'whisper', seat: 1, text: 'pst' })).toMatchObject({ code: 'not-now' });
  });
});

describe('whispering', () => {
  test('reaches one other person and nobody else, also after coming back', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben', 'Cleo'], GRAND);
    const [anna, ben, cleo] = clients;
    const watcher = await hall.client(table);
    expect(await anna?.ask({ type: 'whisper', seat: 1, text: 'spiel Herz' })).toMatchObject({ type: 'ok' });
    const heard = (client: TestClient | undefined): boolean => JSON.stringify(client?.messages).includes('spiel Herz');
    expect([anna, ben, cleo, watcher].map(heard)).toEqual([true, true, false, false]);
    const again = await Promise.all(tokens.map((token) => hall.client(table, token)));
    expect(again.map(heard)).toEqual([true, true, false]);
    expect(await again[0]?.ask({ type: 'whisper', seat: 0, text: 'ich' })).toMatchObject({ code: 'not-now' });
  });

  test('stays with the person: whoever takes the seat later does not read it', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], GRAND);
    await clients[0]?.ask({ type: 'whisper', seat: 1, text: 'spiel Herz' });
    await clients[1]?.ask({ type: 'stand' });
    const guest = await hall.guest(table, 'Dora', 1);
    expect(JSON.stringify(guest.client.messages)).not.toContain('spiel Herz');
  });
});

describe('a round with bots', () => {
  test('comes to its end, cards out of turn included, and reads the same from the log', async () => {
    const { hall, table, clients } = await playingTable(['Anna'], { ...GRAND, bots: 2 }, { brain: botBrain });
    const anna = present(clients[0]);
    for (let step = 0; step < 3_000 && anna.view.phase === 'round'; step++) {
      if (onTurn(clients) === undefined) await hall.clock.advance(10);
      else await anna.playSomething();
    }
    expect(anna.view.phase).toBe('score');
    const entries = await hall.log.read(table);
    const [first, ...rest] = entries;
    const state = new TableState(present(first));
    for (const entry of rest) state.fold(entry);
    expect(state.results.map(({ points }) => points)).toEqual(anna.view.match?.results.map(({ points }) => points));
  });

  test('leaves its highest score as the record of the table, over rounds and rematches', async () => {
    const { hall, clients } = await playingTable(
      ['Anna'],
      { ...GRAND, bots: 2, overrides: { matchRoundsPerPlayer: 1 } },
      { brain: botBrain },
    );
    const anna = present(clients[0]);
    const scores: number[] = [];
    for (let round = 0; round < 5; round++) {
      for (let step = 0; step < 3_000 && anna.view.phase === 'round'; step++) {
        if (onTurn(clients) === undefined) await hall.clock.advance(10);
        else await anna.playSomething();
      }
      scores.push(...(anna.view.match?.results.at(-1)?.points ?? []));
      expect(anna.view.match?.record?.points ?? 0).toBe(Math.max(0, ...scores));
      await anna.ask({ type: 'next' });
    }
    expect(Math.max(...scores)).toBeGreaterThan(0);
  });
});
