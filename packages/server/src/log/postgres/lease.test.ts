import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fakeClock.ts';
import { NotOwner, NotStored } from '../eventLog.ts';
import { Lease } from './lease.ts';

const LEASE_MS = 1_500;

/** A lease whose database answers `answers`, one after the other: whether it was still running, or not at all. */
async function leaseOf(
  answers: readonly (boolean | null | 'no answer')[],
): Promise<{ lease: Lease; clock: FakeClock; lapses: () => number }> {
  const clock = new FakeClock();
  const left = [...answers];
  let lapses = 0;
  const query = (): Promise<readonly unknown[]> => {
    const answer = left.shift() ?? true;
    return answer === 'no answer' ? Promise.reject(new Error('no answer')) : Promise.resolve([{ ran: answer }]);
  };
  const lease = new Lease({
    link: { query },
    clock,
    node: 'node',
    address: '/n/1',
    leaseMs: LEASE_MS,
    onLapse: () => {
      lapses += 1;
    },
    onTrouble: () => {},
  });
  await lease.begin();
  return { lease, clock, lapses: () => lapses };
}

test('a lease that is prolonged in time has not lapsed', async () => {
  const { lease, clock, lapses } = await leaseOf([null]);
  await clock.advance(10 * LEASE_MS);
  expect([lease.isHeld, lapses()]).toEqual([true, 0]);
});

test('a lease that had run out has lapsed', async () => {
  const { clock, lapses } = await leaseOf([null, false]);
  await clock.advance(LEASE_MS);
  expect(lapses()).toBe(1);
});

test('an answer that never came may have said that it had run out', async () => {
  const silent = Array.from({ length: 4 }, () => 'no answer' as const);
  const { clock, lapses } = await leaseOf([null, ...silent, true]);
  await clock.advance(3 * LEASE_MS);
  expect(lapses()).toBe(1);
});

test('one answer that never came is no lapse while the lease runs', async () => {
  const { clock, lapses } = await leaseOf([null, 'no answer', true]);
  await clock.advance(3 * LEASE_MS);
  expect(lapses()).toBe(0);
});

test('whoever watches it is told whether it has run without a break, until the moment of the question', async () => {
  const { lease, clock } = await leaseOf([null, true, false]);
  const isStillHeld = lease.watch();
  await clock.advance(LEASE_MS / 2);
  expect(isStillHeld()).toBe(true);
  // Run out and begun anew: it is held, but others may have taken tables between.
  await clock.advance(LEASE_MS);
  expect([lease.isHeld, isStillHeld()]).toEqual([true, false]);
  expect(lease.watch()()).toBe(true);
});

test('a lease that is over before its next renewal was answered is not held any more', async () => {
  const { lease, clock } = await leaseOf([null, 'no answer', 'no answer', 'no answer']);
  const isStillHeld = lease.watch();
  await clock.advance(LEASE_MS);
  expect(isStillHeld()).toBe(false);
});

test('while it is not held nothing is told out of memory: others may have taken tables, or nothing can be written', async () => {
  const { lease, clock } = await leaseOf([null, true, ...Array.from({ length: 12 }, () => 'no answer' as const)]);
  expect(() => lease.confirm()).not.toThrow();
  await clock.advance(3 * LEASE_MS);
  expect(() => lease.confirm()).toThrow(NotStored);
  const given = await leaseOf([null]);
  await given.lease.end();
  expect(() => given.lease.confirm()).toThrow(NotOwner);
});
