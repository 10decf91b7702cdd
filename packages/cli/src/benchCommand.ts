/** `hausregel bench [RULESET...]`: how fast the engine plays here. */
import process from 'node:process';
import {
  type BenchCase,
  type BenchOptions,
  calibrate,
  caseOf,
  compileMs,
  copyNs,
  type Figure,
  legalNs,
  measureCase,
  medianOf,
  usualCases,
  warmUp,
} from '@hausregel/lab';
import { type HeapFigures, LabWorker, measureHeap } from '@hausregel/lab/node';
import { PRESETS, playersOf } from '@hausregel/rules';
import type { Result, RuleSet } from '@hausregel/rules';
import { numberOf } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import { BENCH_WORDS } from './benchWords.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { ruleSetOf } from './rulesCommand.ts';
import { EXIT_OK } from './terminal.ts';
import { textTable } from './textTable.ts';

const RUNS = 5;
const RUN_MS = 1000;
const RUN_MS_MAX = 60_000;
/** Moves that memory is watched over, for each millisecond of a run. */
const HEAP_MOVES_PER_MS = 20_000;

interface Steps {
  readonly id: string;
  readonly players: number;
  readonly copyNs: number;
  readonly legalNs: number;
  readonly compileMs: number;
}

interface Threads {
  /** Moves a second of one thread, and of two together. */
  readonly one: number;
  readonly two: number;
  readonly ratio: number;
  /** The ratio by processor time: two, less what the threads cost each other. */
  readonly computedRatio: number;
}

interface ThreadRun {
  /** Moves a second by the clock on the wall. */
  readonly speed: number;
  readonly perComputedMs: number;
}

interface Bench {
  readonly calibration: number;
  readonly figures: readonly Figure[];
  readonly steps: readonly Steps[];
  readonly heap: readonly (HeapFigures & { readonly id: string; readonly players: number })[];
  readonly threads: Threads & { readonly id: string; readonly players: number };
}

/** Milliseconds that this process has computed: what others do meanwhile does not count. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The rule sets asked for, each with the players asked for. */
function casesOf({ args }: CommandContext): Result<readonly BenchCase[], ArgumentError> {
  const ruleSets: RuleSet[] = [];
  for (const id of args.words) {
    const ruleSet = ruleSetOf(id, 'RULESET');
    if (!ruleSet.ok) return ruleSet;
    ruleSets.push(ruleSet.value);
  }
  const chosen = ruleSets.length === 0 ? PRESETS : ruleSets;
  const ranges = chosen.map(playersOf);
  const min = Math.max(...ranges.map((range) => range.min));
  const max = Math.min(...ranges.map((range) => range.max));
  const players = numberOf(args, 'players', min, max);
  if (!players.ok) return players;
  const { value } = players;
  return {
    ok: true,
    value: chosen.flatMap((ruleSet) => (value === undefined ? usualCases(ruleSet) : [caseOf(ruleSet, value)])),
  };
}

function stepsOf(each: BenchCase, options: BenchOptions): Steps {
  return {
    id: each.ruleSet.id,
    players: each.players,
    copyNs: copyNs(each, options),
    legalNs: legalNs(each, options),
    compileMs: compileMs(each, options),
  };
}

/**
 * Two worker threads against one, in turns, so that both see the same machine: by the clock on the wall, and by the
 * processor time that a move takes, which says the same of a quiet machine and something of a busy one.
 */
async function measureThreads({ ruleSet, players }: BenchCase, runMs: number): Promise<Threads> {
  const task = { ruleSet, players: Array.from({ length: players }, () => 'random' as const), seed: 1 };
  const workers = [new LabWorker(task), new LabWorker(task)] as const;
  const run = async (active: readonly LabWorker[]): Promise<ThreadRun> => {
    const start = computedMs();
    const done = await Promise.all(active.map((worker) => worker.playouts(runMs)));
    const moves = done.reduce((sum, each) => sum + each.moves, 0);
    const speed = done.reduce((sum, each) => sum + (each.moves / each.ms) * 1000, 0);
    return { speed, perComputedMs: moves / (computedMs() - start) };
  };
  await Promise.all(workers.map((worker) => worker.playouts(1)));
  const one: ThreadRun[] = [];
  const two: ThreadRun[] = [];
  for (let time = 0; time < RUNS; time++) {
    one.push(await run(workers.slice(0, 1)));
    two.push(await run(workers));
  }
  await Promise.all(workers.map((worker) => worker.close()));
  const middle = (runs: readonly ThreadRun[], key: keyof ThreadRun): number => medianOf(runs.map((each) => each[key]));
  return {
    one: middle(one, 'speed'),
    two: middle(two, 'speed'),
    ratio: middle(two, 'speed') / middle(one, 'speed'),
    computedRatio: (2 * middle(two, 'perComputedMs')) / middle(one, 'perComputedMs'),
  };
}

