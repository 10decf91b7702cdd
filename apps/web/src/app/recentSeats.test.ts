import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentSeats, tableOfSeat } from './recentSeats.ts';
import { keepSeat, type StoredSeat } from './seats.ts';

const DAY_MS = 86_400_000;
const seat: StoredSeat = { table: 'T', code: 'Birke 47', token: 'secret', name: 'Ada', ruleSet: '', at: 0 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('seats of the last two days are recent', () => {
  for (const day of [7, 8, 10]) keepSeat({ ...seat, table: `T${day}`, at: day * DAY_MS });
  expect(recentSeats(10 * DAY_MS).map(({ table }) => table)).toEqual(['T10', 'T8']);
});

test('a seat is asked for by its code and its table, and its token stays here', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ type: 'error', code: 'unknown-code' }, { status: 404 }));
  });
  expect(await tableOfSeat(seat)).toEqual({ ok: false, code: 'unknown-code' });
  expect(asked).toEqual(['/api/codes/Birke%2047?table=T']);
});
