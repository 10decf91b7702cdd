/** Compares every acknowledgement with the log: each is there exactly once, with its number, and says what was asked. */
import { type EventLog, hashCommand, hashToken, type LogEntry } from '@hausregel/server';
import type { Acknowledged, SeatLedger } from './loadLedger.ts';

export interface LogCheck {
  readonly tables: number;
  readonly entries: number;
  /** Acknowledged commands that were looked for. */
  readonly acknowledged: number;
  readonly moves: number;
  /** Acknowledged and not in the log, or elsewhere than told. */
  readonly missing: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** In the log, but another move, or another seat's. */
  readonly different: number;
  /** Acknowledged in another order than written. */
  readonly disordered: number;
  /** Tables whose numbers have a gap. */
  readonly gaps: number;
  /** Refused for good, and in the log all the same. */
  readonly refusedButWritten: number;
}

/** Commands whose `ok` may mean that nothing was left to do, and then nothing is written. */
const MAY_DO_NOTHING: ReadonlySet<string> = new Set(['open', 'next', 'pledge', 'start']);

const NOTHING: LogCheck = {
  tables: 0,
  entries: 0,
  acknowledged: 0,
  moves: 0,
  missing: 0,
  doubled: 0,
  different: 0,
  disordered: 0,
  gaps: 0,
  refusedButWritten: 0,
};

export async function checkLog(log: Pick<EventLog, 'read'>, seats: readonly SeatLedger[]): Promise<LogCheck> {
  const byTable = grouped(seats, ({ table }) => table);
  let sum = NOTHING;
  for (const [table, own] of byTable) sum = plus(sum, checkTable(await log.read(table), own));
  return sum;
}

/** Whether nothing is wrong. */
export const isFaultless = (check: LogCheck): boolean =>
  check.missing + check.doubled + check.different + check.disordered + check.gaps + check.refusedButWritten === 0;

function plus(a: LogCheck, b: LogCheck): LogCheck {
  return {
    tables: a.tables + b.tables,
    entries: a.entries + b.entries,
    acknowledged: a.acknowledged + b.acknowledged,
    moves: a.moves + b.moves,
    missing: a.missing + b.missing,
    doubled: a.doubled + b.doubled,
    different: a.different + b.different,
    disordered: a.disordered + b.disordered,
    gaps: a.gaps + b.gaps,
    refusedButWritten: a.refusedButWritten + b.refusedButWritten,
  };
}

/** One table: what its log says against what its seats were told. */
export function checkTable(entries: readonly LogEntry[], seats: readonly SeatLedger[]): LogCheck {
  const byCommand = grouped(entries, ({ command }) => command);
  const checks = seats.map((seat) => checkSeat(byCommand, seat));
  const own = {
    ...NOTHING,
    tables: 1,
    entries: entries.length,
    doubled: [...byCommand.values()].filter((written) => written.length > 1).length,
    gaps: entries.every(({ seq }, index) => seq === index + 1) ? 0 : 1,
  };
  return checks.reduce(plus, own);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function checkSeat(byCommand: ReadonlyMap<string, readonly LogEntry[]>, ledger: SeatLedger): LogCheck {
  const { seat, token, acknowledged, refused } = ledger;
  const scope = hashToken(token);
  const writtenOf = (id: string, type: string): LogEntry | undefined =>
    byCommand.get(hashCommand(type === 'sit' ? 'sit' : scope, id))?.[0];
  let missing = 0;
  let different = 0;
  let disordered = 0;
  let last = 0;
  for (const told of acknowledged) {
    const written = writtenOf(told.id, told.type);
    if (written === undefined ? !MAY_DO_NOTHING.has(told.type) : written.seq !== told.seq) missing += 1;
    if (written !== undefined && !isSame(written, told, seat)) different += 1;
    if (told.seq < last) disordered += 1;
    last = told.seq;
  }
  return {
    ...NOTHING,
    acknowledged: acknowledged.length,
    moves: acknowledged.filter(({ type }) => type === 'move').length,
    missing,
    different,
    disordered,
    refusedButWritten: refused.filter((id) => writtenOf(id, '') !== undefined).length,
  };
}

function isSame({ event }: LogEntry, told: Acknowledged, seat: number): boolean {
  if (told.type !== 'move') return true;
  return event.type === 'moved' && event.seat === seat && event.move === told.move && event.by === 'person';
}
