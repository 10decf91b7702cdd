/**
 * What the benchmark measures, the same in Node, in worker threads and in browsers; the clock is handed in. Every
 * speed is the median of several runs, so that other work on the machine disturbs little. Before anything is
 * measured all rule sets must have been compiled and played (`warmUp`): an engine that has seen only one of them is
 * faster than the one people use.
 */
import { isOver, legal, MOVES_MAX, Position, type Rules, Xoshiro128 } from '@hausregel/core';
import { compile, playersOf, PRESETS, type RuleSet } from '@hausregel/rules';
import { checksumText, Playout } from './playout.ts';
import { medianOf } from './median.ts';

/** A number of milliseconds that grows with the time spent; only differences count. */
export type Clock = () => number;

export interface BenchOptions {
  readonly clock: Clock;
  /** Runs of each figure, of which the median is taken. */
  readonly runs: number;
  /** Least length of a run in milliseconds. */
  readonly runMs: number;
}

/** A rule set at a number of players. */
export interface BenchCase {
  readonly ruleSet: RuleSet;
  readonly players: number;
  readonly rules: Rules;
}

export interface Figure {
  readonly id: string;
  readonly players: number;
  readonly movesPerSecond: number;
  readonly nsPerMove: number;
  readonly roundsPerSecond: number;
  readonly movesPerRound: number;
  /** Moves for each thousand numbers that the calibration loop draws meanwhile. */
  readonly perThousandDraws: number;
  /** Of `CHECKED_ROUNDS` rounds with the seed `CHECKED_SEED`: the same on every machine. */
  readonly checksum: string;
}

const CHECKED_ROUNDS = 100;
const CHECKED_SEED = 2026;
const WARM_UP_MOVES = 100_000;
const CALIBRATION_DRAWS = 10_000_000;
/** Positions that copying and listing moves are measured on. */
const SAMPLES = 64;
const SAMPLE_SEED = 7;

/** Tables of a rule set; throws where they cannot be made, which `compile` explains. */
function compiled(ruleSet: RuleSet, players: number): Rules {
  const result = compile(ruleSet, players);
  if (!result.ok) throw new RangeError(`${ruleSet.id} cannot be played by ${players}.`);
  return result.value;
}

export const caseOf = (ruleSet: RuleSet, players: number): BenchCase => ({
  ruleSet,
  players,
  rules: compiled(ruleSet, players),
});

/** The least and the greatest number of players of a rule set, and four. */
export function usualCases(ruleSet: RuleSet): BenchCase[] {
  const { min, max } = playersOf(ruleSet);
  return [...new Set([min, Math.min(4, max), max])].map((players) => caseOf(ruleSet, players));
}

/** Compiles and plays every preset at some numbers of players. */
export function warmUp(): void {
  for (const { rules } of PRESETS.flatMap(usualCases)) {
    const playout = new Playout(rules, SAMPLE_SEED);
    while (playout.moves < WARM_UP_MOVES) playout.playRound();
  }
}

/** Numbers a second of the generator alone: xoshiro128**, one a step. */
export function calibrate({ clock, runs }: BenchOptions): number {
  const speeds = Array.from({ length: runs }, (_, seed) => {
    const chance = new Xoshiro128(seed);
    const start = clock();
    let sum = 0;
    for (let draw = 0; draw < CALIBRATION_DRAWS; draw++) sum = (sum + chance.next()) | 0;
    // The sum is used, so that nothing of the loop can be left out.
    return (CALIBRATION_DRAWS / (clock() - start + (sum & 1) * 1e-9)) * 1000;
  });
  return medianOf(speeds);
}

/** What was played for a checksum. */
export interface Checked {
  readonly rounds: number;
  readonly moves: number;
  readonly checksum: string;
}

/** Plays rounds of a fixed seed: their moves and a checksum of all of them. */
export function checkedRounds(rules: Rules, rounds: number = CHECKED_ROUNDS): Checked {
  const playout = new Playout(rules, CHECKED_SEED);
  playout.play(rounds);
  return { rounds, moves: playout.moves, checksum: checksumText(playout.checksum) };
}

