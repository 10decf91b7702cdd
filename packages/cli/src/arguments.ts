/**
 * Arguments of a command. `parseArgs` only splits them; what is wrong is found here, since its own
 * messages are English and of many shapes.
 */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { Language, Result } from '@hausregel/rules';
import { LANGUAGES } from '@hausregel/rules';

export type OptionType = 'text' | 'flag';
/** Options of a command by name, beside `--lang` and `--help`, which all have. */
export type OptionTypes = Readonly<Record<string, OptionType>>;

export interface Arguments {
  readonly words: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** What is wrong with the arguments. `option` is written as the user wrote it, with its dashes. */
export type ArgumentError =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'value-missing'; readonly option: string }
  | { readonly code: 'value-unwanted'; readonly option: string }
  | { readonly code: 'given-twice'; readonly option: string }
  | {
      readonly code: 'not-one-of';
      readonly option: string;
      readonly value: string;
      readonly choices: readonly string[];
    }
  | {
      readonly code: 'not-a-number';
      readonly option: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'not-an-origin'; readonly option: string; readonly value: string }
  | { readonly code: 'word-missing'; readonly word: string }
  | { readonly code: 'not-readable'; readonly file: string; readonly reason: string }
  | { readonly code: 'word-unwanted'; readonly word: string };

const COMMON_OPTIONS: OptionTypes = { lang: 'text', help: 'flag' };

function configOf(args: readonly string[], types: OptionTypes): ParseArgsConfig & { tokens: true } {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, type] of Object.entries(types)) {
    options[name] ??= { type: type === 'text' ? 'string' : 'boolean' };
  }
  return { args: [...args], options, strict: false, allowPositionals: true, tokens: true };
}

/** Splits arguments into words, options with a text and flags. Each option may be given once. */
export function parseArguments(args: readonly string[], own: OptionTypes): Result<Arguments, ArgumentError> {
  const types: OptionTypes = { ...own, ...COMMON_OPTIONS };
  const { tokens } = parseArgs(configOf(args, types));
  const words: string[] = [];
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const wrong = (error: ArgumentError): Result<never, ArgumentError> => ({ ok: false, error });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value } = token;
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) return wrong({ code: 'unknown-option', option });
    if (texts.has(name) || flags.has(name)) return wrong({ code: 'given-twice', option });
    if (type === 'flag') {
      if (value !== undefined) return wrong({ code: 'value-unwanted', option });
      flags.add(name);
      continue;
    }
    const isValue = value !== undefined && value !== '' && (token.inlineValue === true || !value.startsWith('--'));
    if (!isValue) return wrong({ code: 'value-missing', option });
    texts.set(name, value);
  }
  return { ok: true, value: { words, texts, flags } };
}

/** One of several words; undefined when the option was not given. */
export function choiceOf<T extends string>(
  args: Arguments,
  name: string,
  choices: readonly T[],
): Result<T | undefined, ArgumentError> {
  const value = args.texts.get(name);
  if (value === undefined) return { ok: true, value: undefined };
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return { ok: true, value: found };
  return { ok: false, error: { code: 'not-one-of', option: `--${name}`, value, choices } };
}

/** A whole number from `min` to `max` (`option` names where it comes from). */
export function numberFrom(value: string, option: string, min: number, max: number): Result<number, ArgumentError> {
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return { ok: true, value: number };
  return { ok: false, error: { code: 'not-a-number', option, value, min, max } };
}

/** A whole number; undefined when the option was not given. */
export function numberOf(
  args: Arguments,
  name: string,
  min: number,
  max: number,
): Result<number | undefined, ArgumentError> {
  const value = args.texts.get(name);
  return value === undefined ? { ok: true, value: undefined } : numberFrom(value, `--${name}`, min, max);
}

/** The language asked for by `--lang`. */
export const languageArgument = (args: Arguments): Result<Language | undefined, ArgumentError> =>
  choiceOf(args, 'lang', LANGUAGES);
