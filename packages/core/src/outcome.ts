import type { Seat } from './card.ts';
import { handValue } from './handValue.ts';
import { isInRound } from './legal.ts';
import { NONE, type Position } from './position.ts';
import { grandOutcome } from './grand/grandOutcome.ts';
import type { Rules } from './rules.ts';
import type { RoundOutcome } from './view.ts';

/** Outcome of a round that is over: the points that go to each total, by seat. */
export function outcomeOf(rules: Rules, position: Position): RoundOutcome {
  if (rules.grand !== undefined) return grandOutcome(rules, rules.grand, position);
  const { winner, finishFace } = position;
  const factor = winner !== NONE && finishFace !== NONE ? rules.lastFactor[finishFace] || 1 : 1;
  const own = Array.from({ length: position.seatCount }, (_, seat) => pointsOf(rules, position, seat, factor));
  const points = rules.house?.winnerGetsSum === true ? sumForWinner(own, winner) : own;
  return { blocked: position.isBlocked, winner: winner === NONE ? undefined : winner, points, factor };
}

function pointsOf(rules: Rules, position: Position, seat: Seat, factor: number): number {
  if (rules.scoring === 'wins') return seat === position.winner ? 1 : 0;
  if (rules.scoring === 'none') return 0;
  if (seat === position.winner) return 0 - bonusOf(rules, position);
  if (!isInRound(position, seat)) return position.leftPoints[seat] ?? 0;
  const value = handValue(rules, position, seat) * factor;
  return rules.house?.roundsToTens === true ? Math.max(10, Math.round(value / 10) * 10) : value;
}

/** The winner gets what the others would be charged; without a winner nobody gets anything. */
const sumForWinner = (points: readonly number[], winner: Seat): number[] =>
  points.map((_, seat) =>
    seat === winner ? points.reduce((sum, each, other) => sum + (other === winner ? 0 - each : each), 0) : 0,
  );

/** What the last card takes off its player's points (LT-10). */
const bonusOf = (rules: Rules, { finishFace }: Position): number =>
  finishFace === NONE ? 0 : (rules.lastBonus[finishFace] ?? 0);