interface Run {
  readonly movesPerSecond: number;
  readonly roundsPerSecond: number;
}

function runOnce(rules: Rules, seed: number, { clock, runMs }: BenchOptions): Run {
  const playout = new Playout(rules, seed);
  const start = clock();
  let elapsedMs = 0;
  while (elapsedMs < runMs) {
    // The clock is asked every few milliseconds, not after every short round.
    for (const enough = playout.moves + WARM_UP_MOVES; playout.moves < enough;) playout.playRound();
    elapsedMs = clock() - start;
  }
  return {
    movesPerSecond: (playout.moves / elapsedMs) * 1000,
    roundsPerSecond: (playout.rounds / elapsedMs) * 1000,
  };
}

/** How fast random rounds of a rule set are played. */
export function measureCase(
  { ruleSet, players, rules }: BenchCase,
  drawsPerSecond: number,
  options: BenchOptions,
): Figure {
  const runs = Array.from({ length: options.runs }, (_, seed) => runOnce(rules, seed + 1, options));
  const movesPerSecond = medianOf(runs.map((run) => run.movesPerSecond));
  const checked = checkedRounds(rules);
  return {
    id: ruleSet.id,
    players,
    movesPerSecond,
    nsPerMove: 1e9 / movesPerSecond,
    roundsPerSecond: medianOf(runs.map((run) => run.roundsPerSecond)),
    movesPerRound: checked.moves / checked.rounds,
    perThousandDraws: (movesPerSecond / drawsPerSecond) * 1000,
    checksum: checked.checksum,
  };
}

/** Positions in the middle of random rounds, none of them over. */
function samplePositions(rules: Rules): Position[] {
  const playout = new Playout(rules, SAMPLE_SEED);
  const positions: Position[] = [];
  for (let moves = 1; positions.length < SAMPLES; moves = (moves % 60) + 1) {
    playout.playRound(moves);
    if (isOver(playout.position)) continue;
    const position = new Position(rules.players);
    position.copyFrom(playout.position);
    positions.push(position);
  }
  return positions;
}

/** Nanoseconds of a step that is done once for every sample, over and over. */
function nsOfStep(step: (index: number) => void, { clock, runs, runMs }: BenchOptions): number {
  const times = Array.from({ length: runs }, () => {
    const start = clock();
    let steps = 0;
    let elapsedMs = 0;
    while (elapsedMs < runMs / 4) {
      for (let time = 0; time < 200; time++) for (let index = 0; index < SAMPLES; index++) step(index);
      steps += 200 * SAMPLES;
      elapsedMs = clock() - start;
    }
    return (elapsedMs * 1e6) / steps;
  });
  return medianOf(times);
}

/** Nanoseconds that copying a position takes. */
export function copyNs({ rules }: BenchCase, options: BenchOptions): number {
  const positions = samplePositions(rules);
  const target = new Position(rules.players);
  return nsOfStep((index) => target.copyFrom(positions[index] ?? target), options);
}

/** Nanoseconds that listing the moves of the seat on turn takes. */
export function legalNs({ rules }: BenchCase, options: BenchOptions): number {
  const positions = samplePositions(rules);
  const out = new Int32Array(MOVES_MAX);
  const fallback = new Position(rules.players);
  return nsOfStep((index) => {
    const position = positions[index] ?? fallback;
    legal(rules, position, position.turn, out);
  }, options);
}

/** Milliseconds that compiling a rule set for a number of players takes. */
export function compileMs({ ruleSet, players }: BenchCase, { clock, runs }: BenchOptions): number {
  const times = Array.from({ length: runs }, () => {
    const start = clock();
    for (let time = 0; time < 100; time++) compiled(ruleSet, players);
    return (clock() - start) / 100;
  });
  return medianOf(times);
}
