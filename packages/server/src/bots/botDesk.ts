/**
 * Bots and stand-ins: what they decide, and when. They see the view of their seat; how long they
 * take comes from pace and chance alone, so that it tells nothing.
 */
import { BREAK, LEAVE, type Move, movesOf, viewFor } from '@hausregel/core';
import type { Brain, Question } from './brain.ts';
import type { Round } from '../table/round.ts';
import { seedStream } from '../table/seedStream.ts';
import type { TableState } from '../table/tableState.ts';

interface Pace {
  readonly least: number;
  readonly most: number;
}

/** Parts of `botMs` that a decision takes. */
const PACE: Pace = { least: 0.6, most: 1.4 };
/** Calls and catches come a little later, so that a person can still make good what was forgotten. */
const SIDE_PACE: Pace = { least: 1.1, most: 2 };
/** Cards out of turn have to come before the player on turn covers what lies. */
const EARLY_PACE: Pace = { least: 0.3, most: 1 };
const GRAIN = 1000;

export interface SeatMove {
  readonly seat: number;
  readonly move: Move;
}

export class BotDesk {
  private readonly brain: Brain;
  private readonly seed: string;
  private readonly state: TableState;
  /** When each bot that could call or catch has thought about it. */
  private readonly sideTimes: Map<number, number> = new Map();
  private lookedAt: string | undefined;

  /** `seed` is secret and has nothing to do with any deal. */
  constructor(brain: Brain, seed: string, state: TableState) {
    this.brain = brain;
    this.seed = seed;
    this.state = state;
  }

  /** Milliseconds for the decision owed now; `purpose` tells apart several for one position. */
  paceMs(purpose: string): number {
    return this.within(PACE, purpose);
  }

  private within(pace: Pace, purpose: string): number {
    const { settings, positionCount } = this.state;
    const part = seedStream(this.seed, `pace:${positionCount}:${purpose}`).below(GRAIN, 'bot') / GRAIN;
    return Math.round(settings.botMs * (pace.least + (pace.most - pace.least) * part));
  }

  /** What the bot on turn does. */
  choose(round: Round, seat: number): Move {
    return this.brain.choose(this.question(round, seat, movesOf(round.rules, round.position, seat).main, 'turn'));
  }

  private question(round: Round, seat: number, moves: readonly Move[], purpose: string): Question {
    const { places, positionCount, settings } = this.state;
    return {
      view: viewFor(round.rules, round.position, seat),
      moves,
      rules: round.rules,
      level: settings.botLevel,
      chance: seedStream(this.seed, `choice:${positionCount}:${seat}:${purpose}`),
      isStandIn: places[seat]?.occupant === 'person',
    };
  }

  /** Looks round, once a position, which of the bots could call or catch, and lets them think about it. */
  lookRound(seats: readonly number[], now: number): void {
    const { positionCount, round } = this.state;
    const looked = `${positionCount}:${seats.join()}`;
    if (this.lookedAt === looked) return;
    this.lookedAt = looked;
    const able = round === undefined || round.isOver ? [] : seats.filter((seat) => sidesOf(round, seat).length > 0);
    for (const seat of this.sideTimes.keys()) {
      if (!able.includes(seat)) this.sideTimes.delete(seat);
    }
    for (const seat of able) {
      const pace = seat !== round?.turn && hasMoves(round, seat) ? EARLY_PACE : SIDE_PACE;
      if (!this.sideTimes.has(seat)) this.sideTimes.set(seat, now + this.within(pace, `side:${seat}`));
    }
  }

  /** When the next bot has thought about a call or catch. */
  get sideAt(): number | undefined {
    return this.sideTimes.size === 0 ? undefined : Math.min(...this.sideTimes.values());
  }

  /** The call or catch of a bot that has thought long enough at `now`, if it makes one. */
  takeSide(round: Round, now: number): SeatMove | undefined {
    for (const [seat, at] of this.sideTimes) {
      if (at > now) continue;
      this.sideTimes.delete(seat);
      const moves = sidesOf(round, seat);
      if (moves.length === 0) continue;
      const move = this.brain.chooseSide(this.question(round, seat, moves, 'side'));
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }
}

/** Whether a seat has cards that may be laid now. */
const hasMoves = (round: Round | undefined, seat: number): boolean =>
  round !== undefined && movesOf(round.rules, round.position, seat).main.length > 0;

/** Calls, catches, and cards that may be laid although another is on turn. */
function sidesOf(round: Round, seat: number): Move[] {
  const { main, side } = movesOf(round.rules, round.position, seat);
  const outOfTurn = seat === round.turn ? [] : main;
  return [...outOfTurn, ...side.filter((move) => move !== LEAVE && move !== BREAK)];
}
