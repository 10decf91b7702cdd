import { ANNOUNCEMENTS } from '@hausregel/core';
import type { Move } from '@hausregel/core';
import { formatLaidCard, parseLaidCard, parseWish } from './cards.ts';
import { pathTo } from './jsonReader.ts';
import type { JsonReader, Reader } from './jsonReader.ts';
import { parseMove } from './parseMoves.ts';
import { checkBySeat, readDemand, readKinds, readSeats, seatReader } from './positionText.ts';
import type { Expectation } from './scenario.ts';

const COUNT_MAX = 1_000;
const POINTS_MAX = 1_000_000;

/** Readers by key of an `expect`, for a number of players. */
type Readers = Readonly<{ [Key in keyof Required<Expectation>]: Reader<Exclude<Expectation[Key], undefined>> }>;

/** Reads `null`, or what `read` reads. */
const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

/** The values of those keys that an object has, each by its reader. */
function readKeys<T extends object>(
  reader: JsonReader,
  value: unknown,
  at: string,
  readers: { readonly [Key in keyof T]-?: Reader<Exclude<T[Key], undefined>> },
): Partial<T> | undefined {
  const object = reader.object(value, at, Object.keys(readers));
  if (object === undefined) return undefined;
  const result: Partial<T> = {};
  for (const key in readers) {
    if (object[key] === undefined) continue;
    const read = readers[key](object[key], pathTo(at, key));
    if (read !== undefined) result[key] = read;
  }
  return result;
}

function bySeat<T>(reader: JsonReader, players: number, item: Reader<T>): Reader<T[]> {
  return (value, at) => {
    const list = reader.list(value, at, item);
    checkBySeat(reader, players, list, at);
    return list;
  };
}

/** What one seat sees of how many cards each holds. */
function seenReader(
  reader: JsonReader,
  players: number,
): Reader<{ readonly by: number; readonly counts: readonly string[] }> {
  return (value, at) => {
    const read = readKeys<{ by?: number; counts?: string[] }>(reader, value, at, {
      by: seatReader(reader, players),
      counts: bySeat(reader, players, (text, where) => reader.text(text, where)),
    });
    if (read?.by === undefined || read.counts === undefined) return undefined;
    return { by: read.by, counts: read.counts };
  };
}

function readersFor(reader: JsonReader, players: number): Readers {
  const seat = seatReader(reader, players);
  const seats: Reader<number[]> = (value, at) => readSeats(reader, players, value, at);
  const kinds: Reader<number[]> = (value, at) => readKinds(reader, value, at);
  const count: Reader<number> = (value, at) => reader.wholeNumber(value, at, 0, COUNT_MAX);
  const points: Reader<number> = (value, at) => reader.wholeNumber(value, at, -POINTS_MAX, POINTS_MAX);
  const move: Reader<Move> = (value, at) => reader.notation(value, at, 'move', parseMove);
  const moves: Reader<Move[]> = (value, at) => reader.list(value, at, move);
  const flag: Reader<boolean> = (value, at) => reader.boolean(value, at);
  return {
    turn: orNull(seat),
    direction: (value, at) => reader.oneOf(value, at, [1, -1] as const),
    top: orNull((value, at) => {
      const card = reader.notation(value, at, 'laid-card', parseLaidCard);
      return card && formatLaidCard(card);
    }),
    wish: orNull((value, at) => reader.notation(value, at, 'wish', parseWish)),
    demand: orNull((value, at) => readDemand(reader, value, at)),
    hands: bySeat(reader, players, orNull(kinds)),
    counts: bySeat(reader, players, count),
    draw: kinds,
    discard: kinds,
    drawCount: count,
    discardCount: count,
    legal: moves,
    legalHas: moves,
    legalLacks: moves,
    legalOf: (value, at) => {
      const read = readKeys<{ seat?: number; has?: Move[]; lacks?: Move[] }>(reader, value, at, {
        seat,
        has: moves,
        lacks: moves,
      });
      if (read === undefined) return undefined;
      if (read.seat === undefined) return reader.report(pathTo(at, 'seat'), { code: 'seat-missing', facts: {} });
      return { seat: read.seat, has: read.has ?? [], lacks: read.lacks ?? [] };
    },
    seen: seenReader(reader, players),
    out: seats,
    announced: (value, at) => reader.list(value, at, (word, where) => reader.oneOf(word, where, ANNOUNCEMENTS)),
    over: (value, at) =>
      readKeys<NonNullable<Expectation['over']>>(reader, value, at, {
        winner: orNull(seat),
        points: bySeat(reader, players, points),
      }),
    match: (value, at) =>
      readKeys<NonNullable<Expectation['match']>>(reader, value, at, {
        over: flag,
        winner: orNull(seat),
        totals: bySeat(reader, players, points),
        eliminated: seats,
        dealer: seat,
      }),
  };
}

/** Reads the object of an `expect`; the key `note` is for readers. */
export function readExpectation(
  reader: JsonReader,
  players: number,
  value: unknown,
  at: string,
): Expectation | undefined {
  return readKeys<Expectation>(reader, value, at, readersFor(reader, players));
}
