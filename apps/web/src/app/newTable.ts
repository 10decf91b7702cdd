import { PROTOCOL_VERSION, type BotLevel } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';
import { tablePath } from '../lib/route.ts';
import { createTable, type ApiError } from './api.ts';
import { keepSeat } from './seats.ts';

export interface NewTable {
  /** Id of a preset, or a whole rule set. */
  readonly ruleSet: string | RuleSet;
  readonly seats: number;
  /** Against bots: all other seats are bots, and the cards are dealt at once. */
  readonly against: { readonly bots: BotLevel } | undefined;
  readonly playerName: string;
}

/** Opens a table and keeps the seat. Answers the path of its page, or why there is none. */
export async function openTable(table: NewTable): Promise<{ readonly path: string } | { readonly error: ApiError }> {
  const { ruleSet, seats, against, playerName } = table;
  const result = await createTable({
    v: PROTOCOL_VERSION,
    ruleSet,
    seats,
    bots: against === undefined ? 0 : seats - 1,
    playerName,
    start: against !== undefined,
    ...(against === undefined ? {} : { settings: { botLevel: against.bots } }),
  });
  if (!result.ok) return { error: result.code };
  const { table: id, code, token } = result.value;
  const ruleSetId = typeof ruleSet === 'string' ? ruleSet : ruleSet.id;
  keepSeat({ table: id, code, token, name: playerName, ruleSet: ruleSetId, at: Date.now() });
  return { path: tablePath(code) };
}
