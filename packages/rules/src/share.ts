/**
 * A rule set as the text of a link, so that it can be handed on without a server:
 * `1.CHECK.BASE.VERSION.NAME.OPTIONS`. An option is three letters made from its key and its value; a
 * word among the values is three letters too. So the text is short, does not depend on the order in
 * which options or their values are written down, and a reader of an older version sees that it
 * meets something it does not know. Deflated JSON was longer and needs a decompressor everywhere.
 */
import type { AnyOption } from './option.ts';
import { OPTIONS, optionByKey } from './options/index.ts';
import { isSameValue } from './editing.ts';
import { houseRuleSet } from './houseRuleSet.ts';
import { parseRuleSet } from './parse.ts';
import { presetById } from './presets.ts';
import type { Result, RuleSet, RuleSetProblem } from './ruleSet.ts';
import type { Schema } from './schema.ts';
import { visibleName } from './visibleText.ts';

/** Longest text that is read; the longest that is written is a third of it. */
export const SHARED_LENGTH_MAX = 4_000;

const FORMAT = '1';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TAG = /^[0-9A-Za-z]{3}$/;

/** `incomplete`: cut off or mistyped; `newer`: made by a newer version; `unplayable`: with the reasons. */
export type SharedProblem =
  | { readonly code: 'incomplete' | 'newer' }
  | { readonly code: 'unplayable'; readonly problems: readonly RuleSetProblem[] };

/** Three letters for a word: FNV-1a. A test shows that no two keys, and no two values of an option, share theirs. */
export function tagOf(word: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) >>> 0;
  return threeDigits(hash);
}

/** The last three digits of a number to the base of 62. */
function threeDigits(number: number): string {
  const digit = (divisor: number): string => DIGITS.charAt(Math.floor(number / divisor) % 62);
  return digit(3844) + digit(62) + digit(1);
}

/**
 * The text of a rule set, of letters, digits, `.`, `-` and `%` only. It holds the preset it is based
 * on, its name (the German one), its version and all its options. Clauses, sources and the sentence
 * about it are those of the preset.
 */
export function encodeRuleSet(ruleSet: RuleSet): string {
  const isOwn = ruleSet.basedOn !== undefined && presetById(ruleSet.id) === undefined;
  const base = isOwn ? ruleSet.basedOn : ruleSet.id;
  const options = Object.keys(ruleSet.options)
    .toSorted()
    .flatMap((key) => {
      const option = optionByKey(key);
      return option === undefined ? [] : [tagOf(key) + encodeValue(option.schema.shape, ruleSet.options[key])];
    });
  const name = isOwn ? encodeName(visibleName(ruleSet.name.de)) : '';
  const content = [base, ruleSet.version.toString(36), name, options.join('-')].join('.');
  return [FORMAT, tagOf(content), content].join('.');
}

const escaped = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * As in any address, but for UTF-16 units that would take nine characters there (or six of twelve): a hyphen and three
 * digits to the base of 62. Earlier versions wrote no hyphen, so their names are read as ever.
 */
