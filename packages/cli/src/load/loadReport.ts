/** The result of a load as a table and as JSON. */
import { cpus } from 'node:os';
import process from 'node:process';
import type { Language } from '@hausregel/rules';
import { numbersOf } from '../simulateReport.ts';
import { textTable } from '../textTable.ts';
import { isFaultless } from './checkLog.ts';
import type { EchoReport } from './echoRun.ts';
import type { RateStep } from './findRate.ts';
import { LOAD_WORDS, type LoadWords } from './loadWords.ts';
import type { Attacked, InUse, LoadEnd, Measured } from './loadRun.ts';

const MB = 1e6;

export interface LoadResult {
  readonly tables: number;
  readonly sockets: number;
  /** Undefined where a rate was looked for. */
  readonly measured: Measured | undefined;
  /** Undefined where nobody attacked. */
  readonly attacked: Attacked | undefined;
  /** Undefined where none was looked for. */
  readonly steps: readonly RateStep[] | undefined;
  readonly end: LoadEnd;
  /** Refusals and faults of the whole run, by code. */
  readonly errors: ReadonlyMap<string, number>;
  readonly echo: EchoReport | undefined;
}

/** Whether every acknowledgement was found in the log, and nothing was refused or broken. */
export const isGood = ({ end, errors, steps }: LoadResult): boolean =>
  (end.check === undefined || isFaultless(end.check)) &&
  end.unanswered === 0 &&
  // Where the limit is looked for, it is passed.
  (steps !== undefined || errors.size === 0);

/** What a move cost the server, in ms of its processor time, everything included; and in echoes. */
export function costOf({ measured, echo }: LoadResult): { readonly ms: number; readonly echoes: number } | undefined {
  const cpuMs = measured?.server?.cpuMs;
  if (measured === undefined || cpuMs === undefined || measured.moves === 0) return undefined;
  const ms = cpuMs / measured.moves;
  return { ms, echoes: echo === undefined ? NaN : ms / echo.cpuMs };
}

const machine = (): { cores: number; model: string; node: string } => ({
  cores: cpus().length,
  model: cpus()[0]?.model.trim() ?? '',
  node: process.versions.node,
});

export function loadJson(result: LoadResult): string {
  const { errors, ...rest } = result;
  const { measured, attacked } = result;
  const cost = costOf(result);
  const ratio = measured === undefined || attacked === undefined ? undefined : ratioOf(measured, attacked);
  return JSON.stringify(
    { machine: machine(), ...rest, errors: Object.fromEntries(errors), cost, ratio, isGood: isGood(result) },
    // JSON knows no infinity: the last row of a histogram has no end.
    (_, value: unknown) => (value === Infinity || Number.isNaN(value) ? null : value),
    2,
  );
}

export function loadTable(result: LoadResult, language: Language): string {
  const words = LOAD_WORDS[language];
  const { whole } = numbersOf(language);
  const { measured, steps } = result;
  const seconds = measured?.seconds ?? steps?.reduce((sum, step) => sum + step.measured.seconds, 0) ?? 0;
  const facts = { tables: whole(result.tables), sockets: whole(result.sockets), time: (seconds / 60).toFixed(1) };
  return [
    words.title(facts),
    words.machine(machine()),
    '',
    ...(measured === undefined ? [] : [...figures(measured, result, language), '', ...waits(measured, language), '']),
    ...attackLines(result, language),
    ...(steps === undefined ? [] : [...rates(steps, language), '']),
    ...errorLines(result, words, whole),
    ...endLines(result, words, whole),
    ...echoLines(result, words, whole),
  ].join('\n');
}

function figures(measured: Measured, { end }: LoadResult, language: Language): string[] {
  const { rows } = LOAD_WORDS[language];
  const { whole, decimal } = numbersOf(language);
  const { latencies, server, inUse } = measured;
  const percent = (share: number): string => decimal(share * 100);
  return textTable([
    [rows.moves, whole(measured.moves)],
    [rows.movesPerSecond, decimal(measured.movesPerSecond)],
    [rows.p50, decimal(latencies.p50)],
    [rows.p95, decimal(latencies.p95)],
    [rows.p99, decimal(latencies.p99)],
    [rows.p999, decimal(latencies.p999)],
    [rows.max, decimal(latencies.max)],
    [rows.errors, whole(measured.errors)],
    ...(server === undefined
      ? []
      : [
          [rows.serverCpu, percent(server.cpu)],
          [rows.memory, decimal(server.rssMb)],
          [rows.memorySlope, decimal(server.rssSlope)],
          ...(inUse === undefined ? [] : inUseRows(inUse, rows, decimal)),
          [rows.eventsPerCommit, decimal(server.eventsPerCommit)],
          [rows.commitMs, decimal(server.commitMs)],
          [rows.loopLag, decimal(server.loopLagMs)],
          [rows.messages, whole(server.sentMessages / measured.seconds)],
        ]),
    [rows.clientCpu, percent(measured.clientCpu)],
    [rows.clientLag, decimal(measured.clientLagMs)],
    [rows.clientLagMax, decimal(measured.clientLagMaxMs)],
    ...(end.stopMs === undefined ? [] : [[rows.stopMs, whole(end.stopMs)]]),
  ]);
}

