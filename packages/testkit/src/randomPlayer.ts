/** A player who does anything that is allowed, each with the same chance: calls and catches too. */
import {
  apply,
  BREAK,
  type Chance,
  deal,
  isCallDue,
  isOver,
  LEAVE,
  legal,
  type Move,
  MOVES_MAX,
  Position,
  type Rules,
  type Seat,
  sideMoves,
  unproposedLay,
  VERB_LAY,
  verbOf,
  withCall,
} from '@hausregel/core';

export interface Play {
  readonly seat: Seat;
  readonly move: Move;
}

export interface RandomHabits {
  /** Calls and catches are made so often, in percent of the moves at which one is possible. */
  readonly sides: number;
  /** Calls come with their card so often, in percent. */
  readonly calls: number;
  /** A last card that was not called is tried all the same, in percent of the turns in which it could be. */
  readonly tries: number;
  /** A card is laid whenever one fits, in percent; else any move is as likely as another. */
  readonly lays: number;
  /** Somebody leaves so often, in permille of all moves. */
  readonly leaves: number;
  /** Somebody agrees to break off so often, in permille of all moves, where that is possible. */
  readonly breaks: number;
}

export const USUAL_HABITS: RandomHabits = { sides: 30, calls: 60, tries: 15, lays: 0, leaves: 0, breaks: 0 };

const out = new Int32Array(MOVES_MAX);

/** One allowed move of some seat. The round is not over. */
export function randomPlay(
  rules: Rules,
  position: Position,
  chance: Chance,
  habits: RandomHabits = USUAL_HABITS,
): Play {
  if (habits.leaves > 0 && position.inCount > 1 && chance.below(1000, 'playout') < habits.leaves) {
    return { seat: randomSeat(position, chance), move: LEAVE };
  }
  const side = position.openMask === 0 ? undefined : randomSide(rules, position, chance, habits);
  if (side !== undefined) return side;
  const isEarly = rules.grand !== undefined || rules.house?.throwIn === true;
  const early = isEarly ? randomEarly(rules, position, chance, habits) : undefined;
  if (early !== undefined) return early;
  const seat = position.turn;
  if (rules.callTakesPile && chance.below(100, 'playout') < habits.tries) {
    const tried = unproposedLay(rules, position, seat);
    if (tried !== undefined) return { seat, move: tried };
  }
  const count = legal(rules, position, seat, out);
  if (count === 0) throw new RangeError('Nothing is allowed, and the round is not over.');
  const lays = habits.lays > 0 && chance.below(100, 'playout') < habits.lays ? laysIn(out, count) : 0;
  const move = out[chance.below(lays > 0 ? lays : count, 'playout')] ?? 0;
  const calls =
    verbOf(move) === VERB_LAY && isCallDue(rules, position, seat, move) && chance.below(100, 'playout') < habits.calls;
  return { seat, move: calls ? withCall(move) : move };
}

/** How often, in permille, somebody not on turn looks whether a card may be laid. */
const EARLY = 200;

/** A card out of turn, or a vote, now and then. */
function randomEarly(rules: Rules, position: Position, chance: Chance, { breaks }: RandomHabits): Play | undefined {
  const dice = chance.below(1000, 'playout');
  if (dice >= EARLY + breaks) return undefined;
  const seat = randomSeat(position, chance);
  if (dice < breaks) return ((position.breakMask >> seat) & 1) === 1 ? undefined : { seat, move: BREAK };
  if (seat === position.turn) return undefined;
  const count = legal(rules, position, seat, out);
  return count === 0 ? undefined : { seat, move: out[chance.below(count, 'playout')] ?? 0 };
}

/** Lays come first in the list of legal moves. */
function laysIn(moves: Int32Array, count: number): number {
  let lays = 0;
  while (lays < count && verbOf(moves[lays] ?? 0) === VERB_LAY) lays++;
  return lays;
}

function randomSeat(position: Position, chance: Chance): Seat {
  const seats = Array.from({ length: position.seatCount }, (_, seat) => seat).filter(
    (seat) => (position.inMask >> seat) & 1,
  );
  return seats[chance.below(seats.length, 'playout')] ?? 0;
}

/** A call or catch of anybody, now and then. */
function randomSide(rules: Rules, position: Position, chance: Chance, habits: RandomHabits): Play | undefined {
  if (chance.below(100, 'playout') >= habits.sides) return undefined;
  const plays: Play[] = [];
  for (let seat = 0; seat < position.seatCount; seat++) {
    const count = sideMoves(rules, position, seat, out);
    for (const move of out.subarray(0, count)) if (move !== LEAVE) plays.push({ seat, move });
  }
  return plays.length === 0 ? undefined : plays[chance.below(plays.length, 'playout')];
}

/** A round that somebody looks at move by move. */
export interface Watch {
  /** Before a move, of which it is handed the seat. */
  readonly before?: (position: Position, play: Play) => void;
  readonly after?: (position: Position, play: Play) => void;
}

/** A round just dealt. */
export function dealt(rules: Rules, seatCount: number, chance: Chance, dealer: Seat = 0): Position {
  const position = new Position(seatCount);
  deal(rules, position, { dealer, inMask: (1 << seatCount) - 1 }, chance);
  return position;
}

/** Plays on at random until the round is over; returns the number of moves, at most `movesMax`. */
export function playOut(
  rules: Rules,
  position: Position,
  chance: Chance,
  movesMax: number,
  watch: Watch & { readonly habits?: RandomHabits } = {},
): number {
  let moves = 0;
  for (; moves < movesMax && !isOver(position); moves++) {
    const play = randomPlay(rules, position, chance, watch.habits);
    watch.before?.(position, play);
    apply(rules, position, play.seat, play.move, chance);
    watch.after?.(position, play);
  }
  return moves;
}
