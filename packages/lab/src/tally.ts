/** Everything that is kept of the rounds played so far; its size does not depend on their number. */
import { GROUP_COUNT, type Layout, sizeOf, Sums } from './sums.ts';

/** How many rounds had which length, by length. */
export type Lengths = Map<number, number>;

export interface Tally {
  readonly layout: Layout;
  /** Deal `d` belongs to group `d % GROUP_COUNT`. */
  readonly groups: readonly Sums[];
  readonly moves: Lengths;
  readonly turns: Lengths;
  longestChain: number;
  largestPenalty: number;
}

export const emptyTally = (layout: Layout): Tally => ({
  layout,
  groups: Array.from({ length: GROUP_COUNT }, () => new Sums(sizeOf(layout))),
  moves: new Map(),
  turns: new Map(),
  longestChain: 0,
  largestPenalty: 0,
});

export const noteLength = (lengths: Lengths, length: number, rounds = 1): void => {
  lengths.set(length, (lengths.get(length) ?? 0) + rounds);
};

/** Adds what was kept of other deals. */
export function addTally(target: Tally, more: Tally): void {
  target.groups.forEach((group, index) => {
    const other = more.groups[index];
    if (other !== undefined) group.add(other);
  });
  more.moves.forEach((rounds, length) => noteLength(target.moves, length, rounds));
  more.turns.forEach((rounds, length) => noteLength(target.turns, length, rounds));
  target.longestChain = Math.max(target.longestChain, more.longestChain);
  target.largestPenalty = Math.max(target.largestPenalty, more.largestPenalty);
}

/** A tally as it goes from a worker to its thread: plain data without methods. */
export interface TallyData {
  readonly blocks: readonly number[];
  readonly sum: readonly Float64Array[];
  readonly squares: readonly Float64Array[];
  readonly blockSquares: readonly Float64Array[];
  readonly moves: Lengths;
  readonly turns: Lengths;
  readonly longestChain: number;
  readonly largestPenalty: number;
}

export const tallyData = ({ groups, moves, turns, longestChain, largestPenalty }: Tally): TallyData => ({
  blocks: groups.map(({ blocks }) => blocks),
  sum: groups.map(({ sum }) => sum),
  squares: groups.map(({ squares }) => squares),
  blockSquares: groups.map(({ blockSquares }) => blockSquares),
  moves,
  turns,
  longestChain,
  largestPenalty,
});

export function tallyOf(layout: Layout, data: TallyData): Tally {
  const tally = emptyTally(layout);
  tally.groups.forEach((group, index) => {
    group.blocks = data.blocks[index] ?? 0;
    group.sum.set(data.sum[index] ?? []);
    group.squares.set(data.squares[index] ?? []);
    group.blockSquares.set(data.blockSquares[index] ?? []);
  });
  return {
    ...tally,
    moves: data.moves,
    turns: data.turns,
    longestChain: data.longestChain,
    largestPenalty: data.largestPenalty,
  };
}
