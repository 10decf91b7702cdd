import { type Draft, keyOfPower } from './draft.ts';
import { houseProblems } from './housePlayability.ts';
import { misplacedOptions } from './grandPlayability.ts';
import { POWER_MEANINGS } from './power.ts';
import { RANK_WORDS } from './ranks.ts';
import type { RuleSetProblem } from './ruleSet.ts';
import { isChain } from './words/facts.ts';

const SEVEN = 5;

/** Reasons why a draft cannot be played with its number of players. */
export function playability(draft: Draft): RuleSetProblem[] {
  const { players, lowestRank, handSize } = draft;
  const cards = (13 - lowestRank) * 4 * draft.decks + draft.house.jokers;
  const problems: RuleSetProblem[] = [];
  const refuse = (at: string, reason: string, facts: Record<string, string | number>): void => {
    problems.push({ code: 'cannot-be-played', at, reason, facts });
  };
  if (handSize === undefined) refuse('handSize', 'no-hand-size', { players });
  else if (handSize * players + (draft.startEffect === 'not-turned' ? 0 : 1) > cards) {
    refuse('handSize', 'deal-larger-than-deck', { players, handSize, cards });
  }
  if (draft.wildRank !== undefined && draft.wildRank < lowestRank) refuse('wildRank', 'rank-not-in-deck', {});
  if (draft.suitOnlyRank !== undefined && draft.suitOnlyRank < lowestRank)
    refuse('suitOnlyRank', 'rank-not-in-deck', {});
  for (const entry of draft.powers) {
    const { rank } = entry;
    const word = RANK_WORDS[rank] ?? '';
    if (rank < lowestRank) {
      refuse(keyOfPower(entry), 'rank-not-in-deck', { rank: word });
    }
  }
  const hasSevenChain = draft.powers.some(({ rank, power }) => rank === SEVEN && isChain(POWER_MEANINGS[power]));
  if (draft.sevenChainCap !== undefined && !hasSevenChain) refuse('sevenChainCap', 'no-seven-chain', {});
  if (!draft.goesOutOneByOne) problems.push(...houseProblems(draft));
  for (const key of misplacedOptions(draft)) {
    refuse(key, draft.goesOutOneByOne ? 'not-when-going-out-one-by-one' : 'only-when-going-out-one-by-one', {});
  }
  return problems;
}
