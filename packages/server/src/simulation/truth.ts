/**
 * What the log makes of a table, compared with everything that any node ever told anybody: every view
 * of every seat to the last field, and everything that happened, in one order, the same for all.
 */
import type { EventText } from '@hausregel/protocol';
import { TableState } from '../table/tableState.ts';
import { commonView, isSeen, type LiveFacts, noticesOf, tableView } from '../table/tableView.ts';
import type { TableEvent } from '../table/tableEvent.ts';
import type { Written } from './simDatabase.ts';
import type { Told } from './simLine.ts';

/** What no log holds. */
const LIVE_KEYS: ReadonlySet<string> = new Set(['spectators', 'isConnected', 'awayMs', 'deadline']);
const NOBODY: LiveFacts = { spectators: 0, isConnected: () => false, awayMs: () => undefined, deadline: undefined };

/** What happened with each entry, by seat (the last: a spectator). */
type Happened = readonly (readonly EventText[])[];

/** Deviations of what was told, `transcripts`: connection by connection, from what was written. */
export function toldWrongly(written: readonly Written[], transcripts: readonly (readonly Told[])[]): string[] {
  const [first] = written;
  if (first === undefined) return ['nothing was written'];
  const faults: string[] = [];
  const bySeq = groupBySeq(transcripts.flat());
  const highest = Math.max(0, ...bySeq.keys());
  if (highest > written.length) faults.push(`somebody was told of ${highest}, which is not there`);
  const state = new TableState(first.entry);
  const happened: Happened[] = [[]];
  for (const { entry, at } of written) {
    if (entry !== first.entry) happened.push(take(state, entry.event, () => state.fold(entry)));
    faults.push(...viewFaults(state, bySeq.get(entry.seq) ?? [], at));
  }
  for (const transcript of transcripts) faults.push(...orderFaults(transcript, happened));
  return faults;
}

function groupBySeq(told: readonly Told[]): ReadonlyMap<number, readonly Told[]> {
  const groups = new Map<number, Told[]>();
  for (const item of told) {
    const group = groups.get(item.seq);
    if (group === undefined) groups.set(item.seq, [item]);
    else group.push(item);
  }
  return groups;
}

/** Lets an entry be folded, and gives what each seat may know of it. */
function take(state: TableState, event: TableEvent, fold: () => void): Happened {
  const notices = noticesOf(state, event);
  fold();
  const seats = [...state.places.keys(), undefined];
  return seats.map((seat) => {
    if (event.type === 'moved') return [...notices, ...(state.round?.events(seat) ?? [])];
    if (event.type === 'dealt') return [...notices, ...(state.round?.dealtEvents(seat) ?? [])];
    return notices;
  });
}

function viewFaults(state: TableState, told: readonly Told[], writtenAt: number): string[] {
  const faults: string[] = [];
  const truths = new Map<number | undefined, unknown>();
  const common = commonView(state, NOBODY);
  for (const { seq, at, view } of told) {
    if (at < writtenAt) faults.push(`${seq} was told before it was written`);
    const truth = truths.get(view.you) ?? tableView(state, view.you, common);
    truths.set(view.you, truth);
    const where = difference(truth, view, '');
    if (where !== undefined) faults.push(`of ${seq} something else was told to seat ${view.you}: ${where}`);
  }
  return faults;
}

/** Where two values differ first, apart from what no log holds; a field without a value is no field. */
function difference(one: unknown, other: unknown, at: string): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return at;
  const fields = other as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(one)) {
    if (LIVE_KEYS.has(key)) continue;
    const where = difference(value, fields[key], `${at}.${key}`);
    if (where !== undefined) return where;
  }
  const more = Object.keys(fields).find((key) => !(key in one) && fields[key] !== undefined && !LIVE_KEYS.has(key));
  return more === undefined ? undefined : `${at}.${more}`;
}

/** Each update must tell exactly what happened since the one before it on the same connection. */
function orderFaults(transcript: readonly Told[], happened: readonly Happened[]): string[] {
  let last: number | undefined;
  for (const { seq, view, events } of transcript) {
    if (last !== undefined && seq < last) return [`${seq} was told after ${last}`];
    if (events !== undefined && last === undefined) return [`${seq} was told before the table was shown`];
    if (events !== undefined && last !== undefined) {
      const seat = view.you ?? view.places.length;
      const due = happened.slice(last, seq).flatMap((entry) => entry[seat] ?? []);
      // A wrong catch is shown and not written.
      const heard = events.filter(({ type }) => type !== 'wrongCatch');
      const where = difference(due, heard, '');
      if (where !== undefined || due.length !== heard.length)
        return [`of ${last + 1} to ${seq} other things were told to seat ${view.you}: ${where}`];
    }
    last = seq;
  }
  return [];
}

/** What is written at the end without being told is only what no view shows. */
export function untold(written: readonly Written[], seq: number): number {
  return written.filter(({ entry }) => entry.seq > seq && isSeen(entry.event)).length;
}
