/** Matches: rounds up to the agreed end, with a running score. Immutable values, pure functions. */
import type { Seat } from './card.ts';
import type { Chance } from './chance.ts';
import { countBits } from './position.ts';
import type { RoundOutcome } from './view.ts';

/** What a match runs on; compiled from a rule set for a number of seats. */
export interface MatchRules {
  /** The match ends after so many rounds; undefined: no number agreed. */
  readonly rounds: number | undefined;
  /** The match ends when a total reaches this; undefined: no target. */
  readonly target: number | undefined;
  /** Whoever's total reaches this is out of the match; undefined: nobody is put out. */
  readonly limit: number | undefined;
  /** Who deals next: the dealer's left neighbour, the winner of the round, or whom the round's outcome names. */
  readonly nextDealer: 'left' | 'winner' | 'round';
  /** The deal passes to the right instead, as play does. */
  readonly dealsBackwards?: boolean;
  /** Which total wins. */
  readonly best: 'fewest' | 'most';
  /** Who are level share the win, or play deciding rounds among themselves. */
  readonly tie: 'share' | 'deciding-round';
  /** A total of exactly so much becomes 0; undefined: none does. */
  readonly resetsAt?: number;
}

export interface Match {
  /** Number of the round being played or about to be, from 1. */
  readonly round: number;
  readonly dealer: Seat;
  /** Bits of the seats that play this round. */
  readonly inMask: number;
  /** A round only among those who are level at the end. */
  readonly isDeciding: boolean;
  readonly totals: readonly number[];
  /** Seats that have reached the limit, in the order in which they did, those of one round ascending. */
  readonly eliminated: readonly Seat[];
  readonly isOver: boolean;
  /** Winners of the match, ascending; empty until it is over. */
  readonly winners: readonly Seat[];
  readonly results: readonly RoundOutcome[];
}

/** A new match; the first dealer is drawn by lot (GEN-2). */
export function startMatch(seatCount: number, chance: Chance): Match {
  return {
    round: 1,
    dealer: chance.below(seatCount, 'lot'),
    inMask: (1 << seatCount) - 1,
    isDeciding: false,
    totals: Array.from({ length: seatCount }, () => 0),
    eliminated: [],
    isOver: false,
    winners: [],
    results: [],
  };
}

/**
 * Adds a finished round: its points, who is out of the match by them (LT-13), then whether it is
 * over (SKAT-14, FAM-15), a deciding round follows (FAM-16), or simply the next one. A match that
 * is over already, since all but one have left, keeps its winner.
 */
export function finishRound(rules: MatchRules, match: Match, outcome: RoundOutcome): Match {
  const totals = match.totals.map((total, seat) => reset(rules, total + (outcome.points[seat] ?? 0)));
  if (match.isOver) return { ...match, totals, results: [...match.results, outcome] };
  const out = match.isDeciding ? [] : seatsAtLimit(rules, totals, match.inMask);
  const left = match.inMask & ~maskOf(out);
  const eliminated = [...match.eliminated, ...out];
  const scored = { ...match, totals, eliminated, results: [...match.results, outcome] };
  const dealer = nextDealer(rules, match, outcome);
  const isAlone = out.length > 0 && countBits(left) < 2;
  if (!match.isDeciding && !isAlone && !isEndReached(rules, match.round, totals)) {
    return nextRound(rules, scored, { inMask: left, isDeciding: false, dealer });
  }
  // When the last ones reach the limit together, the best of them wins.
  const level = leaders(rules, totals, left === 0 ? match.inMask : left);
  if (level.length > 1 && rules.tie === 'deciding-round') {
    return nextRound(rules, scored, { inMask: maskOf(level), isDeciding: true, dealer });
  }
  return { ...scored, inMask: left === 0 ? match.inMask : left, isOver: true, winners: level };
}

/** Exactly on the line is back at the beginning. */
const reset = ({ resetsAt }: MatchRules, total: number): number => (total === resetsAt ? 0 : total);

const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

function seatsAtLimit({ limit }: MatchRules, totals: readonly number[], inMask: number): Seat[] {
  if (limit === undefined) return [];
  return totals.map((_, seat) => seat).filter((seat) => (inMask >> seat) & 1 && (totals[seat] ?? 0) >= limit);
}

/** The seat from which the next dealer is sought: itself, if it still plays. */
function nextDealer(rules: MatchRules, match: Match, { winner, dealsNext }: RoundOutcome): Seat {
  if (rules.nextDealer === 'round') return dealsNext ?? match.dealer;
  if (rules.nextDealer === 'winner' && winner !== undefined) return winner;
  return (match.dealer + stepOf(rules, match)) % match.totals.length;
}

/** To the next seat in the direction that play begins in, counted upwards. */
const stepOf = ({ dealsBackwards }: MatchRules, { totals }: Match): number =>
  dealsBackwards === true ? totals.length - 1 : 1;

function isEndReached(rules: MatchRules, round: number, totals: readonly number[]): boolean {
  return (
    (rules.rounds !== undefined && round >= rules.rounds) ||
    (rules.target !== undefined && totals.some((total) => total >= (rules.target ?? 0)))
  );
}

function leaders(rules: MatchRules, totals: readonly number[], inMask: number): Seat[] {
  const seats = totals.map((_, seat) => seat).filter((seat) => (inMask >> seat) & 1);
  const sums = seats.map((seat) => totals[seat] ?? 0);
  const best = rules.best === 'fewest' ? Math.min(...sums) : Math.max(...sums);
  return seats.filter((seat) => totals[seat] === best);
}

function nextRound(rules: MatchRules, match: Match, next: Pick<Match, 'inMask' | 'isDeciding' | 'dealer'>): Match {
  const isIn = ((next.inMask >> next.dealer) & 1) === 1;
  const dealer = isIn ? next.dealer : nextIn(match, next.inMask, next.dealer, stepOf(rules, match));
  return { ...match, ...next, round: match.round + 1, dealer };
}

function nextIn({ totals }: Match, inMask: number, dealer: Seat, step: number): Seat {
  for (let steps = 1; steps < totals.length; steps++) {
    const seat = (dealer + step * steps) % totals.length;
    if ((inMask >> seat) & 1) return seat;
  }
  return dealer;
}

/**
 * Takes a seat out of the coming rounds of the match (its person has left for good, GEN-8). With
 * fewer than two seats left the match is over; its remaining seat wins.
 */
export function withoutSeat(match: Match, seat: Seat): Match {
  const inMask = match.inMask & ~(1 << seat);
  const left = match.totals.map((_, other) => other).filter((other) => (inMask >> other) & 1);
  const dealer = match.dealer === seat ? nextIn(match, inMask, seat, 1) : match.dealer;
  if (left.length > 1 || match.isOver) return { ...match, inMask, dealer };
  return { ...match, inMask, dealer, isOver: true, winners: left };
}
