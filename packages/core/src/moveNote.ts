/**
 * What is special about a move where it is made: why a card does something else than it usually does, what drawing or
 * passing is for. It is asked before the move is played, and goes with what the move did, so that nobody has to guess
 * it from the events.
 */
import { type Face, JOKER, RANK_JACK, rankOf, type Seat, SUITLESS_JACK } from './card.ts';
import type { GrandTables } from './grand/grandTables.ts';
import { countersNeeded } from './grand/grandLegal.ts';
import { cardsOfMove } from './house/houseLegal.ts';
import { type HouseTables, RESCUE_CANCELS, RESCUE_NONE, RESCUE_PASSES_ON, SWAP_NONE } from './house/houseTables.ts';
import {
  type Move,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  VERB_DRAW,
  VERB_LAY,
  VERB_PASS,
  verbOf,
} from './move.ts';
import {
  NONE,
  PHASE_BASE,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_FURTHER,
  PHASE_MEETING,
  PHASE_RANK,
  PHASE_RIGHT,
  type Position,
} from './position.ts';
import type { Rules } from './rules.ts';

/**
 * Of cards: `grace` no card acts yet; `last` the hand is empty; `on-base` it waits for the end of the turn; `cancels`,
 * `passes-on`, `sends-back` what it does to the pending draw, and nothing else; `no-effect` what it can do does not come
 * about; `counters` it ends a penalty; `meeting` it belongs to one; `summoned` it had to be laid. Of drawing: `duty` in
 * place of a card that must be covered, `meeting`, `rank` in place of the rank demanded. Of passing: `skip` a skip is
 * accepted, `further` a further card is done without.
 */
export const CIRCUMSTANCES = [
  'grace',
  'last',
  'on-base',
  'cancels',
  'passes-on',
  'sends-back',
  'no-effect',
  'counters',
  'meeting',
  'summoned',
  'duty',
  'rank',
  'skip',
  'further',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

export interface MoveNote {
  readonly seat: Seat;
  readonly as?: Circumstance;
  /** What a card that copies the one below counts as. */
  readonly like?: Face;
  /** Of a card laid out of turn: the seat on turn. */
  readonly ahead?: Seat;
}

/** Of an allowed move, before it is played; undefined where nothing is special about it. */
export function noteOf(rules: Rules, position: Position, seat: Seat, move: Move): MoveNote | undefined {
  const as = circumstanceOf(rules, position, seat, move);
  const isLay = verbOf(move) === VERB_LAY;
  const like = isLay ? likeOf(rules.house, position, moveFace(move)) : undefined;
  const ahead = isLay && seat !== position.turn ? position.turn : undefined;
  if (as === undefined && like === undefined && ahead === undefined) return undefined;
  return {
    seat,
    ...(as === undefined ? {} : { as }),
    ...(like === undefined ? {} : { like }),
    ...(ahead === undefined ? {} : { ahead }),
  };
}

function circumstanceOf(rules: Rules, position: Position, seat: Seat, move: Move): Circumstance | undefined {
  switch (verbOf(move)) {
    case VERB_LAY:
      return rules.grand === undefined
        ? ofLay(rules, position, seat, move)
        : ofGrandLay(rules, rules.grand, position, seat, move);
    case VERB_DRAW:
      return OF_DRAW[position.phase];
    case VERB_PASS:
      return OF_PASS[position.phase];
    default:
      return undefined;
  }
}

const OF_DRAW: Readonly<Record<number, Circumstance>> = {
  [PHASE_DUTY]: 'duty',
  [PHASE_MEETING]: 'meeting',
  [PHASE_RANK]: 'rank',
};
const OF_PASS: Readonly<Record<number, Circumstance>> = {
  [PHASE_CHAIN]: 'skip',
  [PHASE_FURTHER]: 'further',
  [PHASE_BASE]: 'further',
  [PHASE_RIGHT]: 'further',
};

function likeOf(house: HouseTables | undefined, position: Position, face: Face): Face | undefined {
  if (house?.copies[face] !== 1) return undefined;
  return house.copies[position.top] === 1 ? position.copied : position.top;
}

function ofLay(rules: Rules, position: Position, seat: Seat, move: Move): Circumstance | undefined {
  const { house } = rules;
  if (position.handCount[seat] === cardsOfMove(move)) return 'last';
  if (house === undefined) return undefined;
  if (position.grace > 0) return 'grace';
  if (position.phase === PHASE_BASE) return 'on-base';
  const face = likeOf(house, position, moveFace(move)) ?? moveFace(move);
  if ((house.swaps[face] ?? 0) !== SWAP_NONE && position.finisher !== NONE) return 'no-effect';
  const how = house.rescues[face] ?? RESCUE_NONE;
  const isPending = position.phase === PHASE_CHAIN && rules.isDrawChain[position.chain] === 1;
  if (how === RESCUE_NONE || !isPending || rules.chainOf[face] === position.chain + 1) return undefined;
  if (how === RESCUE_CANCELS) return 'cancels';
  return how === RESCUE_PASSES_ON ? 'passes-on' : 'sends-back';
}

function ofGrandLay(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  move: Move,
): Circumstance | undefined {
  const kind = moveKind(move);
  const face = moveFace(move);
  const isItself = kind === face && kind !== JOKER;
  const noEffect = rules.acts[face] === 1 || grand.rankDuty[face] === 1 ? undefined : 'no-effect';
  if (countersNeeded(grand, position) > 0 && face < JOKER && rankOf(face) === grand.counterRank) return 'counters';
  if (isItself && rankOf(kind) === grand.meetingRank) {
    return position.phase === PHASE_MEETING || moveMeeting(move) > 0 ? 'meeting' : noEffect;
  }
  if (grand.layDuty[face] === 1 && moveCopies(move) > 1 && !grand.pairHasDuty) return noEffect;
  if (kind === grand.summoned && position.phase === PHASE_CARD) return 'summoned';
  if (isItself && kind === grand.jumper) return liesJack(grand, position) ? undefined : noEffect;
  if (isItself && kind === grand.exit) return position.handCount[seat] === moveCopies(move) ? undefined : noEffect;
  return face === SUITLESS_JACK ? noEffect : undefined;
}

const liesJack = (grand: GrandTables, { top, topBy }: Position): boolean =>
  topBy !== NONE && top !== JOKER && rankOf(top) === grand.jumpsOnRank && grand.jumpsOnRank === RANK_JACK;
