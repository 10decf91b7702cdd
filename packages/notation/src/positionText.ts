/**
 * A position as people write it in scenario files and bug reports. Reading gives plain values whose
 * cards are kinds; `setupOf` in `setup.ts` hands them to the engine.
 */
import { SEAT_COUNT_MAX } from '@hausregel/core';
import type { Kind, Seat, Wish } from '@hausregel/core';
import { RANK_LETTERS, formatLaidCard, parseKinds, parseLaidCard, parseWish } from './cards.ts';
import type { LaidCard } from './cards.ts';
import { pathTo, shown } from './jsonReader.ts';
import type { JsonObject, JsonReader, Reader } from './jsonReader.ts';
import type { Wanted } from './mistake.ts';
import { notUnderstood, understood } from './notationError.ts';
import type { Parsed } from './notationError.ts';

/** Cards a position holds at most in one pile or hand. */
const CARDS_MAX = 216;
export const PLAYERS_MIN = 2;

/** What is pending on the seat to act, as written. Of an expected demand only the keys given count. */
export interface DemandText {
  readonly draw?: number;
  readonly skip?: number;
  readonly lay?: 'must' | 'may' | 'free';
  /** A rank letter that must be laid. */
  readonly rank?: string;
  /** A card that must be laid. */
  readonly card?: string;
  /** A meeting of this many kings, of which `run` lie. */
  readonly meeting?: number;
  readonly run?: number;
  readonly wish?: true;
  /** What the chain is made of: a rank letter (`7`) or a card (`KH`). */
  readonly of?: string;
}

/** A position as it was written, its cards read. */
export interface WrittenPosition {
  readonly players: number;
  readonly dealer: Seat;
  /** Seat of the Kreuzkonstante. */
  readonly constant: Seat | undefined;
  /** By seat; undefined: dealt by chance. */
  readonly hands: readonly (readonly Kind[])[] | undefined;
  /** Drawn from the left. */
  readonly draw: readonly Kind[];
  /** Bottom first. A card may lie as another one (`X=7H`). */
  readonly discard: readonly LaidCard[];
  readonly turn: Seat | undefined;
  readonly direction: 1 | -1;
  readonly wish: Wish | undefined;
  readonly demand: DemandText | undefined;
  readonly out: readonly Seat[];
  readonly open: readonly Seat[];
  /** The top of `discard` has just been turned as the start card. */
  readonly start: boolean;
}

export const POSITION_KEYS = [
  'players',
  'dealer',
  'constant',
  'hands',
  'draw',
  'discard',
  'turn',
  'direction',
  'wish',
  'demand',
  'out',
  'open',
  'start',
] as const;

const DEMAND_KEYS = ['draw', 'skip', 'lay', 'rank', 'card', 'meeting', 'run', 'wish', 'of'];

function parseRankLetter(text: string): Parsed<string> {
  const letter = text.trim().toUpperCase();
  const isRank = letter.length === 1 && RANK_LETTERS.includes(letter);
  return isRank ? understood(letter) : notUnderstood(0);
}

function parseCardText(text: string): Parsed<string> {
  const card = parseLaidCard(text);
  return card.ok ? understood(formatLaidCard(card.value)) : card;
}

function parseChainName(text: string): Parsed<string> {
  const rank = parseRankLetter(text);
  return rank.ok ? rank : parseCardText(text);
}

