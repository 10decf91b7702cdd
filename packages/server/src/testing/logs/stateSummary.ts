/**
 * What a table's state is, in the plainest words, so that it can be compared with what another
 * version of the program made of the same log. Nothing here may change its meaning; what is new in
 * a later version gets a key of its own, which old summaries do not have.
 */
import { createHash } from 'node:crypto';
import { PHASES } from '@hausregel/core';
import { formatPosition } from '@hausregel/notation';
import { present } from '../../assert.ts';
import type { LogEntry } from '../../log/eventLog.ts';
import { TableState } from '../../table/tableState.ts';

export interface LogStates {
  /** A hash over the summaries after every event up to some. */
  readonly digests: Readonly<Record<number, string>>;
  /** The summary at the end, to be read. */
  readonly last: unknown;
}

const EVERY = 25;

/** Folds a log event by event. */
export function statesOf(entries: readonly LogEntry[]): LogStates {
  const state = new TableState(present(entries[0]));
  const digests: Record<number, string> = {};
  let digest = '';
  for (const entry of entries) {
    if (entry.seq > 1) state.fold(entry);
    digest = createHash('sha256')
      .update(`${digest}\n${JSON.stringify(summaryOf(state))}`)
      .digest('hex');
    if (entry.seq % EVERY === 0 || entry.seq === entries.length) digests[entry.seq] = digest.slice(0, 16);
  }
  return { digests, last: summaryOf(state) };
}

function summaryOf(state: TableState): unknown {
  const { match, proposal } = state;
  return {
    seq: state.seq,
    phase: state.phase,
    rules: state.ruleSet.id,
    host: state.host,
    places: state.places.map(({ occupant, name, isReady, isStandIn }) => [occupant, name, isReady, isStandIn]),
    match: match && {
      dealer: match.dealer,
      inMask: match.inMask,
      totals: match.totals,
      isOver: match.isOver,
      isDeciding: match.isDeciding,
    },
    round: roundSummary(state),
    results: state.results.map(({ points, winner }) => [points, winner]),
    agreed: [...state.agreed],
    left: [...state.leftSeats],
    proposal: proposal && [proposal.by, [...proposal.accepted], proposal.ruleSet.id],
    chat: state.chatCount,
    answers: state.answers.size,
    due: state.dealing.due?.number,
    isClosed: state.isClosed,
  };
}

function roundSummary({ round }: TableState): unknown {
  if (round === undefined) return undefined;
  const { hands, draw, discard, turn, direction, wish } = formatPosition(round.rules, round.position);
  return {
    phase: PHASES[round.position.phase],
    turn,
    direction,
    wish,
    hands,
    draw,
    discard,
    amount: round.position.amount,
  };
}
