import { isOutOfPlace, meaningOf, OPTIONS, type AnyOption, type RuleSet, valueIn } from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/**
 * Options in whose title, present meaning or other ways of playing all words of `query` occur, whatever their marks;
 * first those that are called so, then those that say so, then those that could.
 */
export function optionsWith(query: string, ruleSet: RuleSet, language: UiLanguage): readonly AnyOption[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = OPTIONS.flatMap((option) => {
    const said = meaningOf(ruleSet, option, valueIn(ruleSet, option.key))[language];
    const texts = [option.title[language], said, ...option.variants.map((each) => each.text[language])].map(folded);
    const depth = [1, 2, texts.length].findIndex((count) => hasAll(texts.slice(0, count).join(' '), words));
    return depth < 0 || isOutOfPlace(ruleSet, option) ? [] : [{ option, depth }];
  });
  return found.toSorted((one, other) => one.depth - other.depth).map(({ option }) => option);
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
