/** Reading a record from a file: strict and bounded, since anybody may have written it. */
import { parseRuleSet, type Result, type RuleSet } from '@hausregel/rules';
import { HASH_DIGITS, VALUE_DIGITS } from './commitment.ts';
import { keyTwice } from './keyTwice.ts';
import {
  type Contribution,
  type DealNote,
  type DealRecord,
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
} from './gameRecord.ts';

/** UTF-16 units of a record; a table of many thousand entries has a hundredth of it. */
export const RECORD_LENGTH_MAX = 64_000_000;
const DEALS_MAX = 100_000;
const MOVES_MAX = 200_000;
const SEATS_MAX = 12;
const TEXT_MAX = 400;

/**
 * Why a text is no record: `empty`, `too-large`, `not-json`, `cut-off` (ends too early), `trailing`
 * (goes on behind its end), `foreign` (JSON, but not a record), `newer` (written by a later version), `damaged`,
 * `unknown`, `seat-twice` and `key-twice` (`at`: the first place that is missing or wrong, that no record has, or that
 * names a seat once more; the key that stands twice in one object).
 */
export interface RecordProblem {
  readonly code:
    | 'empty'
    | 'too-large'
    | 'cut-off'
    | 'trailing'
    | 'not-json'
    | 'foreign'
    | 'newer'
    | 'damaged'
    | 'unknown'
    | 'seat-twice'
    | 'key-twice';
  readonly at?: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Damage = 'damaged' | 'unknown' | 'seat-twice';

/** Thrown inside of this file only; holds the place. */
class Damaged extends Error {
  readonly at: string;
  readonly code: Damage;
  constructor(at: string, code: Damage) {
    super(at);
    this.at = at;
    this.code = code;
  }
}

function fail(at: string, code: Damage = 'damaged'): never {
  throw new Damaged(at, code);
}

/** A byte order mark in front does not matter. */
export function parseRecord(text: string): Result<GameRecord, RecordProblem> {
  const problem = (code: RecordProblem['code'], at?: string): Result<never, RecordProblem> => ({
    ok: false,
    error: at === undefined ? { code } : { code, at },
  });
  if (text.trim() === '') return problem('empty');
  if (text.length > RECORD_LENGTH_MAX) return problem('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return problem(brokenCode(text));
  }
  if (!isFields(value) || value['format'] !== RECORD_FORMAT) return problem('foreign');
  const twice = keyTwice(text);
  if (twice !== undefined) return problem('key-twice', twice.slice(0, 40));
  const version = value['v'];
  if (typeof version === 'number' && version > RECORD_VERSION) return problem('newer');
  if (version !== RECORD_VERSION) return problem('damaged', 'v');
  try {
    return { ok: true, value: readRecord(value) };
  } catch (error) {
    if (error instanceof Damaged) return problem(error.code, error.at);
    throw error;
  }
}

/** What is wrong with a text that is not JSON. */
function brokenCode(text: string): 'cut-off' | 'trailing' | 'not-json' {
  const whole = text.trim();
  if (!whole.slice(0, TEXT_MAX).includes(`"${RECORD_FORMAT}"`)) return 'not-json';
  if (goesOn(whole)) return 'trailing';
  return isCutOff(whole) ? 'cut-off' : 'not-json';
}

/** Whether it is whole up to the first bracket at the beginning of a line, or up to the last bracket of all. */
function goesOn(whole: string): boolean {
  return [whole.indexOf('\n}') + 2, whole.lastIndexOf('}') + 1].some((end) => {
    try {
      return isFields(JSON.parse(whole.slice(0, end)));
    } catch {
      return false;
    }
  });
}

/** A record that does not end as one: the last bracket stands on a line of its own. */
function isCutOff(whole: string): boolean {
  const lastLine = whole.slice(whole.lastIndexOf('\n') + 1);
  const isEnd = lastLine === '}' || (lastLine === whole && whole.endsWith('}'));
  return !isEnd;
}

function readRecord(value: Fields): GameRecord {
  keys(value, '', ['format', 'v', 'table', 'ruleSets', 'deals', 'digest', 'notes']);
  const table = digits(value['table'], 'table', HASH_DIGITS);
  const { ruleSets } = value;
  if (!isFields(ruleSets)) return fail('ruleSets');
  const read = Object.entries(ruleSets).map(([hash, ruleSet]): [string, RuleSet] => {
    const parsed = parseRuleSet(ruleSet);
    const at = `ruleSets.${digits(hash, 'ruleSets', HASH_DIGITS)}`;
    return parsed.ok ? [hash, parsed.value] : fail(at);
  });
  const deals = list(value['deals'], 'deals', DEALS_MAX, readDeal);
  const seatsOf = new Map(deals.map(({ number, seats }) => [number, seats]));
  return {
    table,
    ruleSets: Object.fromEntries(read),
    deals,
    ...maybe('digest', value['digest'], (item) => digits(item, 'digest', HASH_DIGITS)),
    ...maybe('notes', value['notes'], (item) =>
      list(item, 'notes', DEALS_MAX, (note, at) => readNote(note, at, seatsOf)),
    ),
  };
}

const DEAL_KEYS = [
  'number',
  'before',
  'rules',
  'seats',
  'players',
  'dealer',
  'constant',
  'names',
  'contributions',
  'commitment',
  'secret',
  'isDropped',
  'moves',
];

function readDeal(value: unknown, at: string): DealRecord {
  const deal = fields(value, at, DEAL_KEYS);
  const seats = whole(deal['seats'], `${at}.seats`, 2, SEATS_MAX);
  const seatIn = (item: unknown, where: string): number => whole(item, where, 0, seats - 1);
  const players = list(deal['players'], `${at}.players`, seats, seatIn);
  if (players.some((seat, index) => index > 0 && seat <= (players[index - 1] ?? 0))) fail(`${at}.players`);
  const names = list(deal['names'], `${at}.names`, seats, text);
  if (names.length !== seats) fail(`${at}.names`);
  if (deal['isDropped'] !== undefined && deal['isDropped'] !== true) fail(`${at}.isDropped`);
  const contributions = list(deal['contributions'], `${at}.contributions`, seats, (item, where) =>
    readContribution(item, where, seats),
  );
  const known = new Set<number>();
  for (const [index, { seat }] of contributions.entries()) {
    if (known.has(seat)) fail(`${at}.contributions[${index}]`, 'seat-twice');
    known.add(seat);
  }
  return {
    number: whole(deal['number'], `${at}.number`, 1, Number.MAX_SAFE_INTEGER),
    ...maybe('before', deal['before'], (item) => digits(item, `${at}.before`, HASH_DIGITS)),
    rules: digits(deal['rules'], `${at}.rules`, HASH_DIGITS),
    seats,
    players,
    ...maybe('dealer', deal['dealer'], (item) => seatIn(item, `${at}.dealer`)),
    constant: seatIn(deal['constant'], `${at}.constant`),
    names,
    contributions,
    commitment: digits(deal['commitment'], `${at}.commitment`, HASH_DIGITS),
    ...maybe('secret', deal['secret'], (item) => digits(item, `${at}.secret`, HASH_DIGITS)),
    ...(deal['isDropped'] === true ? { isDropped: true as const } : {}),
    // Nothing is revealed of a round that goes on.
    moves: list(deal['moves'] ?? (deal['secret'] === undefined ? [] : undefined), `${at}.moves`, MOVES_MAX, text),
  };
}

function readContribution(value: unknown, at: string, seats: number): Contribution {
  const item = fields(value, at, ['seat', 'pledge', 'value']);
  return {
    seat: whole(item['seat'], `${at}.seat`, 0, seats - 1),
    pledge: digits(item['pledge'], `${at}.pledge`, HASH_DIGITS),
    ...maybe('value', item['value'], (opened) => digits(opened, `${at}.value`, VALUE_DIGITS)),
  };
}

const NOTE_KEYS = ['number', 'seat', 'commitment', 'promise', 'value', 'hand', 'isOver', 'digest'];

/** `seatsOf`: seats of the table by number of a deal. */
function readNote(value: unknown, at: string, seatsOf: ReadonlyMap<number, number>): DealNote {
  const note = fields(value, at, NOTE_KEYS);
  const number = whole(note['number'], `${at}.number`, 1, Number.MAX_SAFE_INTEGER);
  return {
    number,
    seat: whole(note['seat'], `${at}.seat`, 0, (seatsOf.get(number) ?? SEATS_MAX) - 1),
    ...maybe('commitment', note['commitment'], (item) => digits(item, `${at}.commitment`, HASH_DIGITS)),
    ...maybe('promise', note['promise'], (item) => digits(item, `${at}.promise`, HASH_DIGITS)),
    ...maybe('value', note['value'], (item) => digits(item, `${at}.value`, VALUE_DIGITS)),
    ...maybe('hand', note['hand'], (item) => text(item, `${at}.hand`)),
    ...maybe('isOver', note['isOver'], (item) => (item === true ? item : fail(`${at}.isOver`))),
    ...maybe('digest', note['digest'], (item) => digits(item, `${at}.digest`, HASH_DIGITS)),
  };
}

/** A field that may be absent. */
function maybe<K extends string, T>(key: K, value: unknown, read: (value: unknown) => T): { readonly [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: read(value) } as { readonly [P in K]: T });
}

function keys(value: Fields, at: string, allowed: readonly string[]): Fields {
  const other = Object.keys(value).find((key) => !allowed.includes(key));
  return other === undefined ? value : fail(`${at === '' ? '' : `${at}.`}${other.slice(0, 40)}`, 'unknown');
}

const fields = (value: unknown, at: string, allowed: readonly string[]): Fields =>
  isFields(value) ? keys(value, at, allowed) : fail(at);

function list<T>(value: unknown, at: string, max: number, read: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value) || value.length > max) return fail(at);
  return value.map((item: unknown, index) => read(item, `${at}[${index}]`));
}

const whole = (value: unknown, at: string, min: number, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : fail(at);

const text = (value: unknown, at: string): string =>
  typeof value === 'string' && value.length <= TEXT_MAX ? value : fail(at);

const digits = (value: unknown, at: string, length: number): string =>
  typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value) ? value : fail(at);
