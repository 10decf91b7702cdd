import { PROTOCOL_VERSION, type BotLevel, type CreateTable, type TableCreated } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';
import { part, type Part } from '../lib/part.ts';
import { tablePath } from '../lib/route.ts';
import { type ApiError, type ApiResult, ask } from './api.ts';
import type * as Contribute from './contribute.ts';
import { prepared } from './prepared.ts';
import { keepSeat } from './seats.ts';

export interface NewTable {
  /** Id of a preset, or a whole rule set. */
  readonly ruleSet: string | RuleSet;
  readonly seats: number;
  /** Against bots: all other seats are bots, and the cards are dealt at once. */
  readonly against: { readonly bots: BotLevel } | undefined;
  readonly playerName: string;
}

/** What mixes the own contribution in; wanted before the page of the table where the cards are dealt at once. */
export const contributing: Part<typeof Contribute> = part(() => import('./contribute.ts'));

const HOST_SEAT = 0;

const createTable = (table: CreateTable): Promise<ApiResult<TableCreated>> =>
  ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });

/** Opens a table and keeps the seat. Answers the path of its page, or why there is none. */
export async function openTable(table: NewTable): Promise<{ readonly path: string } | { readonly error: ApiError }> {
  const { ruleSet, seats, against, playerName } = table;
  // Where this part cannot be had the cards are dealt without it, and the check says so.
  const part = against === undefined ? undefined : await contributing().catch(() => undefined);
  let first = part?.newPromise(HOST_SEAT);
  const wanted: CreateTable = {
    v: PROTOCOL_VERSION,
    ruleSet,
    seats,
    bots: against === undefined ? 0 : seats - 1,
    playerName,
    start: against !== undefined,
    ...(against === undefined ? {} : { settings: { botLevel: against.bots } }),
  };
  let result = await createTable(first === undefined ? wanted : { ...wanted, pledge: first.pledge });
  // A node of before, while a cluster is renewed, knows no promise with the request: the table is made without.
  if (first !== undefined && !result.ok && result.code === 'bad-message') {
    first = undefined;
    result = await createTable(wanted);
  }
  if (!result.ok) return { error: result.code };
  const { table: id, code, token } = result.value;
  if (first !== undefined) {
    const promised = { ...first, isTaken: true };
    prepared.set(id, (store) => part?.contribute(store, promised));
  }
  const ruleSetId = typeof ruleSet === 'string' ? ruleSet : ruleSet.id;
  keepSeat({ table: id, code, token, name: playerName, ruleSet: ruleSetId, at: Date.now() });
  return { path: tablePath(code) };
}
