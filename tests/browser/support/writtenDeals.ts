import { setUp, Xoshiro128 } from '@hausregel/core';
import { formatPosition, parsePosition, type PositionText, setupOf } from '@hausregel/notation';
import type { LogEntry } from '@hausregel/server';
import { TableState } from '../../../packages/server/src/table/tableState.ts';

/** A position as it stands in a scenario file; seats without a hand are free. */
export interface Written {
  readonly hands: readonly string[];
  readonly draw?: string;
  readonly discard?: string;
  readonly dealer?: number;
  readonly constant?: number;
  readonly turn?: number;
  readonly direction?: 1 | -1;
  readonly wish?: string;
  readonly demand?: { readonly draw: number; readonly of: string };
  readonly out?: readonly number[];
  readonly open?: readonly number[];
  readonly start?: boolean;
}

/** Positions that tables begin their next round with, by table. */
const written = new Map<string, Written>();
/** Tables that were dealt one, by table. */
const dealt = new Map<string, TableState>();

/** The next deal of a table in this process is the written position, whatever its cards were. */
export function dealAsWritten(table: string, position: Written): void {
  written.set(table, position);
}

/** What lies at a table that was dealt as written, every card of it. */
export function positionAt(table: string): PositionText {
  const round = dealt.get(table)?.round;
  if (round === undefined) throw new Error('This table has not been dealt as written.');
  return formatPosition(round.rules, round.position);
}

function takeUp(state: TableState): void {
  const text = written.get(state.id);
  if (text === undefined || state.round === undefined) return;
  written.delete(state.id);
  const position = parsePosition({ draw: '', discard: '', ...text, players: text.hands.length });
  const setup = position.ok ? setupOf(position.value) : position;
  if (!setup.ok) throw new Error(`No such position: ${JSON.stringify(setup.error)}`);
  setUp(state.round.rules, state.round.position, setup.value, new Xoshiro128(1));
  dealt.set(state.id, state);
}

// A table's state is the fold of its log, and nothing else changes it: here it has been dealt and nobody told yet.
const states: { fold: (this: TableState, entry: LogEntry) => void } = TableState.prototype;
const { fold } = states;
states.fold = function foldAsWritten(entry) {
  fold.call(this, entry);
  if (entry.event.type === 'dealt') takeUp(this);
};
