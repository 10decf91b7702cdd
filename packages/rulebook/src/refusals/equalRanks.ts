import type { Rank } from '@hausregel/core';
import type { TableFacts } from './scene.ts';

/** Ranks that mean the same at some tables: two and seven, six and nine, ten and ace. */
const EQUAL: readonly (readonly Rank[])[] = [
  [0, 5],
  [4, 7],
  [8, 12],
];

/** A rank and what means the same at a table, from low to high. */
export const equalRanksOf = (rank: Rank, { hasEqualRanks }: TableFacts): readonly Rank[] =>
  (hasEqualRanks ? EQUAL.find((ranks) => ranks.includes(rank)) : undefined) ?? [rank];
