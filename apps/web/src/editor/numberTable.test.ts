import { expect, test } from 'vitest';
import { linesOf, withEntry } from './numberTable.ts';

const PLAYERS = { min: 2, max: 4 };
const asText = (value: unknown, type: string): string =>
  linesOf(value, type, PLAYERS)
    .map((line) => `${line.key}=${line.value}`)
    .join(' ');

test('Every rank and the joker can be given a value; what is not named counts its number, figures and joker nothing', () => {
  expect(asText({ J: 20, K: 4 }, 'by-rank')).toBe('2=2 3=3 4=4 5=5 6=6 7=7 8=8 9=9 T=10 J=20 Q=0 K=4 A=0 X=0');
});

test('A single card that is named stands after its rank', () => {
  expect(asText({ J: 20, JH: 30 }, 'by-rank')).toContain('J=20 JH=30 Q=0');
});

test('A table by players has a line for each number of them, the last number going on', () => {
  expect(asText({ 2: 7, 3: 6 }, 'by-players')).toBe('2=7 3=6 4=6');
  expect(asText(5, 'by-players')).toBe('2=1 3=1 4=1');
});

test('One number of a table changes, the others stay', () => {
  expect(withEntry({ J: 20 }, 'X', 50)).toEqual({ J: 20, X: 50 });
  expect(withEntry(undefined, '2', 7)).toEqual({ 2: 7 });
});
