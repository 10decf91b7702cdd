/** Positions and moves as people write them, for tests that fit on a screen. */
import {
  apply,
  type Chance,
  type Demand,
  demandOf,
  type Event,
  eventsFor,
  LEAVE,
  type Move,
  movesOf,
  Position,
  refusalCode,
  type RefusalCode,
  type Rules,
  type Seat,
  setUp,
  Xoshiro128,
} from '@hausregel/core';
import { formatMove, parseMove, parsePosition, parseSeatMove, setupOf } from '@hausregel/notation';

/** A position as in a scenario file; the number of players is that of the hands. */
export interface Written {
  readonly hands: readonly string[];
  readonly discard: string;
  readonly draw?: string;
  readonly dealer?: Seat;
  readonly turn?: Seat;
  readonly direction?: 1 | -1;
  readonly wish?: string;
  readonly demand?: Readonly<Record<string, unknown>>;
  readonly start?: boolean;
  readonly out?: readonly Seat[];
}

/** Sets a written position up; throws if it cannot be read. */
export function positionOf(rules: Rules, written: Written, chance: Chance = new Xoshiro128(1)): Position {
  const players = written.hands.length;
  const read = parsePosition({ players, ...written });
  const setup = read.ok ? setupOf(read.value) : read;
  if (!setup.ok) throw new RangeError(JSON.stringify(setup.error));
  const position = new Position(players);
  setUp(rules, position, setup.value, chance);
  return position;
}

/** The move of a text like `7S`, `JC>H~`, `draw`, `catch 2`. */
export function moveOf(text: string): Move {
  const read = parseMove(text);
  if (!read.ok) throw new RangeError(`${text} is not a move.`);
  return read.value;
}

/** Seat and move of a text like `1:7S`. */
function seatMoveOf(text: string): { readonly seat: Seat; readonly move: Move } {
  const read = parseSeatMove(text);
  if (!read.ok) throw new RangeError(`${text} is not a move of a seat.`);
  return read.value;
}

/** A round in which tests make moves by their text. */
export class Round {
  readonly rules: Rules;
  readonly position: Position;
  private readonly chance: Chance;

  constructor(rules: Rules, written: Written, chance: Chance = new Xoshiro128(1)) {
    this.rules = rules;
    this.chance = chance;
    this.position = positionOf(rules, written, chance);
  }

  /** Makes moves like `1:7S`; throws at the first that is refused. Returns what all of them did. */
  play(...texts: readonly string[]): Event[] {
    return texts.flatMap((text) => {
      const code = this.refusal(text);
      if (code !== undefined) throw new RangeError(`${text} is refused: ${code}.`);
      const { seat, move } = seatMoveOf(text);
      apply(this.rules, this.position, seat, move, this.chance);
      return eventsFor(this.position, undefined);
    });
  }

  /** Cards in hand by seat. */
  get counts(): number[] {
    return Array.from(this.position.handCount);
  }

  /** Allowed moves of the seat on turn, without calls, as text. */
  get legal(): string {
    return movesText(movesOf(this.rules, this.position, this.position.turn).main);
  }

  /** Calls and catches open to a seat, as text. */
  sides(seat: Seat): string {
    return movesText(movesOf(this.rules, this.position, seat).side.filter((move) => move !== LEAVE));
  }

  /** What is pending on the seat on turn. */
  get demand(): Demand | undefined {
    return demandOf(this.rules, this.position);
  }

  /** Why a move like `1:7S` is refused, if it is. */
  refusal(text: string): RefusalCode | undefined {
    const { seat, move } = seatMoveOf(text);
    return refusalCode(this.rules, this.position, seat, move);
  }
}

/** Moves as text, in their order. */
export const movesText = (moves: readonly Move[]): string => moves.map(formatMove).join(' ');
