/** Rules that make no difference beside others: whether one counts, and what would have to hold for it to count. */
import { draftOf } from './compile.ts';
import type { Draft } from './draft.ts';
import type { AnyOption, Need } from './option.ts';
import { optionByKey } from './options/index.ts';
import { type Difference, differencesOf } from './parse.ts';
import type { RuleSet } from './ruleSet.ts';

/** The first thing that a value of an option rests on and that does not hold; undefined where the value counts. */
export const missingNeed = ({ needs }: AnyOption, facts: Draft, value: unknown): Need | undefined =>
  needs.find(({ holds }) => !holds(facts, value));

/** What `ruleSet` plays otherwise than `base`, in the order of the options; not what makes no difference beside its other rules. */
export function countingDifferences(base: RuleSet, ruleSet: RuleSet): Difference[] {
  const facts = draftOf(ruleSet, draftOf(ruleSet, 2).playersMin);
  return differencesOf(base, ruleSet).filter(({ key, to }) => {
    const option = optionByKey(key);
    return option !== undefined && missingNeed(option, facts, to) === undefined;
  });
}
