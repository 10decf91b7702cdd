/** Text of cards. Letters are the same in every language; what a screen shows is its own matter. */
import { JOKER, RANK_JACK, SUITLESS_JACK, kindOf, rankOf, rankWish, suitOf, wishedRank } from '@hausregel/core';
import type { Face, Kind, Rank, Suit, Wish } from '@hausregel/core';
import { notUnderstood, understood } from './notationError.ts';
import type { Parsed } from './notationError.ts';

/** By rank. */
export const RANK_LETTERS = '23456789TJQKA';
/** By suit. */
export const SUIT_LETTERS = 'CSHD';
export const JOKER_LETTER = 'X';
/** The one card that some rule sets use as a joker. */
export const THREE_OF_DIAMONDS: Kind = kindOf(1, 3);

/** A card as it lies: what it is and what it counts as. */
export interface LaidCard {
  readonly kind: Kind;
  readonly face: Face;
}

/** `C`, `S`, `H` or `D`. */
export const formatSuit = (suit: Suit): string => SUIT_LETTERS.charAt(suit);
/** `2` … `9`, `T`, `J`, `Q`, `K` or `A`. */
export const formatRank = (rank: Rank): string => RANK_LETTERS.charAt(rank);

/** `7S`, or `X` for the joker. */
export function formatKind(kind: Kind): string {
  return kind === JOKER ? JOKER_LETTER : formatRank(rankOf(kind)) + formatSuit(suitOf(kind));
}

/** What a card counts as: a kind, or `J` for a jack without a suit. */
export function formatFace(face: Face): string {
  return face === SUITLESS_JACK ? formatRank(RANK_JACK) : formatKind(face);
}

/** `7S` for a card that counts as itself, else `X=7H`, `X=J`, `3D=7H`. */
export function formatLaidCard(card: LaidCard): string {
  return card.face === card.kind ? formatKind(card.kind) : `${formatKind(card.kind)}=${formatFace(card.face)}`;
}

/** Separated by single spaces, in the given order. */
export function formatKinds(kinds: readonly Kind[]): string {
  return kinds.map(formatKind).join(' ');
}

/** A suit letter, in either case. */
export function parseSuit(text: string): Parsed<Suit> {
  const letter = text.trim().toUpperCase();
  const suit = letter.length === 1 ? SUIT_LETTERS.indexOf(letter) : -1;
  return suit < 0 ? notUnderstood(0) : understood(suit);
}

/** A suit or a rank: `H`, `7`. */
export function formatWish(wish: Wish): string {
  const rank = wishedRank(wish);
  return rank === undefined ? formatSuit(wish) : formatRank(rank);
}

/** What one upper-case letter wishes; undefined for any other. */
export function wishOfLetter(letter: string): Wish | undefined {
  if (letter.length !== 1) return undefined;
  const suit = SUIT_LETTERS.indexOf(letter);
  if (suit >= 0) return suit;
  const rank = RANK_LETTERS.indexOf(letter);
  return rank < 0 ? undefined : rankWish(rank);
}

/** The letter of a suit or of a rank, in either case. */
export function parseWish(text: string): Parsed<Wish> {
  const wish = wishOfLetter(text.trim().toUpperCase());
  return wish === undefined ? notUnderstood(0) : understood(wish);
}

/** Length of the card at `at` of an upper-case text, with the card, if one stands there. */
export function kindAt(text: string, at: number): Parsed<{ kind: Kind; length: number }> {
  const letter = text.charAt(at);
  if (letter === JOKER_LETTER) return understood({ kind: JOKER, length: 1 });
  const rank = letter === '' ? -1 : RANK_LETTERS.indexOf(letter);
  if (rank < 0) return notUnderstood(at);
  const suitLetter = text.charAt(at + 1);
  const suit = suitLetter === '' ? -1 : SUIT_LETTERS.indexOf(suitLetter);
  return suit < 0 ? notUnderstood(at + 1) : understood({ kind: kindOf(rank, suit), length: 2 });
}

/** A card, alone; case and spaces around it do not matter. */
export function parseKind(text: string): Parsed<Kind> {
  const trimmed = text.trim().toUpperCase();
  const card = kindAt(trimmed, 0);
  if (!card.ok) return card;
  return card.value.length === trimmed.length ? understood(card.value.kind) : notUnderstood(card.value.length);
}

/** Whether a card of this kind may be written as another one. */
export const isStandIn = (kind: Kind): boolean => kind === JOKER || kind === THREE_OF_DIAMONDS;

/**
 * Card at `at` of an upper-case text with what it counts as (`=7H`, `=J`), if that is written. A
 * stand-in for a jack has no suit, so `X=JH` is not understood; nor is a card as itself, `3D=3D`.
 */
export function laidCardAt(text: string, at: number): Parsed<LaidCard & { length: number }> {
  const card = kindAt(text, at);
  if (!card.ok) return card;
  const { kind, length } = card.value;
  const equals = at + length;
  if (text.charAt(equals) !== '=') return understood({ kind, face: kind, length });
  if (!isStandIn(kind)) return notUnderstood(equals);
  const next = text.charAt(equals + 2);
  if (text.charAt(equals + 1) === 'J' && !(next !== '' && SUIT_LETTERS.includes(next))) {
    return understood({ kind, face: SUITLESS_JACK, length: length + 2 });
  }
  const face = kindAt(text, equals + 1);
  if (!face.ok) return face;
  const stands = face.value.kind;
  const isOther = stands !== JOKER && stands !== kind && rankOf(stands) !== RANK_JACK;
  return isOther
    ? understood({ kind, face: stands, length: length + 1 + face.value.length })
    : notUnderstood(equals + 1);
}

/** `7S`, `X=7H`, `X=J`, `3D=7H`; case and spaces around it do not matter. */
export function parseLaidCard(text: string): Parsed<LaidCard> {
  const trimmed = text.trim().toUpperCase();
  const card = laidCardAt(trimmed, 0);
  if (!card.ok) return card;
  const { kind, face, length } = card.value;
  return length === trimmed.length ? understood({ kind, face }) : notUnderstood(length);
}

/** What a card counts as: `7H`, `J`, `X`. */
export function parseFace(text: string): Parsed<Face> {
  return text.trim().toUpperCase() === 'J' ? understood(SUITLESS_JACK) : parseKind(text);
}

/** Cards separated by spaces, in their order; an empty text is no card. */
export function parseKinds(text: string): Parsed<Kind[]> {
  const kinds: Kind[] = [];
  for (const word of text.matchAll(/\S+/g)) {
    const kind = parseKind(word[0]);
    if (!kind.ok) return notUnderstood(word.index + kind.error.at);
    kinds.push(kind.value);
  }
  return understood(kinds);
}
