import { encodeRuleSet, playersOf, presetById, PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, playingTable, type TestClient, TestHall } from '../testing/testHall.ts';

const RULES = encodeRuleSet(present(presetById('family')));
const SHOW_HANDS = { type: 'propose', rules: RULES, watching: 'hands' } as const;
/** So many moves of each rule set; most rounds are over by then. */
const MOVES = 60;
const OPEN = { settings: { watching: 'hands' } } as const;

const playOut = async (clients: readonly TestClient[]): Promise<void> => {
  for (let moves = 0; clients[0]?.view.phase === 'round' && moves < 800; moves++)
    await onTurn(clients)?.playSomething();
};

describe('that those who watch see all hands', () => {
  test('holds once all who sit have accepted it, and no card is dealt before', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ seats: 2 });
    const host = await hall.client(table, token);
    const { client: guest } = await hall.guest(table, 'Bo');
    const watcher = await hall.client(table);
    expect(await host.ask({ type: 'settings', settings: { watching: 'hands' } })).toMatchObject({
      code: 'not-now',
      at: 'settings.watching',
    });
    expect(await guest.ask(SHOW_HANDS)).toMatchObject({ code: 'host-only' });
    await host.ask(SHOW_HANDS);
    expect(guest.view).toMatchObject({
      proposal: { watching: 'hands', accepted: [0] },
      settings: { watching: 'public' },
    });
    expect(await host.ask({ type: 'start' })).toMatchObject({ code: 'not-now' });
    expect(await watcher.ask({ type: 'accept', on: true })).toMatchObject({ code: 'not-seated' });
    await guest.ask({ type: 'accept', on: false });
    expect(watcher.view.proposal).toBeUndefined();
    expect(watcher.view.settings.watching).toBe('public');
    await host.ask(SHOW_HANDS);
    await guest.ask({ type: 'accept', on: true });
    expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    for (const { view } of [host, guest, watcher])
      expect(view).toMatchObject({ phase: 'round', settings: { watching: 'hands' } });
    const again = await hall.restart();
    expect((await again.client(table)).view.settings.watching).toBe('hands');
  });

  test('waits for somebody who is away, however long, since nobody can agree for them', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ seats: 2, settings: { awaySeconds: 20 } });
    const host = await hall.client(table, token);
    const { client: guest, token: guestToken } = await hall.guest(table, 'Bo');
    guest.leave();
    await host.ask(SHOW_HANDS);
    await hall.clock.advance(600_000);
    expect(host.view.proposal).toMatchObject({ asked: [0, 1], accepted: [0] });
    const back = await hall.client(table, guestToken);
    await back.ask({ type: 'accept', on: true });
    expect(host.view.settings.watching).toBe('hands');
  });

  test('is asked of whoever sits down meanwhile', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ seats: 3 });
    const host = await hall.client(table, token);
    const { client: guest } = await hall.guest(table, 'Bo');
    await host.ask(SHOW_HANDS);
    const { client: late } = await hall.guest(table, 'Cleo');
    await guest.ask({ type: 'accept', on: true });
    expect(host.view.settings.watching).toBe('public');
    await late.ask({ type: 'accept', on: true });
    expect(host.view.settings.watching).toBe('hands');
  });

  test('cannot be changed until the match is over, in either way', async () => {
    for (const [before, after] of [
      ['public', 'hands'],
      ['hands', 'public'],
    ] as const) {
      const { clients } = await playingTable(['Anna', 'Bo'], { settings: { watching: before } });
      const [anna] = clients;
      const change = { type: 'propose', rules: RULES, watching: after } as const;
      expect(await anna?.ask(change)).toMatchObject({ code: 'not-now' });
      await playOut(clients);
      expect(anna?.view.phase).toBe('score');
      expect(await anna?.ask(change)).toMatchObject({ code: 'not-now', at: 'watching' });
      expect(anna?.view.settings.watching).toBe(before);
    }
  });
});

