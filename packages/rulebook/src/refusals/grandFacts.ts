import type { Rank } from '@hausregel/core';
import { RANK_SIGNS } from '@hausregel/rules';
import type { PendingText } from './refusalText.ts';

/** Ranks that answer a penalty together. */
const ANSWERS: readonly (readonly [Rank, Rank])[] = [
  [0, 5],
  [4, 7],
];

/** Ranks that answer a penalty of a rank, where equal ranks mean the same: to a two also a seven. */
export const answersTo = (rank: Rank): readonly Rank[] => ANSWERS.find((ranks) => ranks.includes(rank)) ?? [rank];

/** The rank that must be laid, if one is demanded. */
export function rankAsked(demand: PendingText | undefined): Rank | undefined {
  if (demand === undefined || !('rank' in demand)) return undefined;
  const rank = RANK_SIGNS.findIndex((known) => known === demand.rank);
  return rank < 0 ? undefined : rank;
}
