import { describe, expect, test } from 'vitest';
import { shuffle } from './cards.ts';
import { Xoshiro128 } from './xoshiro.ts';

const CARDS = 32;

describe('xoshiro128**', () => {
  test('gives equal numbers from equal seeds and others from others', () => {
    const numbers = (seed: number): number[] => {
      const chance = new Xoshiro128(seed);
      return Array.from({ length: 8 }, () => chance.next());
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  test('keeps to the bound, also the largest', () => {
    const chance = new Xoshiro128(1);
    for (const bound of [1, 2, 3, 52, 65536]) {
      for (let draw = 0; draw < 2000; draw++) {
        const number = chance.below(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }
    }
  });

  test('shuffles without preferring a place or neighbours (200,000 shuffles of 32 cards)', () => {
    const chance = new Xoshiro128(20);
    const shuffles = 200_000;
    const places = new Float64Array(CARDS * CARDS);
    let neighbours = 0;
    const pile = new Uint8Array(CARDS);
    for (let run = 0; run < shuffles; run++) {
      for (let card = 0; card < CARDS; card++) pile[card] = card;
      shuffle(pile, CARDS, chance, 'deal');
      for (let place = 0; place < CARDS; place++) {
        const card = pile[place] ?? 0;
        const at = card * CARDS + place;
        places[at] = (places[at] ?? 0) + 1;
        if (place > 0 && (pile[place - 1] ?? 0) >> 2 === card >> 2) neighbours++;
      }
    }
    const expected = shuffles / CARDS;
    const chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 × 31 degrees of freedom: mean 961, deviation 44; five deviations.
    expect(Math.abs(chiSquare - 961)).toBeLessThan(220);
    // Of the 31 other cards three are of the same rank.
    expect(neighbours / (shuffles * (CARDS - 1))).toBeCloseTo(3 / 31, 3);
  });
});
