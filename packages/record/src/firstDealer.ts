import type { Chance, Seat } from '@hausregel/core';
import { compileMatch, type RuleSet } from '@hausregel/rules';

/**
 * Who deals the first round of a match: the lot falls among `players` (GEN-2), but where the round
 * itself says who deals next, `constant` deals first (MTT-20).
 */
export function firstDealer(ruleSet: RuleSet, players: readonly Seat[], constant: Seat, lot: Chance): Seat {
  if (compileMatch(ruleSet, players.length).nextDealer === 'round') return constant;
  return players[lot.below(players.length, 'lot')] ?? constant;
}
