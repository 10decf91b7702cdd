/** Rule sets from outside: checked once, here. */
import { OPTIONS, optionByKey } from './options/index.ts';
import { problemsOf } from './compile.ts';
import type { ByLanguage, Result, RuleSet, RuleSetProblem } from './ruleSet.ts';
import { visibleName, visibleText } from './visibleText.ts';

const TEXT_MAX = 400;
const LIST_MAX = 20;

type Fields = Readonly<Record<string, unknown>>;
const KEYS = ['id', 'version', 'name', 'about', 'basedOn', 'sources', 'clauses', 'options'];

/** A whole rule set from outside. All problems are listed, each with its place. */
export function parseRuleSet(value: unknown): Result<RuleSet, readonly RuleSetProblem[]> {
  if (!isFields(value)) return { ok: false, error: [{ code: 'not-understood', at: '' }] };
  const problems: RuleSetProblem[] = Object.keys(value)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({ code: 'not-understood', at: key }));
  const need = <T>(at: string, parsed: T | undefined, fallback: T): T => {
    if (parsed === undefined) problems.push({ code: 'not-understood', at });
    return parsed ?? fallback;
  };
  const none: ByLanguage<string> = { de: '', en: '', lt: '' };
  const ruleSet: RuleSet = {
    id: need('id', parseId(value['id']), ''),
    version: need('version', parseVersion(value['version']), 1),
    name: need('name', parseTexts(value['name'], visibleName), none),
    about: need('about', parseTexts(value['about'], visibleText), none),
    sources: need('sources', parseList(value['sources']), []),
    options: need('options', isFields(value['options']) ? value['options'] : undefined, {}),
    ...(value['basedOn'] === undefined ? {} : { basedOn: need('basedOn', parseId(value['basedOn']), '') }),
    ...(value['clauses'] === undefined ? {} : { clauses: need('clauses', parseClauses(value['clauses']), {}) }),
  };
  problems.push(...optionProblems(ruleSet.options));
  if (problems.length === 0) problems.push(...problemsOf(ruleSet));
  return problems.length === 0 ? { ok: true, value: withParsedOptions(ruleSet) } : { ok: false, error: problems };
}

/** The same with each value in its one form. */
const withParsedOptions = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  options: Object.fromEntries(
    Object.entries(ruleSet.options).map(([key, value]) => [key, optionByKey(key)?.schema.parse(value) ?? value]),
  ),
});

/**
 * A rule set with some options changed; a value at its default is taken out of the document. The
 * result is refused if it cannot be played. Without a real change the same rule set is returned.
 */
export function withOverrides(ruleSet: RuleSet, overrides: unknown): Result<RuleSet, readonly RuleSetProblem[]> {
  if (!isFields(overrides)) return { ok: false, error: [{ code: 'not-understood', at: 'overrides' }] };
  const problems: RuleSetProblem[] = [];
  const options: Record<string, unknown> = { ...ruleSet.options };
  for (const [key, value] of Object.entries(overrides)) {
    const option = optionByKey(key);
    const parsed = option?.schema.parse(value);
    if (option === undefined) problems.push({ code: 'unknown-option', at: key });
    else if (parsed === undefined) problems.push({ code: 'bad-value', at: key });
    else if (isSame(parsed, option.defaultValue)) delete options[key];
    else options[key] = parsed;
  }
  if (problems.length > 0) return { ok: false, error: problems };
  if (isSame(options, ruleSet.options)) return { ok: true, value: ruleSet };
  const changed: RuleSet = { ...ruleSet, id: 'house', basedOn: ruleSet.basedOn ?? ruleSet.id, options };
  const unplayable = problemsOf(changed);
  return unplayable.length === 0 ? { ok: true, value: changed } : { ok: false, error: unplayable };
}

/** Whether every option of a stored rule set, and its value, is one that this version knows. */
export const knowsOptions = (ruleSet: RuleSet): boolean =>
  Object.entries(ruleSet.options).every(([key, value]) => optionByKey(key)?.schema.parse(value) !== undefined);

function optionProblems(options: Fields): RuleSetProblem[] {
  return Object.entries(options).flatMap(([key, value]): RuleSetProblem[] => {
    const option = optionByKey(key);
    if (option === undefined) return [{ code: 'unknown-option', at: key }];
    const parsed = option.schema.parse(value);
    if (parsed === undefined) return [{ code: 'bad-value', at: key }];
    return isSame(parsed, option.defaultValue) ? [{ code: 'at-default', at: key }] : [];
  });
}

/** An option on which two rule sets differ, with both values. */
export interface Difference {
  readonly key: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What `ruleSet` changes compared with `base`, in the order of the options. */
export function differencesOf(base: RuleSet, ruleSet: RuleSet): Difference[] {
  return OPTIONS.flatMap((option) => {
    const from = base.options[option.key] ?? option.defaultValue;
    const to = ruleSet.options[option.key] ?? option.defaultValue;
    return isSame(from, to) ? [] : [{ key: option.key, from, to }];
  });
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (!isFields(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${entries.join(',')}}`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= TEXT_MAX;

const parseId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value) ? value : undefined;

const parseVersion = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e6 ? value : undefined;

/**
 * Texts in German and English; without a Lithuanian one the English text stands for it. Undefined if
 * nothing can be seen of one.
 */
function parseTexts(value: unknown, seenOf: (text: string) => string): ByLanguage<string> | undefined {
  if (!isFields(value)) return undefined;
  const { de, en, lt = en } = value;
  if (!isText(de) || !isText(en) || !isText(lt)) return undefined;
  const texts = { de: seenOf(de), en: seenOf(en), lt: seenOf(lt) };
  return Object.values(texts).includes('') ? undefined : texts;
}

const parseList = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length <= LIST_MAX && value.every(isText) ? value.map(String) : undefined;

function parseClauses(value: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  if (!isFields(value) || Object.keys(value).length > 100) return undefined;
  const entries: [string, readonly string[]][] = [];
  for (const [key, list] of Object.entries(value)) {
    const clauses = parseList(list);
    if (clauses === undefined) return undefined;
    entries.push([key, clauses]);
  }
  return Object.fromEntries(entries);
}
