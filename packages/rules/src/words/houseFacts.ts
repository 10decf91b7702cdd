/** Questions about house rules beyond the documents, for sentences that must agree with them. */
import type { Draft } from '../draft.ts';
import { rescueRanks } from '../houseTables.ts';
import type { PowerMeaning } from '../power.ts';

/** A draw is answered by more than its like, or does not grow by its own number. */
export const drawsDiffer = (facts: Draft): boolean =>
  facts.house.drawsMix || facts.house.drawDoubles || rescueRanks(facts).length > 0;

/** Whether that holds for a power. */
export const isOtherDraw = (facts: Draft, { draw, atOnce }: PowerMeaning): boolean =>
  draw > 0 && !atOnce && drawsDiffer(facts);

/** More than one rank goes on anything. */
export const hasMoreWild = ({ house }: Draft): boolean => house.alsoWildRank !== undefined || house.jokers > 0;
