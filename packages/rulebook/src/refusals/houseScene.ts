/** What the words of all languages ask about house rules. */
import type { Suit } from '@hausregel/core';
import type { WishSuits } from '@hausregel/rules';
import type { SceneCard } from './scene.ts';

const SUITS: readonly Suit[] = [0, 1, 2, 3];
const isRed = (suit: Suit | undefined): boolean => suit === 2 || suit === 3;

/** Suits that may be wished for with a card. */
export function suitsToWish(wishSuits: WishSuits, { suit }: SceneCard): readonly Suit[] {
  switch (wishSuits) {
    case 'any':
      return SUITS;
    case 'other':
      return SUITS.filter((each) => each !== suit);
    case 'opposite-colour':
      return SUITS.filter((each) => isRed(each) !== isRed(suit));
    case 'own':
      return SUITS.filter((each) => each === suit);
  }
}
