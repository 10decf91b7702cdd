import type { Announcement } from '@hausregel/core';
import { indexOf } from '../art/face.ts';
import { SIGN_OF_SUIT } from '../components/suits.ts';
import type { Say, SayKey, StampOf } from './types.ts';

type SuitLetter = 'C' | 'S' | 'H' | 'D';

const SUIT_KEYS: Readonly<Record<SuitLetter, SayKey>> = {
  C: 'table.suitC',
  S: 'table.suitS',
  H: 'table.suitH',
  D: 'table.suitD',
};
export const isSuit = (letter: string | undefined): letter is SuitLetter => letter !== undefined && letter in SUIT_KEYS;

const RANK_KEYS: Readonly<Record<string, SayKey>> = {
  J: 'table.rankJ',
  Q: 'table.rankQ',
  K: 'table.rankK',
  A: 'table.rankA',
};
/** "a seven", "einen Buben": the rank as what one lays. */
const A_RANK_KEYS: Readonly<Record<string, SayKey>> = {
  2: 'table.aRank2',
  3: 'table.aRank3',
  4: 'table.aRank4',
  5: 'table.aRank5',
  6: 'table.aRank6',
  7: 'table.aRank7',
  8: 'table.aRank8',
  9: 'table.aRank9',
  T: 'table.aRankT',
  J: 'table.aRankJ',
  Q: 'table.aRankQ',
  K: 'table.aRankK',
  A: 'table.aRankA',
  X: 'table.aRankX',
};

/** "hearts", "Herz". */
export const suitWord = (suit: string, say: Say): string => (isSuit(suit) ? say(SUIT_KEYS[suit]) : suit);

const SUIT_TITLE_KEYS: Readonly<Record<SuitLetter, SayKey>> = {
  C: 'table.suitTitleC',
  S: 'table.suitTitleS',
  H: 'table.suitTitleH',
  D: 'table.suitTitleD',
};
/** The suit as a title: "Hearts", "Herz". */
export const suitTitle = (suit: string, say: Say): string => (isSuit(suit) ? say(SUIT_TITLE_KEYS[suit]) : suit);

/** Words for the suits, as `SuitText` wants them. */
export const suitWords = (say: Say): Readonly<Record<string, string>> => ({
  C: suitWord('C', say),
  S: suitWord('S', say),
  H: suitWord('H', say),
  D: suitWord('D', say),
});

/** "a seven", "einen Buben". */
export function aRank(card: string, say: Say): string {
  const key = A_RANK_KEYS[card[0] ?? ''];
  return key ? say(key) : say('table.joker');
}

/** What is wished, as one wishes it: "hearts", "Herz"; "a seven", "einen König". */
export const wishWord = (wish: string, say: Say): string =>
  isSuit(wish) ? suitWord(wish, say) : say('table.wishRank', { rank: aRank(wish, say) });

/** What is wished as a title: "Hearts", "7". */
export const wishTitle = (wish: string, say: Say): string =>
  isSuit(wish) ? suitTitle(wish, say) : cardName(wish, say);

/** A card for ears: "7 of hearts", "Herz-Bube", "joker as 7 of hearts", "jack" (of no suit). */
export function cardName(card: string, say: Say): string {
  const [base = '', face] = card.split('=');
  if (face !== undefined) return say('grand.cardAs', { card: cardName(base, say), face: cardName(face, say) });
  const [rank = '', suit = ''] = base;
  if (rank === 'X') return say('table.joker');
  const key = RANK_KEYS[rank];
  const word = key ? say(key) : indexOf(rank, 'en');
  return suit === '' ? word : say('table.cardName', { rank: word, suit: suitWord(suit, say) });
}

/** German: "den König", "das Ass", and "die" with all other ranks. */
const THE_CARD_KEYS: Readonly<Record<string, SayKey>> = {
  J: 'table.theCardHe',
  K: 'table.theCardHe',
  A: 'table.theCardIt',
};

/** A card in a sentence, as what one lays: "the 7 of hearts", "den Herz-Buben", "einen Joker". */
export function theCard(card: string, say: Say): string {
  const [base = '', face] = card.split('=');
  if (face !== undefined) return say('grand.cardAs', { card: theCard(base, say), face: theCard(face, say) });
  return base.length < 2
    ? aRank(base, say)
    : say(THE_CARD_KEYS[base[0] ?? ''] ?? 'table.theCard', { card: cardName(base, say) });
}

/** A card for eyes, the suit's sign before the rank: "♥ 7", "joker as ♥ 7", "jack" (of no suit). */
export function cardSign(card: string, letters: 'de' | 'en', say: Say): string {
  const [base = '', face] = card.split('=');
  if (face !== undefined)
    return say('grand.signAs', { card: cardSign(base, letters, say), face: cardSign(face, letters, say) });
  const [rank = '', suit = ''] = base;
  if (rank === 'X') return say('table.joker');
  return suit === '' ? cardName(base, say) : `${SIGN_OF_SUIT[suit] ?? ''}\u00a0${indexOf(rank, letters)}`;
}

/** "♣ 7, ♠ 7 and ♥ 7". */
export const cardList = (cards: readonly string[], say: Say): string =>
  say('log.cardList', { cards: cards.slice(0, -1).join(', '), last: cards.at(-1) ?? '' });

/** What a card does under the rules of this table, or undefined. */
export function effectWords(card: string, stampOf: StampOf, say: Say): string | undefined {
  const stamp = stampOf(card);
  switch (stamp?.type) {
    case undefined:
      return undefined;
    case 'draw':
      return say('table.effectDraw', { count: stamp.count });
    case 'skip':
      return say(stamp.of === 'others' ? 'table.effectOthersSkip' : 'table.effectSkip');
    case 'reverse':
      return say('table.effectReverse');
    case 'reverse-draw':
      return say('table.effectReverseDraw', { count: stamp.count });
    case 'wish':
      return say(stamp.of === 'rank' ? 'table.effectWishRank' : 'table.effectWish');
    case 'further':
      return say('table.effectFurther');
    case 'others-draw':
      return say('table.effectOthersDraw', { count: stamp.count });
    case 'must-lay':
      return say('grand.effectMustLay');
    case 'same-rank':
      return say('grand.effectSameRank', { rank: aRank(card, say) });
    case 'any-time':
      return say('grand.effectAnyTime');
  }
}

/** Whether only this card of its rank has its effect, as the king of hearts may. */
export function isSingleEffect(card: string, stampOf: StampOf): boolean {
  const [rank = '', suit = ''] = card;
  return ['C', 'S', 'H', 'D'].every((other) => other === suit || stampOf(rank + other)?.type !== stampOf(card)?.type);
}

const CALL_KEYS: Readonly<Record<Announcement, SayKey>> = {
  mau: 'table.wordMau',
  maumau: 'table.wordMauMau',
  last: 'table.wordLast',
  schrecklich: 'grand.wordSchrecklich',
  fuerchterlich: 'grand.wordFuerchterlich',
  koenigstreffen: 'grand.wordKoenigstreffen',
  unpolitisch: 'grand.wordUnpolitisch',
  mautsetung: 'grand.wordMautsetung',
  makao: 'table.wordMakao',
  'po-makale': 'table.wordPoMakale',
  tschau: 'table.wordTschau',
  sepp: 'table.wordSepp',
};

/** A word that is called out, without quotes or exclamation mark; "Mau" where none is said. */
export const callWord = (word: Announcement | undefined, say: Say): string => say(CALL_KEYS[word ?? 'mau']);
