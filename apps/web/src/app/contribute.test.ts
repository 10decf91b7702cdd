import type { DueView, EventText, RoundView, ServerMessage, TableView } from '@hausregel/protocol';
import { pledgeOf } from '@hausregel/record';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, CommandBody } from '../lib/socket.ts';
import { contribute, newPromise, type Table } from './contribute.ts';
import { notesOf } from './dealNotes.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

/** Both persons are there. */
const PLACES = [{ standIn: false }, { standIn: false }];

class TestTable implements Table {
  readonly table = 'table';
  view: TableView | undefined;
  happenings: { event: EventText }[] = [];
  heard: ((message: ServerMessage) => void) | undefined;
  readonly sent: CommandBody[] = [];
  answer: Answer = { type: 'ok', id: 'x', seq: 1 };

  sendQuietly(body: CommandBody): Promise<Answer> {
    this.sent.push(body);
    return Promise.resolve(this.answer);
  }

  async show(
    view: { readonly [K in keyof TableView]?: TableView[K] | undefined },
    events: readonly EventText[] = [],
  ): Promise<void> {
    this.view = { places: PLACES, ...this.view, ...view } as TableView;
    this.heard?.({ type: 'update', seq: 1, serverNow: 0, events, view: this.view });
    await Promise.resolve();
  }

  get lastPledge(): string {
    const pledge = this.sent.findLast((body) => body.type === 'pledge');
    return pledge?.pledge ?? '';
  }
}

const due = (number: number, seat: number, pledge: string): DueView => ({
  number,
  commitment: 'c'.repeat(64),
  pledges: [{ seat, pledge }],
});
const cards = (...names: string[]): RoundView =>
  ({
    deal: 1,
    hand: names.map((card) => ({ card, moves: [], refusal: undefined, isNew: false })),
  }) as unknown as RoundView;
const DEALT: EventText = { type: 'dealt', dealer: 0, start: '7S' };

async function seated(): Promise<TestTable> {
  const table = new TestTable();
  contribute(table);
  await table.show({ you: 1 });
  return table;
}

