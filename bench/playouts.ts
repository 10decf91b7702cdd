/**
 * How many moves a second the engine plays: whole random rounds of every preset at some numbers of
 * players. Run with `npx tsx --conditions=source bench/playouts.ts [--json]`; see docs/PERFORMANCE.md.
 *
 * All rule sets are warmed up before any is measured, since an engine that has seen only one of them
 * is faster than the one people use. A figure is the median of five runs of at least a second of computing. The
 * checksum is the same on every machine; if it differs, other games were played. The ratio compares
 * with a fixed loop of random numbers, so that figures of different machines can be compared.
 */
import process from 'node:process';
import {
  apply,
  deal,
  isCallDue,
  isOver,
  legal,
  type Move,
  MOVES_MAX,
  Position,
  type Rules,
  VERB_LAY,
  verbOf,
  withCall,
  Xoshiro128,
} from '@hausregel/core';
import { compile, playersOf, PRESETS } from '@hausregel/rules';

const RUNS = 5;
const RUN_MS = 1000;
const WARM_UP_ROUNDS = 2000;
/** Rounds that the checksum is taken of. */
const CHECKED_ROUNDS = 500;
const MOVES_PER_ROUND_MAX = 20_000;
const CALIBRATION_DRAWS = 20_000_000;

interface Bench {
  readonly name: string;
  readonly rules: Rules;
}

interface Figure {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly movesPerRound: number;
  readonly checksum: string;
  /** Moves for each thousand draws of the calibration loop. */
  readonly ratio: number;
}

const out = new Int32Array(MOVES_MAX);

/** Calls are never forgotten: where they bar the last card, rounds would not end. */
function withDueCall(rules: Rules, position: Position, move: Move): Move {
  return verbOf(move) === VERB_LAY && isCallDue(rules, position, position.turn) ? withCall(move) : move;
}

/** Plays one random round from a deal; returns the number of moves. */
function playRound(rules: Rules, position: Position, chance: Xoshiro128): number {
  deal(rules, position, { dealer: 0, inMask: (1 << rules.players) - 1 }, chance);
  let moves = 0;
  for (; moves < MOVES_PER_ROUND_MAX && !isOver(position); moves++) {
    const { turn } = position;
    const count = legal(rules, position, turn, out);
    const move = out[chance.below(count)] ?? 0;
    apply(rules, position, turn, withDueCall(rules, position, move), chance);
  }
  return moves;
}

/** Milliseconds that this process has computed: what others do meanwhile does not count. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A number that depends on every move of some rounds. */
function checksumOf({ rules }: Bench): string {
  const chance = new Xoshiro128(2026);
  const position = new Position(rules.players);
  let sum = 0;
  for (let round = 0; round < CHECKED_ROUNDS; round++) {
    const moves = playRound(rules, position, chance);
    sum = (Math.imul(sum ^ moves, 0x01000193) + position.winner + position.top) | 0;
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** One run of at least a second. */
function run({ rules }: Bench, seed: number): { readonly movesPerSecond: number; readonly movesPerRound: number } {
  const chance = new Xoshiro128(seed);
  const position = new Position(rules.players);
  const start = computedMs();
  let moves = 0;
  let rounds = 0;
  let elapsedMs = 0;
  while (elapsedMs < RUN_MS) {
    for (let batch = 0; batch < 100; batch++) moves += playRound(rules, position, chance);
    rounds += 100;
    elapsedMs = computedMs() - start;
  }
  return { movesPerSecond: (moves / elapsedMs) * 1000, movesPerRound: moves / rounds };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Draws a second of the generator alone; the best of five. */
function calibrate(): number {
  const speeds = Array.from({ length: RUNS }, (_, seed) => {
    const chance = new Xoshiro128(seed);
    const start = computedMs();
    let sum = 0;
    for (let draw = 0; draw < CALIBRATION_DRAWS; draw++) sum = (sum + chance.next()) | 0;
    // The sum is used, so that nothing of the loop can be left out.
    return (CALIBRATION_DRAWS / (computedMs() - start + (sum & 1) * 1e-9)) * 1000;
  });
  return Math.max(...speeds);
}

function benches(): Bench[] {
  return PRESETS.flatMap((ruleSet) => {
    const { min, max } = playersOf(ruleSet);
    return [...new Set([min, 4, max])].map((players) => {
      const compiled = compile(ruleSet, players);
      if (!compiled.ok) throw new RangeError(`${ruleSet.id} cannot be played by ${players}.`);
      return { name: `${ruleSet.id} ${players}`, rules: compiled.value };
    });
  });
}

function measure(bench: Bench, calibration: number): Figure {
  const runs = Array.from({ length: RUNS }, (_, seed) => run(bench, seed + 1));
  const movesPerSecond = median(runs.map((each) => each.movesPerSecond));
  return {
    name: bench.name,
    movesPerSecond: Math.round(movesPerSecond),
    movesPerRound: Math.round(median(runs.map((each) => each.movesPerRound)) * 10) / 10,
    checksum: checksumOf(bench),
    ratio: Math.round((movesPerSecond / calibration) * 10_000) / 10,
  };
}

function lineOf({ name, movesPerSecond, movesPerRound, checksum, ratio }: Figure): string {
  const millions = (movesPerSecond / 1e6).toFixed(1).padStart(6);
  return `${name.padEnd(18)} ${millions} M moves/s  ${ratio.toFixed(1).padStart(6)}  ${movesPerRound.toFixed(1).padStart(7)}  ${checksum}`;
}

const all = benches();
for (const { rules } of all) {
  const position = new Position(rules.players);
  const chance = new Xoshiro128(7);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) playRound(rules, position, chance);
}
const calibration = calibrate();
const figures = all.map((bench) => measure(bench, calibration));
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ calibration: Math.round(calibration), figures }, undefined, 2));
} else {
  console.log(`calibration ${(calibration / 1e6).toFixed(0)} M draws/s`);
  console.log('rule set, players        speed          per 1000 draws  moves/round  checksum');
  for (const figure of figures) console.log(lineOf(figure));
}
