/** Which integers are moves of the grand game, beside those of every game. */
import { RANK_COUNT } from '../card.ts';
import {
  BREAK,
  dealMove,
  type Move,
  moveArgument,
  queensMove,
  setMove,
  VERB_BREAK,
  VERB_DEAL,
  VERB_QUEENS,
  VERB_SET,
  verbOf,
} from '../move.ts';
import { FIVE_SET_COUNT } from './fiveSets.ts';

const HAND_MAX = 31;

export const isGrandVerb = (verb: number): boolean =>
  verb === VERB_QUEENS || verb === VERB_DEAL || verb === VERB_BREAK || verb === VERB_SET;

export function isWellFormedGrand(move: Move): boolean {
  const argument = moveArgument(move);
  switch (verbOf(move)) {
    case VERB_BREAK:
      return move === BREAK;
    case VERB_QUEENS:
      return argument <= RANK_COUNT && move === queensMove(argument);
    case VERB_DEAL:
      return argument >= 1 && argument <= HAND_MAX && move === dealMove(argument);
    default:
      return argument < FIVE_SET_COUNT && move === setMove(argument);
  }
}
