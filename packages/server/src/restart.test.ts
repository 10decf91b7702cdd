import { describe, expect, test } from 'vitest';
import { PRESETS } from '@hausregel/rules';
import { present } from './assert.ts';
import { botBrain } from './bots/botBrain.ts';
import { FIRST_EPOCH } from './log/eventLog.ts';
import { MemoryLog } from './log/memoryLog.ts';
import { TableState } from './table/tableState.ts';
import { settle } from './testing/fakeClock.ts';
import { onTurn, playingTable, someMove, type TestClient, TestHall } from './testing/testHall.ts';

/** The parts of a view that a restart must not change. */
const lasting = (client: TestClient) => {
  const { places, round, ...rest } = client.view;
  return {
    ...rest,
    spectators: 0,
    places: places.map((place) => ({ ...place, isConnected: true, awayMs: undefined })),
    round: round === undefined ? undefined : { ...round, deadline: undefined },
  };
};

/** Plays on until a condition holds for the first client. */
async function playUntil(hall: TestHall, clients: readonly TestClient[], holds: () => boolean): Promise<boolean> {
  for (let step = 0; step < 400 && !holds(); step++) {
    if (clients[0]?.view.phase === 'score') for (const client of clients) await client.ask({ type: 'next' });
    const mover = onTurn(clients);
    if (mover === undefined) await hall.clock.advance(2_000);
    else await mover.playSomething();
  }
  return holds();
}

describe('after a restart', () => {
  test('a table is in the middle of the same chain: same hands, same turn, same demand', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben', 'Cleo'], { ruleSet: 'skat' });
    const isChain = await playUntil(hall, clients, () => 'draw' in (clients[0]?.view.round?.demand ?? {}));
    expect(isChain).toBe(true);
    const before = clients.map(lasting);
    const restarted = await hall.restart();
    const again: TestClient[] = [];
    for (const token of tokens) again.push(await restarted.client(table, token));
    await settle();
    expect(again.map(lasting)).toEqual(before);
    await present(onTurn(again)).playSomething();
  });

  test('the shuffles go on as they would have: draws and reshuffles are the same with and without it', async () => {
    const finish = async (isRestarted: boolean): Promise<unknown> => {
      const playing = await playingTable(['Anna', 'Ben'], { ruleSet: 'skat-plus' }, { seed: 'same' });
      const { table, tokens } = playing;
      let { hall, clients } = playing;
      for (let step = 0; step < 150; step++) {
        if (isRestarted && step === 20) {
          hall = await hall.restart('another process');
          clients = [await hall.client(table, tokens[0]), await hall.client(table, tokens[1])];
          await settle();
        }
        if (clients[0]?.view.phase !== 'round') break;
        const mover = present(onTurn(clients));
        const others = mover.view.round?.otherMoves ?? [];
        const move = others.includes('draw') && step < 120 ? 'draw' : undefined;
        if (move === undefined) await mover.playSomething();
        else await mover.ask({ type: 'move', move, seq: mover.seq });
      }
      return { round: clients[0]?.view.round, hands: clients.map((client) => client.view.round?.hand) };
    };
    expect(await finish(true)).toEqual(await finish(false));
  });

  test('clocks begin anew and nobody loses time', async () => {
    const { hall, table, tokens } = await playingTable(['Anna', 'Ben'], {
      settings: { turnSeconds: 30, awaySeconds: 20 },
    });
    await hall.clock.advance(25_000);
    const restarted = await hall.restart();
    await hall.clock.advance(120_000);
    const anna = await restarted.client(table, tokens[0]);
    expect(anna.view.round?.deadline).toBe(hall.clock.now() + 30_000);
    expect(anna.view.places[1]).toMatchObject({ standIn: false, awayMs: 20_000 });
  });

  test('codes, chat, settings and agreements are still there', async () => {
    const { hall, table, code, clients, tokens } = await playingTable(['Anna', 'Ben']);
    await clients[0]?.ask({ type: 'chat', text: 'Gruß' });
    await clients[0]?.ask({ type: 'settings', settings: { botLevel: 'hard' } });
    await playUntil(hall, clients, () => clients[0]?.view.phase === 'score');
    await clients[1]?.ask({ type: 'next' });
    const restarted = await hall.restart();
    expect(await restarted.hall.find(code)).toMatchObject({ ok: true, value: { table } });
    const anna = await restarted.client(table, tokens[0]);
    expect(anna.messages[0]).toMatchObject({ type: 'welcome', chat: [{ text: 'Gruß', name: 'Anna' }] });
    expect(anna.view.settings.botLevel).toBe('hard');
    expect(anna.view.match?.ready).toEqual([1]);
  });

  test('removed tables stay removed', async () => {
    const { hall, code, clients } = await playingTable(['Anna', 'Ben']);
    for (const client of clients) client.leave();
    await hall.clock.advance(25 * 3_600_000);
    const restarted = await hall.restart();
    expect(restarted.hall.tableCount).toBe(0);
    expect(await restarted.hall.find(code)).toEqual({ ok: false, error: { code: 'code-expired' } });
    await hall.clock.advance(25 * 3_600_000);
    expect((await restarted.log.tables(0)).length).toBe(0);
  });

  test.each(PRESETS.map((preset) => preset.id))(
    'the log of a match of %s folds to the same table at every point',
    async (ruleSet) => {
      const { hall, table, clients } = await playingTable(
        ['Anna'],
        { ruleSet, bots: 3, settings: { botMs: 0 } },
        { brain: botBrain },
      );
      await playUntil(hall, clients, () => (clients[0]?.view.match?.results.length ?? 0) >= 2);
      const entries = await hall.log.read(table);
      const state = new TableState(present(entries[0]));
      for (const entry of entries.slice(1)) state.fold(entry);
      expect(state.match).toEqual(expect.objectContaining({ totals: clients[0]?.view.match?.totals }));
      expect(state.seq).toBe(clients[0]?.seq);
    },
  );
});

