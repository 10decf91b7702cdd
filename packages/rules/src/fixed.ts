/** Rules that no option changes: their clauses stand in the rule book too. */
import type { Group } from './option.ts';

export interface FixedRule {
  readonly key: string;
  readonly group: Group;
  readonly clauses: readonly string[];
}

export const FIXED_RULES: readonly FixedRule[] = [
  { key: 'deckIsWhole', group: 'deck', clauses: ['GEN-1'] },
  { key: 'direction', group: 'deal', clauses: ['GEN-2', 'FAM-2', 'SKAT-1'] },
  { key: 'beginner', group: 'deal', clauses: ['FAM-3', 'SKAT-15'] },
  { key: 'nextDealer', group: 'deal', clauses: ['FAM-2', 'SKAT-15'] },
  { key: 'matching', group: 'laying', clauses: ['FAM-4', 'SKAT-4'] },
  { key: 'passing', group: 'drawing', clauses: ['GEN-10', 'FAM-5', 'SKAT-6'] },
  { key: 'nothingLeft', group: 'drawing', clauses: ['GEN-3', 'GEN-9'] },
  { key: 'wishes', group: 'cards', clauses: ['GEN-5', 'GEN-6'] },
  { key: 'chains', group: 'cards', clauses: ['GEN-9', 'GEN-10', 'SKAT-19'] },
  { key: 'skips', group: 'cards', clauses: ['GEN-4'] },
  { key: 'plainRanks', group: 'cards', clauses: ['FAM-9'] },
  { key: 'refusals', group: 'laying', clauses: ['GEN-7'] },
  { key: 'roundEnd', group: 'scoring', clauses: ['FAM-11', 'SKAT-13'] },
  { key: 'matchWinner', group: 'match', clauses: ['FAM-15', 'SKAT-14'] },
  { key: 'leaving', group: 'match', clauses: ['GEN-8'] },
];
