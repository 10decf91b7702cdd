/** The score sheet of a finished round. */
import { isInRound, type Match, type RoundOutcome, viewFor } from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import type { RoundResult } from '@hausregel/protocol';
import type { Round } from './round.ts';

/** `before` and `after` are the match without and with this round. */
export function roundResult(round: Round, before: Match, after: Match, outcome: RoundOutcome): RoundResult {
  const { rules, position } = round;
  const hands = viewFor(rules, position, undefined).finalHands ?? [];
  return {
    round: before.round,
    seats: round.seats,
    winner: outcome.winner,
    blocked: outcome.blocked,
    factor: outcome.factor,
    points: outcome.points,
    hands: hands.map((hand) => hand.map((kind) => ({ card: formatKind(kind), value: rules.values[kind] ?? 0 }))),
    totals: after.totals,
    nextDealer: after.isOver ? undefined : after.dealer,
    ...(rules.house?.playOn === true ? { placed: placedIn(round) } : {}),
  };
}

/** Whoever went out, in this order, and the one who is left; several who are left share no place. */
function placedIn({ position }: Round): readonly number[] {
  const out = [...position.outOrder.subarray(0, position.outCount)];
  const left = [...position.outOrder.keys()].filter((seat) => isInRound(position, seat));
  return left.length === 1 ? [...out, ...left] : out;
}
