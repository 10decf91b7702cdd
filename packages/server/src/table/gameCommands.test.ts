import type { TableView } from '@hausregel/protocol';
import { stampList } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, playingTable, someMove, TestHall, type TestClient } from '../testing/testHall.ts';

/** Never lays a card unless it must. */
const drawOrPass = (view: TableView): string => view.round?.otherMoves[0] ?? someMove(view);

/** Plays until the round is scored; bots are waited for. */
async function playRound(
  hall: TestHall,
  clients: readonly TestClient[],
  choose: (view: TableView) => string = someMove,
): Promise<void> {
  for (let step = 0; step < 2_000; step++) {
    if (clients[0]?.view.phase !== 'round') return;
    const mover = onTurn(clients);
    if (mover === undefined) await hall.clock.advance(3_000);
    else await mover.ask({ type: 'move', move: choose(mover.view), seq: mover.seq });
  }
  throw new Error('The round does not end.');
}

/** Somebody at the table who is not on turn. */
const waiting = (clients: readonly TestClient[]): TestClient =>
  present(clients.find((client) => client.view.round?.turn !== client.view.you));

describe('dealing', () => {
  test('only the host deals, once, and only when enough players sit', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create();
    const anna = await hall.client(table, token);
    expect(await anna.ask({ type: 'start' })).toMatchObject({ code: 'not-now', at: 'players' });
    const ben = await hall.guest(table, 'Ben');
    expect(await ben.client.ask({ type: 'start' })).toMatchObject({ code: 'host-only' });
    expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    expect(await anna.ask({ type: 'start' })).toMatchObject({ code: 'not-now' });
    expect(anna.view.round?.hand).toHaveLength(5);
    expect(anna.view.round?.stamps).toEqual(stampList(anna.view.ruleSet, 2));
    expect(anna.view.places.map((place) => place.isIn)).toEqual([true, true, false, false]);
    expect(ben.client.events[0]).toMatchObject({ type: 'seat', what: 'sat' });
    expect(ben.client.events).toContainEqual(expect.objectContaining({ type: 'dealt' }));
  });

  test.each([
    ['swiss', false],
    ['mau-tse-tung', false],
    ['czech', true],
  ])('a start card is told of where one was turned, in %s: %s', async (ruleSet, isTurned) => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { ruleSet });
    const dealt = clients[1]?.events.find(({ type }) => type === 'dealt');
    const start = dealt?.type === 'dealt' ? dealt.start : 'not dealt';
    expect(start).toBe(isTurned ? clients[1]?.view.round?.top : undefined);
  });

  test('the first dealer is drawn by lot among those who play', async () => {
    const dealers = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { clients } = await playingTable(['Anna', 'Ben'], { seats: 4 }, { seed: `lot ${seed}` });
      dealers.add(present(clients[0]?.view.round).dealer);
    }
    expect(dealers).toEqual(new Set([0, 1]));
  });

  test('ready can be said in the lobby only', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ bots: 1 });
    const anna = await hall.client(table, token);
    await anna.ask({ type: 'ready', on: true });
    expect(anna.view.places[0]?.isReady).toBe(true);
    await anna.ask({ type: 'start' });
    expect(anna.view.places[0]?.isReady).toBe(false);
    expect(await anna.ask({ type: 'ready', on: true })).toMatchObject({ code: 'not-now' });
  });
});

