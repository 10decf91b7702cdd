import { beforeEach, expect, test } from 'vitest';
import { exampleView } from './exampleView.ts';
import { HAPPENINGS_KEPT_MAX, TableStore } from './store.svelte.ts';
import { keepSeat, seatAt, storedSeats, SEATS_KEPT_MAX } from './seats.ts';

const seat = { table: 'T1', code: 'Birke 47', token: 'secret', name: 'Greta', ruleSet: 'family', at: 1 };
const view = exampleView();
const storeOf = (): TableStore => new TableStore({ table: 'T1', url: 'ws://nowhere' });

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
});

test('a view replaces the one before, an older one does not', () => {
  const store = storeOf();
  store.hear({ type: 'welcome', v: 1, seq: 5, serverNow: Date.now() + 1000, view, chat: [], log: [] });
  expect(store.clockOffsetMs + performance.now() - Date.now()).toBeCloseTo(1000, -2);
  const late = { ...view, code: 'Late' };
  store.hear({ type: 'update', seq: 4, serverNow: 0, events: [], view: late });
  expect(store.view?.code).toBe(view.code);
  store.hear({ type: 'update', seq: 6, serverNow: 0, events: [], view: late });
  expect(store.view?.code).toBe('Late');
  expect(store.seq).toBe(6);
});

test('a welcome starts over, even with a smaller number', () => {
  const store = storeOf();
  store.hear({ type: 'update', seq: 9, serverNow: 0, events: [], view });
  store.hear({ type: 'welcome', v: 1, seq: 2, serverNow: 0, view, chat: [], log: [] });
  expect(store.seq).toBe(2);
});

const passed = (seat: number) => ({ type: 'passed', seat }) as const;
const dealt = { type: 'dealt', dealer: 0, start: '7H' } as const;

test('happenings are numbered, and begin anew with a deal', () => {
  const store = storeOf();
  store.hear({ type: 'update', seq: 1, serverNow: 0, events: [passed(0)], view });
  store.hear({ type: 'update', seq: 2, serverNow: 0, events: [], view });
  expect(store.happenings).toEqual([{ sequence: 1, event: passed(0) }]);
  store.hear({ type: 'update', seq: 3, serverNow: 0, events: [passed(1), dealt], view });
  expect(store.happenings).toEqual([{ sequence: 3, event: dealt }]);
});

test('after a break only what is new gets a new number', () => {
  const store = storeOf();
  const welcome = { type: 'welcome', v: 1, seq: 1, serverNow: 0, view, chat: [] } as const;
  store.hear({ ...welcome, log: [dealt, passed(0)] });
  expect(store.happenings.map((h) => h.sequence)).toEqual([1, 2]);
  store.hear({ ...welcome, log: [dealt, passed(0)] });
  expect(store.happenings.map((h) => h.sequence)).toEqual([1, 2]);
  store.hear({ ...welcome, log: [dealt, passed(0), passed(1)] });
  expect(store.happenings.map((h) => h.sequence)).toEqual([1, 2, 3]);
  store.hear({ ...welcome, log: [{ ...dealt, dealer: 1 }, passed(0)] });
  expect(store.happenings.map((h) => h.sequence)).toEqual([4, 5]);
});

test('after a break in a very long round nothing old is taken for new', () => {
  const store = storeOf();
  const many = Array.from({ length: HAPPENINGS_KEPT_MAX }, (_, n) => passed(n % 4));
  store.hear({ type: 'update', seq: 1, serverNow: 0, events: [dealt, ...many], view });
  const { sequence } = store.happenings.at(-1) ?? { sequence: 0 };
  expect(sequence).toBe(HAPPENINGS_KEPT_MAX + 1);
  store.hear({ type: 'welcome', v: 1, seq: 2, serverNow: 0, view, chat: [], log: [...many.slice(1), passed(3)] });
  expect(store.happenings.at(-1)).toEqual({ sequence, event: passed(3) });
});

test('a chat line is shown once, however often it comes', () => {
  const store = storeOf();
  const line = { n: 1, seat: 0, name: 'Greta', text: 'Hallo', at: 0 };
  store.hear({ type: 'chat', line });
  store.hear({ type: 'chat', line });
  expect(store.chat).toEqual([line]);
});

test('a token that the server does not know is forgotten', () => {
  keepSeat(seat);
  const store = storeOf();
  store.refused = () => {};
  store.hear({ type: 'error', code: 'bad-token' });
  expect(seatAt('T1')).toBeUndefined();
});

test('the newest seats are kept, each table once', () => {
  for (let n = 0; n < SEATS_KEPT_MAX + 5; n++) keepSeat({ ...seat, table: `T${n}` });
  keepSeat({ ...seat, table: 'T10', name: 'Ida' });
  expect(storedSeats()).toHaveLength(SEATS_KEPT_MAX);
  expect(storedSeats()[0]).toMatchObject({ table: 'T10', name: 'Ida' });
});

test('what is stored broken is passed over', () => {
  localStorage.setItem('hausregel.seats', '[{"table":1},null,{"table":"T","code":"c","token":"t"}]');
  expect(storedSeats()).toEqual([{ table: 'T', code: 'c', token: 't', name: '', ruleSet: '', at: 0 }]);
  localStorage.setItem('hausregel.seats', '{');
  expect(storedSeats()).toEqual([]);
});