const encodeName = (name: string): string =>
  name.replace(/[^\u0800-\uFFFF]+|./gs, (part) =>
    part < '\u0800'
      ? encodeURIComponent(part).replace(/[.\-!'()*~_]/g, escaped)
      : `-${threeDigits(part.charCodeAt(0))}`,
  );

/** Reads what `encodeRuleSet` wrote, as data from outside: bounded, checked, and played only if it can be. */
export function decodeRuleSet(text: string): Result<RuleSet, SharedProblem> {
  const [format = ''] = text.trim().split('.');
  if (text.length > SHARED_LENGTH_MAX || !/^\d{1,3}$/.test(format)) return refused('incomplete');
  if (format !== FORMAT) return refused(Number(format) > Number(FORMAT) ? 'newer' : 'incomplete');
  const content = contentOf(text.trim());
  if (content === undefined) return refused('incomplete');
  const rest = content.split('.');
  const [baseId = '', version = '', name = '', ...entries] = rest;
  const base = presetById(baseId);
  const options = decodeOptions(entries.join('.'));
  if (base === undefined || options === undefined) return refused('newer');
  if (name === '' && version === base.version.toString(36) && isSameValue(options, base.options))
    return { ok: true, value: base };
  const heard = decodedName(name) ?? base.name.de;
  const parsed = parseRuleSet(houseRuleSet(base, { name: heard, version: Number.parseInt(version, 36), options }));
  return parsed.ok ? parsed : { ok: false, error: { code: 'unplayable', problems: parsed.error } };
}

/** Signs behind a link that a sentence or a chat has put there, or full stops that one has taken away. */
const BEHIND_MAX = 12;

/** What the check letters stand for, without signs that somebody put behind it; undefined if something else is wrong. */
function contentOf(text: string): string | undefined {
  let rest = text;
  for (let cut = 0; cut < BEHIND_MAX; cut++) {
    const found = [rest, `${rest}.`, `${rest}..`].find(isWhole);
    if (found !== undefined) return found.split('.').slice(2).join('.');
    const shorter = rest.replace(/(?:%[0-9A-F]{2}|[^0-9A-Za-z])$/i, '');
    if (shorter === rest) return undefined;
    rest = shorter;
  }
  return undefined;
}

function isWhole(text: string): boolean {
  const [, check, ...rest] = text.split('.');
  return tagOf(rest.join('.')) === check;
}

const refused = (code: 'incomplete' | 'newer'): Result<never, SharedProblem> => ({ ok: false, error: { code } });

function decodedName(text: string): string | undefined {
  try {
    const name = text.replace(/-([0-9A-Za-z]{3})/g, (_, digits: string) =>
      String.fromCharCode([...digits].reduce((sum, digit) => sum * 62 + DIGITS.indexOf(digit), 0)),
    );
    return visibleName(decodeURIComponent(name)) || undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if an option or a value is not known here. */
function decodeOptions(text: string): RuleSet['options'] | undefined {
  const options: Record<string, unknown> = {};
  for (const entry of text === '' ? [] : text.split('-')) {
    const option = OPTIONS_BY_TAG.get(entry.slice(0, 3));
    const value = option?.schema.parse(decodeValue(option.schema.shape, entry.slice(3)));
    if (option === undefined || value === undefined) return undefined;
    if (!isSameValue(value, option.defaultValue)) options[option.key] = value;
  }
  return options;
}

const OPTIONS_BY_TAG: ReadonlyMap<string, AnyOption> = new Map(OPTIONS.map((option) => [tagOf(option.key), option]));

type Shape = Schema<unknown>['shape'];

function encodeValue(shape: Shape, value: unknown): string {
  switch (shape.type) {
    case 'boolean':
      return value === true ? '1' : '0';
    case 'integer':
      return encodeNumber(Number(value));
    case 'choice':
      return tagOf(String(value));
    case 'by-players':
      return typeof value === 'number' ? encodeNumber(value) : `p${encodeTable(value, playersSign)}`;
    case 'by-rank':
      return encodeTable(value, (key) => key);
  }
}

function decodeValue(shape: Shape, text: string): unknown {
  switch (shape.type) {
    case 'boolean':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'integer':
      return decodeNumber(text);
    case 'choice':
      return TAG.test(text) ? shape.values.find((value) => tagOf(value) === text) : undefined;
    case 'by-players':
      return text.startsWith('p') ? decodeTable(text.slice(1), /[2-9a-c]/g, playersOfSign) : decodeNumber(text);
    case 'by-rank':
      return decodeTable(text, /[2-9TJQKA][CSHD]?|X/g, (sign) => sign);
  }
}

const encodeNumber = (value: number): string => (value < 0 ? `m${-value}` : String(value));
const decodeNumber = (text: string): number | undefined =>
  /^m?\d{1,6}$/.test(text) ? Number(text.replace('m', '-')) : undefined;

const playersSign = (key: string): string => Number(key).toString(36);
const playersOfSign = (sign: string): string => String(Number.parseInt(sign, 36));

/** Keys with the same number stand together: `10xJQK.11xA`. */
function encodeTable(value: unknown, signOf: (key: string) => string): string {
  const groups = new Map<number, string>();
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const [key, number] of entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    groups.set(Number(number), (groups.get(Number(number)) ?? '') + signOf(key));
  return [...groups].map(([number, signs]) => `${encodeNumber(number)}x${signs}`).join('.');
}

function decodeTable(text: string, sign: RegExp, keyOf: (sign: string) => string): Record<string, number> | undefined {
  const table: Record<string, number> = {};
  for (const group of text.split('.')) {
    const [number = '', signs = ''] = group.split('x');
    const value = decodeNumber(number);
    const found = signs.match(sign) ?? [];
    if (value === undefined || found.length === 0 || found.join('') !== signs) return undefined;
    for (const each of found) table[keyOf(each)] = value;
  }
  return table;
}
