import { expect, test } from 'vitest';
import { hashCommand } from '../secrets.ts';
import { AnswerBook } from './answerBook.ts';

const keys = Array.from({ length: 5_000 }, (_, index) => hashCommand('scope', `command-${index}`));

test('gives every answer back, and of no other command', () => {
  const book = new AnswerBook();
  keys.forEach((key, index) => {
    if (index % 2 === 0) book.set(key, { seq: index + 1 });
  });
  keys.forEach((key, index) => expect(book.get(key)).toEqual(index % 2 === 0 ? { seq: index + 1 } : undefined));
});

test('an answer that holds a seat keeps what it holds', () => {
  const book = new AnswerBook();
  const [sat = '', moved = ''] = keys;
  book.set(sat, { seq: 3, seat: 1, sealed: 'sealed' });
  book.set(moved, { seq: 4 });
  expect([book.get(sat), book.get(moved)]).toEqual([{ seq: 3, seat: 1, sealed: 'sealed' }, { seq: 4 }]);
});

test('the same command again has the later answer', () => {
  const book = new AnswerBook();
  for (let seq = 1; seq <= 100; seq++) book.set(keys[0] ?? '', { seq });
  expect(book.get(keys[0] ?? '')).toEqual({ seq: 100 });
  expect(book.size).toBe(1);
  book.clear();
  expect([book.size, book.get(keys[0] ?? '')]).toEqual([0, undefined]);
});
