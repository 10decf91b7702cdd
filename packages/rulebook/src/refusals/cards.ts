import { type Language, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import type { Scene, SceneCard } from './scene.ts';

const SHAPES = '♣♠♥♦';
const LETTERS = {
  de: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  en: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
} as const;

/** "♥ 7": the shape before the rank, not to be parted at the end of a line. */
export function sign({ rank, suit }: SceneCard, language: Language): string {
  const letter = LETTERS[language][rank] ?? '';
  return suit === undefined ? letter : `${SHAPES.charAt(suit)}\u00A0${letter}`;
}

/** What may be laid on the top card or under the wish: "ein Herz", "ein König", "ein Bube". */
export function asked({ top, wish, table }: Scene, language: Language): string[] {
  const items: string[] = [];
  const suit = wish ?? top?.suit;
  if (suit !== undefined) items.push(SUIT_NOUNS[language][suit]?.one ?? '');
  const isByRank = top !== undefined && top.rank !== table.wildRank && top.rank !== table.suitOnlyRank;
  if (wish === undefined && isByRank) items.push(nounOf(top.rank)[language].one);
  const goes = table.wildRank !== undefined && (table.wildOnWild || top?.rank !== table.wildRank);
  if (goes && table.wildRank !== undefined) items.push(nounOf(table.wildRank)[language].one);
  return items;
}
