/** Cards as a referee reads them in notation. */
import type { Rank, Suit } from '@hausregel/core';
import { RANK_SIGNS, SUIT_SIGNS } from '@hausregel/rules';

/** A card that lies or is laid; a jack that a joker stands for has no suit. */
export interface SceneCard {
  readonly rank: Rank;
  readonly suit: Suit | undefined;
}

/** The card that stands first in a text, a joker as what it stands for. */
export function cardOf(text: string): SceneCard | undefined {
  const written = /^[^=]*=(.*)$/.exec(text)?.[1] ?? text;
  const match = /^([2-9TJQKA])([CSHD])?(?![A-Z])/i.exec(written);
  if (match === null) return undefined;
  const [, rank = '', suit] = match;
  return {
    rank: RANK_SIGNS.findIndex((sign) => sign === rank.toUpperCase()),
    suit: suit === undefined ? undefined : suitOf(suit),
  };
}

/** The suit of a letter in notation. */
export function suitOf(letter: string): Suit | undefined {
  const suit = SUIT_SIGNS.findIndex((sign) => sign === letter.toUpperCase());
  return suit < 0 ? undefined : suit;
}
