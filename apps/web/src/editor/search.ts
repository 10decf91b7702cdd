import {
  type AnyOption,
  briefOf,
  isOutOfPlace,
  meaningOf,
  nounOf,
  OPTIONS,
  type RuleSet,
  valueIn,
  valuesOf,
} from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Letters that an ending may have: "valetas" and "valetą", "Bube" and "Buben", "card" and "cards". */
const ENDING_MAX = 2;
/** Fewer letters would be found everywhere. */
const STEM_MIN = 3;

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const stemOf = (word: string): string => word.slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX));

/** What could be chosen comes after all that is said. */
const LAST = 6;
const SUITS = '♣♠♥♦';
const RANKS: Readonly<Record<string, number>> = { 10: 8, J: 9, B: 9, V: 9, Q: 10, D: 10, K: 11, A: 12 };
/** A card by its sign, as in "♥K", "10♠" or "♦ 7". */
const SIGN =
  /([♣♠♥♦])\uFE0F?\s*(10|[2-9JBVQDKA])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(10|[2-9JBVQDKA])\s*([♣♠♥♦])\uFE0F?/giu;

/** Cards by their signs become their names. */
const spelled = (query: string, language: UiLanguage): string =>
  query.replace(SIGN, (_, suit?: string, rank?: string, before: string = '', after: string = '') => {
    const sign = (rank ?? before).toUpperCase();
    return ` ${nounOf(RANKS[sign] ?? Number(sign) - 2, SUITS.indexOf(suit ?? after))[language].name} `;
  });

/** What an option can be, by rule set and language: saying all of it takes longer than a key press may. */
const saidValues = new WeakMap<RuleSet, Map<string, string>>();

function valuesSaid(ruleSet: RuleSet, option: AnyOption, language: UiLanguage): string {
  const { type } = option.schema.shape;
  if (type !== 'choice' && type !== 'boolean') return '';
  const known = saidValues.get(ruleSet) ?? new Map<string, string>();
  saidValues.set(ruleSet, known);
  const key = `${language} ${option.key}`;
  const said =
    known.get(key) ??
    valuesOf(option)
      .map((value) => briefOf(ruleSet, option, value)[language])
      .join(' ');
  known.set(key, said);
  return said;
}

/**
 * Options in whose title, present meaning, other ways of playing or values all words of `query` occur, whatever their marks
 * and endings; first those that are called so, then those that say so, then those that could, and in each case the
 * very words before those of which only the beginning is the same.
 */
export function optionsWith(query: string, ruleSet: RuleSet, language: UiLanguage): readonly AnyOption[] {
  const words = wordsOf(spelled(query, language));
  if (words.length === 0) return [];
  const found = OPTIONS.flatMap((option) => {
    const said = meaningOf(ruleSet, option, valueIn(ruleSet, option.key))[language];
    const texts = [option.title[language], said, ...option.variants.map((each) => each.text[language])];
    const depth = [1, 2, texts.length]
      .map((count) => texts.slice(0, count).join(' '))
      .flatMap((text) => [hasWords(text, words), hasStems(text, words)])
      .indexOf(true);
    if (isOutOfPlace(ruleSet, option)) return [];
    if (depth >= 0) return [{ option, depth }];
    const values = valuesSaid(ruleSet, option, language);
    return hasWords(values, words) || hasStems(values, words) ? [{ option, depth: LAST }] : [];
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
