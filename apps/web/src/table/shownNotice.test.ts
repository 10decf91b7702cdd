import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShownNotice, type TableNotice } from './shownNotice.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Read within seven seconds. */
const REFUSAL: TableNotice = { title: '', text: 'It does not fit.', clause: undefined };
const HELP: TableNotice = { ...REFUSAL, kind: 'info' };

function shown(notice: TableNotice, isMyTurn: boolean): ShownNotice {
  const board = new ShownNotice();
  board.show(notice, notice.kind === 'info' ? 2 : 1, isMyTurn);
  return board;
}

test('A refusal stays while others move, and goes once it is my turn', () => {
  const board = shown(REFUSAL, false);
  board.moveOn(false);
  expect([board.now, board.isPast]).toEqual([REFUSAL, true]);
  board.moveOn(true);
  expect(board.now).toBeUndefined();
});

test('A refusal goes once my turn is over', () => {
  const board = shown(REFUSAL, true);
  board.moveOn(false);
  expect(board.now).toBeUndefined();
});

test('A refusal under the hand of whoever reads it only becomes past with the turn, and goes once it is let go', () => {
  const board = shown(REFUSAL, false);
  board.hold(true);
  board.moveOn(true);
  vi.advanceTimersByTime(60_000);
  expect([board.now, board.isPast]).toEqual([REFUSAL, true]);
  board.hold(false);
  vi.advanceTimersByTime(7000);
  expect(board.now).toBeUndefined();
});

test('Help behind a sheet can be read when the sheet is gone, also if somebody moves before or after', () => {
  for (const isHiddenThen of [true, false]) {
    const board = shown(HELP, false);
    board.hide(true);
    vi.advanceTimersByTime(60_000);
    if (isHiddenThen) board.moveOn(false);
    board.hide(false);
    board.moveOn(false);
    vi.advanceTimersByTime(6999);
    expect([board.now, board.isPast]).toEqual([HELP, true]);
    vi.advanceTimersByTime(1);
    expect(board.now).toBeUndefined();
  }
});

test('Help says that somebody has moved since, and goes once a slow reader has read it', () => {
  const board = shown(HELP, false);
  vi.advanceTimersByTime(3000);
  board.moveOn(true);
  expect([board.now, board.isPast]).toEqual([HELP, true]);
  vi.advanceTimersByTime(3999);
  board.moveOn(false);
  expect(board.now).toBe(HELP);
  vi.advanceTimersByTime(1);
  expect(board.now).toBeUndefined();
});

test('Help that has been read goes with the next move, but not under the hand of whoever still reads it', () => {
  const board = shown(HELP, false);
  vi.advanceTimersByTime(8000);
  board.hold(true);
  board.moveOn(false);
  vi.advanceTimersByTime(60_000);
  expect(board.now).toBe(HELP);
  board.hold(false);
  vi.advanceTimersByTime(0);
  expect(board.now).toBeUndefined();
});

test('What is told next is of now', () => {
  const board = shown(HELP, false);
  board.moveOn(false);
  board.show(REFUSAL, 1, true);
  expect([board.now, board.isPast]).toEqual([REFUSAL, false]);
});
