import { expect, test } from 'vitest';
import { News } from './happenings.ts';
import type { TableEvent } from './types.ts';

const passed = (sequence: number): TableEvent => ({ sequence, event: { type: 'passed', seat: sequence } });
const seats = (events: readonly TableEvent['event'][]): readonly number[] =>
  events.flatMap((event) => ('seat' in event ? [event.seat] : []));

test('what a table brings along on arrival is no news', () => {
  const news = new News();
  expect(news.take([passed(1), passed(2)])).toEqual([]);
  expect(seats(news.take([passed(1), passed(2), passed(3), passed(4)]))).toEqual([3, 4]);
  expect(news.take([passed(3), passed(4)])).toEqual([]);
});

test('at a table without happenings the first one is news', () => {
  const news = new News();
  expect(news.take([])).toEqual([]);
  expect(seats(news.take([passed(1)]))).toEqual([1]);
});
