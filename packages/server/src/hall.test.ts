import { describe, expect, test } from 'vitest';
import type { Brain } from './bots/brain.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { playingTable, plainBrain, TestHall } from './testing/testHall.ts';

describe('many tables', () => {
  test('leave nothing behind when they are gone', async () => {
    const hall = await TestHall.open();
    for (let count = 0; count < 300; count++) {
      const { table, token } = await hall.create({ bots: 1, start: true });
      const client = await hall.client(table, token);
      const watcher = await hall.client(table);
      client.leave();
      watcher.leave();
    }
    expect(hall.hall.tableCount).toBe(300);
    await hall.clock.advance(DEFAULT_LIMITS.table.emptyMs + 1_000);
    expect(hall.hall.tableCount).toBe(0);
    expect(hall.hall.clientCount).toBe(0);
    await hall.clock.advance(DEFAULT_LIMITS.hall.keepClosedMs + 2 * 3_600_000);
    expect(await hall.log.tables(0)).toEqual([]);
  });

  test('have a limit', async () => {
    const limits = { ...DEFAULT_LIMITS, hall: { ...DEFAULT_LIMITS.hall, tablesMax: 2 } };
    const hall = await TestHall.open({ limits });
    await hall.create();
    await hall.create();
    await expect(hall.create()).rejects.toThrow('server-busy');
  });
});

describe('a table that breaks', () => {
  test('is read again from its log; others do not notice, and in the end it is left alone', async () => {
    let isBroken = false;
    const brain: Brain = {
      ...plainBrain,
      choose: (question) => {
        if (isBroken) throw new Error('The bot has lost its mind: 7S 8H.');
        return plainBrain.choose(question);
      },
    };
    const { hall, table, clients, tokens } = await playingTable(
      ['Anna'],
      { bots: 2, settings: { botMs: 100 } },
      { brain },
    );
    const other = await hall.create({ bots: 1, playerName: 'Ben' });
    const ben = await hall.client(other.table, other.token);
    const [anna] = clients;
    for (let step = 0; step < 20 && anna?.view.round?.turn === 0; step++) await anna.playSomething();
    isBroken = true;
    await hall.clock.advance(300);
    expect(anna?.isClosed).toBe(true);
    expect(hall.reports[0]).toMatchObject({ level: 'error', event: 'table-failed', error: 'Error' });
    expect(JSON.stringify(hall.reports)).not.toContain('7S');
    expect(await ben.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
    await hall.clock.advance(1_000);
    isBroken = false;
    const again = await hall.client(table, tokens[0]);
    await hall.clock.advance(2_000);
    expect(again.seq).toBeGreaterThan(anna?.seq ?? 0);
  });
});
