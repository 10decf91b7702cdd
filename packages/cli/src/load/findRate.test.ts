import { expect, test } from 'vitest';
import { findRate, holdsLimit } from './findRate.ts';
import type { Measured } from './loadRun.ts';
import { Latencies } from './latencies.ts';

/** A server that keeps its promise up to a rate. */
function measuredAt(rate: number, most: number): Measured {
  const latencies = new Latencies();
  for (let count = 0; count < 100; count++) latencies.add(rate <= most ? 5 : 300);
  return {
    seconds: 1,
    moves: rate,
    movesPerSecond: rate,
    latencies: latencies.report(),
    errors: 0,
    server: undefined,
    clientCpu: 0,
    inUse: undefined,
    clientLagMs: 0,
    clientLagMaxMs: 0,
  };
}

const search = (most: number, isStopped: () => boolean = () => false) =>
  findRate({
    run: { measure: (_, rate = 0) => Promise.resolve(measuredAt(rate, most)) },
    from: 100,
    seconds: 1,
    isStopped,
    look: () => {},
  });

test('the highest rate that holds is found from both sides', async () => {
  const steps = await search(1_000);
  const good = Math.max(...steps.filter(({ holds }) => holds).map(({ rate }) => rate));
  const bad = Math.min(...steps.filter(({ holds }) => !holds).map(({ rate }) => rate));
  expect(good).toBeLessThanOrEqual(1_000);
  expect(bad).toBeGreaterThan(1_000);
  expect(bad / good).toBeLessThan(1.1);
});

test('a rate that is not reached, or at which something is refused, does not hold', () => {
  const good = measuredAt(100, 100);
  expect(holdsLimit(100, good)).toBe(true);
  expect(holdsLimit(110, good)).toBe(false);
  expect(holdsLimit(100, { ...good, errors: 1 })).toBe(false);
});

test('it ends when nothing holds, and when it is stopped', async () => {
  expect((await search(0)).every(({ holds }) => !holds)).toBe(true);
  expect(await search(1_000, () => true)).toEqual([]);
});
