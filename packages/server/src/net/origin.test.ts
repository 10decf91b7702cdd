import { expect, test } from 'vitest';
import { type OriginChecks, originChecks, type PageRequest } from './origin.ts';

interface Asked {
  readonly origin?: string;
  readonly host?: string;
  readonly at?: string;
  readonly allowed?: readonly string[];
  readonly trustProxy?: boolean;
  readonly forwarded?: string;
}

const told: string[] = [];
const checksOf = ({ allowed = [], trustProxy = false }: Asked): OriginChecks =>
  originChecks({ allowed, trustProxy, machine: 'Games.example.org', onUnknownName: (origin) => told.push(origin) });
const requestOf = ({ origin, host, at = '192.168.1.7', forwarded }: Asked): PageRequest =>
  ({
    headers: {
      ...(origin === undefined ? {} : { origin }),
      ...(host === undefined ? {} : { host }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    socket: { localAddress: at },
  }) as never;
const asks = (asked: Asked): boolean => checksOf(asked).isOurPage(requestOf(asked));
const isNamed = (asked: Asked): boolean => checksOf(asked).isOurName(requestOf(asked));

test.each([
  'localhost:8420',
  '127.0.0.1:8420',
  '[::1]:8420',
  '192.168.1.7:8420',
  '203.0.113.7',
  '[2001:db8::1]:8420',
  'laptop:8420',
  'laptop.local',
  'laptop.fritz.box:8420',
  'laptop.home.arpa',
  'games.example.org:8420',
])('pages at an address, at a name of the house or of the machine may come: %s', (host) => {
  expect(asks({ origin: `http://${host}`, host })).toBe(true);
  expect(asks({ origin: `http://${host}`, host: host.toUpperCase() })).toBe(true);
});

test('programs that are no pages may come, and pages that are allowed', () => {
  expect(asks({ host: 'a.example' })).toBe(true);
  expect(asks({ origin: 'https://b.example', host: 'a.example', allowed: ['https://b.example'] })).toBe(true);
  const own = { origin: 'http://a.example:8420', host: 'a.example:8420' };
  expect(asks({ ...own, allowed: ['http://a.example:8420'] })).toBe(true);
});

test.each([
  ['https://b.example', '192.168.1.7'],
  ['http://192.168.1.7:1', '192.168.1.7:2'],
  ['null', 'localhost'],
  ['', 'localhost'],
  ['http://localhost', undefined],
])('pages of another host may not: %s at %s', (origin, host) => {
  expect(asks({ origin, ...(host === undefined ? {} : { host }) })).toBe(false);
});

test.each(['192.168.1.7', '127.0.0.1', '::ffff:10.0.0.3', 'fd00::1', 'fe80::1%eth0', '::1'])(
  "a stranger's name that leads into the house gives no rights there: %s",
  (at) => {
    const evil = { origin: 'http://evil.example:8420', host: 'evil.example:8420', at };
    expect(asks(evil)).toBe(false);
    expect(asks({ ...evil, origin: 'http://local.evil.example:8420', host: 'local.evil.example:8420' })).toBe(false);
    // What a proxy has let through, and a server that anybody can reach.
    expect(asks({ ...evil, trustProxy: true })).toBe(true);
    expect(asks({ ...evil, forwarded: '192.0.2.1' })).toBe(true);
    expect(asks({ ...evil, at: '203.0.113.7' })).toBe(true);
    expect(asks({ ...evil, at: '2001:db8::1' })).toBe(true);
  },
);

test('a page is shown only under a name where it could do something', () => {
  for (const host of ['localhost:8420', '192.168.1.7:8420', 'LAPTOP.fritz.box:8420', 'games.example.org'])
    expect(isNamed({ host })).toBe(true);
  const strange = { host: 'play.example.org:8420' };
  expect([isNamed({}), isNamed(strange), isNamed({ host: 'a b' })]).toEqual([true, false, false]);
  // A proxy that the page's origin was named for may ask under any name.
  expect(isNamed({ ...strange, allowed: ['https://b.example'] })).toBe(true);
  for (const more of [{ trustProxy: true }, { forwarded: '192.0.2.1' }, { at: '203.0.113.7' }])
    expect(isNamed({ ...strange, ...more })).toBe(true);
});

test('of each page that is turned away for its name alone is told once, of ten at most', () => {
  told.length = 0;
  const { isOurPage, isOurName } = checksOf({});
  isOurPage(requestOf({ origin: 'https://b.example', host: '192.168.1.7' }));
  const names = Array.from({ length: 12 }, (_, index) => `${index}.example:8420`);
  for (const host of names) {
    isOurName(requestOf({ host }));
    isOurPage(requestOf({ origin: `http://${host}`, host }));
  }
  expect(told).toEqual(names.slice(0, 10).map((name) => `http://${name}`));
});
