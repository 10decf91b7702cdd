/** `hausregel load`: many tables at once over real sockets, and whether the server keeps what it promises. */
import type { Result } from '@hausregel/rules';
import { loopFirst } from '@hausregel/server';
import type { ArgumentError } from '../arguments.ts';
import { type Command, type CommandContext, exitWith } from '../command.ts';
import { duration } from '../simulateCommand.ts';
import { EXIT_FAILED, EXIT_OK } from '../terminal.ts';
import { type EchoReport, measureEcho } from './echoRun.ts';
import { fileLimit } from './fileLimit.ts';
import { findRate } from './findRate.ts';
import { type LoadPlan, loadPlanOf } from './loadPlan.ts';
import { isGood, loadJson, type LoadResult, loadTable } from './loadReport.ts';
import { type Glimpse, LoadRun, type Measured } from './loadRun.ts';
import { LOAD_WORDS } from './loadWords.ts';

/** Where a search for the highest rate begins, moves a second. */
const FIRST_RATE = 200;
const ECHO_SECONDS = 10;
const ECHO_SOCKETS_MAX = 1_000;
/** Files beside the sockets; an attack has some more than those that say nothing. */
const OTHER_FILES = 50;
const IDLE_SOCKETS = 2_000;
const ATTACK_FILES = 400;

function progressOf(plan: LoadPlan, { language, terminal }: CommandContext) {
  const words = LOAD_WORDS[language];
  return (glimpse: Glimpse, wanted?: number): void =>
    terminal.showProgress(
      words.progress({
        time: duration(glimpse.seconds),
        all: duration(plan.seconds),
        rate: glimpse.movesPerSecond.toFixed(0),
        p99: glimpse.p99.toFixed(1),
        errors: String(glimpse.errors),
        wanted: wanted?.toFixed(0),
      }),
    );
}

async function play(run: LoadRun, plan: LoadPlan, context: CommandContext): Promise<LoadResult> {
  const words = LOAD_WORDS[context.language];
  const { terminal } = context;
  let isStopped = false;
  const forget = terminal.onStop(() => {
    isStopped = true;
  });
  await run.open(
    (made) => terminal.showProgress(words.making(String(made), String(plan.tables))),
    () => isStopped,
  );
  const show = progressOf(plan, context);
  const look = (glimpse: Glimpse): boolean => {
    show(glimpse, plan.rate);
    return !isStopped;
  };
  const { seconds, rate = FIRST_RATE } = plan;
  const search = {
    run,
    from: rate,
    seconds,
    isStopped: () => isStopped,
    look: (at: number, seen: Glimpse) => show(seen, at),
  };
  const steps = plan.isSearching ? await findRate(search) : undefined;
  if (!plan.isSearching) await run.measure(plan.settleSeconds, plan.rate, look);
  const measured = plan.isSearching ? undefined : await run.measure(seconds, plan.rate, look);
  const again = (): Promise<Measured> => run.measure(seconds, plan.rate, look);
  const isAttacked = plan.isAttacked && measured !== undefined && !isStopped;
  const attacked = isAttacked ? await run.underAttack(IDLE_SOCKETS, again) : undefined;
  const { sockets } = run;
  const end = await run.end(() => terminal.complain(words.stopServer));
  forget();
  terminal.showProgress(words.measuringEcho);
  const echo = plan.isEchoed && measured !== undefined ? await echoOf(measured, sockets, plan) : undefined;
  terminal.showProgress('');
  const errors = new Map([...run.ledger.refusals, ...run.ledger.faults]);
  return { tables: run.tables.length, sockets, measured, attacked, steps, end, errors, echo };
}

/** An echo under the load of the run that was: as many messages a second, as long as those of the server. */
async function echoOf(measured: Measured, sockets: number, plan: LoadPlan): Promise<EchoReport | undefined> {
  const { server, seconds } = measured;
  if (server === undefined || server.sentMessages === 0) return undefined;
  return measureEcho(
    {
      sockets: Math.min(ECHO_SOCKETS_MAX, sockets),
      rate: server.sentMessages / seconds,
      bytes: Math.round(server.sentBytes / server.sentMessages),
      seconds: ECHO_SECONDS,
    },
    { cores: plan.cores, profile: undefined },
  );
}

async function runLoad(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const plan = loadPlanOf(context);
  if (!plan.ok) return plan;
  const { terminal, language } = context;
  const words = LOAD_WORDS[language];
  const sockets = plan.value.tables * Math.max(...plan.value.ruleSets.map(({ seats }) => seats));
  const needed = sockets + (plan.value.isAttacked ? IDLE_SOCKETS + ATTACK_FILES : 0);
  if (needed + OTHER_FILES > fileLimit()) {
    terminal.complain(words.tooManySockets(needed, fileLimit()));
    return exitWith(EXIT_FAILED);
  }
  // What is measured is the server's waiting, not this process's own.
  loopFirst();
  const run = new LoadRun(plan.value);
  try {
    const result = await play(run, plan.value, context);
    terminal.print(plan.value.isJson ? loadJson(result) : loadTable(result, language));
    return exitWith(isGood(result) ? EXIT_OK : EXIT_FAILED);
  } catch (error) {
    await run.giveUp();
    terminal.complain(words.failed(error instanceof Error ? error.message : String(error)));
    return exitWith(EXIT_FAILED);
  }
}

const OPTIONS = {
  tables: 'text',
  seats: 'text',
  rate: 'text',
  think: 'text',
  seconds: 'text',
  settle: 'text',
  rules: 'text',
  seed: 'text',
  'find-rate': 'flag',
  echo: 'flag',
  attack: 'flag',
  address: 'text',
  metrics: 'text',
  data: 'text',
  database: 'text',
  'server-cores': 'text',
  profile: 'text',
  format: 'text',
} as const;

export const loadCommand: Command = {
  name: 'load',
  summary: { en: LOAD_WORDS.en.summary, de: LOAD_WORDS.de.summary, lt: LOAD_WORDS.lt.summary },
  help: { en: LOAD_WORDS.en.help, de: LOAD_WORDS.de.help, lt: LOAD_WORDS.lt.help },
  options: OPTIONS,
  run: runLoad,
};
