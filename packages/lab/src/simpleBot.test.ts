import { DRAW, kindOf, layMove, RANK_JACK, withWish, Xoshiro128, KIND_COUNT } from '@hausregel/core';
import { presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { caseOf } from './benchmark.ts';
import { chooseSimple } from './simpleBot.ts';

const skat = presetById('skat');
if (skat === undefined) throw new RangeError('There is no preset skat.');
const { rules } = caseOf(skat, 2);

const [CLUBS, SPADES, HEARTS] = [0, 1, 2] as const;
const EIGHT = 6;
const NINE = 7;

function choice(hand: readonly number[], moves: readonly number[]): number {
  const copies = new Uint8Array(KIND_COUNT);
  for (const kind of hand) copies[kind] = 1;
  return chooseSimple(
    rules,
    { copies, offset: 0, count: hand.length },
    Int32Array.from(moves),
    moves.length,
    new Xoshiro128(1),
  );
}

describe('the simple bot', () => {
  const nine = kindOf(NINE, CLUBS);
  const eight = kindOf(EIGHT, CLUBS);
  const jack = kindOf(RANK_JACK, CLUBS);
  const hearts = [kindOf(NINE, HEARTS), kindOf(EIGHT, HEARTS)];

  test('lays rather than draws', () => {
    expect(choice([nine, eight], [layMove(nine), DRAW])).toBe(layMove(nine));
  });

  test('lays a card that does something before one that does nothing', () => {
    expect(choice([nine, eight, ...hearts], [layMove(nine), layMove(eight), DRAW])).toBe(layMove(eight));
  });

  test('keeps its jack while something else fits', () => {
    expect(choice([nine, jack, ...hearts], [layMove(nine), withWish(layMove(jack), HEARTS), DRAW])).toBe(layMove(nine));
  });

  test('wishes the suit it holds most of', () => {
    const wishes = [CLUBS, SPADES, HEARTS, 3].map((suit) => withWish(layMove(jack), suit));
    expect(choice([jack, ...hearts], [...wishes, DRAW])).toBe(wishes[HEARTS]);
  });
});
