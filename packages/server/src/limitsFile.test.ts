import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { LIMIT_BOUNDS, parseLimits } from './limitsFile.ts';

const KEYS = Object.entries(LIMIT_BOUNDS).flatMap(([group, bounds]) =>
  Object.entries<readonly [number, number]>(bounds).map(([key, [min, max]]) => ({ group, key, min, max })),
);

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
    const document = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
    expect(document).toContain(`| \`${group}.${key}\` | ${[value, min, max].map(inDigits).join(' | ')} |`);
  });
});
