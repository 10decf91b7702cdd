import type { Rank } from '@hausregel/core';
import { equalRanksOf as allEqualTo } from '@hausregel/rules';
import type { TableFacts } from './scene.ts';

/** A rank and what means the same at a table, from low to high. */
export const equalRanksOf = (rank: Rank, { hasEqualRanks }: TableFacts): readonly Rank[] =>
  hasEqualRanks ? allEqualTo(rank) : [rank];
