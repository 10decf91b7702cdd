import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lapse, readingTime } from './lapse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a notice', () => {
  test('ends after its time', () => {
    const ended: string[] = [];
    new Lapse().start(7000, () => ended.push('first'));
    vi.advanceTimersByTime(6999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['first']);
  });

  test('stays as long as it is held, and then its whole time', () => {
    const ended: string[] = [];
    const lapse = new Lapse();
    lapse.start(7000, () => ended.push('first'));
    lapse.hold(true);
    vi.advanceTimersByTime(60_000);
    lapse.hold(false);
    vi.advanceTimersByTime(6999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['first']);
    lapse.hold(false);
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual(['first']);
  });

  test('gives way to the next one, which stays too while it is held', () => {
    const ended: string[] = [];
    const lapse = new Lapse();
    lapse.start(7000, () => ended.push('first'));
    lapse.hold(true);
    lapse.start(7000, () => ended.push('second'));
    vi.advanceTimersByTime(60_000);
    lapse.hold(false);
    vi.advanceTimersByTime(7000);
    expect(ended).toEqual(['second']);
  });

  test('stays longer the more there is to read', () => {
    expect(readingTime('No.')).toBe(7000);
    expect(readingTime('x'.repeat(160))).toBe(14_000);
  });
});
