import { expect, test } from 'vitest';
import { hashCommand } from '../secrets.ts';
import { AnswerBook } from './answerBook.ts';

const keys = Array.from({ length: 3_000 }, (_, index) => hashCommand('scope', `command-${index}`));

test('gives every answer back that is kept for good, and of no other command', () => {
  const book = new AnswerBook();
  keys.forEach((key, index) => {
    if (index % 2 === 0) book.set(key, { seq: index + 1 }, 'lasting');
  });
  keys.forEach((key, index) => expect(book.get(key)).toEqual(index % 2 === 0 ? { seq: index + 1 } : undefined));
});

test('of moves keeps the last 170 at least and 340 at most, and says which were chosen too long ago', () => {
  const book = new AnswerBook();
  keys.slice(0, 1_200).forEach((key, index) => {
    const seq = index + 1;
    book.set(key, { seq }, 'move');
    const known = keys.slice(0, seq).filter((other) => book.get(other) !== undefined);
    expect(known).toEqual(keys.slice(seq - known.length, seq));
    expect(book.size).toBe(known.length);
    expect(known.length).toBeGreaterThanOrEqual(Math.min(seq, 170));
    expect(known.length).toBeLessThanOrEqual(340);
    // A move is later than the position that it was chosen in: the forgotten ones have 1 to `forgotten`.
    const forgotten = seq - known.length;
    expect(book.isForgotten(Math.max(0, forgotten - 1))).toBe(forgotten > 0);
    expect(book.isForgotten(forgotten)).toBe(false);
  });
});

test('moves push out nothing else, and what belongs to deals pushes out no move', () => {
  const book = new AnswerBook();
  const [chat = '', pledge = '', move = '', ...others] = keys;
  book.set(chat, { seq: 1 }, 'lasting');
  book.set(pledge, { seq: 2 }, 'deal');
  others.forEach((key, index) => book.set(key, { seq: index + 3 }, 'move'));
  expect([book.get(chat), book.get(pledge)]).toEqual([{ seq: 1 }, { seq: 2 }]);
  const last = others.length + 3;
  book.set(move, { seq: last }, 'move');
  others.forEach((key, index) => book.set(hashCommand('again', key), { seq: last + 1 + index }, 'deal'));
  expect([book.get(chat), book.get(pledge), book.get(move)]).toEqual([{ seq: 1 }, undefined, { seq: last }]);
  expect(book.isForgotten(last - 200)).toBe(false);
});

test('an answer that holds a seat keeps what it holds', () => {
  const book = new AnswerBook();
  const [sat = '', moved = ''] = keys;
  book.set(sat, { seq: 3, seat: 1, sealed: 'sealed' }, 'lasting');
  book.set(moved, { seq: 4 }, 'move');
  expect([book.get(sat), book.get(moved)]).toEqual([{ seq: 3, seat: 1, sealed: 'sealed' }, { seq: 4 }]);
});

test('the same command again has the later answer', () => {
  const book = new AnswerBook();
  for (let seq = 1; seq <= 100; seq++) book.set(keys[0] ?? '', { seq }, 'lasting');
  expect(book.get(keys[0] ?? '')).toEqual({ seq: 100 });
  expect(book.size).toBe(1);
  book.clear();
  expect([book.size, book.get(keys[0] ?? '')]).toEqual([0, undefined]);
});
