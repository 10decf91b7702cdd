/** What the words of all languages ask about house rules. */
import type { Suit } from '@hausregel/core';
import type { WishSuits } from '@hausregel/rules';
import type { Scene, SceneCard } from './scene.ts';

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

type Say = (scene: Scene) => string | undefined;

/** Whether a card is the very one that lies; undefined where one of them is a joker, or nothing lies. */
export const isIdentical = ({ card, top }: Scene): boolean | undefined =>
  card === undefined || top === undefined ? undefined : card.rank === top.rank && card.suit === top.suit;

/** What a language says where house rules refuse otherwise than every table does; undefined where they do not. */
interface HouseWords {
  /** A card out of turn where the identical one may be. */
  readonly outOfTurn: Say;
  /** A card that is still to be covered. */
  readonly mustCover: Say;
  readonly doesNotFit: Say;
  readonly wishNotAllowed: Say;
  readonly lastCardBarred: Say;
}

/** The words of a language for each refusal; undefined where they are those of every table. */
export const houseWords =
  (words: HouseWords): Say =>
  (scene) => {
    switch (scene.code) {
      case 'not-your-turn':
        return scene.verb === 'lay' && scene.table.throwsIn ? words.outOfTurn(scene) : undefined;
      case 'must-lay':
        return scene.isDuty ? words.mustCover(scene) : undefined;
      case 'does-not-fit':
        return words.doesNotFit(scene);
      case 'wish-not-allowed':
        return words.wishNotAllowed(scene);
      case 'last-card-barred':
        return words.lastCardBarred(scene);
      default:
        return undefined;
    }
  };
