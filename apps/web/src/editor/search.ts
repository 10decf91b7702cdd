import { isOutOfPlace, meaningOf, OPTIONS, type AnyOption, type RuleSet, valueIn } from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Options in whose title, present meaning or other ways of playing all words of `query` occur, whatever their marks. */
export function optionsWith(query: string, ruleSet: RuleSet, language: UiLanguage): readonly AnyOption[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return OPTIONS.filter((option) => {
    const said = meaningOf(ruleSet, option, valueIn(ruleSet, option.key))[language];
    const text = folded(
      [option.title[language], said, ...option.variants.map((each) => each.text[language])].join(' '),
    );
    return words.every((word) => text.includes(word)) && !isOutOfPlace(ruleSet, option);
  });
}
