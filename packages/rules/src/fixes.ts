import { problemsOf } from './compile.ts';
import { isSameValue, valueIn } from './editing.ts';
import type { AnyOption } from './option.ts';
import { OPTIONS, optionByKey } from './options/index.ts';
import { valuesOf, withValue } from './optionValues.ts';
import type { RuleSet, RuleSetProblem } from './ruleSet.ts';

/** One change that mends what cannot be played. */
export interface Fix {
  readonly key: string;
  readonly value: unknown;
}

/** Fixes offered at most for one problem. */
const FIXES_MAX = 3;
/** Rule sets tried at most for one problem. */
const TRIES_MAX = 60;

/**
 * Single changes after which a problem is gone and no other has come, at most one for each option: first of a number
 * the nearest that works, then back to the preset's value, then other values of the option itself and of the deck and
 * the deal, the nearest first. None where no single change helps.
 */
export function fixesFor(ruleSet: RuleSet, base: RuleSet, problem: RuleSetProblem): readonly Fix[] {
  const before = problemsOf(ruleSet).length;
  const isMended = ({ key, value }: Fix): boolean => {
    const after = problemsOf(withValue(ruleSet, key, value));
    return after.length < before && !after.some(({ at, reason }) => at === problem.at && reason === problem.reason);
  };
  const fixes: Fix[] = [];
  let tries = 0;
  for (const fix of candidates(ruleSet, base, problem)) {
    if (isSameValue(fix.value, valueIn(ruleSet, fix.key)) || fixes.some(({ key }) => key === fix.key)) continue;
    if (isMended(fix)) fixes.push(fix);
    tries += 1;
    if (fixes.length === FIXES_MAX || tries === TRIES_MAX) break;
  }
  return fixes;
}

function candidates(ruleSet: RuleSet, base: RuleSet, { at }: RuleSetProblem): Fix[] {
  const own = optionByKey(at);
  const nearby = own === undefined ? [] : nearest(own, ruleSet);
  const isNumber = nearby.some(({ value }) => typeof value === 'number');
  const changed = OPTIONS.filter(({ key }) => !isSameValue(valueIn(ruleSet, key), valueIn(base, key)));
  const asBefore = [...(own === undefined ? [] : [own]), ...changed].map(({ key }) => ({
    key,
    value: valueIn(base, key),
  }));
  const near = OPTIONS.filter(({ key, group }) => key !== at && (group === 'deck' || group === 'deal'));
  return [...(isNumber ? nearby : []), ...asBefore, ...nearby, ...near.flatMap((option) => nearest(option, ruleSet))];
}

/** Other values of an option, those next to the present one first where they are numbers; to many numbers, the highest. */
function nearest(option: AnyOption, ruleSet: RuleSet): Fix[] {
  const now = highest(valueIn(ruleSet, option.key));
  const distance = (value: unknown): number => (typeof value === 'number' ? Math.abs(value - now) : 0);
  return valuesOf(option)
    .toSorted((one, other) => distance(one) - distance(other))
    .map((value) => ({ key: option.key, value }));
}

/** Of numbers by players, the highest. */
const highest = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Math.max(...Object.values(value).map(Number)) : Number(value);
