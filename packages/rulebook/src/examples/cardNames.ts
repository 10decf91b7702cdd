import { cardLt, JOKER_LT, type Language, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { cardOf } from '../refusals/scene.ts';

/** The case in which a sentence needs a card; only Lithuanian and the German jack tell them apart. */
export type CardCase = 'one' | 'acc' | 'gen';

/**
 * A card in notation in words, for eyes and ears: "Kreuz-Sieben", "the seven of clubs", of a joker
 * and a card that is used as one also what it stands for ("X=7H", "3D=7H").
 */
export function cardName(card: string, language: Language, form: CardCase = 'one'): string {
  const [held = '', face] = card.split('=');
  const name = held === 'X' ? JOKER[language][form] : plainName(held, language, form);
  return face === undefined ? name : `${name} ${AS[language]} ${plainName(face, language, 'one')}`;
}

const JOKER: Readonly<Record<Language, Readonly<Record<CardCase, string>>>> = {
  de: { one: 'ein Joker', acc: 'einen Joker', gen: 'einen Joker' },
  en: { one: 'a joker', acc: 'a joker', gen: 'a joker' },
  lt: { one: JOKER_LT.one, acc: JOKER_LT.acc, gen: JOKER_LT.gen },
};
const AS = { de: 'als', en: 'as', lt: 'kaip' } as const;

function plainName(card: string, language: Language, form: CardCase): string {
  const found = cardOf(card);
  if (found === undefined) return card;
  const { rank, suit } = found;
  const { de, en, lt } = nounOf(rank);
  if (language === 'lt') return (suit === undefined ? lt : cardLt(rank, suit))[form];
  if (language === 'en') {
    const name = en.name.toLowerCase();
    return suit === undefined ? `a ${name}` : `the ${name} of ${(SUIT_NOUNS.en[suit]?.name ?? '').toLowerCase()}`;
  }
  const name = form === 'one' ? de.name : de.oneAkk.replace(/^eine?n? /, '');
  return suit === undefined ? name : `${SUIT_NOUNS.de[suit]?.name ?? ''}-${name}`;
}