function inUseRows(
  { before, after, minutes }: InUse,
  rows: LoadWords['rows'],
  decimal: (value: number) => string,
): string[][] {
  return [
    [rows.inUse, decimal(after / MB)],
    [rows.inUseSlope, decimal((after - before) / MB / minutes)],
  ];
}

function waits({ latencies }: Measured, language: Language): string[] {
  const words = LOAD_WORDS[language];
  const { whole, decimal } = numbersOf(language);
  const rows = latencies.histogram.map(({ ms, count }) => [
    ms === Infinity ? words.longer : words.atMost(whole(ms)),
    whole(count),
    decimal((count / Math.max(1, latencies.count)) * 100),
  ]);
  return textTable([words.histogram, ...rows]);
}

/** By how much longer 99 of 100 acknowledgements take under attack. */
const ratioOf = (quiet: Measured, { measured }: Attacked): number => measured.latencies.p99 / quiet.latencies.p99;

function attackLines({ measured: quiet, attacked }: LoadResult, language: Language): string[] {
  if (quiet === undefined || attacked === undefined) return [];
  const { rows, attack } = LOAD_WORDS[language];
  const { whole, decimal } = numbersOf(language);
  const both = (head: string, of: (measured: Measured) => number | undefined): string[] => [
    head,
    ...[quiet, attacked.measured].map((measured) => decimal(of(measured) ?? NaN)),
  ];
  return [
    ...textTable([
      attack.heads,
      both(rows.movesPerSecond, ({ movesPerSecond }) => movesPerSecond),
      both(rows.p50, ({ latencies }) => latencies.p50),
      both(rows.p99, ({ latencies }) => latencies.p99),
      both(rows.max, ({ latencies }) => latencies.max),
      both(rows.serverCpu, ({ server }) => (server?.cpu ?? NaN) * 100),
      both(rows.memory, ({ server }) => server?.rssMb),
      both(rows.clientLag, ({ clientLagMs }) => clientLagMs),
    ]),
    attack.ratio(decimal(ratioOf(quiet, attacked))),
    attack.attackers,
    ...Object.entries(attacked.counts).map(([what, count]) => `  ${what}: ${whole(count)}`),
    '',
  ];
}

function rates(steps: readonly RateStep[], language: Language): string[] {
  const words = LOAD_WORDS[language];
  const { whole, decimal } = numbersOf(language);
  const rows = steps.map(({ rate, holds, measured }) => [
    whole(rate),
    decimal(measured.movesPerSecond),
    decimal(measured.latencies.p99),
    whole(measured.errors),
    measured.server === undefined ? '–' : decimal(measured.server.cpu * 100),
    holds ? words.yes : words.no,
  ]);
  const best = Math.max(0, ...steps.filter(({ holds }) => holds).map(({ rate }) => rate));
  return [...textTable([words.rateHeads, ...rows]), best === 0 ? words.noRate : words.bestRate(whole(best))];
}

type Whole = (value: number) => string;

function errorLines({ errors }: LoadResult, words: LoadWords, whole: Whole): string[] {
  if (errors.size === 0) return [];
  return [words.refusals, ...Array.from(errors, ([code, count]) => `  ${code}: ${whole(count)}`)];
}

function endLines({ end: { check, unanswered } }: LoadResult, words: LoadWords, whole: Whole): string[] {
  const waiting = unanswered === 0 ? [] : [words.unanswered(whole(unanswered))];
  if (check === undefined) return [words.unchecked, ...waiting];
  return [
    words.checked({
      acknowledged: whole(check.acknowledged),
      tables: whole(check.tables),
      entries: whole(check.entries),
    }),
    words.wrong({
      missing: whole(check.missing),
      doubled: whole(check.doubled),
      different: whole(check.different),
      disordered: whole(check.disordered),
      gaps: whole(check.gaps),
      refused: whole(check.refusedButWritten),
    }),
    ...waiting,
  ];
}

function echoLines(result: LoadResult, words: LoadWords, whole: Whole): string[] {
  const cost = costOf(result);
  const { echo } = result;
  if (echo === undefined || cost === undefined) return [];
  return [
    words.echo({ bytes: whole(echo.bytes), rate: whole(echo.rate), us: whole(echo.cpuMs * 1000) }),
    words.cost({ us: whole(cost.ms * 1000), echoes: cost.echoes.toFixed(1) }),
  ];
}
