import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { LIMIT_BOUNDS, parseLimits } from './limitsFile.ts';

const KEYS = Object.entries(LIMIT_BOUNDS).flatMap(([group, bounds]) =>
  Object.entries<readonly [number, number]>(bounds).map(([key, [min, max]]) => ({ group, key, min, max })),
);

/** Constants of the program, and how their rows in docs/OPERATIONS.md begin. */
const FIXED = [
  ['net/httpServer.ts', 'HEADER_BYTES_MAX', 'bytes of all headers of a request'],
  ['net/httpServer.ts', 'HEADERS_MAX', 'headers of a request'],
  ['net/httpServer.ts', 'REQUESTS_MAX', 'requests over one connection'],
  ['net/frontDoor.ts', 'WAITING_MAX', 'requests and sockets that wait while tables are read at the start'],
  ['pastRounds.ts', 'WAITING_MAX', 'questions for records and shown rounds that wait'],
  ['pastRounds.ts', 'KEPT_MAX', 'records and shown rounds kept in memory, of each kind'],
  ['net/rateByKey.ts', 'KEYS_MAX', 'addresses whose rates of requests are remembered, of each kind'],
  ['net/tablesByAddress.ts', 'ADDRESSES_MAX', 'addresses whose tables are counted'],
  ['net/turnstile.ts', 'PER_TURN', 'sockets let in in one turn of the loop'],
  ['net/turnstile.ts', 'WAITING_MAX', 'sockets that wait to be let in'],
] as const;

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const OPERATIONS = '../../../docs/OPERATIONS.md';

const inDigits = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 3 });

describe('limits of a file', () => {
  test('lie over the default ones', () => {
    const limits = parseLimits('{"socket":{"helloMs":2000},"hall":{"tablesMax":50}}');
    expect(limits).toEqual({
      ok: true,
      value: {
        ...DEFAULT_LIMITS,
        socket: { ...DEFAULT_LIMITS.socket, helloMs: 2_000 },
        hall: { ...DEFAULT_LIMITS.hall, tablesMax: 50 },
      },
    });
    expect(parseLimits('{}')).toEqual({ ok: true, value: DEFAULT_LIMITS });
  });

  test.each([
    ['', { code: 'limits-not-json' }],
    ['[1]', { code: 'limits-not-json' }],
    ['null', { code: 'limits-not-json' }],
    ['{"sockets":{}}', { code: 'limits-unknown', at: 'sockets' }],
    ['{"socket":5}', { code: 'limits-no-group', at: 'socket' }],
    ['{"__proto__":{"a":1}}', { code: 'limits-unknown', at: '__proto__' }],
    ['{"socket":{"helloS":5}}', { code: 'limits-unknown', at: 'socket.helloS' }],
    ['{"socket":{"toString":5}}', { code: 'limits-unknown', at: 'socket.toString' }],
    ['{"socket":{"helloMs":5}}', { code: 'limits-out-of-bounds', at: 'socket.helloMs', min: 100, max: 600_000 }],
    ['{"socket":{"helloMs":"5000"}}', { code: 'limits-out-of-bounds', at: 'socket.helloMs', min: 100, max: 600_000 }],
    ['{"hall":{"tablesMax":2.5}}', { code: 'limits-out-of-bounds', at: 'hall.tablesMax', min: 1, max: 1_000_000 }],
  ])('%s are refused with the place', (text, error) => {
    expect(parseLimits(text)).toEqual({ ok: false, error });
  });

  test.each(KEYS)('$group.$key has bounds that hold the default, which stand in docs/OPERATIONS.md', (limit) => {
    const { group, key, min, max } = limit;
    for (const value of [min, max]) expect(parseLimits(JSON.stringify({ [group]: { [key]: value } })).ok).toBe(true);
    for (const value of [min / 2 - 1, max * 2]) {
      expect(parseLimits(JSON.stringify({ [group]: { [key]: value } })).ok).toBe(false);
    }
    const defaults: Record<string, Record<string, number>> = JSON.parse(JSON.stringify(DEFAULT_LIMITS));
    const value = defaults[group]?.[key] ?? Number.NaN;
    expect(value >= min && value <= max).toBe(true);
    expect(textOf(OPERATIONS)).toContain(`| \`${group}.${key}\` | ${[value, min, max].map(inDigits).join(' | ')} |`);
  });

  test.each(FIXED)('of %s %s is fixed and stands in docs/OPERATIONS.md', (file, name, words) => {
    const written = new RegExp(`^const ${name} = ([\\d_]+);`, 'm').exec(textOf(`./${file}`))?.[1];
    const value = Number(written?.replaceAll('_', ''));
    expect(textOf(OPERATIONS)).toContain(`| ${words} | ${inDigits(value)} |`);
  });

  test('rates of commands stand in docs/PROTOCOL.md as they are', () => {
    const { socket } = DEFAULT_LIMITS;
    const { commandBurst, commandsPerSecond, addressCommandBurst, addressCommandsPerSecond } = socket;
    const seat = `${commandBurst} commands at once and ${commandsPerSecond} a second for a seat`;
    const address = `${addressCommandBurst} at once and ${addressCommandsPerSecond} a second but pings for an address`;
    expect(textOf('../../../docs/PROTOCOL.md')).toContain(`${seat}, ${address}`);
  });
});
