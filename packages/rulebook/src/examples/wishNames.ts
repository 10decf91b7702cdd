import { type Language, nounOf, RANK_SIGNS, SUIT_NOUNS, SUIT_SIGNS } from '@hausregel/rules';

/** What a letter of the notation wishes, as a sentence needs it: "Herz", "Siebenen"; "hearts", "sevens"; "širdžių", "septynakės". */
export function wishName(letter: string, language: Language): string {
  const suit = SUIT_SIGNS.findIndex((sign) => sign === letter);
  const rank = RANK_SIGNS.findIndex((sign) => sign === letter);
  if (suit < 0 && rank < 0) return letter;
  switch (language) {
    case 'de':
      return suit < 0 ? nounOf(rank).de.plural : (SUIT_NOUNS.de[suit]?.name ?? '');
    case 'en':
      return suit < 0 ? nounOf(rank).en.plural : (SUIT_NOUNS.en[suit]?.name.toLowerCase() ?? '');
    case 'lt':
      return suit < 0 ? nounOf(rank).lt.gen : (SUIT_NOUNS.lt[suit]?.gen ?? '');
  }
}
