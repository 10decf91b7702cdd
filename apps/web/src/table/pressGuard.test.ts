import { expect, test } from 'vitest';
import { PressGuard, SETTLE_MS } from './pressGuard.ts';

test('before anything has changed every press counts', () => {
  const guard = new PressGuard();
  guard.press(10);
  expect([guard.counts(60, false), guard.counts(60, true)]).toEqual([true, true]);
});

test('the second tap of a double tap does not count', () => {
  const guard = new PressGuard();
  guard.press(0);
  guard.change(80);
  guard.press(250);
  expect(guard.counts(300, false)).toBe(false);
  expect(guard.counts(300, true)).toBe(false);
});

test('a press that began too early does not count however late it ends', () => {
  const guard = new PressGuard();
  guard.change(0);
  guard.press(SETTLE_MS - 1);
  expect(guard.counts(5_000, false)).toBe(false);
  guard.press(SETTLE_MS);
  expect(guard.counts(SETTLE_MS + 90, false)).toBe(true);
});

test('a click without a pointer counts once the buttons have settled', () => {
  const guard = new PressGuard();
  guard.change(0);
  expect([SETTLE_MS - 1, SETTLE_MS].map((now) => guard.counts(now, true))).toEqual([false, true]);
});

test('buttons that have gone leave nothing to settle: when they come back a press counts', () => {
  const guard = new PressGuard();
  guard.change(0);
  guard.settle();
  guard.press(1);
  expect(guard.counts(90, false)).toBe(true);
});
