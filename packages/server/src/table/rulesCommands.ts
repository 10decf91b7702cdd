/** Changing the rules of a table between rounds: the host proposes, everybody present accepts. */
import type { Command } from '@hausregel/protocol';
import { compile, decodeRuleSet, encodeRuleSet, playersOf, type RuleSet } from '@hausregel/rules';
import { accept, type Decision, refuse } from './decision.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Host, never in a round: other rules, if this table can play by them; before a match also what is shown to those who watch. */
export function decidePropose(state: TableState, seat: number, command: CommandOf<'propose'>): Decision {
  if (state.host !== seat) return refuse('host-only');
  if (state.phase === 'round' || state.dealing.due !== undefined) return refuse('not-now');
  const decoded = decodeRuleSet(command.rules);
  if (!decoded.ok) return refuse('bad-rule-set', 'rules');
  if (!suits(state, decoded.value)) return refuse('bad-rule-set', 'seats');
  const { watching } = command;
  const isWatchingNew = watching !== undefined && watching !== state.settings.watching;
  // What was agreed before the first deal holds for the match.
  if (isWatchingNew && state.phase === 'score') return refuse('not-now', 'watching');
  const isSame = encodeRuleSet(decoded.value) === encodeRuleSet(state.ruleSet);
  if (isSame && !isWatchingNew) return accept();
  return accept({ type: 'rulesProposed', seat, ruleSet: decoded.value, ...(isWatchingNew ? { watching } : {}) });
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

/** Who has to accept what is proposed: persons who are here; for what those who watch are shown all who sit. */
export const askedForProposal = (state: TableState): number[] =>
  state.proposal?.watching === undefined ? state.presentSeats : state.seatsOf('person');

/** The change, once everybody who is asked has accepted it; nothing before. */
export function rulesEvents(state: TableState): TableEvent[] {
  const { proposal } = state;
  if (proposal === undefined) return [];
  const asked = askedForProposal(state);
  if (asked.length === 0 || !asked.every((seat) => proposal.accepted.has(seat))) return [];
  const { ruleSet, watching } = proposal;
  return [{ type: 'rulesChanged', ruleSet, ...(watching === undefined ? {} : { watching }) }];
}