describe('a browser that has a seat', () => {
  test('promises once, long before the deal, and opens when it is due', async () => {
    const table = await seated();
    await table.show({});
    expect(table.sent).toEqual([{ type: 'pledge', pledge: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await table.show({ due: due(1, 1, table.lastPledge) });
    await table.show({});
    const [, opened] = table.sent;
    expect(table.sent).toHaveLength(2);
    expect(opened).toMatchObject({ type: 'open', number: 1 });
    expect(opened?.type === 'open' && pledgeOf(opened.value)).toBe(table.lastPledge);
  });

  test('notes what it has seen before it opens, and its hand', async () => {
    const table = await seated();
    await table.show({ due: due(1, 1, table.lastPledge) });
    const opened = table.sent.at(-1);
    expect(notesOf('table')).toEqual([
      { number: 1, seat: 1, commitment: 'c'.repeat(64), value: opened?.type === 'open' ? opened.value : '' },
    ]);
    await table.show({ due: undefined, round: cards('7S', 'TH') }, [DEALT]);
    expect(notesOf('table')[0]).toMatchObject({ number: 1, hand: '7S TH' });
  });

  test('notes at the end of the round that it is over, and the first digest it was told', async () => {
    const table = await seated();
    await table.show({ phase: 'round', round: { ...cards('7S'), deal: 4 } });
    expect(notesOf('table')).toEqual([]);
    const end = (digest?: string) =>
      table.show({ phase: 'score', round: { ...cards('7S'), deal: 4, ...(digest === undefined ? {} : { digest }) } });
    await end();
    expect(notesOf('table')).toEqual([{ number: 4, seat: 1, isOver: true }]);
    await end('d'.repeat(64));
    await end('e'.repeat(64));
    expect(notesOf('table')).toEqual([{ number: 4, seat: 1, isOver: true, digest: 'd'.repeat(64) }]);
  });

  test('promises something new for the next deal', async () => {
    const table = await seated();
    const first = table.lastPledge;
    await table.show({ due: due(1, 1, first) });
    await table.show({ due: undefined });
    expect(table.lastPledge).not.toBe(first);
    expect(table.sent.filter(({ type }) => type === 'pledge')).toHaveLength(2);
  });

  test('keeps its number to itself while its promise is not among those committed to', async () => {
    const table = await seated();
    await table.show({ due: due(1, 1, 'f'.repeat(64)) });
    await table.show({ due: due(1, 0, table.lastPledge) });
    expect(table.sent.filter(({ type }) => type === 'open')).toEqual([]);
  });

  test('notes a promise that the server had taken and passes over', async () => {
    const table = await seated();
    await table.show({ due: due(1, 0, 'f'.repeat(64)) });
    expect(notesOf('table')).toEqual([{ number: 1, seat: 1, commitment: 'c'.repeat(64), promise: table.lastPledge }]);
  });

  test.each([
    ['a bot stood in', true, 'ok'],
    ['it had not arrived', false, 'lost'],
  ] as const)('notes nothing of a promise that is not part of the deal where %s', async (_, standIn, type) => {
    const table = new TestTable();
    if (type === 'lost') table.answer = { type: 'lost' };
    contribute(table);
    await table.show({ you: 1 });
    const places = [{ standIn: false }, { standIn }] as unknown as TableView['places'];
    await table.show({ places, due: due(1, 0, 'f'.repeat(64)) });
    expect(notesOf('table')).toEqual([]);
  });

  test('promises anew after it was away, since a deal it missed may have used the promise up', async () => {
    const table = await seated();
    const before = table.lastPledge;
    table.heard?.({
      type: 'welcome',
      v: 1,
      seq: 2,
      serverNow: 0,
      chat: [],
      log: [],
      view: { ...table.view } as TableView,
    });
    expect(table.lastPledge).not.toBe(before);
  });

  test.each([
    ['opens what it promised with the request for its table', true],
    ['notes what it promised with the request where the deal passes it over', false],
  ])('%s', (_, isIn) => {
    const table = new TestTable();
    const first = { ...newPromise(0), isTaken: true };
    contribute(table, first);
    const view = { you: 0, places: PLACES, due: due(1, 0, isIn ? first.pledge : 'f'.repeat(64)) };
    table.heard?.({
      type: 'welcome',
      v: 1,
      seq: 2,
      serverNow: 0,
      chat: [],
      log: [],
      view: view as unknown as TableView,
    });
    const opened = { type: 'open', number: 1, value: first.value };
    expect(table.sent).toEqual(isIn ? [opened] : []);
    const { value, pledge: promise } = first;
    expect(notesOf('table')).toEqual([
      { number: 1, seat: 0, commitment: 'c'.repeat(64), ...(isIn ? { value } : { promise }) },
    ]);
  });

  test('promises again when it could not be sent, and in another seat', async () => {
    const table = new TestTable();
    table.answer = { type: 'lost' };
    contribute(table);
    await table.show({ you: 1 });
    await table.show({});
    expect(table.sent).toHaveLength(2);
    table.answer = { type: 'ok', id: 'x', seq: 1 };
    await table.show({});
    await table.show({});
    expect(table.sent).toHaveLength(3);
    await table.show({ you: undefined });
    await table.show({ you: 2 });
    expect(table.sent).toHaveLength(4);
  });

  test('comes late and still notes the hand, unless it has changed since', async () => {
    for (const [event, hand] of [
      [{ type: 'drew', seat: 0, count: 1, cards: undefined, why: 'turn' }, '7S'],
      [{ type: 'drew', seat: 1, count: 1, cards: ['8S'], why: 'turn' }, undefined],
    ] as const) {
      localStorage.setItem('hausregel.deals', '[]');
      const table = new TestTable();
      table.view = { you: 1, round: cards('7S') } as TableView;
      table.happenings = [{ event: DEALT }, { event }];
      contribute(table);
      expect(notesOf('table')[0]?.hand).toBe(hand);
    }
  });
});

test('a spectator promises and notes nothing', async () => {
  const table = new TestTable();
  contribute(table);
  await table.show({ you: undefined, due: due(1, 1, 'f'.repeat(64)) });
  await table.show({ round: cards() }, [DEALT]);
  expect(table.sent).toEqual([]);
  expect(notesOf('table')).toEqual([]);
});
