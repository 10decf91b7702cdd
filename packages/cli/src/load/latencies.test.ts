import { expect, test } from 'vitest';
import { Latencies } from './latencies.ts';

test('percentiles are right to two per cent, and never above the longest', () => {
  const latencies = new Latencies();
  for (let ms = 1; ms <= 1_000; ms++) latencies.add(ms);
  const { count, p50, p99, p999, max } = latencies.report();
  expect([count, max]).toEqual([1_000, 1_000]);
  for (const [value, exact] of [
    [p50, 500],
    [p99, 990],
    [p999, 999],
  ] as const) {
    expect(value).toBeGreaterThanOrEqual(exact);
    expect(value).toBeLessThanOrEqual(exact * 1.02);
  }
});

test('the histogram holds each of them once', () => {
  const latencies = new Latencies();
  for (const ms of [0.01, 0.9, 1.5, 30, 5_000]) latencies.add(ms);
  const rows = latencies.report().histogram.filter(({ count }) => count > 0);
  expect(rows).toEqual([
    { ms: 1, count: 2 },
    { ms: 2, count: 1 },
    { ms: 50, count: 1 },
    { ms: Infinity, count: 1 },
  ]);
});

test('of nothing everything is nought', () => {
  expect(new Latencies().report()).toMatchObject({ count: 0, p50: 0, p999: 0, max: 0 });
});
