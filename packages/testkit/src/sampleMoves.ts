/** Integers to ask the engine about: moves of every form, and numbers that are none. */
import {
  BREAK,
  CALL,
  catchMove,
  type Chance,
  dealMove,
  DRAW,
  FACE_COUNT,
  KIND_COUNT,
  layMove,
  LEAVE,
  type Move,
  PASS,
  queensMove,
  setMove,
  WISH_COUNT,
  wishMove,
  withCall,
  withCopies,
  withFace,
  withMeeting,
  withWish,
} from '@hausregel/core';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function layForms(kind: number, face: number, copies: number): Move[] {
  const bare = withCopies(withFace(layMove(kind), face), copies);
  const meetings = [bare, withMeeting(bare, 6), withMeeting(bare, 8)];
  const wished = meetings.flatMap((move) => [move, ...range(WISH_COUNT).map((wish) => withWish(move, wish))]);
  return wished.flatMap((move) => [move, withCall(move)]);
}

/** Every well-formed lay that the layout of moves knows, stand-ins and several copies included. */
export function* allLays(): Generator<Move> {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let face = 0; face < FACE_COUNT; face++) {
      for (let copies = 1; copies <= 4; copies++) yield* layForms(kind, face, copies);
    }
  }
}

/** Cards laid singly as themselves: the lays that could be allowed. */
const PLAIN_LAYS: readonly Move[] = range(KIND_COUNT).flatMap((kind) => {
  const bare = layMove(kind);
  const wished = [bare, ...range(WISH_COUNT).map((wish) => withWish(bare, wish))];
  return wished.flatMap((move) => [move, withCall(move)]);
});

const OTHER_MOVES: readonly Move[] = [
  DRAW,
  PASS,
  CALL,
  LEAVE,
  BREAK,
  -1,
  -2,
  2 ** 30,
  2 ** 31 - 1,
  -(2 ** 31),
  11,
  15,
  withCall(DRAW),
  withCall(PASS),
  DRAW | 16,
  ...range(WISH_COUNT + 4).map(wishMove),
  ...range(16).map(catchMove),
  ...range(14).map(queensMove),
  ...range(9).map(dealMove),
  ...range(3).map(setMove),
];

/** Plain lays, all other verbs, and some integers by chance. */
export function sampleMoves(chance: Chance): Move[] {
  const odd = range(60).map(() => (chance.below(65536, 'playout') << 16) | chance.below(65536, 'playout'));
  const nearly = range(60).map(() => {
    const move = PLAIN_LAYS[chance.below(PLAIN_LAYS.length, 'playout')] ?? 0;
    return move ^ (1 << chance.below(31, 'playout'));
  });
  return [...PLAIN_LAYS, ...OTHER_MOVES, ...odd, ...nearly];
}
