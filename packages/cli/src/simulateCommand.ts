/** `hausregel simulate [RULESET]`: rounds in bulk, and what they show. */
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  caseOf,
  DealRunner,
  lineupOf,
  type Progress,
  type Report,
  reportOf,
  type Runner,
  simulate,
  winShares,
} from '@hausregel/lab';
import { LabWorker } from '@hausregel/lab/node';
import type { Language, Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { reportHtml } from './simulateHtml.ts';
import { type SimulateOptions, simulateOptionsOf } from './simulateOptions.ts';
import { numbersOf, reportCsv, reportJson, reportTable } from './simulateReport.ts';
import { SIMULATE_WORDS } from './simulateLanguage.ts';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE } from './terminal.ts';

const SHOW_EVERY_MS = 200;

interface Runners {
  readonly all: readonly Runner[];
  readonly close: () => Promise<void>;
}

/** Worker threads, or this one, which looks up between two ranges. */
function runnersOf({ ruleSet, players, seed, threads }: SimulateOptions): Runners {
  if (threads > 1) {
    const workers = Array.from({ length: threads }, () => new LabWorker({ ruleSet, players, seed }));
    return { all: workers, close: async () => void (await Promise.all(workers.map((worker) => worker.close()))) };
  }
  const runner = new DealRunner(caseOf(ruleSet, players.length).rules, lineupOf(players));
  const run: Runner['run'] = async (from, to) => {
    await nextTurn();
    return runner.run(seed, from, to);
  };
  return { all: [{ run }], close: async () => undefined };
}

/** Seconds as minutes and seconds, from an hour on with hours: `4:07`, `1:00:00`. */
export function duration(seconds: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Deals still to be played, by the precision reached so far where one is asked for. */
export function dealsLeft(
  { deals, tally }: Progress,
  { players, deals: most, precision }: Pick<SimulateOptions, 'players' | 'deals' | 'precision'>,
): number {
  if (precision === undefined || deals < 2) return most - deals;
  const widest = Math.max(...winShares(tally, lineupOf(players)).map(({ low, high }) => (high - low) / 2));
  return Math.max(0, Math.min(most, deals * (widest / precision) ** 2) - deals);
}

/** Shows how far it is, a few times a second. */
function progressLine(options: SimulateOptions, { language, terminal }: CommandContext): (progress: Progress) => void {
  const start = performance.now();
  const { whole } = numbersOf(language);
  let shown = start;
  return (progress) => {
    const now = performance.now();
    if (now - shown < SHOW_EVERY_MS || progress.deals === 0) return;
    shown = now;
    const seats = options.players.length;
    const perMs = progress.deals / (now - start);
    const left = dealsLeft(progress, options) / perMs / 1000;
    const rounds = whole(progress.deals * seats);
    terminal.showProgress(SIMULATE_WORDS[language].progress(rounds, whole(perMs * seats * 1000), duration(left)));
  };
}

async function play(
  options: SimulateOptions,
  context: CommandContext,
): Promise<Progress & { readonly isStopped: boolean }> {
  const { terminal } = context;
  let isStopped = false;
  const forget = terminal.onStop(() => {
    isStopped = true;
  });
  const runners = runnersOf(options);
  const progress = await simulate(lineupOf(options.players), options, runners.all, {
    isStopped: () => isStopped,
    onProgress: progressLine(options, context),
    clock: () => performance.now(),
  });
  await runners.close();
  forget();
  terminal.showProgress('');
  return { ...progress, isStopped };
}

function textOf(options: SimulateOptions, report: Report, language: Language): string {
  switch (options.format) {
    case 'json':
      return reportJson(options, report);
    case 'csv':
      return reportCsv(report);
    case 'html':
      return reportHtml(options, report, language);
    case 'table':
      return reportTable(options, report, language);
  }
}

/** Writes the report where it is wanted. Gives the exit code. */
function deliver(text: string, { file }: SimulateOptions, { language, terminal }: CommandContext): number {
  const words = SIMULATE_WORDS[language];
  if (file === undefined) {
    terminal.print(text);
    return EXIT_OK;
  }
  try {
    writeFileSync(file, `${text}\n`);
  } catch {
    terminal.complain(words.unwritable(file));
    return EXIT_FAILED;
  }
  terminal.complain(words.written(file));
  return EXIT_OK;
}

async function runSimulate(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const { language, terminal } = context;
  const words = SIMULATE_WORDS[language];
  const options = simulateOptionsOf(context);
  if (!options.ok) {
    if (options.error.code !== 'sentence') return { ok: false, error: options.error };
    terminal.complain(options.error.text);
    return exitWith(EXIT_USAGE);
  }
  const { deals, tally, isStopped } = await play(options.value, context);
  if (deals === 0) {
    terminal.complain(words.nothing);
    return exitWith(EXIT_FAILED);
  }
  if (isStopped) terminal.complain(words.stopped);
  const report = reportOf(tally, lineupOf(options.value.players));
  return exitWith(deliver(textOf(options.value, report, language), options.value, context));
}

export const simulateCommand: Command = {
  name: 'simulate',
  summary: { en: SIMULATE_WORDS.en.summary, de: SIMULATE_WORDS.de.summary, lt: SIMULATE_WORDS.lt.summary },
  help: { en: SIMULATE_WORDS.en.help, de: SIMULATE_WORDS.de.help, lt: SIMULATE_WORDS.lt.help },
  options: {
    players: 'text',
    bots: 'text',
    with: 'text',
    games: 'text',
    precision: 'text',
    seed: 'text',
    threads: 'text',
    format: 'text',
    out: 'text',
  },
  run: runSimulate,
};
