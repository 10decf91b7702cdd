/**
 * Sums over rounds from which every figure of a report is made. The rounds of one deal are played with the same hands
 * and so are not independent: they form a *block*, and beside the sum and the sum of the squares of each quantity the
 * sum of the squares of its block totals is kept. All sums are whole numbers, so they can be added in any order.
 */
import { COUNT_COUNT } from './counts.ts';

/** Deals are dealt out to so many groups, for intervals of figures that are no plain means (see jackknife.ts). */
export const GROUP_COUNT = 20;

/** Where the quantities lie: first by seat, then by kind of player, then the counts and in how many rounds they occur. */
export interface Layout {
  readonly seats: number;
  readonly kinds: number;
}

export const seatWins = (_: Layout, seat: number): number => seat;
export const seatPoints = ({ seats }: Layout, seat: number): number => seats + seat;
export const kindWins = ({ seats }: Layout, kind: number): number => 2 * seats + kind;
export const kindPoints = ({ seats, kinds }: Layout, kind: number): number => 2 * seats + kinds + kind;
export const countAt = ({ seats, kinds }: Layout, count: number): number => 2 * (seats + kinds) + count;
export const occurrenceAt = ({ seats, kinds }: Layout, count: number): number =>
  2 * (seats + kinds) + COUNT_COUNT + count;
export const sizeOf = ({ seats, kinds }: Layout): number => 2 * (seats + kinds + COUNT_COUNT);

export class Sums {
  blocks = 0;
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly blockSquares: Float64Array;

  constructor(size: number) {
    this.sum = new Float64Array(size);
    this.squares = new Float64Array(size);
    this.blockSquares = new Float64Array(size);
  }

  /** Adds one round; `block` collects the totals of its block. */
  addRound(values: Float64Array, block: Float64Array): void {
    const { squares } = this;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      if (value === 0) continue;
      squares[index] = (squares[index] ?? 0) + value * value;
      block[index] = (block[index] ?? 0) + value;
    }
  }

  /** Ends a block: its totals are added and set to nought. */
  endBlock(block: Float64Array): void {
    const { sum, blockSquares } = this;
    for (let index = 0; index < block.length; index++) {
      const value = block[index] ?? 0;
      if (value === 0) continue;
      sum[index] = (sum[index] ?? 0) + value;
      blockSquares[index] = (blockSquares[index] ?? 0) + value * value;
    }
    block.fill(0);
    this.blocks++;
  }

  /** Adds other sums of the same size. */
  add(other: Sums): void {
    this.blocks += other.blocks;
    addTo(this.sum, other.sum);
    addTo(this.squares, other.squares);
    addTo(this.blockSquares, other.blockSquares);
  }
}

export function addTo(target: Float64Array, more: Float64Array): void {
  for (let index = 0; index < target.length; index++) target[index] = (target[index] ?? 0) + (more[index] ?? 0);
}

/** The sums of several groups together. */
export function totalOf(groups: readonly Sums[], size: number): Sums {
  const total = new Sums(size);
  for (const group of groups) total.add(group);
  return total;
}
