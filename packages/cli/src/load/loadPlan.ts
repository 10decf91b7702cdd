/** What `hausregel load` is asked for. */
import path from 'node:path';
import type { LogPlace } from '@hausregel/server';
import { playersOf, PRESETS, presetById } from '@hausregel/rules';
import type { Result } from '@hausregel/rules';
import { type ArgumentError, choiceOf, numberOf } from '../arguments.ts';
import type { CommandContext } from '../command.ts';

export interface LoadPlan {
  /** "http://127.0.0.1:8420": a server that is there; undefined: one of its own. */
  readonly address: string | undefined;
  /** Where that server tells its metrics, on this machine. */
  readonly metricsPort: number | undefined;
  /** The log of that server, to be compared at the end. */
  readonly log: LogPlace | undefined;
  /** File of the own server, kept; undefined: one that is thrown away. */
  readonly dataFile: string | undefined;
  readonly tables: number;
  /** Tables play by these in turns. */
  readonly ruleSets: readonly { readonly id: string; readonly seats: number }[];
  /** Moves a second of all tables; undefined: as the think times are. */
  readonly rate: number | undefined;
  /** Mean time between two moves of a table, in ms. */
  readonly thinkMs: number;
  readonly seconds: number;
  /** Played before anything is measured: what runs often is compiled by then. */
  readonly settleSeconds: number;
  readonly seed: number;
  readonly isEchoed: boolean;
  /** The same time is played again while others attack. */
  readonly isAttacked: boolean;
  readonly isSearching: boolean;
  readonly isJson: boolean;
  /** Processors of the own server. */
  readonly cores: string | undefined;
  readonly profile: string | undefined;
}

const TABLES = { usual: 200, max: 100_000 };
const SEATS = { usual: 4, max: 12 };
const THINK_MS = { usual: 2_500, max: 600_000 };
const SECONDS = { usual: 60, max: 86_400 };
const SETTLE_SECONDS = 10;
const RATE_MAX = 1_000_000;
const SEED_MAX = 2 ** 32 - 1;
const PORT_MAX = 65_535;

export function loadPlanOf({ args }: CommandContext): Result<LoadPlan, ArgumentError> {
  const [word] = args.words;
  if (word !== undefined) return { ok: false, error: { code: 'word-unwanted', word } };
  const numbers = readNumbers({
    tables: numberOf(args, 'tables', 1, TABLES.max),
    seats: numberOf(args, 'seats', 2, SEATS.max),
    rate: numberOf(args, 'rate', 1, RATE_MAX),
    think: numberOf(args, 'think', 0, THINK_MS.max),
    seconds: numberOf(args, 'seconds', 1, SECONDS.max),
    settle: numberOf(args, 'settle', 0, SECONDS.max),
    seed: numberOf(args, 'seed', 0, SEED_MAX),
    metrics: numberOf(args, 'metrics', 1, PORT_MAX),
  });
  if (!numbers.ok) return numbers;
  const {
    tables = TABLES.usual,
    seats = SEATS.usual,
    rate,
    seconds = SECONDS.usual,
    seed = 1,
    metrics,
  } = numbers.value;
  const ruleSets = ruleSetsOf(args.texts.get('rules') ?? 'family', seats);
  if (!ruleSets.ok) return ruleSets;
  const format = choiceOf(args, 'format', ['table', 'json'] as const);
  if (!format.ok) return format;
  const address = args.texts.get('address')?.replace(/\/$/, '');
  const data = args.texts.get('data');
  const url = args.texts.get('database');
  const dataFile = data === undefined ? undefined : path.resolve(data);
  const log =
    url === undefined
      ? dataFile === undefined
        ? undefined
        : { dataFile }
      : { dataFile: '', database: { url, address: '' } };
  return {
    ok: true,
    value: {
      address,
      metricsPort: metrics,
      log: address === undefined ? undefined : log,
      dataFile: address === undefined ? dataFile : undefined,
      tables,
      ruleSets: ruleSets.value,
      rate,
      thinkMs: rate === undefined ? (numbers.value.think ?? THINK_MS.usual) : (tables / rate) * 1000,
      seconds,
      settleSeconds: numbers.value.settle ?? SETTLE_SECONDS,
      seed,
      isEchoed: args.flags.has('echo'),
      isAttacked: args.flags.has('attack'),
      isSearching: args.flags.has('find-rate'),
      isJson: format.value === 'json',
      cores: args.texts.get('server-cores'),
      profile: args.texts.get('profile'),
    },
  };
}

type Numbers<K extends string> = Readonly<Record<K, Result<number | undefined, ArgumentError>>>;

/** All numbers, or the first that is wrong. */
function readNumbers<K extends string>(numbers: Numbers<K>): Result<Partial<Record<K, number>>, ArgumentError> {
  const values: Partial<Record<K, number>> = {};
  for (const key in numbers) {
    const read = numbers[key];
    if (!read.ok) return read;
    if (read.value !== undefined) values[key] = read.value;
  }
  return { ok: true, value: values };
}

/** Presets by id, separated by commas, with as many seats as they allow of those wanted. */
function ruleSetsOf(text: string, seats: number): Result<LoadPlan['ruleSets'], ArgumentError> {
  const ids = text === 'all' ? PRESETS.map(({ id }) => id) : text.split(',');
  const found = ids.map((id) => ({ id, preset: presetById(id) }));
  const unknown = found.find(({ preset }) => preset === undefined);
  if (unknown !== undefined) {
    const choices = ['all', ...PRESETS.map(({ id }) => id)];
    return { ok: false, error: { code: 'not-one-of', option: '--rules', value: unknown.id, choices } };
  }
  return {
    ok: true,
    value: found.flatMap(({ id, preset }) => {
      if (preset === undefined) return [];
      const { min, max } = playersOf(preset);
      return [{ id, seats: Math.min(max, Math.max(min, seats)) }];
    }),
  };
}
