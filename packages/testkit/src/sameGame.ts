/** Whether two rule sets are the same game: everything that can be done and happens, under equal seeds and equal moves. */
import { apply, eventsFor, isOver, outcomeOf, type Position, type Rules, viewFor, Xoshiro128 } from '@hausregel/core';
import { compileMatch, playersConfer, playersOf, type RuleSet } from '@hausregel/rules';
import { allowedMoves } from './invariants.ts';
import { dealt, randomPlay, type RandomHabits } from './randomPlayer.ts';
import { rulesFor } from './ruleSets.ts';

/** Rounds may be endless where more is drawn than laid. */
const MOVES_MAX = 400;
const HABITS: RandomHabits = { sides: 40, calls: 60, tries: 10, lays: 75, leaves: 3, breaks: 4 };

/** The first thing in which two rule sets differ for so many players; undefined if a round is the same, move by move. */
export function differenceOf(one: RuleSet, other: RuleSet, players: number, seed: number): string | undefined {
  if (!isAlike(playersOf(one), playersOf(other))) return 'numbers of players';
  if (playersConfer(one) !== playersConfer(other)) return 'whether players confer';
  if (!isAlike(compileMatch(one, players), compileMatch(other, players))) return 'the match';
  const [rules, others] = [rulesFor(one, players), rulesFor(other, players)];
  return isAlike(withoutClauses(rules), withoutClauses(others)) ? undefined : playedApart(rules, others, seed);
}

function playedApart(one: Rules, other: Rules, seed: number): string | undefined {
  const [chance, chances, choices] = [new Xoshiro128(seed), new Xoshiro128(seed), new Xoshiro128(seed + 1)];
  const position = dealt(one, one.players, chance);
  const twin = dealt(other, other.players, chances);
  for (let moves = 0; moves < MOVES_MAX && !isOver(position); moves++) {
    const what = apartAt(one, other, position, twin);
    if (what !== undefined) return `${what} after ${moves} moves`;
    const { seat, move } = randomPlay(one, position, choices, HABITS);
    apply(one, position, seat, move, chance);
    apply(other, twin, seat, move, chances);
  }
  const what = apartAt(one, other, position, twin);
  if (what !== undefined || !isOver(position)) return what;
  return isAlike(outcomeOf(one, position), outcomeOf(other, twin)) ? undefined : 'the outcome';
}

function apartAt(one: Rules, other: Rules, position: Position, twin: Position): string | undefined {
  if (!isAlike(eventsFor(position, undefined), eventsFor(twin, undefined))) return 'events';
  if (isOver(position) !== isOver(twin)) return 'the end';
  if (!isAlike(viewFor(one, position, undefined), viewFor(other, twin, undefined))) return 'what is to be seen';
  for (let seat = 0; seat < position.seatCount && !isOver(position); seat++) {
    const [moves, others] = [allowedMoves(one, position, seat), allowedMoves(other, twin, seat)];
    if (!isAlike([...moves], [...others])) return `moves of seat ${seat}`;
  }
  return undefined;
}

const isAlike = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** Bytes and words as lists; which clause a refusal names makes no other game. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Uint8Array || inner instanceof Int32Array ? [...inner] : inner,
  );

function withoutClauses(rules: Rules): unknown {
  const tables: Record<string, unknown> = { ...rules };
  const { house, grand } = rules;
  return {
    ...tables,
    clauses: undefined,
    wishClause: undefined,
    needClause: undefined,
    chains: rules.chains.map((chain) => ({ ...chain, clause: undefined })),
    house: house && { ...house, clauses: undefined },
    grand: grand && { ...grand, clauses: undefined },
  };
}
