import {
  type AnyOption,
  briefOf,
  type GappedSentence,
  gapIn,
  isSameValue,
  meaningOf,
  type RuleSet,
  valuesOf,
} from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

/** A rule as it is shown: its sentence, with the gap if it has one, and what stood there before. */
export interface Saying {
  readonly text: string;
  readonly gap: GappedSentence | undefined;
  /** The preset's sentence, where the rule is changed and has no gap. */
  readonly was: string | undefined;
}

/** Values compared with the present one to find the gap. */
const COMPARED_MAX = 3;

export function sayingOf(
  ruleSet: RuleSet,
  option: AnyOption,
  { value, usual, language }: { readonly value: unknown; readonly usual: unknown; readonly language: UiLanguage },
): Saying {
  const meaning = option.card === undefined ? meaningOf : briefOf;
  const say = (each: unknown): string => meaning(ruleSet, option, each)[language];
  const text = say(value);
  const isChanged = !isSameValue(value, usual);
  const was = isChanged ? say(usual) : undefined;
  const gap = gapIn(text, near(option, value).map(say), was);
  return { text, gap, was: gap?.was === undefined ? was : undefined };
}

/** A few other values: next to a number, or the first of a list. */
function near(option: AnyOption, value: unknown): readonly unknown[] {
  const others = valuesOf(option).filter((other) => !isSameValue(other, value));
  if (typeof value !== 'number') return others.slice(0, COMPARED_MAX);
  return others
    .toSorted((one, other) => Math.abs(Number(one) - value - 0.1) - Math.abs(Number(other) - value - 0.1))
    .slice(0, COMPARED_MAX);
}
