import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACE_COUNT, KIND_COUNT, SEAT_COUNT_MAX } from './card.ts';
import {
  BREAK,
  CALL,
  catchMove,
  dealMove,
  DRAW,
  hasCall,
  layMove,
  LEAVE,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveWish,
  PASS,
  queensMove,
  setMove,
  VERB_CATCH,
  VERB_DEAL,
  VERB_LAY,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  VERBS,
  verbOf,
  wishMove,
  withCall,
  withCopies,
  withFace,
  withMeeting,
  withoutCall,
  withWish,
} from './move.ts';

const kinds = fc.integer({ min: 0, max: KIND_COUNT - 1 });
const lays = fc.record({
  kind: kinds,
  face: fc.integer({ min: 0, max: FACE_COUNT - 1 }),
  copies: fc.integer({ min: 1, max: 4 }),
  wish: fc.integer({ min: -1, max: 3 }),
  meeting: fc.constantFrom(0, 6, 8),
  call: fc.boolean(),
});

describe('a lay', () => {
  test('gives back every part that it was put together from, in a small integer', () => {
    fc.assert(
      fc.property(lays, ({ kind, face, copies, wish, meeting, call }) => {
        let move = withCopies(withFace(layMove(kind), face), copies);
        if (wish >= 0) move = withWish(move, wish);
        if (meeting > 0) move = withMeeting(move, meeting);
        if (call) move = withCall(move);
        expect(verbOf(move)).toBe(VERB_LAY);
        expect([
          moveKind(move),
          moveFace(move),
          moveCopies(move),
          moveWish(move),
          moveMeeting(move),
          hasCall(move),
        ]).toEqual([kind, face, copies, wish, meeting, call]);
        expect(move).toBeGreaterThanOrEqual(0);
        expect(move).toBeLessThan(2 ** 30);
        expect(withoutCall(withCall(move))).toBe(withoutCall(move));
      }),
    );
  });

  test('of a card as itself needs neither face, copies nor wish to be named', () => {
    fc.assert(
      fc.property(kinds, (kind) => {
        expect([moveFace(layMove(kind)), moveCopies(layMove(kind)), moveWish(layMove(kind))]).toEqual([kind, 1, -1]);
      }),
    );
  });

  test('keeps the bits where the documentation says', () => {
    expect(layMove(5)).toBe((5 << 4) | (5 << 10));
    expect(withCopies(0, 3)).toBe(2 << 16);
    expect(withWish(0, 3)).toBe(4 << 18);
    expect(withMeeting(0, 8)).toBe(2 << 21);
    expect(withCall(0)).toBe(1 << 23);
  });
});

test('different moves are different integers', () => {
  const moves = [
    DRAW,
    PASS,
    CALL,
    LEAVE,
    BREAK,
    ...[0, 1, 2, 3].map(wishMove),
    ...Array.from({ length: SEAT_COUNT_MAX }, (_, seat) => catchMove(seat)),
    ...Array.from({ length: 14 }, (_, rank) => queensMove(rank)),
    ...Array.from({ length: 10 }, (_, size) => dealMove(size + 1)),
    ...Array.from({ length: 30 }, (_, permutation) => setMove(permutation)),
    ...Array.from({ length: KIND_COUNT }, (_, kind) => layMove(kind)),
  ];
  expect(new Set(moves).size).toBe(moves.length);
});

test.each([
  [wishMove(2), VERB_WISH, 2],
  [catchMove(11), VERB_CATCH, 11],
  [queensMove(13), VERB_QUEENS, 13],
  [dealMove(7), VERB_DEAL, 7],
  [setMove(4000), VERB_SET, 4000],
])('move %i carries its one argument', (move, verb, argument) => {
  expect([verbOf(move), moveArgument(move)]).toEqual([verb, argument]);
});

test('verbs are numbered in the order of their names', () => {
  expect([LEAVE, BREAK, CALL, PASS, DRAW].map((move) => VERBS[verbOf(move)])).toEqual([
    'leave',
    'break',
    'call',
    'pass',
    'draw',
  ]);
});
