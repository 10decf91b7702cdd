/** Making a table out of a request. */
import {
  type CreateRequest,
  mergeSettings,
  type ProtocolError,
  type TableCreated,
  type TableSettings,
} from '@hausregel/protocol';
import {
  parseRuleSet,
  playersConfer,
  playersOf,
  presetById,
  problemsOf,
  type Result,
  type RuleSet,
  type RuleSetProblem,
  withOverrides,
} from '@hausregel/rules';
import { decideStart } from './gameCommands.ts';
import { botName } from './seatCommands.ts';
import { hashToken, newTableId, newToken } from '../secrets.ts';
import { type HostTools, TableHost } from './tableHost.ts';
import { TableState } from './tableState.ts';

const HOST_SEAT = 0;

/** What a table has unless it is told otherwise. */
export const DEFAULT_SETTINGS: TableSettings = {
  turnSeconds: 0,
  botLevel: 'normal',
  botMs: 1_200,
  awaySeconds: 60,
  leaver: 'bot',
  looks: 'closed',
  constant: HOST_SEAT,
  watching: 'public',
};

/** Where the rules let players confer they may look into each other's hands by asking. */
const defaultsFor = (ruleSet: RuleSet): TableSettings =>
  playersConfer(ruleSet) ? { ...DEFAULT_SETTINGS, looks: 'ask' } : DEFAULT_SETTINGS;

export interface HallProblem {
  readonly code: ProtocolError;
  readonly at?: string;
}

export interface NewTable {
  readonly host: TableHost;
  readonly created: TableCreated;
}

export const hallProblem = (code: ProtocolError, at?: string): { readonly ok: false; readonly error: HallProblem } => ({
  ok: false,
  error: at === undefined ? { code } : { code, at },
});

/**
 * A table with the person who asks for it at seat 0 and the bots beside. Errors: `bad-rule-set`
 * (at: the option), `bad-message`, `not-now` (too few players to start).
 */
export function newTable(request: CreateRequest, code: string, tools: HostTools): Result<NewTable, HallProblem> {
  const ruleSet = ruleSetOf(request);
  if (!ruleSet.ok) return ruleSet;
  const { min, max } = playersOf(ruleSet.value);
  if (request.seats < min || request.seats > max) return hallProblem('bad-rule-set', 'seats');
  const { looks = 'closed', constant = HOST_SEAT } = request.settings ?? {};
  if (looks !== 'closed' && !playersConfer(ruleSet.value)) return hallProblem('bad-message', 'settings.looks');
  if (constant >= request.seats) return hallProblem('bad-message', 'settings.constant');
  if (request.bots >= request.seats) return hallProblem('bad-message', 'bots');
  const token = newToken(tools.secrets);
  const host = seatedHost(request, ruleSet.value, code, tools);
  host.begin([{ type: 'sat', seat: HOST_SEAT, name: request.playerName, tokenHash: hashToken(token) }]);
  const { pledge } = request;
  if (pledge !== undefined) host.begin([{ type: 'pledged', seat: HOST_SEAT, pledge }]);
  for (let seat = 1; seat <= request.bots; seat++) host.begin([{ type: 'botSat', seat, name: botName(host.state) }]);
  if (request.start) {
    const start = decideStart(host.state, HOST_SEAT, tools.secrets);
    if (!start.ok) return hallProblem('not-now', 'start');
    host.begin(start.events);
  }
  return { ok: true, value: { host, created: { table: host.state.id, code, seat: HOST_SEAT, token } } };
}

function seatedHost(request: CreateRequest, ruleSet: RuleSet, code: string, tools: HostTools): TableHost {
  const first = {
    table: newTableId(tools.secrets),
    seq: 1,
    at: tools.clock.now(),
    command: undefined,
    event: {
      type: 'created' as const,
      code,
      ruleSet,
      seats: request.seats,
      settings: mergeSettings(defaultsFor(ruleSet), request.settings ?? {}),
    },
  };
  return new TableHost(new TableState(first), tools, first);
}

/** The rule set asked for, with its overrides, if it can be played. */
function ruleSetOf(request: CreateRequest): Result<RuleSet, HallProblem> {
  const base = typeof request.ruleSet === 'string' ? named(request.ruleSet) : parseRuleSet(request.ruleSet);
  if (!base.ok) return badRuleSet(base.error);
  const changed = request.overrides === undefined ? base : withOverrides(base.value, request.overrides);
  if (!changed.ok) return badRuleSet(changed.error);
  const problems = problemsOf(changed.value);
  return problems.length > 0 ? badRuleSet(problems) : changed;
}

function named(id: string): Result<RuleSet, readonly RuleSetProblem[]> {
  const preset = presetById(id);
  return preset === undefined
    ? { ok: false, error: [{ code: 'not-understood', at: 'ruleSet' }] }
    : { ok: true, value: preset };
}

const badRuleSet = (problems: readonly RuleSetProblem[]): { readonly ok: false; readonly error: HallProblem } =>
  hallProblem('bad-rule-set', problems[0]?.at ?? 'ruleSet');
