/**
 * Mau notation of moves: which integers are well-formed, and the one spelling of each. Reading is
 * the matter of `parseMoves.ts`.
 */
import {
  BREAK,
  CALL,
  DRAW,
  JOKER,
  KIND_COUNT,
  LEAVE,
  PASS,
  RANK_COUNT,
  RANK_JACK,
  SEAT_COUNT_MAX,
  SUITLESS_JACK,
  VERBS,
  VERB_CATCH,
  VERB_DEAL,
  VERB_LAY,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  WISH_COUNT,
  catchMove,
  dealMove,
  hasCall,
  isSetOfRank,
  kindOf,
  layMove,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveOthers,
  moveWish,
  queensMove,
  rankOf,
  setMove,
  verbOf,
  wishMove,
  withCall,
  withCopies,
  withFace,
  withMeeting,
  withOthers,
  withWish,
} from '@hausregel/core';
import type { Face, Kind, Move, Seat } from '@hausregel/core';
import { JOKER_LETTER, formatKind, formatKinds, formatLaidCard, formatRank, formatWish, isStandIn } from './cards.ts';
import { FIVE_SET_COUNT, fivesOfSet } from '@hausregel/core';

/** A move with the seat that makes it: `1:7S`. */
export interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** Largest hand that `deal` can name. */
export const HAND_SIZE_MAX = 99;

/** Moves without an argument, by their word. */
export const BARE_VERBS: ReadonlyMap<string, Move> = new Map([
  ['draw', DRAW],
  ['pass', PASS],
  ['~', CALL],
  ['leave', LEAVE],
  ['break', BREAK],
]);

const WORDS_OF_BARE_VERBS: ReadonlyMap<Move, string> = new Map([...BARE_VERBS].map(([word, move]) => [move, word]));

function formatLay(move: Move): string {
  const card = formatLaidCard({ kind: moveKind(move), face: moveFace(move) });
  const under = [0, 1, 2, 3].filter((suit) => (moveOthers(move) >> suit) & 1);
  const others = under.map((suit) => `${formatKind(kindOf(rankOf(moveKind(move)), suit))}+`).join('');
  const cards = others + Array.from({ length: moveCopies(move) }, () => card).join('+');
  const wish = moveWish(move) < 0 ? '' : `>${formatWish(moveWish(move))}`;
  const meeting = moveMeeting(move) === 0 ? '' : `!${moveMeeting(move)}`;
  return cards + wish + meeting + (hasCall(move) ? '~' : '');
}

function formatSet(move: Move): string {
  const kinds = fivesOfSet(moveArgument(move)) ?? [];
  return formatKinds(kinds).replaceAll(' ', '+') + (hasCall(move) ? '~' : '');
}

function formatQueens(rank: number): string {
  return `queens ${rank === RANK_COUNT ? JOKER_LETTER : formatRank(rank)}`;
}

/** The one spelling of a well-formed move, without its seat. */
export function formatMove(move: Move): string {
  const word = WORDS_OF_BARE_VERBS.get(move);
  if (word !== undefined) return word;
  switch (verbOf(move)) {
    case VERB_LAY:
      return formatLay(move);
    case VERB_SET:
      return formatSet(move);
    case VERB_WISH:
      return `>${formatWish(moveArgument(move))}`;
    case VERB_CATCH:
      return `catch ${moveArgument(move)}`;
    case VERB_QUEENS:
      return formatQueens(moveArgument(move));
    case VERB_DEAL:
      return `deal ${moveArgument(move)}`;
    default:
      throw new RangeError(`${move} is not a well-formed move (${VERBS[verbOf(move)] ?? 'no verb'})`);
  }
}

/** `1:7S`. */
export function formatSeatMove({ seat, move }: SeatMove): string {
  return `${seat}:${formatMove(move)}`;
}

function isFaceOf(kind: Kind, face: Face): boolean {
  if (face === kind) return true;
  if (!isStandIn(kind)) return false;
  return face === SUITLESS_JACK || (face < JOKER && rankOf(face) !== RANK_JACK);
}

function isWellFormedLay(move: Move): boolean {
  const kind = moveKind(move);
  const face = moveFace(move);
  if (kind >= KIND_COUNT || moveWish(move) >= WISH_COUNT || !isFaceOf(kind, face)) return false;
  let rebuilt = withCopies(withFace(layMove(kind), face), moveCopies(move));
  if (moveWish(move) >= 0) rebuilt = withWish(rebuilt, moveWish(move));
  if (moveMeeting(move) !== 0) rebuilt = withMeeting(rebuilt, moveMeeting(move));
  if (isSetOfRank(move) && face === kind && moveMeeting(move) === 0) rebuilt = withOthers(rebuilt, moveOthers(move));
  return move === (hasCall(move) ? withCall(rebuilt) : rebuilt);
}

/** Whether an integer stands for a move that can be written (allowed or not). */
export function isWellFormedMove(move: number): boolean {
  if (!Number.isInteger(move) || move < 0 || move >= 2 ** 30) return false;
  if (WORDS_OF_BARE_VERBS.has(move)) return true;
  const argument = moveArgument(move);
  switch (verbOf(move)) {
    case VERB_LAY:
      return isWellFormedLay(move);
    case VERB_SET: {
      const bare = setMove(argument);
      return argument < FIVE_SET_COUNT && (move === bare || move === withCall(bare));
    }
    case VERB_WISH:
      return argument < WISH_COUNT && move === wishMove(argument);
    case VERB_CATCH:
      return argument < SEAT_COUNT_MAX && move === catchMove(argument);
    case VERB_QUEENS:
      return argument <= RANK_COUNT && move === queensMove(argument);
    case VERB_DEAL:
      return argument > 0 && argument <= HAND_SIZE_MAX && move === dealMove(argument);
    default:
      return false;
  }
}
