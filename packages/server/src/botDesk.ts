/**
 * Bots and stand-ins: what they decide and when they make calls and catches. They see the view of
 * their seat; how long they take comes from pace and chance alone, so that it tells nothing.
 */
import { LEAVE, type Move, movesOf, viewFor } from '@hausregel/core';
import type { TableSettings } from '@hausregel/protocol';
import type { Brain, Question } from './brain.ts';
import type { Round } from './round.ts';
import { seedStream } from './seedStream.ts';

/** Parts of `botMs` that a decision takes, from and to. */
const PACE = { least: 0.6, most: 1.4 };
/** Calls and catches come a little later, so that a person can still make good what was forgotten. */
const SIDE_PACE = { least: 1.1, most: 2 };
const GRAIN = 1000;

interface PendingSide {
  readonly at: number;
}

export class BotDesk {
  private readonly brain: Brain;
  private readonly seed: string;
  private readonly pendingSides: Map<number, PendingSide> = new Map();
  private lookedAt: string | undefined;

  /** `seed` is secret and has nothing to do with any deal. */
  constructor(brain: Brain, seed: string) {
    this.brain = brain;
    this.seed = seed;
  }

  /** Milliseconds for a decision; `label` names it. */
  paceMs(settings: TableSettings, label: string): number {
    return this.within(PACE, settings, `pace:${label}`);
  }

  private within(range: { least: number; most: number }, settings: TableSettings, label: string): number {
    const part = seedStream(this.seed, label).below(GRAIN, 'bot') / GRAIN;
    return Math.round(settings.botMs * (range.least + (range.most - range.least) * part));
  }

  /** What a bot does on turn. `label` names the decision. */
  choose(round: Round, seat: number, settings: TableSettings, label: string): Move {
    return this.brain.choose(
      this.question(round, seat, movesOf(round.rules, round.position, seat).main, settings, label),
    );
  }

  private question(
    round: Round,
    seat: number,
    moves: readonly Move[],
    settings: TableSettings,
    label: string,
  ): Question {
    return {
      view: viewFor(round.rules, round.position, seat),
      moves,
      rules: round.rules,
      level: settings.botLevel,
      chance: seedStream(this.seed, `choice:${label}:${seat}`),
    };
  }

  /** Looks round once a position which of the bots could call or catch, and lets them think about it. */
  lookRound(
    round: Round | undefined,
    seats: readonly number[],
    settings: TableSettings,
    label: string,
    now: number,
  ): void {
    if (this.lookedAt === label) return;
    this.lookedAt = label;
    for (const seat of this.pendingSides.keys()) {
      if (round === undefined || !seats.includes(seat) || sidesOf(round, seat).length === 0)
        this.pendingSides.delete(seat);
    }
    if (round === undefined) return;
    for (const seat of seats) {
      if (this.pendingSides.has(seat) || sidesOf(round, seat).length === 0) continue;
      this.pendingSides.set(seat, { at: now + this.within(SIDE_PACE, settings, `side:${label}:${seat}`) });
    }
  }

  /** When the next bot has thought about a call or catch. */
  get sideAt(): number | undefined {
    const times = Array.from(this.pendingSides.values(), (pending) => pending.at);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** The call or catch of a bot that has thought long enough at `now`, if it makes one. */
  takeSide(
    round: Round,
    settings: TableSettings,
    label: string,
    now: number,
  ): { seat: number; move: Move } | undefined {
    for (const [seat, pending] of this.pendingSides) {
      if (pending.at > now) continue;
      this.pendingSides.delete(seat);
      const moves = sidesOf(round, seat);
      if (moves.length === 0) continue;
      const move = this.brain.chooseSide(this.question(round, seat, moves, settings, `side:${label}`));
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }
}

const sidesOf = (round: Round, seat: number): Move[] =>
  movesOf(round.rules, round.position, seat).side.filter((move) => move !== LEAVE);