describe('a log that does not answer', () => {
  test('means that nobody is told; what is in memory is thrown away and read again', async () => {
    const log = new MemoryLog();
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben'], {}, { log });
    const mover = present(onTurn(clients));
    const before = await hall.logText(table);
    const heard = mover.messages.length;
    log.isFailing = true;
    mover.tell({ type: 'move', move: someMove(mover.view), seq: mover.seq });
    mover.tell({ type: 'chat', text: 'hello' });
    await settle();
    expect(mover.messages).toHaveLength(heard);
    expect(clients.every((client) => client.isClosed)).toBe(true);
    expect(hall.reports).toContainEqual(expect.objectContaining({ event: 'table-failed' }));
    expect(await hall.hall.connect(table, tokens[0], mover)).toEqual({ ok: false, error: { code: 'server-busy' } });
    log.isFailing = false;
    await hall.clock.advance(1_000);
    expect(await hall.logText(table)).toBe(before);
    const again = await hall.client(table, tokens[present(mover.view.you)]);
    await again.playSomething();
  });

  test('makes no table', async () => {
    const log = new MemoryLog();
    const hall = await TestHall.open({ log });
    log.isFailing = true;
    await expect(hall.create()).rejects.toThrow('server-busy');
    await hall.clock.advance(1_000);
    expect(hall.hall.tableCount).toBe(0);
  });

  test('of one table does not disturb another', async () => {
    const log = new MemoryLog();
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], {}, { log });
    const other = await hall.create({ playerName: 'Cleo', bots: 1 });
    const cleo = await hall.client(other.table, other.token);
    // Somebody else has written the first table.
    const last = present((await log.read(table)).at(-1));
    await log.append(
      [{ ...last, seq: last.seq + 1, command: undefined, event: { type: 'host', seat: 0 } }],
      FIRST_EPOCH,
    );
    clients[0]?.tell({ type: 'chat', text: 'x' });
    await settle();
    expect(clients[0]?.isClosed).toBe(true);
    expect(await cleo.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
  });
});
