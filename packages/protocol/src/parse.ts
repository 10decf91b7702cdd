/**
 * Reading what comes from outside: strict (an unknown field is an error) and bounded in every
 * direction. A message is parsed once at the edge; behind it the types are trusted.
 */
import type { Result } from '@hausregel/rules';
import * as v from 'valibot';
import type { Command, CreateTable, Hello } from './commands.ts';
import type { ProtocolError } from './errors.ts';
import {
  CREATE_BYTES_MAX,
  MESSAGE_BYTES_MAX,
  MOVE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  NESTING_MAX,
  OVERRIDES_MAX,
  RULES_LENGTH_MAX,
  SEATS_MAX,
  SETTING_BOUNDS,
} from './limits.ts';
import { PROTOCOL_VERSION } from './messages.ts';
import { normaliseChat, normaliseName } from './names.ts';
import { BOT_LEVELS, LOOKS, type TableSettings, WATCHING } from './tableSettings.ts';

/** Why a message was not understood: the code, where in it, and the command's id if it had one. */
export interface ParseProblem {
  readonly code: ProtocolError;
  readonly at?: string;
  readonly id?: string;
}

/** `CreateTable` with a rule set that is still to be checked. */
export type CreateRequest = Omit<CreateTable, 'ruleSet'> & { readonly ruleSet: unknown };

const integerIn = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const seat = integerIn(0, SEATS_MAX - 1);
const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));
const pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** `normalise` answers undefined for a text that is not allowed. */
const normalised = (normalise: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.maxLength(NAME_LENGTH_MAX * 2),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const text = normalise(dataset.value);
      if (text !== undefined) return text;
      addIssue({ message: 'not allowed' });
      return NEVER;
    }),
  );
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH_MAX), normalised(normaliseName));

const turnSeconds = v.union([v.literal(0), integerIn(SETTING_BOUNDS.turnSecondsMin, SETTING_BOUNDS.turnSecondsMax)]);
const settings = v.strictObject({
  turnSeconds: v.exactOptional(turnSeconds),
  botLevel: v.exactOptional(v.picklist(BOT_LEVELS)),
  botMs: v.exactOptional(integerIn(0, SETTING_BOUNDS.botMsMax)),
  awaySeconds: v.exactOptional(integerIn(SETTING_BOUNDS.awaySecondsMin, SETTING_BOUNDS.awaySecondsMax)),
  leaver: v.exactOptional(v.picklist(['bot', 'out'])),
  looks: v.exactOptional(v.picklist(LOOKS)),
  constant: v.exactOptional(seat),
  watching: v.exactOptional(v.picklist(WATCHING)),
});

const command = v.variant('type', [
  v.strictObject({
    type: v.literal('move'),
    id: commandId,
    move: v.pipe(v.string(), v.minLength(1), v.maxLength(MOVE_LENGTH_MAX)),
    seq: integerIn(0, Number.MAX_SAFE_INTEGER),
  }),
  v.strictObject({ type: v.literal('sit'), id: commandId, seat: v.exactOptional(seat), name }),
  v.strictObject({ type: v.literal('stand'), id: commandId }),
  v.strictObject({ type: v.literal('rename'), id: commandId, name }),
  v.strictObject({ type: v.literal('bot'), id: commandId, seat, on: v.boolean() }),
  v.strictObject({ type: v.literal('ready'), id: commandId, on: v.boolean() }),
  v.strictObject({ type: v.literal('start'), id: commandId }),
  v.strictObject({ type: v.literal('next'), id: commandId }),
  v.strictObject({ type: v.literal('settings'), id: commandId, settings }),
  v.strictObject({ type: v.literal('kick'), id: commandId, seat }),
  v.strictObject({ type: v.literal('close'), id: commandId }),
  v.strictObject({ type: v.literal('chat'), id: commandId, text: normalised(normaliseChat) }),
  v.strictObject({ type: v.literal('look'), id: commandId, seat }),
  v.strictObject({ type: v.literal('show'), id: commandId, seat, on: v.boolean() }),
  v.strictObject({ type: v.literal('whisper'), id: commandId, seat, text: normalised(normaliseChat) }),
  v.strictObject({
    type: v.literal('propose'),
    id: commandId,
    rules: v.pipe(v.string(), v.minLength(1), v.maxLength(RULES_LENGTH_MAX)),
    watching: v.exactOptional(v.picklist(WATCHING)),
  }),
  v.strictObject({ type: v.literal('accept'), id: commandId, on: v.boolean() }),
  v.strictObject({ type: v.literal('pledge'), id: commandId, pledge }),
  v.strictObject({
    type: v.literal('open'),
    id: commandId,
    number: integerIn(1, Number.MAX_SAFE_INTEGER),
    value: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  }),
  v.strictObject({ type: v.literal('ping'), id: commandId }),
]);

