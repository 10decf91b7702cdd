import { draftOf, playersOf, problemsOf } from './compile.ts';
import { isSameValue, valueIn } from './editing.ts';
import type { AnyOption } from './option.ts';
import { OPTIONS, optionByKey } from './options/index.ts';
import { valuesOf, withValue } from './optionValues.ts';
import { playability } from './playability.ts';
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
 * the nearest that works (of numbers by players only those that do not work), then back to the preset's value, then
 * other values of the option itself and of the deck and the deal, the nearest first. None where no single change helps.
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
  const isNumber = own?.schema.shape.type === 'integer' || own?.schema.shape.type === 'by-players';
  const changed = OPTIONS.filter(({ key }) => !isSameValue(valueIn(ruleSet, key), valueIn(base, key)));
  const asBefore = [...(own === undefined ? [] : [own]), ...changed].map(({ key }) => ({
    key,
    value: valueIn(base, key),
  }));
  const near = OPTIONS.filter(({ key, group }) => key !== at && (group === 'deck' || group === 'deal'));
  return [...(isNumber ? nearby : []), ...asBefore, ...nearby, ...near.flatMap((option) => nearest(option, ruleSet))];
}

/** Other values of an option, those next to the present one first where they are numbers. */
function nearest(option: AnyOption, ruleSet: RuleSet): Fix[] {
  const { key } = option;
  const now = valueIn(ruleSet, key);
  if (typeof now === 'object' && now !== null && option.schema.shape.type === 'by-players')
    return [{ key, value: workingTable(option, ruleSet, Object.entries(now)) }];
  return outwards(valuesOf(option), now).map((value) => ({ key, value }));
}

/** Numbers by players: where one cannot be played or is missing, the nearest that can be played stands instead. */
function workingTable(option: AnyOption, ruleSet: RuleSet, entries: readonly [string, unknown][]): unknown {
  const table = new Map(entries.map(([players, value]) => [Number(players), value]));
  const { max } = playersOf(ruleSet);
  for (let players = Math.min(...table.keys()); players <= max; players++) {
    const now = table.get(players) ?? table.get(players - 1);
    const works = (value: unknown): boolean =>
      playability(draftOf(withValue(ruleSet, option.key, value), players)).every(({ at }) => at !== option.key);
    table.set(players, outwards(valuesOf(option), now).find(works) ?? now);
  }
  return Object.fromEntries(table);
}

/** Numbers from a number on, the nearest first; anything else as it comes. */
function outwards(values: readonly unknown[], from: unknown): readonly unknown[] {
  const distance = (value: unknown): number =>
    typeof value === 'number' && typeof from === 'number' ? Math.abs(value - from) : 0;
  return values.toSorted((one, other) => distance(one) - distance(other));
}
