import { expect, test } from 'vitest';
import { lastMove, News, skippedSeats, spokenWords } from './happenings.ts';
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

const laid = { type: 'laid', seat: 1, card: '7C', copies: 1, wish: undefined } as const;

test('words called since the last card belong to their callers', () => {
  const said = [
    laid,
    { type: 'announced', seat: 1, word: 'unpolitisch' },
    { ...laid, seat: 2, card: 'QH' },
    { type: 'announced', seat: 2, word: 'mautsetung' },
    { type: 'announced', seat: 2, word: 'fuerchterlich' },
    { type: 'drew', seat: 0, count: 1, cards: undefined, why: 'penalty' },
  ] as const;
  const words = spokenWords(said.map((event, i) => ({ sequence: i, event })));
  expect([...words]).toEqual([[2, ['mautsetung', 'fuerchterlich']]]);
});

const numbered = [laid, { type: 'skipped', seat: 2 } as const].map((event, i) => ({ sequence: i, event }));

test('the last move is found, and who has been passed over since', () => {
  expect(lastMove(numbered)).toEqual(laid);
  expect([...skippedSeats(numbered)]).toEqual([2]);
});

test('a penalty is one move also where the draw pile was renewed in between; a turn’s draws stay single', () => {
  const drew = (count: number, why: 'turn' | 'penalty') =>
    ({ type: 'drew', seat: 0, count, cards: undefined, why }) as const;
  const renewed = { type: 'renewed', count: 20, shuffled: true } as const;
  const last = (...events: TableEvent['event'][]) => lastMove(events.map((event, i) => ({ sequence: i, event })));
  expect(last(laid, drew(3, 'penalty'), renewed, drew(1, 'penalty'))).toEqual(drew(4, 'penalty'));
  expect(last(laid, drew(1, 'turn'), renewed, drew(1, 'turn'))).toEqual(drew(1, 'turn'));
  expect(last(laid, renewed, drew(2, 'penalty'))).toEqual(drew(2, 'penalty'));
});
