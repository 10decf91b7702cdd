/** How each language speaks of a card that would do. */
import type { Rank, Suit } from '@hausregel/core';
import { type ByLanguage, JOKER_LT, nounOf, SUIT_NOUNS } from '@hausregel/rules';

export interface AskedWords {
  /** "ein Herz". */
  readonly suit: (suit: Suit) => string;
  /** "ein König". */
  readonly rank: (rank: Rank) => string;
  readonly joker: string;
  /** "zur Not ein Bube", where wild cards are for need; absent: said like any other. */
  readonly inNeed?: (card: string) => string;
}

/** What a card is, or is not: "ein Herz", "a heart", (nei) "širdžių korta". */
export const ASKED: ByLanguage<AskedWords> = {
  de: {
    suit: (suit) => SUIT_NOUNS.de[suit]?.one ?? '',
    rank: (rank) => nounOf(rank).de.one,
    joker: 'ein Joker',
  },
  en: {
    suit: (suit) => SUIT_NOUNS.en[suit]?.one ?? '',
    rank: (rank) => nounOf(rank).en.one,
    joker: 'a joker',
  },
  lt: {
    suit: (suit) => SUIT_NOUNS.lt[suit]?.one ?? '',
    rank: (rank) => nounOf(rank).lt.one,
    joker: JOKER_LT.one,
  },
};

/** What is needed: (gefragt ist) "ein Herz", (it takes) "a heart", (reikia) "širdžių kortos". */
export const NEEDED: ByLanguage<AskedWords> = {
  de: { ...ASKED.de, inNeed: (card) => `zur Not ${card}` },
  en: { ...ASKED.en, inNeed: (card) => `as a last resort ${card}` },
  lt: {
    suit: (suit) => SUIT_NOUNS.lt[suit]?.oneGen ?? '',
    rank: (rank) => nounOf(rank).lt.gen,
    joker: JOKER_LT.gen,
    inNeed: (card) => `kraštutiniu atveju ${card}`,
  },
};
