import { Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { dependenceOf, varianceParts } from './dependence.ts';
import { GROUP_COUNT, type Layout, seatWins, sizeOf, Sums } from './sums.ts';

const LAYOUT: Layout = { seats: 3, kinds: 1 };

/** Blocks of three rounds in which the outcomes of seat 0 are as given. */
function groupsOf(blocks: readonly (readonly number[])[]): Sums[] {
  const groups = Array.from({ length: GROUP_COUNT }, () => new Sums(sizeOf(LAYOUT)));
  const values = new Float64Array(sizeOf(LAYOUT));
  const block = new Float64Array(sizeOf(LAYOUT));
  blocks.forEach((outcomes, number) => {
    const group = groups[number % GROUP_COUNT];
    for (const outcome of outcomes) {
      values[0] = outcome;
      group?.addRound(values, block);
    }
    group?.endBlock(block);
  });
  return groups;
}

describe('the parts of a variance', () => {
  test('are those of the analysis of variance worked by hand', () => {
    const sums = new Sums(sizeOf(LAYOUT));
    for (const group of groupsOf([
      [1, 2, 3],
      [5, 6, 7],
      [9, 10, 11],
    ]))
      sums.add(group);
    // Between the means 2, 6, 10: mean square 48; within: 1. (48 − 1) / 3 = 15⅔.
    const { between, total } = varianceParts(sums, 0, 3);
    expect(between).toBeCloseTo(47 / 3, 10);
    expect(total).toBeCloseTo(47 / 3 + 1, 10);
  });
});

describe('how much a deal decides', () => {
  const dependence = (blocks: readonly (readonly number[])[]): ReturnType<typeof dependenceOf> =>
    dependenceOf(groupsOf(blocks), LAYOUT, seatWins);

  test('is everything if all rounds of a deal end alike', () => {
    const blocks = Array.from({ length: 100 }, (_, index) =>
      [index % 3 === 0 ? 1 : 0].flatMap((value) => [value, value, value]),
    );
    expect(dependence(blocks)?.share.value).toBeCloseTo(1, 10);
  });

  test('is next to nothing if it does not matter, and the interval says so', () => {
    const chance = new Xoshiro128(5);
    const share = dependence(
      Array.from({ length: 4000 }, () => [0, 0, 0].map(() => (chance.below(3) === 0 ? 1 : 0))),
    )?.share;
    expect(share?.low).toBeLessThan(0);
    expect(share?.high).toBeGreaterThan(0);
    expect((share?.high ?? 1) - (share?.low ?? 0)).toBeLessThan(0.05);
  });

  test('is found again if it is known', () => {
    // The chance is 0.2 or 0.8: variance 0.09 between deals of 0.25 in all.
    const chance = new Xoshiro128(6);
    const blocks = Array.from({ length: 6000 }, () => {
      const percent = chance.below(2) === 0 ? 20 : 80;
      return [0, 0, 0].map(() => (chance.below(100) < percent ? 1 : 0));
    });
    const found = dependence(blocks);
    expect(found?.share.low).toBeLessThan(0.36);
    expect(found?.share.high).toBeGreaterThan(0.36);
    expect(found?.share.value).toBeCloseTo(0.36, 1);
  });

  test('is not said of too few deals', () => {
    expect(dependence([[1, 0, 0]])).toBeUndefined();
  });
});
