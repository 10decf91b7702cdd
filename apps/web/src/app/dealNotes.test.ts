import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeals, noteDeal, notesOf } from './dealNotes.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

test('notes of a deal add up, and what was noted first stays', () => {
  noteDeal('one', { number: 1, seat: 0, commitment: 'a', value: 'b' });
  noteDeal('one', { number: 1, seat: 0, hand: '7S' });
  noteDeal('one', { number: 1, seat: 0, hand: '8S', commitment: 'x' });
  noteDeal('two', { number: 1, seat: 2, hand: 'AD' });
  expect(notesOf('one')).toEqual([{ number: 1, seat: 0, commitment: 'a', value: 'b', hand: '7S' }]);
  expect(notesOf('two')).toEqual([{ number: 1, seat: 2, hand: 'AD' }]);
  expect(notesOf('three')).toEqual([]);
});

test('only so many are kept, and of so many tables', () => {
  for (let number = 1; number <= 70; number++) noteDeal('one', { number, seat: 0 });
  expect(notesOf('one').map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 11));
  for (let table = 1; table <= 12; table++) noteDeal(`other ${table}`, { number: 1, seat: 0 });
  expect(notesOf('one')).toEqual([]);
});

test('what somebody else has written there is not believed', () => {
  localStorage.setItem(
    'hausregel.deals',
    '[{"table":"one","notes":[{"number":"1"},{"number":2,"seat":0,"hand":5},null]},7]',
  );
  expect(notesOf('one')).toEqual([{ number: 2, seat: 0 }]);
  localStorage.setItem('hausregel.deals', '{');
  expect(notesOf('one')).toEqual([]);
});

test('the notes of one table are forgotten, those of others stay', () => {
  for (const table of ['one', 'two']) noteDeal(table, { number: 1, seat: 0, hand: '7S' });
  forgetDeals('one');
  expect([notesOf('one'), notesOf('two').length]).toEqual([[], 1]);
  expect(localStorage.getItem('hausregel.deals')).not.toContain('one');
});
