/**
 * Reading of moves in Mau notation. Case and spaces do not matter, so a text is first reduced to
 * its upper-case letters; offsets of mistakes still count in the text as given.
 */
import {
  SEAT_COUNT_MAX,
  VERB_LAY,
  catchMove,
  isSetOfRank,
  rankOf,
  suitOf,
  dealMove,
  layMove,
  queensMove,
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
import type { Move } from '@hausregel/core';
import { JOKER_LETTER, RANK_LETTERS, laidCardAt, wishOfLetter } from './cards.ts';
import type { LaidCard } from './cards.ts';
import { setOfFives } from '@hausregel/core';
import { BARE_VERBS, HAND_SIZE_MAX } from './moves.ts';
import type { SeatMove } from './moves.ts';
import { notUnderstood, understood } from './notationError.ts';
import type { Parsed } from './notationError.ts';

/** Characters that a text may have at most; the longest move has 24 without spaces. */
const TEXT_LENGTH_MAX = 200;
const COPIES_MAX = 4;

/** Upper-case letters of a text without its spaces, and where each stood. */
interface Reduced {
  readonly letters: string;
  readonly offsets: readonly number[];
}

function reduce(text: string): Reduced {
  let letters = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (/\s/.test(letter)) continue;
    letters += /[a-z]/.test(letter) ? letter.toUpperCase() : letter;
    offsets.push(at);
  }
  offsets.push(text.length);
  return { letters, offsets };
}

/** Reads with `read`, which sees reduced letters, and reports mistakes where they stand in `text`. */
function readReduced<T>(text: string, read: (letters: string) => Parsed<T>): Parsed<T> {
  if (text.length > TEXT_LENGTH_MAX) return notUnderstood(TEXT_LENGTH_MAX);
  const { letters, offsets } = reduce(text);
  const result = read(letters);
  if (result.ok) return result;
  return { ok: false, error: { ...result.error, at: offsets[result.error.at] ?? text.length } };
}

const BARE_LETTERS: ReadonlyMap<string, Move> = new Map(
  [...BARE_VERBS].map(([word, move]) => [word.toUpperCase(), move]),
);

/** A whole number without leading zeros that stands alone from `at` on. */
function numberAt(letters: string, at: number, max: number): Parsed<number> {
  const digits = letters.slice(at);
  if (!/^(0|[1-9][0-9]?)$/.test(digits)) return notUnderstood(at);
  const value = Number(digits);
  return value <= max ? understood(value) : notUnderstood(at);
}

const mapParsed = <T, U>(parsed: Parsed<T>, map: (value: T) => U): Parsed<U> =>
  parsed.ok ? understood(map(parsed.value)) : parsed;

function readQueens(letters: string): Parsed<Move> {
  const at = 'QUEENS'.length;
  const letter = letters.slice(at);
  const rank = letter.length === 1 ? (RANK_LETTERS + JOKER_LETTER).indexOf(letter) : -1;
  return rank < 0 ? notUnderstood(at) : understood(queensMove(rank));
}

function readDeal(letters: string): Parsed<Move> {
  const at = 'DEAL'.length;
  const size = numberAt(letters, at, HAND_SIZE_MAX);
  if (size.ok && size.value === 0) return notUnderstood(at);
  return mapParsed(size, dealMove);
}

/** Cards joined by `+` from the start on, and where they end. */
function readCards(letters: string): Parsed<{ cards: LaidCard[]; end: number }> {
  const cards: LaidCard[] = [];
  let end = 0;
  for (;;) {
    const card = laidCardAt(letters, end);
    if (!card.ok) return card;
    cards.push({ kind: card.value.kind, face: card.value.face });
    end += card.value.length;
    if (letters.charAt(end) !== '+') return understood({ cards, end });
    end++;
  }
}

const NOT_TOGETHER: Parsed<never> = { ok: false, error: { code: 'not-together', at: 0 } };

