import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

const times = (pace: Pace, count: number): number[] => Array.from({ length: count }, () => pace.thinkMs());

test('think times have the mean asked for, most are shorter, and some much longer', () => {
  const drawn = times(new Pace(7, 1_000), 20_000).toSorted((a, b) => a - b);
  const mean = drawn.reduce((sum, ms) => sum + ms, 0) / drawn.length;
  expect(mean).toBeGreaterThan(970);
  expect(mean).toBeLessThan(1_030);
  expect(drawn[10_000]).toBeLessThan(900);
  expect(drawn[19_800]).toBeGreaterThan(2_500);
});

test('the same seed gives the same times', () => {
  expect(times(new Pace(3, 50), 100)).toEqual(times(new Pace(3, 50), 100));
  expect(times(new Pace(3, 50), 100)).not.toEqual(times(new Pace(4, 50), 100));
});

test('the mean comes nearer to the rate wanted, a step at a time', () => {
  const pace = new Pace(1, 1_000);
  pace.follow(100, 90);
  expect(pace.meanMs).toBeCloseTo(900);
  pace.follow(100, 0);
  expect(pace.meanMs).toBeCloseTo(720);
  pace.follow(100, 110);
  expect(pace.meanMs).toBeCloseTo(792);
});
