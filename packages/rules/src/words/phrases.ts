/** The few things that sentences of all languages are put together from. */
import type { ByLanguage, Language } from '../ruleSet.ts';

/** Whole sentences, in the order in which they are read. */
export type Lines = ByLanguage<readonly string[]>;
/** One whole sentence. */
export type Line = ByLanguage<string>;

/** No sentence: the value means that there is no such rule. */
export const NO_LINES: Lines = { de: [], en: [], lt: [] };

const WORDS: ByLanguage<Readonly<Record<'and' | 'or', string>>> = {
  de: { and: 'und', or: 'oder' },
  en: { and: 'and', or: 'or' },
  lt: { and: 'ir', or: 'arba' },
};

/** "a, b und c". */
export function listed(items: readonly string[], word: 'and' | 'or', language: Language): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${WORDS[language][word]} ${last}`;
}

/** "1 Karte", "4 Karten". */
export const cardsDe = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
/** "1 card", "4 cards". */
export const cardsEn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** First letter as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Two texts one after the other. */
export const joined = (...parts: readonly Lines[]): Lines => ({
  de: parts.flatMap((part) => part.de),
  en: parts.flatMap((part) => part.en),
  lt: parts.flatMap((part) => part.lt),
});
