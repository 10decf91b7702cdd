/**
 * A rule set while somebody edits it: the preset it started from, the options as they are now, and
 * what they were before and after, for undoing and doing again. Immutable. It may be unplayable on the way; `problemsOf` says so.
 */
import { houseRuleSet } from './houseRuleSet.ts';
import { optionByKey, OPTIONS } from './options/index.ts';
import { differencesOf } from './parse.ts';
import { PRESETS, presetById } from './presets.ts';
import type { RuleSet } from './ruleSet.ts';
import { visibleName } from './visibleText.ts';

/** Steps that can be undone. */
const PAST_MAX = 200;

export interface Editing {
  readonly base: RuleSet;
  readonly options: RuleSet['options'];
  /** Options before each step, the oldest first. */
  readonly past: readonly RuleSet['options'][];
  /** Options after each step that was undone, the last undone last. */
  readonly future: readonly RuleSet['options'][];
}

/** Begins with a preset, or with a rule set that a house made from one. Throws where there are no presets. */
export function editingOf(ruleSet: RuleSet): Editing {
  const base = presetById(ruleSet.id) ?? presetById(ruleSet.basedOn ?? '') ?? PRESETS[0];
  if (base === undefined) throw new RangeError('There is no preset.');
  return { base, options: ruleSet.options, past: [], future: [] };
}

/** With other values for some options, as one step. Values that an option does not take change nothing. */
export function withChanges(editing: Editing, changes: Readonly<Record<string, unknown>>): Editing {
  const options: Record<string, unknown> = { ...editing.options };
  for (const [key, value] of Object.entries(changes)) {
    const option = optionByKey(key);
    const parsed = option?.schema.parse(value);
    if (option === undefined || parsed === undefined) continue;
    if (isSameValue(parsed, option.defaultValue)) delete options[key];
    else options[key] = parsed;
  }
  return isSameValue(options, editing.options) ? editing : stepped(editing, options);
}

/** With some options as in the preset, or all of them. */
export function withReverted(editing: Editing, keys: readonly string[] = OPTIONS.map(({ key }) => key)): Editing {
  return withChanges(editing, Object.fromEntries(keys.map((key) => [key, valueIn(editing.base, key)])));
}

/** Before the last step; the same if there is none. */
export function undone(editing: Editing): Editing {
  const last = editing.past.at(-1);
  if (last === undefined) return editing;
  return { ...editing, options: last, past: editing.past.slice(0, -1), future: [...editing.future, editing.options] };
}

/** The step that was undone last, done again; the same if there is none, or something else was changed since. */
export function redone(editing: Editing): Editing {
  const next = editing.future.at(-1);
  return next === undefined ? editing : { ...stepped(editing, next), future: editing.future.slice(0, -1) };
}

/** The rule set as edited: the preset itself while nothing differs and it has no name that can be seen. */
export function editedRuleSet(editing: Editing, typed: string, version: number = 1): RuleSet {
  const { base, options } = editing;
  const name = visibleName(typed);
  const house = houseRuleSet(base, { name: name === '' ? base.name.de : name, version, options });
  if (name !== '') return house;
  return differencesOf(base, house).length === 0 ? base : house;
}

/** Value of an option in a rule set. */
export const valueIn = (ruleSet: Pick<RuleSet, 'options'>, key: string): unknown =>
  ruleSet.options[key] ?? optionByKey(key)?.defaultValue;

const stepped = (editing: Editing, options: RuleSet['options']): Editing => ({
  ...editing,
  options,
  past: [...editing.past, editing.options].slice(-PAST_MAX),
  future: [],
});

/** Whether two values of an option are the same, also where they are tables. */
export const isSameValue = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
