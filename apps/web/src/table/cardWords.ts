import { indexOf } from '../art/face.ts';
import { SIGN_OF_SUIT } from '../components/suits.ts';
import type { Say, StampOf, TableKey } from './types.ts';

type SuitLetter = 'C' | 'S' | 'H' | 'D';

const SUIT_KEYS: Readonly<Record<SuitLetter, TableKey>> = {
  C: 'table.suitC',
  S: 'table.suitS',
  H: 'table.suitH',
  D: 'table.suitD',
};
const isSuit = (letter: string | undefined): letter is SuitLetter => letter !== undefined && letter in SUIT_KEYS;

const RANK_KEYS: Readonly<Record<string, TableKey>> = {
  J: 'table.rankJ',
  Q: 'table.rankQ',
  K: 'table.rankK',
  A: 'table.rankA',
};
/** "a seven", "einen Buben": the rank as what one lays. */
const A_RANK_KEYS: Readonly<Record<string, TableKey>> = {
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
};

/** "hearts", "Herz". */
export const suitWord = (suit: string, say: Say): string => (isSuit(suit) ? say(SUIT_KEYS[suit]) : suit);

const SUIT_TITLE_KEYS: Readonly<Record<SuitLetter, TableKey>> = {
  C: 'table.suitTitleC',
  S: 'table.suitTitleS',
  H: 'table.suitTitleH',
  D: 'table.suitTitleD',
};
/** The suit as a title: "Hearts", "Herz". */
export const suitTitle = (suit: string, say: Say): string => (isSuit(suit) ? say(SUIT_TITLE_KEYS[suit]) : suit);

/** Words for the suits, as `SuitText` wants them. */
export const suitWords = (say: Say): Readonly<Record<string, string>> => ({
  C: say('table.suitC'),
  S: say('table.suitS'),
  H: say('table.suitH'),
  D: say('table.suitD'),
});

/** "a seven", "einen Buben". */
export function aRank(card: string, say: Say): string {
  const key = A_RANK_KEYS[card[0] ?? ''];
  return key ? say(key) : say('table.joker');
}

/** A card for ears: "7 of hearts", "Herz Bube". */
export function cardName(card: string, say: Say): string {
  const [rank = '', suit = ''] = card;
  if (rank === 'X') return say('table.joker');
  const key = RANK_KEYS[rank];
  return say('table.cardName', { rank: key ? say(key) : indexOf(rank, 'en'), suit: suitWord(suit, say) });
}

/** A card for eyes, the suit's sign before the rank: "♥ 7". */
export function cardSign(card: string, letters: 'de' | 'en', say: Say): string {
  const [rank = '', suit = ''] = card;
  return rank === 'X' ? say('table.joker') : `${SIGN_OF_SUIT[suit] ?? ''}\u00a0${indexOf(rank, letters)}`;
}

/** What a card does under the rules of this table, or undefined. */
export function effectWords(card: string, stampOf: StampOf, say: Say): string | undefined {
  const stamp = stampOf(card);
  switch (stamp?.type) {
    case undefined:
      return undefined;
    case 'draw':
      return say('table.effectDraw', { count: stamp.count });
    case 'skip':
      return say('table.effectSkip');
    case 'reverse':
      return say('table.effectReverse');
    case 'reverse-draw':
      return say('table.effectReverseDraw', { count: stamp.count });
    case 'wish':
      return say('table.effectWish');
    case 'further':
      return say('table.effectFurther');
    case 'others-draw':
      return say('table.effectOthersDraw', { count: stamp.count });
  }
}

/** Whether only this card of its rank has its effect, as the king of hearts may. */
export function isSingleEffect(card: string, stampOf: StampOf): boolean {
  const [rank = '', suit = ''] = card;
  return ['C', 'S', 'H', 'D'].every((other) => other === suit || stampOf(rank + other)?.type !== stampOf(card)?.type);
}
