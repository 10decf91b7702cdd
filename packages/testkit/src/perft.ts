/** How many courses a round can take within a few moves: one number that any change of the rules changes. */
import {
  apply,
  isOver,
  LEAVE,
  MOVES_MAX,
  Position,
  type Rules,
  sideMoves,
  unproposedLay,
  type Move,
  legal,
  isCallDue,
  VERB_LAY,
  verbOf,
  withCall,
  Xoshiro128,
} from '@hausregel/core';
import { compile, playersOf, type RuleSet } from '@hausregel/rules';
import { dealt, playOut } from './randomPlayer.ts';

const DEPTH_MAX = 6;
/** Where nearly every card has several meanings a few moves make as many courses. */
const GRAND_DEPTH_MAX = 3;
const SEEDS = [1, 2, 3, 4];
/** Random moves made before counting begins, by index of the seed: from the deal on, and later in rounds. */
const PLAYED = [0, 0, 10, 25];
/** The same where rounds are long and begin with the dealer's choice. */
const GRAND_PLAYED = [0, 1, 40, 150];

const out = new Int32Array(MOVES_MAX);

/** Every move of every seat, with and without the call that is due, but for leaving. */
function allMoves(rules: Rules, position: Position): { readonly seat: number; readonly move: Move }[] {
  const plays: { readonly seat: number; readonly move: Move }[] = [];
  for (let seat = 0; seat < position.seatCount; seat++) {
    for (const move of out.slice(0, legal(rules, position, seat, out))) {
      plays.push({ seat, move });
      if (verbOf(move) === VERB_LAY && isCallDue(rules, position, seat, move))
        plays.push({ seat, move: withCall(move) });
    }
    const tried = unproposedLay(rules, position, seat);
    if (tried !== undefined) plays.push({ seat, move: tried });
    for (const move of out.slice(0, sideMoves(rules, position, seat, out)))
      if (move !== LEAVE) plays.push({ seat, move });
  }
  return plays;
}

/** Sequences of exactly `depth` moves; rounds that end earlier are not counted. */
export function perft(rules: Rules, position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (isOver(position)) return 0;
  const plays = allMoves(rules, position);
  if (depth === 1) return plays.length;
  const next = new Position(position.seatCount);
  let sum = 0;
  for (const { seat, move } of plays) {
    next.copyFrom(position);
    apply(rules, next, seat, move, new Xoshiro128(depth));
    sum += perft(rules, next, depth - 1);
  }
  return sum;
}

export interface PerftRow {
  readonly players: number;
  readonly seed: number;
  /** Random moves made before. */
  readonly played: number;
  /** Sequences of 1, 2, … moves. */
  readonly counts: readonly number[];
}

/** The table of a rule set: every number of players, some seeds. */
export function perftTable(ruleSet: RuleSet): PerftRow[] {
  const { min, max } = playersOf(ruleSet);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).flatMap((players) => {
    const compiled = compile(ruleSet, players);
    if (!compiled.ok) throw new RangeError(`${ruleSet.id} cannot be played by ${players}.`);
    const played = compiled.value.grand === undefined ? PLAYED : GRAND_PLAYED;
    return SEEDS.map((seed, index) => perftRow(compiled.value, seed, played[index] ?? 0));
  });
}

function perftRow(rules: Rules, seed: number, played: number): PerftRow {
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, rules.players, chance);
  playOut(rules, position, chance, played, {
    habits: { sides: 0, calls: 0, tries: 0, lays: 100, leaves: 0, breaks: 0 },
  });
  const depthMax = rules.grand === undefined ? DEPTH_MAX : GRAND_DEPTH_MAX;
  const counts = Array.from({ length: depthMax }, (_, index) => perft(rules, position, index + 1));
  return { players: rules.players, seed, played, counts };
}

/** The table as the text of its file in `vectors/perft`, one row a line. */
export function perftText(ruleSet: RuleSet): string {
  const rows = perftTable(ruleSet).map((row) => `  ${JSON.stringify(row)}`);
  return `[\n${rows.join(',\n')}\n]\n`;
}
