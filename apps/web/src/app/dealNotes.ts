import type { DealNote } from '@hausregel/record';
import { isRecord, readStored, writeStored } from '../lib/storage.ts';

/** What this browser has seen of the deals of its tables, to compare with their records later. */
const STORE = 'hausregel.deals';
/** More are not kept; the oldest go. */
const TABLES_KEPT_MAX = 12;
const NOTES_KEPT_MAX = 60;

interface TableNotes {
  readonly table: string;
  readonly notes: readonly DealNote[];
}

const maybeText = <K extends string>(key: K, value: unknown): { readonly [P in K]?: string } =>
  typeof value === 'string' ? ({ [key]: value } as { readonly [P in K]: string }) : {};

function readNote(value: unknown): DealNote | undefined {
  if (!isRecord(value)) return undefined;
  const { number, seat, commitment, promise, value: sent, hand, isOver, digest } = value;
  if (typeof number !== 'number' || typeof seat !== 'number') return undefined;
  return {
    number,
    seat,
    ...maybeText('commitment', commitment),
    ...maybeText('promise', promise),
    ...maybeText('value', sent),
    ...maybeText('hand', hand),
    ...(isOver === true ? { isOver } : {}),
    ...maybeText('digest', digest),
  };
}

function stored(): readonly TableNotes[] {
  const value = readStored(STORE);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown): TableNotes[] => {
    if (!isRecord(item) || typeof item['table'] !== 'string' || !Array.isArray(item['notes'])) return [];
    return [{ table: item['table'], notes: item['notes'].map(readNote).filter((note) => note !== undefined) }];
  });
}

/** Whoever has given up the seat leaves no hands behind. */
export function forgetDeals(table: string): void {
  writeStored(
    STORE,
    stored().filter((item) => item.table !== table),
  );
}

/** By number. */
export const notesOf = (table: string): readonly DealNote[] =>
  stored().find((item) => item.table === table)?.notes ?? [];

/** Adds to what is noted of a deal and seat; what was noted first stays. */
export function noteDeal(table: string, note: DealNote): void {
  const tables = stored();
  const notes = notesOf(table);
  const isSame = (other: DealNote): boolean => other.number === note.number && other.seat === note.seat;
  const known = notes.find(isSame);
  const others = notes.filter((other) => !isSame(other));
  const kept = [...others, { ...note, ...known }].slice(-NOTES_KEPT_MAX);
  const rest = tables.filter((item) => item.table !== table);
  writeStored(STORE, [{ table, notes: kept }, ...rest].slice(0, TABLES_KEPT_MAX));
}
