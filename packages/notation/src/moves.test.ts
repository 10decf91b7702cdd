import {
  BREAK,
  CALL,
  DRAW,
  JOKER,
  LEAVE,
  PASS,
  SUITLESS_JACK,
  catchMove,
  dealMove,
  kindOf,
  layMove,
  queensMove,
  setMove,
  VERB_LAY,
  wishMove,
  withCall,
  withCopies,
  withFace,
  withMeeting,
  withWish,
} from '@hausregel/core';
import type { Move } from '@hausregel/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIVE_SET_COUNT } from '@hausregel/core';
import { formatMove, formatSeatMove, isWellFormedMove } from './moves.ts';
import { parseMove, parseSeatMove } from './parseMoves.ts';

const SEVEN_OF_SPADES = layMove(kindOf(5, 1));
const EIGHT_OF_HEARTS = layMove(kindOf(6, 2));
const JACK_OF_DIAMONDS = layMove(kindOf(9, 3));
const KING_OF_HEARTS = layMove(kindOf(11, 2));
const THREE_OF_DIAMONDS = layMove(kindOf(1, 3));

const EXAMPLES: readonly (readonly [string, Move])[] = [
  ['7S', SEVEN_OF_SPADES],
  ['8H+8H', withCopies(EIGHT_OF_HEARTS, 2)],
  ['JD>H', withWish(JACK_OF_DIAMONDS, 2)],
  ['JD', JACK_OF_DIAMONDS],
  ['>H', wishMove(2)],
  ['KH!6', withMeeting(KING_OF_HEARTS, 6)],
  ['KH!8', withMeeting(KING_OF_HEARTS, 8)],
  ['JD>H~', withCall(withWish(JACK_OF_DIAMONDS, 2))],
  ['~', CALL],
  ['catch 2', catchMove(2)],
  ['catch 11', catchMove(11)],
  ['draw', DRAW],
  ['pass', PASS],
  ['queens 7', queensMove(5)],
  ['queens X', queensMove(13)],
  ['deal 9', dealMove(9)],
  ['deal 15', dealMove(15)],
  ['leave', LEAVE],
  ['break', BREAK],
  ['X=7H', withFace(layMove(JOKER), kindOf(5, 2))],
  ['X=J', withFace(layMove(JOKER), SUITLESS_JACK)],
  ['X', layMove(JOKER)],
  ['3D', THREE_OF_DIAMONDS],
  ['3D=7H', withFace(THREE_OF_DIAMONDS, kindOf(5, 2))],
  ['3D=J>S', withWish(withFace(THREE_OF_DIAMONDS, SUITLESS_JACK), 1)],
  ['5C+5S+5H+5D', setMove(0)],
  ['5D+5H+5S+5C~', withCall(setMove(23))],
  ['5C+5C+5S+5S+5H+5H+5D+5D', setMove(24)],
  ['5D+5D+5H+5H+5S+5S+5C+5C', setMove(FIVE_SET_COUNT - 1)],
];

