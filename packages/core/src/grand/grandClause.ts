/** The clause that a refusal of the grand game rests on, where the code alone does not say it. */
import type { Seat } from '../card.ts';
import type { RefusalCode } from '../codes.ts';
import { type Move, VERB_BREAK, VERB_DEAL, VERB_QUEENS, verbOf } from '../move.ts';
import { PHASE_CARD, PHASE_RANK, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';

export function grandClause(
  rules: Rules,
  position: Position,
  seat: Seat,
  move: Move,
  code: RefusalCode,
): string | undefined {
  const { grand } = rules;
  if (grand === undefined) return undefined;
  const { clauses } = grand;
  const verb = verbOf(move);
  if (code === 'must-lay' && position.phase === PHASE_CARD) return clauses.summons;
  if (code === 'joker-cannot' && position.handCount[seat] === 1) return clauses.lastJoker;
  if (code === 'may-not-draw' && position.phase === PHASE_RANK) return rules.clauses['rank-required'];
  if (code !== 'too-late' && code !== 'not-in-hand') return undefined;
  if (verb === VERB_QUEENS) return clauses.queens;
  if (verb === VERB_BREAK) return clauses.breakOff;
  return verb === VERB_DEAL ? clauses.deal : undefined;
}