describe('moves', () => {
  test('out of turn, of foreign cards and of unreadable text change nothing and are answered with a reason', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    const other = waiting(clients);
    const mover = present(onTurn(clients));
    const before = await hall.logText(table);
    const { seq } = mover;
    const refused = await other.ask({ type: 'move', move: 'draw', seq });
    expect(refused).toMatchObject({ code: 'not-your-turn', refusal: { code: 'not-your-turn', move: 'draw' } });
    const foreign = present(
      other.view.round?.hand.find((card) => !mover.view.round?.hand.some((own) => own.card === card.card)),
    );
    expect(await mover.ask({ type: 'move', move: foreign.card, seq })).toMatchObject({ code: 'not-in-hand' });
    expect(await mover.ask({ type: 'move', move: 'hello', seq })).toMatchObject({ code: 'not-understood', at: 'move' });
    expect(await mover.ask({ type: 'move', move: 'leave', seq })).toMatchObject({ code: 'not-now', at: 'move' });
    expect(await mover.ask({ type: 'move', move: 'catch 9', seq })).toMatchObject({ code: 'not-understood' });
    expect(await hall.logText(table)).toBe(before);
  });

  test('of spectators are refused, whatever they are', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    const watcher = await hall.client(table);
    expect(watcher.view.round?.hand).toEqual([]);
    expect(clients[0]?.view.spectators).toBe(1);
    const before = await hall.logText(table);
    for (const move of ['draw', 'pass', '>H', '~', 'catch 1', '7S']) {
      expect(await watcher.ask({ type: 'move', move, seq: watcher.seq })).toMatchObject({ code: 'not-seated' });
    }
    for (const type of ['stand', 'start', 'next'] as const)
      expect(await watcher.ask({ type })).toMatchObject({ code: 'not-seated' });
    expect(await watcher.ask({ type: 'chat', text: 'hi' })).toMatchObject({ code: 'not-seated' });
    expect(await hall.logText(table)).toBe(before);
  });

  test('two at once are judged in the order in which they arrive', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { ruleSet: 'family-kids' });
    const mover = present(onTurn(clients));
    const move = someMove(mover.view);
    const { seq } = mover;
    const [first, second] = await Promise.all([
      mover.ask({ type: 'move', move, seq }),
      mover.ask({ type: 'move', move, seq }),
    ]);
    expect(first.type).toBe('ok');
    expect(second).toMatchObject({ type: 'error' });
    // The second was chosen in an old position, so its sender is shown the table as it is.
    expect(mover.messages.at(-1)).toMatchObject({ type: 'update', events: [] });
  });

  test('chosen in a position that this server does not know are stale', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const mover = present(onTurn(clients));
    expect(await mover.ask({ type: 'move', move: 'draw', seq: mover.seq + 50 })).toMatchObject({ code: 'stale' });
    expect(mover.messages.at(-1)?.type).toBe('welcome');
  });

  test('before the first deal there is nothing to do, after the end of a round it is over', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ bots: 1 });
    const anna = await hall.client(table, token);
    expect(await anna.ask({ type: 'move', move: 'draw', seq: 1 })).toMatchObject({ code: 'not-now' });
    await anna.ask({ type: 'start' });
    await playRound(hall, [anna]);
    expect(await anna.ask({ type: 'move', move: 'draw', seq: anna.seq })).toMatchObject({ code: 'round-over' });
  });

  test('a wrong catch is refused to its sender and shown to all, but not twenty times a second', async () => {
    const { clients } = await playingTable(['Anna', 'Ben', 'Cleo']);
    const [anna, ben, cleo] = clients;
    for (let count = 0; count < 20; count++) {
      expect(await ben?.ask({ type: 'move', move: 'catch 2', seq: ben.seq })).toMatchObject({
        code: 'nothing-to-catch',
      });
    }
    const shown = cleo?.events.filter((event) => event.type === 'wrongCatch');
    expect(shown).toEqual([
      { type: 'wrongCatch', seat: 2, by: 1 },
      { type: 'wrongCatch', seat: 2, by: 1 },
    ]);
    expect(anna?.events).toContainEqual({ type: 'wrongCatch', seat: 2, by: 1 });
  });
});

