/** Reads scenario files strictly: a key that nobody knows is a mistake, since it would test nothing. */
import { REFUSAL_CODES, type Seat } from '@hausregel/core';
import type { Result } from '@hausregel/rules';
import { JsonReader, isJsonObject, pathTo, shown } from './jsonReader.ts';
import type { JsonObject } from './jsonReader.ts';
import type { Fault, Mistake } from './mistake.ts';
import { readExpectation } from './parseExpectation.ts';
import { parseJson } from './parseJson.ts';
import { parseSeatMove } from './parseMoves.ts';
import { POSITION_KEYS, checkBySeat, readPosition } from './positionText.ts';
import type { Scenario, Step } from './scenario.ts';

const SCENARIO_KEYS = ['name', 'note', 'rules', 'with', ...POSITION_KEYS, 'totals', 'round', 'seed', 'steps'];

const ROUND_MAX = 10_000;
const SEED_MAX = 2 ** 32 - 1;
const TOTAL_MAX = 1_000_000;
const DEFAULT_SEED = 1;

function readStep(reader: JsonReader, players: number, value: unknown, at: string): Step | undefined {
  if (typeof value === 'string') return readMoveStep(reader, players, value, at);
  if (isJsonObject(value)) {
    if ('expect' in value) return readExpectStep(reader, players, value, at);
    if ('refuse' in value || 'code' in value) return readRefuseStep(reader, players, value, at);
  }
  return reader.report(at, { code: 'step-wanted', facts: { found: shown(value) } });
}

function readMoveStep(reader: JsonReader, players: number, text: string, at: string): Step | undefined {
  const move = reader.notation(text, at, 'seat-move', parseSeatMove);
  if (move === undefined) return undefined;
  if (move.seat >= players) return reader.report(at, noSuchSeat(move.seat, players));
  return { type: 'move', text, move };
}

const noSuchSeat = (seat: Seat, players: number): Fault => ({
  code: 'no-such-seat',
  facts: { seat, last: players - 1 },
});

function readExpectStep(reader: JsonReader, players: number, object: JsonObject, at: string): Step | undefined {
  reader.object(object, at, ['expect', 'note']);
  const expected = readExpectation(reader, players, object['expect'], pathTo(at, 'expect'));
  return expected === undefined ? undefined : { type: 'expect', expected };
}

function readRefuseStep(reader: JsonReader, players: number, object: JsonObject, at: string): Step | undefined {
  reader.object(object, at, ['refuse', 'code', 'note']);
  const path = pathTo(at, 'refuse');
  const text = reader.text(object['refuse'], path);
  const code = reader.oneOf(object['code'], pathTo(at, 'code'), REFUSAL_CODES);
  if (text === undefined || code === undefined) return undefined;
  const move = parseSeatMove(text);
  if (move.ok && move.value.seat >= players) {
    return reader.report(path, noSuchSeat(move.value.seat, players));
  }
  return { type: 'refuse', text, move, code };
}

function readRules(reader: JsonReader, value: unknown): string | JsonObject | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (isJsonObject(value)) return value;
  return reader.report('rules', { code: 'rules-wanted', facts: { found: shown(value) } });
}

function readTotals(reader: JsonReader, players: number, value: unknown): number[] | undefined {
  const totals = reader.list(value, 'totals', (total, at) => reader.wholeNumber(total, at, -TOTAL_MAX, TOTAL_MAX));
  checkBySeat(reader, players, totals, 'totals');
  return totals;
}

function readScenario(reader: JsonReader, value: unknown): Scenario | undefined {
  const object = reader.object(value, '', SCENARIO_KEYS);
  if (object === undefined) return undefined;
  const given = (key: string): boolean => object[key] !== undefined;
  const name = reader.text(object['name'], 'name');
  const rules = readRules(reader, object['rules']);
  const note = given('note') ? reader.text(object['note'], 'note') : undefined;
  const overrides = reader.anyObject(object['with'] ?? {}, 'with');
  const position = readPosition(reader, object, '');
  const players = position?.players ?? 2;
  const totals = given('totals') ? readTotals(reader, players, object['totals']) : undefined;
  const round = given('round') ? reader.wholeNumber(object['round'], 'round', 1, ROUND_MAX) : 1;
  const seed = given('seed') ? reader.wholeNumber(object['seed'], 'seed', 0, SEED_MAX) : DEFAULT_SEED;
  const steps = position && reader.list(object['steps'], 'steps', (step, at) => readStep(reader, players, step, at));
  if (name === undefined || rules === undefined || position === undefined || steps === undefined) return undefined;
  if (round === undefined || seed === undefined || overrides === undefined) return undefined;
  return { name, note, rules, overrides, position, totals, round, seed, steps };
}

/** Checks a scenario that was already read as JSON. Every mistake is told, in the order of the file's keys. */
export function parseScenario(value: unknown): Result<Scenario, readonly Mistake[]> {
  const reader = new JsonReader();
  const scenario = readScenario(reader, value);
  if (scenario !== undefined && reader.mistakes.length === 0) return { ok: true, value: scenario };
  return { ok: false, error: reader.mistakes };
}

/** Reads the text of a scenario file. */
export function parseScenarioText(text: string): Result<Scenario, readonly Mistake[]> {
  const json = parseJson(text);
  return json.ok ? parseScenario(json.value) : json;
}
