import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fakeClock.ts';
import { Heartbeats } from './heartbeats.ts';

const EVERY_MS = 20_000;
const COUNT = 8_000;

/** Connections that note when each was asked. */
function crowd(clock: FakeClock, heartbeats: Heartbeats, count: number) {
  return Array.from({ length: count }, () => {
    const times: number[] = [];
    return { times, leave: heartbeats.add({ beat: () => times.push(clock.now()) }) };
  });
}

test('each of thousands is asked once in a period, and only few in the same moment', async () => {
  const clock = new FakeClock();
  const all = crowd(clock, new Heartbeats(clock, EVERY_MS), COUNT);
  await clock.advance(EVERY_MS);
  expect(all.every(({ times }) => times.length === 1)).toBe(true);
  const perMoment = new Map<number, number>();
  for (const time of all.flatMap(({ times }) => times)) perMoment.set(time, (perMoment.get(time) ?? 0) + 1);
  expect(Math.max(...perMoment.values())).toBe(COUNT / 200);
  await clock.advance(EVERY_MS);
  expect(all.every(({ times: [first = 0, second = 0] }) => second - first === EVERY_MS)).toBe(true);
});

test('who has left is not asked any more, nor anybody once it is stopped', async () => {
  const clock = new FakeClock();
  const heartbeats = new Heartbeats(clock, 300);
  const [gone, stays] = crowd(clock, heartbeats, 2);
  gone?.leave();
  await clock.advance(300);
  expect([gone?.times.length, stays?.times.length]).toEqual([0, 1]);
  heartbeats.stop();
  await clock.advance(900);
  expect(stays?.times.length).toBe(1);
});