describe('going on', () => {
  test('the next round is dealt when all persons have agreed; bots are not asked', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben'], { bots: 1 });
    const [anna, ben] = clients;
    expect(await anna?.ask({ type: 'next' })).toMatchObject({ code: 'not-now' });
    await playRound(hall, clients);
    expect(anna?.view.phase).toBe('score');
    expect(anna?.view.match).toMatchObject({ asked: [0, 2], ready: [] });
    const [result] = anna?.view.match?.results ?? [];
    expect(result?.totals).toEqual(result?.points);
    expect(result?.hands.map((hand) => hand.reduce((sum, { value }) => sum + value, 0))).toEqual(result?.points);
    await anna?.ask({ type: 'next' });
    await anna?.ask({ type: 'next' });
    expect(ben?.view.match?.ready).toEqual([0]);
    expect(ben?.view.phase).toBe('score');
    await ben?.ask({ type: 'next' });
    expect(ben?.view.phase).toBe('round');
    expect(ben?.view.round?.round).toBe(2);
    expect(ben?.view.match?.ready).toEqual([]);
  });

  test('who does not agree but leaves holds nobody up', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben', 'Cleo']);
    const [anna, ben, cleo] = clients;
    await playRound(hall, clients);
    await anna?.ask({ type: 'next' });
    await ben?.ask({ type: 'next' });
    await cleo?.ask({ type: 'stand' });
    expect(anna?.view.phase).toBe('round');
  });

  test('before a deciding round among bots alone the persons who watch it are asked', async () => {
    const overrides = { scoring: 'wins', matchRounds: 2, matchTarget: 0, drawWhenAbleToLay: true };
    let askedForOthers = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { hall, clients } = await playingTable(['Anna'], { bots: 4, overrides }, { seed: `deciding ${seed}` });
      const anna = present(clients[0]);
      for (let round = 0; round < 12 && anna.view.phase !== 'over'; round++) {
        await playRound(hall, clients, drawOrPass);
        if (anna.view.phase !== 'score') continue;
        await anna.ask({ type: 'next' });
        expect(anna.view.phase).toBe('round');
        if (anna.view.places[0]?.isIn === false) askedForOthers += 1;
      }
      expect(anna.view.phase).toBe('over');
    }
    expect(askedForOthers).toBeGreaterThan(0);
  });

  test('where all who played have left, a late guest is asked', async () => {
    const settings = { leaver: 'out', botMs: 0 } as const;
    const { hall, table, clients } = await playingTable(['Anna'], { bots: 2, seats: 4, settings });
    const ben = await hall.guest(table, 'Ben', 3);
    await clients[0]?.ask({ type: 'stand' });
    await playRound(hall, [ben.client]);
    expect(ben.client.view.match).toMatchObject({ asked: [3], ready: [] });
    expect(ben.client.view.phase).toBe('score');
    await ben.client.ask({ type: 'next' });
    expect(ben.client.view.phase).toBe('round');
  });

  test('somebody who is gone is not waited for', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben'], { settings: { awaySeconds: 20 } });
    await playRound(hall, clients);
    clients[1]?.leave();
    await clients[0]?.ask({ type: 'next' });
    expect(clients[0]?.view.phase).toBe('score');
    await hall.clock.advance(21_000);
    expect(clients[0]?.view.phase).toBe('round');
  });

  test('after the match a rematch starts from nothing with the same rules and those who sit there', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben'], { overrides: { matchTarget: 20 } });
    for (let round = 0; round < 30 && clients[0]?.view.phase !== 'over'; round++) {
      await playRound(hall, clients);
      if (clients[0]?.view.phase === 'score') for (const client of clients) await client.ask({ type: 'next' });
    }
    const view = present(clients[0]).view;
    expect(view.phase).toBe('over');
    expect(view.match?.winners.length).toBeGreaterThan(0);
    for (const client of clients) await client.ask({ type: 'next' });
    expect(clients[0]?.view.phase).toBe('round');
    expect(clients[0]?.view.match).toMatchObject({ results: [], totals: [0, 0], isOver: false });
    expect(clients[0]?.view.ruleSet).toEqual(view.ruleSet);
  });
});

describe('settings', () => {
  test('belong to the host, one by one', async () => {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const [anna, ben] = clients;
    expect(await ben?.ask({ type: 'settings', settings: { botMs: 0 } })).toMatchObject({ code: 'host-only' });
    await anna?.ask({ type: 'settings', settings: { botMs: 700 } });
    expect(ben?.view.settings).toMatchObject({ botMs: 700, turnSeconds: 0, leaver: 'bot' });
  });
});

describe('chat', () => {
  test('reaches all, is kept for those who come later, and does not touch the game', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    const [anna, ben] = clients;
    const before = anna?.view;
    await ben?.ask({ type: 'chat', text: 'draw' });
    const line = { n: 1, seat: 1, name: 'Ben', text: 'draw', at: hall.clock.now() };
    expect(anna?.messages.at(-1)).toEqual({ type: 'chat', line });
    expect(anna?.view).toBe(before);
    const watcher = await hall.client(table);
    expect(watcher.messages[0]).toMatchObject({ type: 'welcome', chat: [line] });
  });

  test('in every phase, and while cards are demanded, changes nothing but itself (D22)', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { overrides: { matchTarget: 20 } });
    const met = new Set<string>();
    for (let step = 0; step < 2_000 && met.size < 4; step++) {
      const { phase, round } = present(clients[0]).view;
      const what = phase === 'round' && round?.demand !== undefined ? 'demand' : phase;
      if (!met.has(what)) {
        await hall.clock.advance(30_000);
        const before = clients.map(({ view }) => view);
        for (const text of ['draw', '7S', '~', 'H', '{"type":"move"}'])
          expect(await present(clients[step % 2]).ask({ type: 'chat', text })).toMatchObject({ type: 'ok' });
        expect(clients.map(({ view }) => view)).toEqual(before);
        met.add(what);
      }
      if (phase === 'round') await present(onTurn(clients)).playSomething();
      else for (const client of clients) await client.ask({ type: 'next' });
    }
    expect([...met].toSorted()).toEqual(['demand', 'over', 'round', 'score']);
    expect((await hall.logText(table)).match(/"type":"chat"/g)).toHaveLength(20);
  });

  test('is throttled, and comes back with time', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben']);
    const answers: string[] = [];
    for (let count = 0; count < 8; count++)
      answers.push((await present(clients[0]).ask({ type: 'chat', text: 'x' })).type);
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'error', 'error', 'error']);
    await hall.clock.advance(2_500);
    expect(await clients[0]?.ask({ type: 'chat', text: 'x' })).toMatchObject({ type: 'ok' });
  });
});
