/** What `hausregel simulate` is asked for. */
import { availableParallelism } from 'node:os';
import { type Player, PLAYERS } from '@hausregel/lab';
import { PRESETS, playersOf, withOverrides } from '@hausregel/rules';
import type { Result, RuleSet } from '@hausregel/rules';
import { choiceOf, numberOf } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { ruleSetOf } from './rulesCommand.ts';
import { SIMULATE_WORDS } from './simulateLanguage.ts';
import { problemText } from './problemText.ts';

export const FORMATS = ['table', 'json', 'csv', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export interface SimulateOptions {
  readonly ruleSet: RuleSet;
  /** By seat. */
  readonly players: readonly Player[];
  readonly deals: number;
  /** Half the width of the widest interval wanted, as a share; undefined: none. */
  readonly precision: number | undefined;
  readonly seed: number;
  readonly threads: number;
  readonly format: Format;
  readonly file: string | undefined;
}

/** What is wrong: with the arguments as such, or with what they mean together, as a sentence. */
export type SimulateError = ArgumentError | { readonly code: 'sentence'; readonly text: string };
type Checked<T> = Result<T, SimulateError>;

const DEFAULT_PLAYERS = 4;
const DEFAULT_GAMES = 100_000;
const GAMES_MAX = 1_000_000_000;
const SEED_MAX = 2 ** 32 - 1;
const THREADS_MAX = 64;
const PRECISION_MIN = 0.01;
const PRECISION_MAX = 50;

const sentence = (text: string): Checked<never> => ({ ok: false, error: { code: 'sentence', text } });

/** House rules from `KEY=VALUE,…` or a JSON object; undefined if they cannot be read. */
export function parseOverrides(text: string): unknown {
  if (text.trimStart().startsWith('{')) return parseJson(text);
  const entries: [string, unknown][] = [];
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    if (at < 1) return undefined;
    const value = part.slice(at + 1).trim();
    entries.push([part.slice(0, at).trim(), parseJson(value) ?? value]);
  }
  return Object.fromEntries(entries);
}

/** The value of a JSON text, undefined if it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function houseRules(ruleSet: RuleSet, { args, language }: CommandContext): Checked<RuleSet> {
  const text = args.texts.get('with');
  if (text === undefined) return { ok: true, value: ruleSet };
  const overrides = parseOverrides(text);
  if (overrides === undefined) return sentence(SIMULATE_WORDS[language].badWith);
  const changed = withOverrides(ruleSet, overrides);
  if (changed.ok) return changed;
  const [problem] = changed.error;
  if (problem === undefined) return sentence(SIMULATE_WORDS[language].badWith);
  return sentence(problemText(problem, language));
}

function playersFor(ruleSet: RuleSet, { args, language }: CommandContext): Checked<readonly Player[]> {
  const { min, max } = playersOf(ruleSet);
  const asked = numberOf(args, 'players', min, max);
  if (!asked.ok) return asked;
  const bots: Player[] = [];
  for (const value of (args.texts.get('bots') ?? 'simple').split(',')) {
    const bot = PLAYERS.find((player) => player === value.trim());
    if (bot === undefined)
      return { ok: false, error: { code: 'not-one-of', option: '--bots', value, choices: PLAYERS } };
    bots.push(bot);
  }
  const [only = 'simple'] = bots;
  const count = asked.value ?? (bots.length > 1 ? bots.length : Math.max(min, Math.min(DEFAULT_PLAYERS, max)));
  if (bots.length === 1) return { ok: true, value: Array.from({ length: count }, () => only) };
  if (bots.length >= min && bots.length <= max && bots.length === count) return { ok: true, value: bots };
  const range = asked.value === undefined ? { min, max } : { min: count, max: count };
  return sentence(SIMULATE_WORDS[language].badPlayers(ruleSet.id, range.min, range.max, bots.length));
}

function precisionOf({ args, language }: CommandContext): Checked<number | undefined> {
  const text = args.texts.get('precision');
  if (text === undefined) return { ok: true, value: undefined };
  const value = /^\d{1,2}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= PRECISION_MIN && value <= PRECISION_MAX) return { ok: true, value: value / 100 };
  return sentence(SIMULATE_WORDS[language].badPrecision(text));
}

/** Reads the arguments; the first mistake is told. */
export function simulateOptionsOf(context: CommandContext): Checked<SimulateOptions> {
  const { args } = context;
  const [id, extra] = args.words;
  if (extra !== undefined) return { ok: false, error: { code: 'word-unwanted', word: extra } };
  const preset = ruleSetOf(id ?? PRESETS[0]?.id ?? '', 'RULESET');
  if (!preset.ok) return preset;
  const ruleSet = houseRules(preset.value, context);
  if (!ruleSet.ok) return ruleSet;
  const players = playersFor(ruleSet.value, context);
  if (!players.ok) return players;
  const precision = precisionOf(context);
  if (!precision.ok) return precision;
  const games = numberOf(args, 'games', 1, GAMES_MAX);
  if (!games.ok) return games;
  const seed = numberOf(args, 'seed', 0, SEED_MAX);
  if (!seed.ok) return seed;
  const threads = numberOf(args, 'threads', 1, THREADS_MAX);
  if (!threads.ok) return threads;
  const format = choiceOf(args, 'format', FORMATS);
  if (!format.ok) return format;
  const most = games.value ?? (precision.value === undefined ? DEFAULT_GAMES : GAMES_MAX);
  return {
    ok: true,
    value: {
      ruleSet: ruleSet.value,
      players: players.value,
      deals: Math.ceil(most / players.value.length),
      precision: precision.value,
      seed: seed.value ?? 1,
      threads: threads.value ?? availableParallelism(),
      format: format.value ?? 'table',
      file: args.texts.get('out'),
    },
  };
}
