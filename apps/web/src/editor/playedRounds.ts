import { Rules, type RulesTables } from '@hausregel/core';
import { DealRunner, lineupOf } from '@hausregel/lab/deals';
import type { Lengths } from './roundLengths.ts';

/** Rounds at most, and ms after which no more are begun. */
const ROUNDS = 4_000;
const TIME_MS = 1_500;
const DEALS_AT_ONCE = 20;
const SEED = 7;

/**
 * Plays rounds by rules of thumb, always the same ones, and counts how long they are.
 *
 * @param tables compiled rules; as they come from another thread, they are data only
 * @param clock milliseconds that pass
 */
export function playedRounds(tables: RulesTables, clock: () => number): Lengths {
  const rules = new Rules(tables);
  const { players } = rules;
  const runner = new DealRunner(rules, lineupOf(Array.from({ length: players }, () => 'simple' as const)));
  const lengths = new Map<number, number>();
  const start = clock();
  const deals = Math.ceil(ROUNDS / players);
  for (let deal = 0; deal < deals && (deal === 0 || clock() - start < TIME_MS); deal += DEALS_AT_ONCE) {
    const { turns } = runner.run(SEED, deal, Math.min(deal + DEALS_AT_ONCE, deals));
    for (const [length, rounds] of turns) lengths.set(length, (lengths.get(length) ?? 0) + rounds);
  }
  return [...lengths].toSorted(([one], [other]) => one - other);
}