/** One case of each rule set: the one with four players if there is one. */
const onePerRuleSet = (cases: readonly BenchCase[]): BenchCase[] =>
  [...new Set(cases.map(({ ruleSet }) => ruleSet))].flatMap((ruleSet) => {
    const own = cases.filter((each) => each.ruleSet === ruleSet);
    return own.find(({ players }) => players === 4) ?? own[0] ?? [];
  });

async function measure(cases: readonly BenchCase[], runMs: number): Promise<Bench> {
  const options = { clock: computedMs, runs: RUNS, runMs };
  warmUp();
  const calibration = calibrate(options);
  const figures = cases.map((each) => measureCase(each, calibration, options));
  const single = onePerRuleSet(cases);
  const heap: Bench['heap'][number][] = [];
  for (const { ruleSet, players, rules } of single) {
    heap.push({ id: ruleSet.id, players, ...(await measureHeap(rules, HEAP_MOVES_PER_MS * runMs)) });
  }
  const [first = cases[0]] = single.filter(({ rules }) => rules.grand === undefined);
  if (first === undefined) throw new RangeError('There is nothing to measure.');
  return {
    calibration,
    figures,
    steps: single.map((each) => stepsOf(each, options)),
    heap,
    threads: { id: first.ruleSet.id, players: first.players, ...(await measureThreads(first, runMs)) },
  };
}

const millions = (value: number): string => (value / 1e6).toFixed(1);

function printBench(
  { calibration, figures, steps, heap, threads }: Bench,
  { language, terminal }: CommandContext,
): void {
  const words = BENCH_WORDS[language];
  const rows = figures.map((figure) => [
    figure.id,
    String(figure.players),
    millions(figure.movesPerSecond),
    figure.nsPerMove.toFixed(0),
    figure.roundsPerSecond.toFixed(0),
    figure.movesPerRound.toFixed(1),
    figure.perThousandDraws.toFixed(1),
    figure.checksum,
  ]);
  const stepRows = steps.map((each) => [
    each.id,
    String(each.players),
    each.copyNs.toFixed(0),
    each.legalNs.toFixed(0),
    each.compileMs.toFixed(2),
  ]);
  terminal.print(`${words.calibration((calibration / 1e6).toFixed(0))}\n`);
  textTable([words.heads, ...rows]).forEach(terminal.print);
  terminal.print('');
  textTable([words.stepHeads, ...stepRows]).forEach(terminal.print);
  terminal.print('');
  for (const { id, players, moves, collections, bytesPerMove, heapGrowth } of heap) {
    const facts = {
      moves: (moves / 1e6).toFixed(0),
      bytes: bytesPerMove.toFixed(3),
      growth: (heapGrowth / 1024).toFixed(0),
    };
    terminal.print(words.heap({ name: `${id} ${players}`, collections, ...facts }));
  }
  const { id, players, one, two, ratio, computedRatio } = threads;
  const facts = { one: millions(one), two: millions(two), ratio: ratio.toFixed(2), computed: computedRatio.toFixed(2) };
  terminal.print(words.threads({ name: `${id} ${players}`, ...facts }));
}

async function runBench(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const cases = casesOf(context);
  if (!cases.ok) return cases;
  const runMs = numberOf(context.args, 'ms', 1, RUN_MS_MAX);
  if (!runMs.ok) return runMs;
  const bench = await measure(cases.value, runMs.value ?? RUN_MS);
  if (context.args.flags.has('json')) context.terminal.print(JSON.stringify(bench, undefined, 2));
  else printBench(bench, context);
  return exitWith(EXIT_OK);
}

export const benchCommand: Command = {
  name: 'bench',
  summary: { en: BENCH_WORDS.en.summary, de: BENCH_WORDS.de.summary, lt: BENCH_WORDS.lt.summary },
  help: { en: BENCH_WORDS.en.help, de: BENCH_WORDS.de.help, lt: BENCH_WORDS.lt.help },
  options: { players: 'text', ms: 'text', json: 'flag' },
  run: runBench,
};
