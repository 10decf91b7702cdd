import { cardLt, nounOf } from '@hausregel/rules';
import type { AskedWords } from './askedWords.ts';
import { equalRanksOf } from './equalRanks.ts';
import type { Scene, SceneCard } from './scene.ts';

const SHAPES = '♣♠♥♦';
const LETTERS = {
  de: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  en: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
} as const;

/** "♥ 7": the shape before the rank, not to be parted at the end of a line. */
export function sign({ rank, suit }: SceneCard, language: 'de' | 'en'): string {
  const letter = LETTERS[language][rank] ?? '';
  return suit === undefined ? letter : `${SHAPES.charAt(suit)}\u00A0${letter}`;
}

/** A card in the cases of a Lithuanian sentence; spelt out, since a sign has no endings. */
export interface CardWords {
  readonly one: string;
  readonly gen: string;
  readonly acc: string;
}

const THIS_CARD: CardWords = { one: 'ši korta', gen: 'šios kortos', acc: 'šią kortą' };

/** "širdžių karalius", a jack that a joker stands for "valetas"; without a card "ši korta". */
export function cardWords(card: SceneCard | undefined): CardWords {
  if (card === undefined) return THIS_CARD;
  return card.suit === undefined ? nounOf(card.rank).lt : cardLt(card.rank, card.suit);
}

/** What may be laid on the top card or under the wish: "ein Herz", "ein König", "ein Bube". */
export function asked({ top, wish, table, pending, baseSuit }: Scene, words: AskedWords): string[] {
  if (baseSuit !== undefined) return [words.suit(baseSuit)];
  const items: string[] = [];
  const suit = wish ?? top?.suit;
  if (suit !== undefined) items.push(words.suit(suit));
  const isByRank = top !== undefined && !table.isWild(top) && top.rank !== table.suitOnlyRank;
  if (wish === undefined && isByRank) items.push(...equalRanksOf(top.rank, table).map(words.rank));
  const goes = table.wildRank !== undefined && (table.wildOnWild || top?.rank !== table.wildRank);
  if (pending !== undefined) return items;
  const wild = [goes ? table.wildRank : undefined, table.alsoWildRank].filter((rank) => rank !== undefined);
  const anywhere = [...[...new Set(wild)].map(words.rank), ...(table.hasJokers ? [words.joker] : [])];
  const { inNeed } = words;
  return [...items, ...(table.wildInNeed && inNeed !== undefined ? anywhere.map(inNeed) : anywhere)];
}