/** The move, without suffixes, that lays these cards. */
function moveOfCards(cards: readonly LaidCard[]): Parsed<Move> {
  const [first] = cards;
  if (first === undefined) return notUnderstood(0);
  if (cards.every((card) => card.kind === first.kind && card.face === first.face)) {
    if (cards.length > COPIES_MAX) return NOT_TOGETHER;
    return understood(withCopies(withFace(layMove(first.kind), first.face), cards.length));
  }
  if (cards.some((card) => card.face !== card.kind)) return NOT_TOGETHER;
  const number = setOfFives(cards.map((card) => card.kind));
  if (number !== undefined) return understood(setMove(number));
  const set = setOfRank(cards.map((card) => card.kind));
  return set === undefined ? NOT_TOGETHER : understood(set);
}

/** Cards of one rank and different suits, the last one on top, the others in the order ♣♠♥♦. */
function setOfRank(kinds: readonly number[]): Move | undefined {
  const [under, top] = [kinds.slice(0, -1), kinds.at(-1) ?? 0];
  const isAscending = under.every((kind, index) => index === 0 || kind > (under[index - 1] ?? 0));
  if (!isAscending || under.some((kind) => rankOf(kind) !== rankOf(top))) return undefined;
  const move = withOthers(
    layMove(top),
    under.reduce((suits, kind) => suits | (1 << suitOf(kind)), 0),
  );
  return isSetOfRank(move) ? move : undefined;
}

/** Adds `>H` or `>7`, `!6`, `~`, in this order, to a move; a set takes only `~`. */
function readSuffixes(letters: string, start: number, bare: Move): Parsed<Move> {
  let at = start;
  let move = bare;
  if (verbOf(bare) === VERB_LAY && letters.charAt(at) === '>') {
    const wish = wishOfLetter(letters.charAt(at + 1));
    if (wish === undefined) return notUnderstood(at + 1);
    move = withWish(move, wish);
    at += 2;
  }
  if (verbOf(bare) === VERB_LAY && letters.charAt(at) === '!') {
    const size = letters.charAt(at + 1);
    if (size !== '6' && size !== '8') return notUnderstood(at + 1);
    move = withMeeting(move, Number(size));
    at += 2;
  }
  if (letters.charAt(at) === '~') {
    move = withCall(move);
    at++;
  }
  return at === letters.length ? understood(move) : notUnderstood(at);
}

function readLay(letters: string): Parsed<Move> {
  const read = readCards(letters);
  if (!read.ok) return read;
  const bare = moveOfCards(read.value.cards);
  return bare.ok ? readSuffixes(letters, read.value.end, bare.value) : bare;
}

function readWish(letters: string): Parsed<Move> {
  const wish = wishOfLetter(letters.charAt(1));
  if (wish === undefined) return notUnderstood(1);
  return letters.length === 2 ? understood(wishMove(wish)) : notUnderstood(2);
}

function readMove(letters: string): Parsed<Move> {
  const bare = BARE_LETTERS.get(letters);
  if (bare !== undefined) return understood(bare);
  if (letters.startsWith('>')) return readWish(letters);
  if (letters.startsWith('CATCH')) {
    return mapParsed(numberAt(letters, 'CATCH'.length, SEAT_COUNT_MAX - 1), catchMove);
  }
  if (letters.startsWith('QUEENS')) return readQueens(letters);
  if (letters.startsWith('DEAL')) return readDeal(letters);
  return readLay(letters);
}

/** Reads a move without its seat, whether or not any rule set allows it. */
export function parseMove(text: string): Parsed<Move> {
  return readReduced(text, readMove);
}

/** Reads `1:7S`. */
export function parseSeatMove(text: string): Parsed<SeatMove> {
  return readReduced(text, (letters) => {
    const colon = letters.indexOf(':');
    if (colon < 0) return notUnderstood(letters.length);
    const seat = numberAt(letters.slice(0, colon), 0, SEAT_COUNT_MAX - 1);
    if (!seat.ok) return seat;
    const move = readMove(letters.slice(colon + 1));
    if (move.ok) return understood({ seat: seat.value, move: move.value });
    return { ok: false, error: { ...move.error, at: move.error.at + colon + 1 } };
  });
}
