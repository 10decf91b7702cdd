import { describe, expect, test } from 'vitest';
import { CODE_WORDS } from '@hausregel/protocol';
import { RateByKey } from './net/rateByKey.ts';
import { seedStream } from './table/seedStream.ts';
import { TableCodes } from './tableCodes.ts';
import { systemClock } from './clock.ts';
import { TokenBucket } from './net/tokenBucket.ts';

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

  test('counts nothing that is given back', () => {
    const rates = new RateByKey(2, 0);
    for (let count = 0; count < 5; count++) {
      expect(rates.take('a', 0)).toBe(true);
      rates.giveBack('a');
    }
    rates.giveBack('a');
    expect([0, 0, 0].map((now) => rates.take('a', now))).toEqual([true, true, false]);
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
    const drawn = Array.from({ length: 5_000 }, () => codes.draw(chance));
    expect(new Set(drawn).size).toBe(5_000);
    // Of so many that could be guessed hardly one leads to a table.
    expect(drawn.slice(0, 10).join()).toMatch(/^([A-Z][a-z]+ \d{2},?){10}$/);
    expect(drawn.slice(10, 95).join()).toMatch(/^([A-Z][a-z]+ \d{3},?){85}$/);
    expect(drawn.slice(95).join()).toMatch(/^([A-Z][a-z]+ \d{4},?)+$/);
    expect(new TableCodes().draw(chance)).toMatch(/^[A-Z][a-z]+ \d{2}$/);
    expect(CODE_WORDS.length).toBeGreaterThanOrEqual(100);
  });

  test('are free again when their table is gone', () => {
    const codes = new TableCodes();
    const drawn = Array.from({ length: 5_000 }, () => codes.draw(chance));
    for (const code of drawn) codes.free(code);
    expect(codes.draw(chance)).toMatch(/^[A-Z][a-z]+ \d{2}$/);
  });
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
