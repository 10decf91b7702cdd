/** Whole games that another engine has played, one JSON object a line: reading. */
import type { Kind, Move, Seat } from '@hausregel/core';
import type { Result } from '@hausregel/rules';
import { formatKinds } from './cards.ts';
import { parseJson } from './parseJson.ts';
import { JsonReader, pathTo } from './jsonReader.ts';
import type { Mistake } from './mistake.ts';
import { parseMove } from './parseMoves.ts';
import { checkBySeat, readKinds, readPlayers, seatReader } from './positionText.ts';

export interface EngineStep {
  readonly seat: Seat;
  /** All moves open to the seat. */
  readonly legal: readonly Move[];
  /** The one that was made. */
  readonly move: Move;
  /** Cards that a draw brought, in order. */
  readonly drawn: readonly Kind[];
}

export interface EngineGame {
  readonly id: string;
  readonly players: number;
  /** Whether cards beside the wild ones do anything. */
  readonly special: boolean;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Kind[])[];
  /** Wild cards turned up and put back into the pile. */
  readonly putBack: readonly Kind[];
  readonly start: Kind;
  readonly steps: readonly EngineStep[];
  /** Hands at the end; the empty one won. */
  readonly end: readonly (readonly Kind[])[];
}

const KEYS = ['id', 'players', 'special', 'dealer', 'hands', 'putBack', 'start', 'steps', 'end'];
const STEP_KEYS = ['seat', 'legal', 'move', 'drawn'];

/** Reads one line of a file of games. Every mistake is told. */
export function parseEngineGame(line: string): Result<EngineGame, readonly Mistake[]> {
  const json = parseJson(line);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const game = readGame(reader, json.value);
  if (game !== undefined && reader.mistakes.length === 0) return { ok: true, value: game };
  return { ok: false, error: reader.mistakes };
}

function readGame(reader: JsonReader, value: unknown): EngineGame | undefined {
  const object = reader.object(value, '', KEYS);
  const players = object && readPlayers(reader, object, '');
  if (object === undefined || players === undefined) return undefined;
  const id = reader.text(object['id'], 'id');
  const special = reader.boolean(object['special'], 'special');
  const dealer = seatReader(reader, players)(object['dealer'], 'dealer');
  const hands = readHands(reader, players, object['hands'], 'hands');
  const putBack = readKinds(reader, object['putBack'] ?? '', 'putBack');
  const [start] = readKinds(reader, object['start'], 'start') ?? [];
  const steps = reader.list(object['steps'], 'steps', (step, at) => readStep(reader, players, step, at));
  const end = readHands(reader, players, object['end'], 'end');
  if (id === undefined || special === undefined || dealer === undefined || hands === undefined) return undefined;
  if (putBack === undefined || steps === undefined || end === undefined) return undefined;
  if (start === undefined) return reader.report('start', { code: 'start-missing', facts: {} });
  return { id, players, special, dealer, hands, putBack, start, steps, end };
}

function readHands(reader: JsonReader, players: number, value: unknown, at: string): Kind[][] | undefined {
  const hands = reader.list(value, at, (hand, where) => readKinds(reader, hand, where));
  checkBySeat(reader, players, hands, at);
  return hands;
}

function readStep(reader: JsonReader, players: number, value: unknown, at: string): EngineStep | undefined {
  const object = reader.object(value, at, STEP_KEYS);
  if (object === undefined) return undefined;
  const seat = seatReader(reader, players)(object['seat'], pathTo(at, 'seat'));
  const legal = readMoves(reader, object['legal'], pathTo(at, 'legal'));
  const move = reader.notation(object['move'], pathTo(at, 'move'), 'move', parseMove);
  const drawn = readKinds(reader, object['drawn'] ?? '', pathTo(at, 'drawn'));
  if (seat === undefined || legal === undefined || move === undefined || drawn === undefined) return undefined;
  return { seat, legal, move, drawn };
}

/** Moves separated by spaces. */
function readMoves(reader: JsonReader, value: unknown, at: string): Move[] | undefined {
  const text = reader.text(value, at);
  const words = text?.split(/\s+/).filter((word) => word !== '');
  return words && reader.list(words, at, (word, where) => reader.notation(word, where, 'move', parseMove));
}

/** The cards of a hand in a fixed order, for comparing. */
export const sortedHand = (hand: readonly Kind[]): string => formatKinds(hand.toSorted((one, other) => one - other));
