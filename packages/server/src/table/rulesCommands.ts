/** Changing the rules of a table between rounds: the host proposes, everybody present accepts. */
import type { Command } from '@hausregel/protocol';
import { compile, decodeRuleSet, encodeRuleSet, playersOf, type RuleSet } from '@hausregel/rules';
import { accept, type Decision, refuse } from './decision.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Host, never in a round: other rules, if this table can play by them. */
export function decidePropose(state: TableState, seat: number, command: CommandOf<'propose'>): Decision {
  if (state.host !== seat) return refuse('host-only');
  if (state.phase === 'round' || state.dealing.due !== undefined) return refuse('not-now');
  const decoded = decodeRuleSet(command.rules);
  if (!decoded.ok) return refuse('bad-rule-set', 'rules');
  if (!suits(state, decoded.value)) return refuse('bad-rule-set', 'seats');
  if (encodeRuleSet(decoded.value) === encodeRuleSet(state.ruleSet)) return accept();
  return accept({ type: 'rulesProposed', seat, ruleSet: decoded.value });
}

/** Whether all seats can be filled, and the match that is going on can go on. */
function suits(state: TableState, ruleSet: RuleSet): boolean {
  const { min, max } = playersOf(ruleSet);
  if (state.seatCount > max || state.seatCount < min) return false;
  if (state.phase !== 'score') return true;
  const players = state.places.filter((_, other) => state.isInMatch(other)).length;
  return compile(ruleSet, players).ok;
}

/** Accepts what is proposed, or drops it for all. */
export function decideAccept(state: TableState, seat: number, command: CommandOf<'accept'>): Decision {
  const { proposal } = state;
  if (proposal === undefined) return refuse('not-now');
  if (command.on && proposal.accepted.has(seat)) return accept();
  return accept({ type: 'rulesAnswered', seat, on: command.on });
}

/** The change, once everybody who is there has accepted it; nothing before. */
export function rulesEvents({ proposal, presentSeats }: TableState): TableEvent[] {
  if (proposal === undefined || presentSeats.length === 0) return [];
  if (!presentSeats.every((seat) => proposal.accepted.has(seat))) return [];
  return [{ type: 'rulesChanged', ruleSet: proposal.ruleSet }];
}
