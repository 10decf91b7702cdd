import { isOutOfPlace, meaningOf, OPTIONS, type AnyOption, type RuleSet, valueIn } from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Letters that an ending may have: "valetas" and "valetą", "Bube" and "Buben", "card" and "cards". */
const ENDING_MAX = 2;
/** Fewer letters would be found everywhere. */
const STEM_MIN = 3;

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const stemOf = (word: string): string => word.slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX));

/**
 * Options in whose title, present meaning or other ways of playing all words of `query` occur, whatever their marks
 * and endings; first those that are called so, then those that say so, then those that could, and in each case the
 * very words before those of which only the beginning is the same.
 */
export function optionsWith(query: string, ruleSet: RuleSet, language: UiLanguage): readonly AnyOption[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = OPTIONS.flatMap((option) => {
    const said = meaningOf(ruleSet, option, valueIn(ruleSet, option.key))[language];
    const texts = [option.title[language], said, ...option.variants.map((each) => each.text[language])];
    const depth = [1, 2, texts.length]
      .map((count) => texts.slice(0, count).join(' '))
      .flatMap((text) => [hasWords(text, words), hasStems(text, words)])
      .indexOf(true);
    return depth < 0 || isOutOfPlace(ruleSet, option) ? [] : [{ option, depth }];
  });
  return found.toSorted((one, other) => one.depth - other.depth).map(({ option }) => option);
}

/** The words as they are written, anywhere: also as the end of a longer one ("König" in "Herzkönig"). */
function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/** For each word one that begins with the same stem and is not much longer. */
function hasStems(text: string, words: readonly string[]): boolean {
  const all = wordsOf(text);
  return words.every((word) =>
    all.some((other) => other.startsWith(stemOf(word)) && other.length <= word.length + ENDING_MAX),
  );
}