const hello = v.strictObject({
  type: v.literal('hello'),
  v: v.number(),
  table: tableId,
  token: v.exactOptional(token),
  page: v.exactOptional(commandId),
  attempt: v.exactOptional(integerIn(1, Number.MAX_SAFE_INTEGER)),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose content is checked by the rules; here only its size. */
const fields = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isObject),
  v.check((value) => Object.keys(value).length <= OVERRIDES_MAX),
);
const create = v.strictObject({
  v: v.number(),
  ruleSet: v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(64)), fields]),
  overrides: v.exactOptional(fields),
  seats: integerIn(2, SEATS_MAX),
  bots: integerIn(0, SEATS_MAX - 1),
  playerName: name,
  settings: v.exactOptional(settings),
  start: v.boolean(),
  pledge: v.exactOptional(pledge),
});

/** Reads the text of a command. Errors: `too-large`, `bad-message`, `bad-name`. */
export function parseCommand(text: string): Result<Command, ParseProblem> {
  const json = parseJson(text, MESSAGE_BYTES_MAX);
  if (!json.ok) return json;
  const parsed = v.safeParse(command, json.value);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, error: problemOf(parsed.issues[0], json.value) };
}

/** Reads the first message of a socket. Errors: `too-large`, `bad-message`, `wrong-version`. */
export function parseHello(text: string): Result<Hello, ParseProblem> {
  const json = parseJson(text, MESSAGE_BYTES_MAX);
  if (!json.ok) return json;
  const parsed = v.safeParse(hello, json.value);
  if (isOtherVersion(json.value)) return { ok: false, error: { code: 'wrong-version', at: 'v' } };
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, error: problemOf(parsed.issues[0], json.value) };
}

/**
 * Reads the body that creates a table; its rule set is not yet checked. Errors: `too-large`,
 * `bad-message`, `bad-name`, `bad-rule-set`, `wrong-version`.
 */
export function parseCreate(text: string): Result<CreateRequest, ParseProblem> {
  const json = parseJson(text, CREATE_BYTES_MAX);
  if (!json.ok) return json;
  if (isOtherVersion(json.value)) return { ok: false, error: { code: 'wrong-version', at: 'v' } };
  const parsed = v.safeParse(create, json.value);
  if (!parsed.success) return { ok: false, error: problemOf(parsed.issues[0], json.value) };
  return { ok: true, value: { ...parsed.output, v: PROTOCOL_VERSION } };
}

/** Settings as given, laid over others. */
export const mergeSettings = (base: TableSettings, change: Partial<TableSettings>): TableSettings => ({
  ...base,
  ...change,
});

function parseJson(text: string, bytesMax: number): Result<unknown, ParseProblem> {
  // A UTF-16 unit takes one to three bytes, so most texts need no counting.
  if (text.length > bytesMax || (text.length * 3 > bytesMax && byteLength(text) > bytesMax)) {
    return { ok: false, error: { code: 'too-large' } };
  }
  if (isNestedDeeply(text)) return { ok: false, error: { code: 'bad-message' } };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'bad-message' } };
  }
}

const encoder = new TextEncoder();
const byteLength = (text: string): number => encoder.encode(text).length;

/** Counts brackets outside of strings, before anything is built from the text. */
function isNestedDeeply(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    if (depth > NESTING_MAX) return true;
  }
  return false;
}

/** A whole other version of the protocol, told apart from a broken message. */
function isOtherVersion(value: unknown): boolean {
  return isObject(value) && typeof value['v'] === 'number' && value['v'] !== PROTOCOL_VERSION;
}

function problemOf(issue: v.BaseIssue<unknown>, value: unknown): ParseProblem {
  const at = issue.path?.map((item) => String(item.key).slice(0, 40)).join('.');
  const code = at === 'name' || at === 'playerName' ? 'bad-name' : at === 'ruleSet' ? 'bad-rule-set' : 'bad-message';
  const id = isObject(value) && v.is(commandId, value['id']) ? value['id'] : undefined;
  return { code, ...(at === undefined ? {} : { at }), ...(id === undefined ? {} : { id }) };
}
