/** Values of an option to choose from, and what each of them says in a rule set. */
import { bookContextOf } from './bookEntries.ts';
import { isSameValue, valueIn } from './editing.ts';
import type { AnyOption } from './option.ts';
import type { RuleSet } from './ruleSet.ts';
import { grandSentences } from './words/grandSentences.ts';
import { houseSentences } from './words/houseSentences.ts';
import type { Line, Lines } from './words/phrases.ts';

/**
 * All values of an option that has few; of a number by players, those that hold for every table. A
 * table of numbers by rank has no list; it comes out empty.
 */
export function valuesOf({ schema }: AnyOption): readonly unknown[] {
  const { shape } = schema;
  switch (shape.type) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return shape.values;
    case 'integer':
    case 'by-players':
      return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => shape.min + index);
    case 'by-rank':
      return [];
  }
}

/** A rule set with one option changed; for asking, so it may be unplayable. */
export const withValue = (ruleSet: RuleSet, key: string, value: unknown): RuleSet => ({
  ...ruleSet,
  options: { ...ruleSet.options, [key]: value },
});

/**
 * What a value of an option means in a rule set, in whole sentences; never empty. Where the rule book
 * would be silent, since there is no such rule then, it is told as a change.
 */
export function meaningOf(ruleSet: RuleSet, option: AnyOption, value: unknown): Line {
  const changed = withValue(ruleSet, option.key, value);
  const context = bookContextOf(changed);
  const said =
    grandSentences(option.key, context) ?? houseSentences(option.key, context) ?? option.sentence(value, context);
  if (said.de.length > 0) return inOneLine(said);
  if (typeof value === 'number' && isNeverSaid(changed, option, value)) return named(option.title, value);
  const other = [valueIn(ruleSet, option.key), option.defaultValue, ...valuesOf(option)].find(
    (each) => !isSameValue(each, value),
  );
  const told = option.difference(other, value, context);
  return told.de === '' ? option.title : told;
}

/** Whether the rule book tells a number elsewhere: then its neighbours are silent too. */
const isNeverSaid = (ruleSet: RuleSet, option: AnyOption, value: number): boolean =>
  [value - 1, value + 1].every((near) => {
    const said = option.sentence(near, bookContextOf(withValue(ruleSet, option.key, near)));
    return said.de.length === 0;
  });

const named = ({ de, en, lt }: Line, value: number): Line => ({
  de: `${de}: ${value}.`,
  en: `${en}: ${value}.`,
  lt: `${lt}: ${value}.`,
});

/** The same in brief, where the option has a short form for it. */
export function briefOf(ruleSet: RuleSet, option: AnyOption, value: unknown): Line {
  const short = option.short(value, bookContextOf(withValue(ruleSet, option.key, value)));
  return short.de.length > 0 ? inOneLine(short) : meaningOf(ruleSet, option, value);
}

/** Several sentences as one line of each language. */
const inOneLine = (lines: Lines): Line => ({
  de: lines.de.join(' '),
  en: lines.en.join(' '),
  lt: lines.lt.join(' '),
});