describe('a move', () => {
  test.each(EXAMPLES)('%s is written and read', (text, move) => {
    expect(formatMove(move)).toBe(text);
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(isWellFormedMove(move)).toBe(true);
  });

  test.each([
    ['7s', '7S'],
    ['  jd > h ~ ', 'JD>H~'],
    ['CATCH  2', 'catch 2'],
    ['Queens x', 'queens X'],
    ['x = 7h', 'X=7H'],
    ['8h + 8h', '8H+8H'],
    ['kh ! 6', 'KH!6'],
    ['DRAW', 'draw'],
    ['d r a w', 'draw'],
  ])('%j is read as %s', (text, canonical) => {
    const read = parseMove(text);
    expect(read.ok && formatMove(read.value)).toBe(canonical);
  });

  test.each([
    ['', 0],
    ['7', 1],
    ['7Z', 1],
    ['1S', 0],
    ['7S>', 3],
    ['7S>X', 3],
    ['KH!7', 3],
    ['7S~~', 3],
    ['7S ~ >H', 5],
    ['catch', 5],
    ['catch 12', 6],
    ['catch 02', 6],
    ['deal 0', 5],
    ['deal 100', 5],
    ['queens', 6],
    ['queens 1', 7],
    ['X=JH', 2],
    ['X=X', 2],
    ['7S=7H', 2],
    ['3D=3D', 3],
    ['8H+', 3],
    ['>', 1],
    ['>HS', 2],
    ['>H~', 2],
    ['draws', 0],
    ['5C+5S+5H+5D>H', 11],
    ['ｄraw', 0],
  ])('%j is not understood, at character %i', (text, at) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'not-understood', at } });
  });

  test.each(['6H+9H', '7H+X=7H', '5H+5C+5S', '5H+5C+5S+5D+5H', '5H+5H+5H+5H+5H', '3D+3D=7H'])(
    '%s names cards that nobody lays together',
    (text) => {
      expect(parseMove(text)).toEqual({ ok: false, error: { code: 'not-together', at: 0 } });
    },
  );

  test('every lay that is well-formed is read from what was written, each spelled differently', () => {
    const spellings = new Set<string>();
    let count = 0;
    // The upper bits of a wish stand apart from the rest.
    for (let each = 0; each < 2 ** 22; each++) {
      const move = ((each >> 20) << 28) | ((each & 0xfffff) << 4) | VERB_LAY;
      if (!isWellFormedMove(move)) continue;
      count++;
      const text = formatMove(move);
      spellings.add(text);
      const read = parseMove(text);
      if (!read.ok || read.value !== move) expect.fail(`${text} is not read as ${move}`);
    }
    expect(spellings.size).toBe(count);
    // 53 cards as themselves, the joker for 49 faces, the three of diamonds for 48.
    expect(count).toBe((53 + 49 + 48) * 4 * 18 * 3 * 2);
  });

  test('every other move that is well-formed is read from what was written', () => {
    const spellings = new Set<string>();
    for (let verb = 1; verb < 16; verb++) {
      for (let argument = 0; argument < 4096; argument++) {
        const move = verb | (argument << 4);
        if (!isWellFormedMove(move)) continue;
        spellings.add(formatMove(move));
        expect(parseMove(formatMove(move))).toEqual({ ok: true, value: move });
      }
    }
    expect(spellings.size).toBe(5 + 17 + 12 + 14 + 99 + FIVE_SET_COUNT);
  });

  test('any integer is judged, and what is well-formed is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.nat(2 ** 30)), (move) => {
        if (isWellFormedMove(move)) expect(formatMove(move)).not.toBe('');
      }),
    );
  });

  test('what is read is well-formed, and hostile texts are answered, not thrown', () => {
    const mauText = fc.string({
      unit: fc.constantFrom(...'23456789TJQKACSHDX=+>!~: 0168catchqueensdealdrawpass\n'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mauText), (text) => {
        const read = parseMove(text);
        if (read.ok) expect(isWellFormedMove(read.value)).toBe(true);
        else expect(read.error.at).toBeLessThanOrEqual(text.length);
        parseSeatMove(text);
      }),
      { numRuns: 3000 },
    );
    expect(parseMove('7S'.padEnd(100_000, ' ')).ok).toBe(false);
    expect(parseMove('8H+'.repeat(100_000)).ok).toBe(false);
  });

  test('an integer that is no move is not written', () => {
    expect(isWellFormedMove(11)).toBe(false);
    expect(isWellFormedMove(-1)).toBe(false);
    expect(isWellFormedMove(0.5)).toBe(false);
    expect(() => formatMove(11)).toThrow(RangeError);
  });
});

describe('a move with its seat', () => {
  test.each([
    ['1:7S', 1, SEVEN_OF_SPADES],
    [' 11 : 7 s ', 11, SEVEN_OF_SPADES],
    ['0:catch 2', 0, catchMove(2)],
  ])('%j is read', (text, seat, move) => {
    expect(parseSeatMove(text)).toEqual({ ok: true, value: { seat, move } });
  });

  test('it is written with its seat in front', () => {
    expect(formatSeatMove({ seat: 3, move: DRAW })).toBe('3:draw');
  });

  test.each([
    ['7S', 2],
    [':7S', 0],
    ['12:7S', 0],
    ['x:7S', 0],
    ['0:7Z', 3],
    ['0 : ', 4],
    ['0:0:7S', 2],
  ])('%j is not understood, at character %i', (text, at) => {
    expect(parseSeatMove(text)).toEqual({ ok: false, error: { code: 'not-understood', at } });
  });
});
