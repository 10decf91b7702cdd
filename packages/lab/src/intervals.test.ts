import { Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { type BlockSums, jackknife, meanOf, shareOf, tQuantile, wilson } from './intervals.ts';

/** Sums of blocks given as the values of their rounds. */
function sumsOf(blocks: readonly (readonly number[])[]): BlockSums {
  const totals = blocks.map((values) => values.reduce((sum, value) => sum + value, 0));
  return {
    blocks: blocks.length,
    perBlock: blocks[0]?.length ?? 0,
    sum: totals.reduce((sum, total) => sum + total, 0),
    blockSquares: totals.reduce((sum, total) => sum + total ** 2, 0),
  };
}

describe('Student’s t', () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [19, 2.093],
    [30, 2.042],
    [120, 1.98],
    [1e6, 1.96],
  ])('with %i degrees of freedom is that of the tables', (degrees, expected) => {
    expect(tQuantile(degrees)).toBeCloseTo(expected, 2);
  });

  test('says nothing without a degree of freedom', () => {
    expect(tQuantile(0)).toBeNaN();
  });
});

describe('Wilson’s interval', () => {
  // Worked examples: Newcombe, Statistics in Medicine 17 (1998), table I.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is that of the literature', (hits, trials, low, high) => {
    const interval = wilson(hits / trials, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('a mean', () => {
  test('of blocks of one round is the usual t interval', () => {
    // 5, 7, 8, 9, 11: mean 8, standard deviation √5, t(4) = 2.776.
    const { value, low, high } = meanOf(sumsOf([[5], [7], [8], [9], [11]]));
    expect(value).toBe(8);
    expect(high - value).toBeCloseTo((2.7764 * Math.sqrt(5)) / Math.sqrt(5), 3);
    expect(value - low).toBeCloseTo(high - value, 12);
  });

  test('of rounds that are copies of each other is no more certain than of one of each', () => {
    const once = meanOf(sumsOf([[5], [7], [8], [9], [11]]));
    const often = meanOf(sumsOf([5, 7, 8, 9, 11].map((value) => [value, value, value, value])));
    expect(often.value).toBeCloseTo(once.value, 12);
    expect(often.high).toBeCloseTo(once.high, 12);
  });

  test('of one block has no interval', () => {
    expect(meanOf(sumsOf([[1, 2]]))).toEqual({ value: 1.5, low: Number.NaN, high: Number.NaN });
  });
});

describe('a share', () => {
  test('of independent rounds is Wilson’s interval', () => {
    const hits = Array.from({ length: 1000 }, (_, index) => [index % 4 === 0 ? 1 : 0]);
    const share = shareOf(sumsOf(hits));
    const exact = wilson(0.25, 1000);
    expect(share.low).toBeCloseTo(exact.low, 4);
    expect(share.high).toBeCloseTo(exact.high, 4);
  });

  test('that is the same in every block is known exactly', () => {
    expect(
      shareOf(
        sumsOf([
          [1, 0],
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
  });

  test('that was never seen could still occur', () => {
    const { value, low, high } = shareOf(sumsOf(Array.from({ length: 20 }, () => [0, 0])));
    expect([value, low]).toEqual([0, 0]);
    expect(high).toBeCloseTo(0.1611, 4);
  });
});

test('ninety-five of a hundred intervals hold the true share, also when the rounds of a block depend on each other', () => {
  const chance = new Xoshiro128(3);
  let held = 0;
  for (let trial = 0; trial < 1000; trial++) {
    const blocks = Array.from({ length: 100 }, () => {
      const isGood = chance.below(2) === 0;
      return Array.from({ length: 4 }, () => (chance.below(100) < (isGood ? 80 : 20) ? 1 : 0));
    });
    const { low, high } = shareOf(sumsOf(blocks));
    if (low <= 0.5 && high >= 0.5) held++;
  }
  // The standard deviation of the number is 7.
  expect(held).toBeGreaterThan(925);
  expect(held).toBeLessThan(975);
});

test('the jackknife of a mean is its t interval', () => {
  const values = [5, 7, 8, 9, 11];
  const without = values.map((left) => (40 - left) / 4);
  const { low, high } = jackknife(8, without);
  expect(high).toBeCloseTo(8 + 2.7764, 3);
  expect(low).toBeCloseTo(8 - 2.7764, 3);
});
