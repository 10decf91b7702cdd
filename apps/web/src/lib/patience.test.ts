import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

function after(...answersMs: readonly number[]): Patience {
  const patience = new Patience();
  for (const ms of answersMs) patience.answered(ms);
  return patience;
}
const good = Array.from({ length: 10 }, () => 50);

test('of a line that nothing is known of three seconds are borne', () => {
  expect(new Patience().ms).toBe(3_000);
});

test('on a good line silence is noticed after a second, on a slow one after three times what is usual', () => {
  expect(after(...good).ms).toBe(1_000);
  expect(after(...good, 700).ms).toBeCloseTo(2_100);
});

test('however slow a line is, no more than six seconds are borne, also by who slept over an answer', () => {
  expect(after(3_000, 3_000).ms).toBe(6_000);
  expect(after(600_000).ms).toBe(6_000);
});

test('one slow answer is remembered for a while, and forgotten', () => {
  expect(after(...good, 2_000, 50).ms).toBeGreaterThan(4_000);
  expect(after(...good, 2_000, ...good).ms).toBe(1_000);
});

test('each silent attempt doubles it, up to eight times and twelve seconds, until something is heard', () => {
  const [quick, slow] = [after(...good), after(3_000)];
  const next = (patience: Patience): number => {
    patience.failed();
    return patience.ms;
  };
  expect([1, 2, 3, 4].map(() => next(quick))).toEqual([2_000, 4_000, 8_000, 8_000]);
  expect([1, 2].map(() => next(slow))).toEqual([12_000, 12_000]);
  quick.heard();
  expect(quick.ms).toBe(1_000);
});
