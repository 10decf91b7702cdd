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
  const points = Array.from({ length: position.seatCount }, (_, seat) => pointsOf(rules, position, seat, factor));
  return { blocked: position.isBlocked, winner: winner === NONE ? undefined : winner, points, factor };
}

function pointsOf(rules: Rules, position: Position, seat: Seat, factor: number): number {
  if (rules.scoring === 'wins') return seat === position.winner ? 1 : 0;
  if (rules.scoring === 'none') return 0;
  if (seat === position.winner) return 0 - bonusOf(rules, position);
  if (!isInRound(position, seat)) return position.leftPoints[seat] ?? 0;
  return handValue(rules, position, seat) * factor;
}

/** What the last card takes off its player's points (LT-10). */
const bonusOf = (rules: Rules, { finishFace }: Position): number =>
  finishFace === NONE ? 0 : (rules.lastBonus[finishFace] ?? 0);
