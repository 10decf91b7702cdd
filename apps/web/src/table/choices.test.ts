import { describe, expect, test } from 'vitest';
import { completed, firstLaid, nextInSet, questionOf } from './choices.ts';
import { readMove } from './moveText.ts';

const FIVES = ['5H+5C+5S+5D', '5H+5C+5D+5S', '5H+5S+5C+5D', '5D+5C+5S+5H'];

/** The same four, whatever their order. */
const FOUR = '5C+5D+5H+5S';

describe('what a card leaves open', () => {
  test('is asked also where a card may only be laid together with another one', () => {
    expect(questionOf(['7C+7H'], {})).toMatchObject({ step: 'form', options: ['7C+7H'] });
    expect(questionOf(['7C+7H'], { form: '7C+7H' })).toBe('7C+7H');
  });

  test('is nothing where there is one move', () => {
    expect(questionOf(['9H'], {})).toBe('9H');
    expect(questionOf([], {})).toBeUndefined();
  });

  test('of a pair of kings is first how many, then which meeting', () => {
    const moves = ['KH', 'KH!6', 'KH!8', 'KH+KH', 'KH+KH!6', 'KH+KH!8'];
    expect(questionOf(moves, {})).toMatchObject({ step: 'form', options: ['KH', 'KH+KH'] });
    expect(questionOf(moves, { form: 'KH+KH' })).toMatchObject({ step: 'meeting', options: ['0', '6', '8'] });
    expect(questionOf(moves, { form: 'KH+KH', meeting: '6' })).toBe('KH+KH!6');
  });

  test('of a joker is what it stands for, and of a jack then the wish', () => {
    const moves = ['X=7H', 'X=8H', 'X=J>C', 'X=J>S', 'X=J>H', 'X=J>D'];
    expect(questionOf(moves, {})).toMatchObject({ step: 'face', options: ['7H', '8H', 'J'] });
    expect(questionOf(moves, { face: '7H' })).toBe('X=7H');
    expect(questionOf(moves, { face: 'J' })).toMatchObject({ step: 'wish', options: ['C', 'S', 'H', 'D'] });
  });

  test('of the three of diamonds is also whether it is used as a joker at all', () => {
    expect(questionOf(['3D', '3D=7H'], {})).toMatchObject({ step: 'face', options: ['plain', '7H'] });
  });

  test('of a five is whether it comes alone, as a pair or in a set, and the order of that', () => {
    const moves = ['5H', '5H+5H', ...FIVES];
    expect(questionOf(moves, {})).toMatchObject({ step: 'form', options: ['5H', '5H+5H', FOUR] });
    expect(questionOf(moves, { form: FOUR })).toMatchObject({ step: 'order' });
    expect(questionOf(moves, { form: FOUR, order: '5D+5C+5S+5H' })).toBe('5D+5C+5S+5H');
  });

  test('of cards of a rank is which of them, which lies on top, and the wish, which may be none', () => {
    const moves = ['7C', '7C+7S', '7C+7H', '7C+7S+7H', '7C+7H+7S'];
    const all = '7C+7H+7S';
    expect(questionOf(moves, {})).toMatchObject({ step: 'form', options: ['7C', '7C+7S', '7C+7H', all] });
    expect(questionOf(moves, { form: '7C+7H' })).toBe('7C+7H');
    expect(questionOf(moves, { form: all })).toMatchObject({ step: 'order', options: ['7C+7S+7H', '7C+7H+7S'] });
    expect(questionOf(moves, { form: all, order: '7C+7H+7S' })).toBe('7C+7H+7S');
    const jokers = ['X', 'X>S', 'X+X', 'X+X>H'];
    expect(questionOf(jokers, { form: 'X+X' })).toMatchObject({ step: 'wish', options: ['', 'H'] });
    expect(questionOf(jokers, { form: 'X', wish: '' })).toBe('X');
  });
});

test('a set is named with a card first that fits: the one that was tapped, if it may be laid by itself', () => {
  const pairs = {
    step: 'form',
    options: ['7C', '7H', '7C+7H'],
    left: ['7C', '7C+7H', '7H', '7H+7C'].map(readMove),
  } as const;
  expect(firstLaid(pairs, '7C+7H', '7H')).toBe('7H');
  const onlyUnder = {
    step: 'form',
    options: ['7C+7H', '7C+7H+7S'],
    left: ['7C+7H', '7C+7H+7S'].map(readMove),
  } as const;
  expect(onlyUnder.options.map((form) => firstLaid(onlyUnder, form, '7H'))).toEqual(['7C', '7C']);
});

describe('the order of a set', () => {
  const sets = FIVES.map(readMove);

  test('begins with what fits and goes on with what is left', () => {
    expect(nextInSet(sets, [])).toEqual(['5H', '5D']);
    expect(nextInSet(sets, ['5H'])).toEqual(['5C', '5S']);
    expect(nextInSet(sets, ['5C'])).toEqual([]);
  });

  test('completes itself once nothing is left to choose', () => {
    expect(completed(sets, ['5D'])).toEqual(['5D', '5C', '5S', '5H']);
    expect(completed(sets, ['5H'])).toEqual(['5H']);
  });

  test('of all eight fives allows the same card twice', () => {
    const eight = readMove('5H+5H+5C+5C+5S+5S+5D+5D');
    expect(completed([eight], [])).toEqual(eight.cards);
  });
});
