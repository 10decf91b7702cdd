import type { PlaceView } from '@hausregel/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleView } from '../app/exampleView.ts';
import { TableStore } from '../app/store.svelte.ts';
import { TableClock } from './tableClock.svelte.ts';

const MINUTE = 60_000;
const SERVER_NOW = Date.UTC(2026, 0, 1);
const DEADLINE = SERVER_NOW + 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that is told the table `passedMs` after a turn began, on a device whose clock is wrong by so much; its clock as it looks now. */
function told(wrongMs: number, passedMs: number): { clock: () => TableClock; places: readonly PlaceView[] } {
  vi.setSystemTime(SERVER_NOW + passedMs + wrongMs);
  const store = new TableStore({ table: 'T1', url: 'ws://nowhere' });
  const example = exampleView();
  const places = example.places.map((place) => (place.seat === 1 ? { ...place, awayMs: 20_000 } : place));
  const view = { ...example, places };
  store.hear({ type: 'welcome', v: 1, seq: 5, serverNow: SERVER_NOW + passedMs, view, chat: [], log: [] });
  return { places, clock: () => new TableClock(() => ({ view, clockOffset: store.clockOffsetMs })) };
}

describe.each([
  ['right', 0],
  ['ten minutes fast', 10 * MINUTE],
  ['ten minutes slow', -10 * MINUTE],
])('a device whose clock is %s', (_, wrongMs) => {
  test.each([
    ['when the clock of a turn starts', 0, 30],
    ['with twelve seconds and a half left', 17_500, 13],
    ['three seconds before its end, after a reload', 27_000, 3],
    ['when it is over', 31_000, 0],
  ])('shows the seconds that the server counts %s', (_when, passedMs, seconds) => {
    expect(told(wrongMs, passedMs).clock().secondsTo(DEADLINE)).toBe(seconds);
  });

  test.each([
    ['forward', 10 * MINUTE],
    ['back', -10 * MINUTE],
  ])('shows them on, when it is put ten minutes %s meanwhile', (_where, jumpMs) => {
    const page = told(wrongMs, 0);
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(Date.now() + jumpMs);
    expect(page.clock().secondsTo(DEADLINE)).toBe(25);
  });

  test('shows those until a bot stands in for somebody who has gone', () => {
    const { clock, places } = told(wrongMs, 0);
    expect(places.map((place) => clock().awaySeconds(place))).toEqual([
      undefined,
      20,
      ...places.slice(2).map(() => undefined),
    ]);
  });
});
