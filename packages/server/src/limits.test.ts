import { describe, expect, test } from 'vitest';
import { CODE_WORDS } from '@hausregel/protocol';
import { RateByKey } from './rateByKey.ts';
import { seedStream } from './seedStream.ts';
import { TableCodes } from './tableCodes.ts';
import { systemClock } from './clock.ts';
import { isSameOrigin } from './origin.ts';
import { TokenBucket } from './tokenBucket.ts';

describe('a rate', () => {
  test('allows a burst and then what comes back with time', () => {
    const bucket = new TokenBucket(3, 2);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect(bucket.take(400)).toBe(false);
    expect(bucket.take(600)).toBe(true);
    expect(bucket.take(600)).toBe(false);
    // A clock that goes back gives nothing.
    expect(bucket.take(0)).toBe(false);
  });

  test('is kept for each address, for a bounded number of them', () => {
    const rates = new RateByKey(1, 0);
    expect(rates.take('a', 0)).toBe(true);
    expect(rates.take('a', 0)).toBe(false);
    for (let count = 0; count < 10_000; count++) rates.take(`b${count}`, 0);
    expect(rates.take('a', 0)).toBe(true);
  });
});

describe('codes of tables', () => {
  const chance = seedStream('00'.repeat(32), 'codes');

  test('are never given twice at the same time, and get longer when there are many', () => {
    const codes = new TableCodes();
    for (let count = 0; count < 5_000; count++) {
      const code = codes.draw(chance);
      expect(codes.tableOf(code)).toBeUndefined();
      codes.put(code, `t${count}`);
    }
    expect(codes.size).toBe(5_000);
    expect(codes.draw(chance)).toMatch(/^[A-Z][a-z]+ \d{3}$/);
    expect(new TableCodes().draw(chance)).toMatch(/^[A-Z][a-z]+ \d{2}$/);
    expect(CODE_WORDS.length).toBeGreaterThanOrEqual(100);
  });

  test('are free again when their table is gone, and remembered as expired until then', () => {
    const codes = new TableCodes();
    codes.put('Birke 47', 'a');
    codes.expire('Birke 47');
    expect([codes.tableOf('Birke 47'), codes.isExpired('Birke 47')]).toEqual([undefined, true]);
    codes.put('Birke 47', 'b');
    expect([codes.tableOf('Birke 47'), codes.isExpired('Birke 47')]).toEqual(['b', false]);
  });
});

test('pages of the same host, allowed ones, and programs that are no pages may connect', () => {
  const asks = (origin: string | undefined, host: string | undefined, allowed: string[] = []): boolean =>
    isSameOrigin({ ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) }, allowed);
  expect(asks('http://a.example:8420', 'a.example:8420')).toBe(true);
  expect(asks('https://a.example', 'A.example')).toBe(true);
  expect(asks(undefined, 'a.example')).toBe(true);
  expect(asks('https://b.example', 'a.example')).toBe(false);
  expect(asks('https://b.example', 'a.example', ['https://b.example'])).toBe(true);
  expect(asks('null', 'a.example')).toBe(false);
  expect(asks('https://a.example', undefined)).toBe(false);
});

test('the clock of the machine tells the time and waits', async () => {
  const clock = systemClock();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  const start = clock.now();
  const cancelled = clock.setTimer(start, () => {
    throw new Error('It was cancelled.');
  });
  cancelled();
  await new Promise<void>((resolve) => clock.setTimer(start + 20, resolve));
  expect(clock.now() - start).toBeGreaterThanOrEqual(19);
});