describe('a round shown to those who watch', () => {
  test('has every hand after every move, and is shown once it is over', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Bo'], OPEN);
    const watcher = await hall.client(table);
    const hands: (readonly string[])[][] = [];
    const note = (): void => {
      hands.push(clients.map(({ view }) => (view.round?.hand ?? []).map(({ card }) => card)));
    };
    note();
    for (let moves = 0; clients[0]?.view.phase === 'round' && moves < 800; moves++) {
      expect(await hall.hall.shown(table)).toMatchObject({ ok: false, error: { code: 'not-now' } });
      expect(watcher.view.places.every(({ hand }) => hand === undefined)).toBe(true);
      await onTurn(clients)?.playSomething();
      note();
    }
    const shown = await hall.hall.shown(table);
    if (!shown.ok) throw new Error(JSON.stringify(shown.error));
    const steps = shown.value.steps.map((step) => step.hands);
    expect(steps.slice(0, -1)).toEqual(hands.slice(0, -1));
    expect(shown.value.places.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
    expect(shown.value.steps.at(-1)?.events.at(-1)).toMatchObject({ type: 'over' });
    expect(steps.at(-1)?.some((hand) => hand.length === 0)).toBe(true);
  });

  test('stays until the next one is over, of which nothing is told before', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Bo'], OPEN);
    await playOut(clients);
    const first = await hall.hall.shown(table);
    for (const client of clients) await client.ask({ type: 'next' });
    expect(clients[0]?.view.phase).toBe('round');
    await onTurn(clients)?.playSomething();
    expect(await hall.hall.shown(table)).toEqual(first);
    await playOut(clients);
    expect(await hall.hall.shown(table)).toMatchObject({ ok: true, value: { round: 2 } });
  });

  test('is there at no table that did not choose it', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Bo']);
    await playOut(clients);
    expect(await hall.hall.shown(table)).toMatchObject({ ok: false, error: { code: 'not-now' } });
    expect(await hall.hall.shown('nowhere')).toMatchObject({ ok: false, error: { code: 'unknown-table' } });
  });
});

describe.each(['public', 'hands'] as const)('whoever only watches, where they are shown %s', (watching) => {
  test('can play, draw, catch, wish and call nothing, and votes and counts nowhere', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Bo'], { settings: { watching } });
    const watcher = await hall.client(table);
    const { view } = present(onTurn(clients));
    const mine = view.round?.hand.flatMap(({ moves }) => moves) ?? [];
    const { seq } = present(clients[0]);
    for (const move of [...mine, 'draw', 'pass', 'JD>H', 'H', 'catch 0', '~', 'break', 'deal 5'])
      expect(await watcher.ask({ type: 'move', move, seq })).toMatchObject({ code: 'not-seated' });
    for (const body of [
      { type: 'next' },
      { type: 'ready', on: true },
      { type: 'start' },
      { type: 'accept', on: true },
      { type: 'chat', text: 'seven of hearts' },
      { type: 'whisper', seat: 0, text: 'seven of hearts' },
      { type: 'look', seat: 0 },
    ] as const)
      expect(await watcher.ask(body)).toMatchObject({ code: 'not-seated' });
    expect(clients[0]?.seq).toBe(seq);
    await playOut(clients);
    const after = present(clients[0]).view;
    expect(after.match?.asked).toEqual([0, 1]);
    expect(after.places.map(({ occupant }) => occupant)).toEqual(['person', 'person']);
    expect(after.match?.results[0]?.points).toHaveLength(2);
    expect(after.spectators).toBe(1);
    for (const client of clients) await client.ask({ type: 'next' });
    expect(watcher.view.phase).toBe('round');
  });
});

test.each(PRESETS)('what those who sit are told differs by the setting alone: $id', async ({ id, ...ruleSet }) => {
  const [shut, open] = await Promise.all(
    (['public', 'hands'] as const).map(async (watching) => {
      const names = ['Anna', 'Bo', 'Cleo', 'Dora'].slice(0, Math.max(2, playersOf({ id, ...ruleSet }).min));
      const { hall, table, clients } = await playingTable(names, { ruleSet: id, settings: { watching } });
      await hall.client(table);
      for (let moves = 0; moves < MOVES && onTurn(clients) !== undefined; moves++)
        await onTurn(clients)?.playSomething();
      for (const client of clients) await client.ask({ type: 'next' });
      return clients.map(({ messages }) => JSON.stringify(messages).replaceAll(/"id":"[^"]*"/g, ''));
    }),
  );
  expect(shut?.[0]?.length).toBeGreaterThan(10_000);
  expect(open?.map((text) => text.replaceAll('"watching":"hands"', '"watching":"public"'))).toEqual(shut);
});
