import type { HandCard } from '@hausregel/protocol';
import { expect, test } from 'vitest';
import { cardsOfSuit, choicesOf, groupHand, sortCards } from './handGroups.ts';

const card = (text: string, moves: readonly string[] = [], isNew = false): HandCard => ({
  card: text,
  moves,
  refusal: undefined,
  isNew,
});
const hand = [card('TH'), card('7S', ['7S', '7S+7S']), card('JC'), card('7S', ['7S', '7S+7S']), card('2C'), card('X')];
const shown = (sorting: Parameters<typeof groupHand>[1]): readonly string[] =>
  groupHand(hand, sorting).map((group) => group.card);

test('equal cards are one group with the moves of both', () => {
  const sevens = groupHand(hand, 'none').find((group) => group.card === '7S');
  expect(sevens).toMatchObject({ copies: 2, moves: ['7S', '7S+7S'] });
});

test('a card just drawn stays on its own beside its twin', () => {
  const groups = groupHand([card('7S'), card('7S', [], true)], 'suit');
  expect(groups.map(({ copies, isNew }) => [copies, isNew])).toEqual([
    [1, false],
    [1, true],
  ]);
});

test('sorting goes by suit, by rank, with the playable first, or not at all', () => {
  expect(shown('suit')).toEqual(['2C', 'JC', '7S', 'TH', 'X']);
  expect(shown('rank')).toEqual(['2C', '7S', 'TH', 'JC', 'X']);
  expect(shown('playable')).toEqual(['7S', '2C', 'JC', 'TH', 'X']);
  expect(shown('none')).toEqual(['TH', '7S', 'JC', '2C', 'X']);
});

test('a group is laid by its own moves and by the sets it belongs to', () => {
  const [five] = groupHand([card('5H', ['5H'])], 'none');
  const others = ['draw', '5H+5C+5S+5D', '5D+5C+5S+5H', 'deal 7'];
  expect(five && choicesOf(five, others)).toEqual(['5H', '5H+5C+5S+5D', '5D+5C+5S+5H']);
});

test('a card is laid also under others of its rank, each way once', () => {
  const [seven] = groupHand([card('7C', ['7C', '7S+7C'])], 'none');
  const all = ['7C', '7S+7C', '7C+7S>H', '7H+7S', '9C'];
  expect(seven && choicesOf(seven, all)).toEqual(['7C', '7S+7C', '7C+7S>H']);
});

test('a group that cannot be laid has no choices, though it belongs to a set', () => {
  const [five] = groupHand([card('5H')], 'none');
  expect(five && choicesOf(five, ['5C+5H+5S+5D'])).toEqual([]);
});

test('cards are sorted by suit and rank, jokers last', () => {
  expect(sortCards(['X', '7H', '2H', 'AC'])).toEqual(['AC', '2H', '7H', 'X']);
});

test('cards of a suit rise in rank; a joker has no suit', () => {
  expect(cardsOfSuit([card('KC'), card('2C'), card('X'), card('TH')], 'C')).toEqual(['2C', 'KC']);
});
