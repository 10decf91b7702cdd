import type { Rank } from '@hausregel/core';
import { RANK_SIGNS } from '@hausregel/rules';
import type { PendingText } from './refusalText.ts';

/** The rank that must be laid, if one is demanded. */
export function rankAsked(demand: PendingText | undefined): Rank | undefined {
  if (demand === undefined || !('rank' in demand)) return undefined;
  const rank = RANK_SIGNS.findIndex((known) => known === demand.rank);
  return rank < 0 ? undefined : rank;
}
