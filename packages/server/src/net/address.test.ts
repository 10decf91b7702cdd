import { expect, test } from 'vitest';
import { addressOf, isLoopback } from './address.ts';
import { Backlog } from './backlog.ts';
import { Crowd } from './crowd.ts';
import { TablesByAddress } from './tablesByAddress.ts';
import { DEFAULT_LIMITS } from '../limits.ts';

const socket = { remoteAddress: '192.0.2.1' };
const of = (remoteAddress: string): string => addressOf({ headers: {}, socket: { remoteAddress } } as never, false);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::'],
  ['2001:0DB8::5', '2001:db8:0:0::'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '::1'],
])('%s counts as %s', (address, network) => {
  expect(of(address)).toBe(network);
});

test('the word of a proxy counts only where it is trusted, and only its own', () => {
  const request = { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, socket } as never;
  expect(addressOf(request, true)).toBe('203.0.113.7');
  expect(addressOf(request, false)).toBe('192.0.2.1');
  expect(addressOf({ headers: {}, socket } as never, true)).toBe('192.0.2.1');
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1', 'localhost', '', 'x'.repeat(8_000)])(
  'that it comes from the machine itself is believed of no header: %s',
  (word) => {
    const address = addressOf(
      { headers: { 'x-forwarded-for': word }, socket: { remoteAddress: '127.0.0.1' } } as never,
      true,
    );
    expect([isLoopback(address), address.length < 60]).toEqual([false, true]);
  },
);

test('an address has so many connections; the machine itself is not counted', () => {
  const crowd = new Crowd({ ...DEFAULT_LIMITS.socket, perAddressMax: 2, openBurst: 100 });
  const giveBack = crowd.places.take('192.0.2.1');
  crowd.places.take('192.0.2.1');
  expect([crowd.admits('192.0.2.1', 0), crowd.admits('192.0.2.2', 0)]).toEqual([false, true]);
  giveBack();
  expect(crowd.admits('192.0.2.1', 0)).toBe(true);
  for (let count = 0; count < 10; count++) crowd.places.take('::1');
  expect([isLoopback('127.0.0.2'), crowd.admits('::1', 0)]).toEqual([true, true]);
});

test('an address has so many living tables', () => {
  const dead = new Set<string>();
  const tables = new TablesByAddress(2, (table) => !dead.has(table));
  tables.add('a', 'one');
  tables.add('a', 'two');
  expect([tables.admits('a'), tables.admits('b')]).toEqual([false, true]);
  dead.add('one');
  expect(tables.admits('a')).toBe(true);
  for (let count = 0; count < 10_001; count++) tables.add(`b${count}`, 'x');
  dead.clear();
  expect(tables.admits('a')).toBe(true);
});

test('one reader may lag so far, and all of them together', () => {
  const backlog = new Backlog(100_000, 250_000);
  const readers = [90_000, 90_000, 90_000].map((unread) => ({ unread }));
  expect(backlog.isTooMuch({ unread: 100_001 })).toBe(true);
  backlog.forget(readers[0] ?? { unread: 0 });
  const fresh = new Backlog(100_000, 250_000);
  expect(readers.map((reader) => fresh.isTooMuch(reader))).toEqual([false, false, true]);
  // Those that have read on, or are gone, do not count any more.
  for (const reader of readers) reader.unread = 20_000;
  expect(fresh.isTooMuch({ unread: 90_000 })).toBe(false);
  expect(fresh.isTooMuch({ unread: 10 })).toBe(false);
});
