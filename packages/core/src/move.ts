/**
 * Moves as integers below 2³⁰, so that they stay small integers in every engine. The seat that
 * makes a move is not part of it. Two moves are the same move exactly if the integers are equal;
 * `packages/notation` gives each its one spelling.
 *
 * Layout, lowest bit first: verb 4, then for a lay: kind 6, face 6, copies−1 2, wish 3, meeting 2,
 * call 1, suits of the cards of the same rank that lie under it 4, upper bits of the wish 2. A set of fives is its own
 * verb with the number of its permutation, other verbs hold their one argument in the bits of the kind.
 */
import type { Face, Kind, Seat } from './card.ts';
import type { Wish } from './wish.ts';

export type Move = number;

export const VERBS = [
  'lay',
  'draw',
  'pass',
  'wish',
  'call',
  'catch',
  'queens',
  'deal',
  'leave',
  'break',
  'set',
] as const;
export type Verb = (typeof VERBS)[number];

export const VERB_LAY = 0;
export const VERB_DRAW = 1;
export const VERB_PASS = 2;
export const VERB_WISH = 3;
export const VERB_CALL = 4;
export const VERB_CATCH = 5;
export const VERB_QUEENS = 6;
export const VERB_DEAL = 7;
export const VERB_LEAVE = 8;
export const VERB_BREAK = 9;
export const VERB_SET = 10;

const KIND_SHIFT = 4;
const FACE_SHIFT = 10;
const COPIES_SHIFT = 16;
const WISH_SHIFT = 18;
const MEETING_SHIFT = 21;
const CALL_BIT = 1 << 23;
const OTHERS_SHIFT = 24;
const UPPER_WISH_SHIFT = 28;

/** Meetings of kings by their number in a move. */
export const MEETING_SIZES = [0, 6, 8] as const;

export const verbOf = (move: Move): number => move & 15;
/** Kind of the card laid. */
export const moveKind = (move: Move): Kind => (move >> KIND_SHIFT) & 63;
/** What the card counts as; the kind itself unless it is a joker. */
export const moveFace = (move: Move): Face => (move >> FACE_SHIFT) & 63;
/** How many equal cards are laid together, 1 … 4. */
export const moveCopies = (move: Move): number => ((move >> COPIES_SHIFT) & 3) + 1;
/** What is wished, or -1. */
export const moveWish = (move: Move): Wish =>
  (((move >> WISH_SHIFT) & 7) | ((move >> (UPPER_WISH_SHIFT - 3)) & 24)) - 1;
/** Size of the meeting called, or 0. */
export const moveMeeting = (move: Move): number => MEETING_SIZES[(move >> MEETING_SHIFT) & 3] ?? 0;
/** Whether the call that is due comes with the card. */
export const hasCall = (move: Move): boolean => (move & CALL_BIT) !== 0;
export const withCall = (move: Move): Move => move | CALL_BIT;
export const withoutCall = (move: Move): Move => move & ~CALL_BIT;

/** A card laid as itself, without a wish. */
export const layMove = (kind: Kind): Move => (kind << KIND_SHIFT) | (kind << FACE_SHIFT);
export const withWish = (move: Move, wish: Wish): Move =>
  move | (((wish + 1) & 7) << WISH_SHIFT) | (((wish + 1) >> 3) << UPPER_WISH_SHIFT);
export const withFace = (move: Move, face: Face): Move => (move & ~(63 << FACE_SHIFT)) | (face << FACE_SHIFT);
export const withCopies = (move: Move, copies: number): Move =>
  (move & ~(3 << COPIES_SHIFT)) | ((copies - 1) << COPIES_SHIFT);
/** `size` is 6 or 8. */
export const withMeeting = (move: Move, size: number): Move => move | ((size === 6 ? 1 : 2) << MEETING_SHIFT);

/** Bits of the suits of other cards of its rank that are laid under the card. */
export const moveOthers = (move: Move): number => (move >> OTHERS_SHIFT) & 15;
export const withOthers = (move: Move, suits: number): Move => move | (suits << OTHERS_SHIFT);

/** Whether the cards under a card are of other suits, and the set is none that has a spelling of its own (four fives). */
export function isSetOfRank(move: Move): boolean {
  const suits = moveOthers(move);
  const kind = moveKind(move);
  if (suits === 0 || kind >= 52 || ((suits >> (kind & 3)) & 1) === 1 || moveCopies(move) > 1) return false;
  return kind >> 2 !== 3 || (suits | (1 << (kind & 3))) !== 15;
}

export const DRAW: Move = VERB_DRAW;
export const PASS: Move = VERB_PASS;
export const CALL: Move = VERB_CALL;
export const LEAVE: Move = VERB_LEAVE;
export const BREAK: Move = VERB_BREAK;
export const wishMove = (wish: Wish): Move => VERB_WISH | (wish << KIND_SHIFT);
export const catchMove = (seat: Seat): Move => VERB_CATCH | (seat << KIND_SHIFT);
/** All cards of a rank, or the jokers with rank 13. */
export const queensMove = (rank: number): Move => VERB_QUEENS | (rank << KIND_SHIFT);
export const dealMove = (handSize: number): Move => VERB_DEAL | (handSize << KIND_SHIFT);
/** Four fives (`permutation` 0 … 23) or all eight (24 …), in the order of play. */
export const setMove = (permutation: number): Move => VERB_SET | (permutation << KIND_SHIFT);
/** The one argument of a wish, catch, queens, deal or set move. */
export const moveArgument = (move: Move): number => (move >> KIND_SHIFT) & 0xfff;