function parseDiscard(text: string): Parsed<LaidCard[]> {
  const cards: LaidCard[] = [];
  for (const word of text.matchAll(/\S+/g)) {
    const card = parseLaidCard(word[0]);
    if (!card.ok) return notUnderstood(word.index + card.error.at);
    cards.push(card.value);
  }
  return understood(cards);
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Reads a demand; at least one key, numbers from 1 on. */
export function readDemand(reader: JsonReader, value: unknown, at: string): DemandText | undefined {
  const object = reader.object(value, at, DEMAND_KEYS);
  if (object === undefined) return undefined;
  if (Object.keys(object).length === 0) return reader.report(at, { code: 'demand-empty', facts: {} });
  const number = (key: string): number | undefined =>
    object[key] === undefined ? undefined : reader.wholeNumber(object[key], pathTo(at, key), 1, CARDS_MAX);
  const text = (key: string, wanted: Wanted, parse: (text: string) => Parsed<string>): string | undefined =>
    object[key] === undefined ? undefined : reader.notation(object[key], pathTo(at, key), wanted, parse);
  const draw = number('draw');
  const skip = number('skip');
  const meeting = number('meeting');
  const run = number('run');
  const lay =
    object['lay'] === undefined
      ? undefined
      : reader.oneOf(object['lay'], pathTo(at, 'lay'), ['must', 'may', 'free'] as const);
  const rank = text('rank', 'rank', parseRankLetter);
  const card = text('card', 'card', parseCardText);
  const of = text('of', 'chain', parseChainName);
  if (object['wish'] !== undefined && object['wish'] !== true) {
    reader.report(pathTo(at, 'wish'), { code: 'true-wanted', facts: { found: shown(object['wish']) } });
  }
  return {
    ...(draw !== undefined && { draw }),
    ...(skip !== undefined && { skip }),
    ...(lay !== undefined && { lay }),
    ...(rank !== undefined && { rank }),
    ...(card !== undefined && { card }),
    ...(meeting !== undefined && { meeting }),
    ...(run !== undefined && { run }),
    ...(object['wish'] === true && { wish: true as const }),
    ...(of !== undefined && { of }),
  };
}

/** Reads cards separated by spaces, left to right. */
export const readKinds = (reader: JsonReader, value: unknown, at: string): Kind[] | undefined =>
  reader.notation(value, at, 'cards', parseKinds);

/** Reads a number of a seat, from 0. */
export const seatReader =
  (reader: JsonReader, players: number): Reader<Seat> =>
  (value, at) =>
    reader.wholeNumber(value, at, 0, players - 1);

/** Seats, each named once. */
export function readSeats(reader: JsonReader, players: number, value: unknown, at: string): Seat[] | undefined {
  const seats = reader.list(value, at, seatReader(reader, players));
  if (seats !== undefined && new Set(seats).size < seats.length) {
    return reader.report(at, { code: 'seat-twice', facts: {} });
  }
  return seats;
}

/** Says if a list by seat has not one entry for every player. */
export function checkBySeat(
  reader: JsonReader,
  players: number,
  list: readonly unknown[] | undefined,
  at: string,
): void {
  if (list === undefined || list.length === players) return;
  reader.report(at, { code: 'one-each-wanted', facts: { players, found: list.length } });
}

function readHands(reader: JsonReader, players: number, value: unknown, at: string): Kind[][] | undefined {
  const hands = reader.list(value, at, (hand, where) => readKinds(reader, hand, where));
  checkBySeat(reader, players, hands, at);
  return hands;
}

/** Number of players of a scenario, needed before everything that counts by seat. */
export function readPlayers(reader: JsonReader, object: JsonObject, at: string): number | undefined {
  const path = pathTo(at, 'players');
  if (object['players'] === undefined) return reader.report(path, { code: 'players-missing', facts: {} });
  return reader.wholeNumber(object['players'], path, PLAYERS_MIN, SEAT_COUNT_MAX);
}

/** Reads the keys of `POSITION_KEYS`; other keys are the caller's matter. */
export function readPosition(reader: JsonReader, value: unknown, at: string): WrittenPosition | undefined {
  const object = reader.anyObject(value, at);
  const players = object && readPlayers(reader, object, at);
  if (object === undefined || players === undefined) return undefined;
  const optional = <T>(key: string, read: Reader<T>): T | undefined =>
    isAbsent(object[key]) ? undefined : read(object[key], pathTo(at, key));
  const seat = seatReader(reader, players);
  const seats: Reader<Seat[]> = (list, where) => readSeats(reader, players, list, where);
  return {
    players,
    dealer: optional('dealer', seat) ?? players - 1,
    constant: optional('constant', seat),
    hands: optional('hands', (hands, where) => readHands(reader, players, hands, where)),
    draw: optional('draw', (cards, where) => readKinds(reader, cards, where)) ?? [],
    discard: optional('discard', (cards, where) => reader.notation(cards, where, 'laid-cards', parseDiscard)) ?? [],
    turn: optional('turn', seat),
    direction: optional('direction', (number, where) => reader.oneOf(number, where, [1, -1] as const)) ?? 1,
    wish: optional('wish', (wish, where) => reader.notation(wish, where, 'wish', parseWish)),
    demand: optional('demand', (demand, where) => readDemand(reader, demand, where)),
    out: optional('out', seats) ?? [],
    open: optional('open', seats) ?? [],
    start: optional('start', (flag, where) => reader.boolean(flag, where)) ?? false,
  };
}
