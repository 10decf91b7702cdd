import { expect, test } from 'vitest';
import { completed, nextInSet } from './choices.ts';
import { readMove } from './moveText.ts';
import { inAnyOrder, spelled } from './setOrders.ts';

const THREE = ['7C+7S+7H', '7C+7H+7S'].map(readMove);
const isClub = (card: string): boolean => card === '7C';

test('the cards under the top one come in any order that begins with one that fits', () => {
  const orders = inAnyOrder(['7C+7S+7H+7D', '7C+7S+7D+7H'].map(readMove), (card) => card === '7S' || card === '7C');
  expect(orders.map(({ cards }) => cards.join('+')).toSorted()).toEqual([
    '7C+7D+7S+7H',
    '7C+7H+7S+7D',
    '7C+7S+7D+7H',
    '7C+7S+7H+7D',
    '7S+7C+7D+7H',
    '7S+7C+7H+7D',
    '7S+7D+7C+7H',
    '7S+7H+7C+7D',
  ]);
});

test('an order means the move that has the same top card, whatever is under it', () => {
  const legal = ['7C+7S+7H'].map(readMove);
  const told = inAnyOrder(legal, (card) => card === '7S');
  expect(told.map(({ cards }) => cards)).toEqual([['7S', '7C', '7H']]);
  expect(spelled(legal, told, ['7S', '7C', '7H'])).toBe('7C+7S+7H');
});

test('after the one that fits any of the others may lie on top', () => {
  const told = inAnyOrder(THREE, isClub);
  expect(nextInSet(told, ['7C'])).toEqual(['7S', '7H']);
  expect(completed(told, ['7C', '7H'])).toEqual(['7C', '7H', '7S']);
});

test('sets of which every order is a move of its own stay as they are', () => {
  const fives = ['5H+5C+5S+5D', '5H+5S+5C+5D', '5D+5H+5C+5S'].map(readMove);
  const told = inAnyOrder(fives, () => true);
  for (const five of fives) expect(spelled(fives, told, five.cards)).toBe(five.move);
  const eight = readMove('5H+5H+5C+5C+5S+5S+5D+5D');
  expect(inAnyOrder([eight], () => false)).toEqual([eight]);
});
