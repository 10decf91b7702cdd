import { isRecord } from '../lib/storage.ts';

/** One number of an option that is a table: its key ("4" players, "J", "QS", "X") and its value. */
export interface NumberLine {
  readonly key: string;
  readonly value: number;
}

const RANKS = '23456789TJQKAX';
const rankOrder = (key: string): number => RANKS.indexOf(key.charAt(0)) * 2 + (key.length > 1 ? 1 : 0);

/** Every rank, the joker too, and single cards that are named; what is not named counts its number or nothing. */
function rankLines(entries: readonly NumberLine[]): readonly NumberLine[] {
  const named = new Set(entries.map(({ key }) => key));
  const others = [...RANKS]
    .filter((key) => !named.has(key))
    .map((key) => ({ key, value: key === 'T' ? 10 : Number(key) || 0 }));
  return [...entries, ...others].toSorted((one, other) => rankOrder(one.key) - rankOrder(other.key));
}

/** The lines of a table, by players or from the lowest rank to the joker, a single card after its rank. */
export function linesOf(
  value: unknown,
  type: string,
  players: { readonly min: number; readonly max: number },
): readonly NumberLine[] {
  const entries = isRecord(value) ? Object.entries(value).map(([key, each]) => ({ key, value: Number(each) })) : [];
  if (type === 'by-rank') return rankLines(entries);
  const last = entries.at(-1)?.value ?? 1;
  return Array.from({ length: players.max - players.min + 1 }, (_, n) => {
    const key = String(players.min + n);
    return entries.find((entry) => entry.key === key) ?? { key, value: last };
  });
}

/** A table with one number changed. */
export const withEntry = (value: unknown, key: string, to: number): Readonly<Record<string, unknown>> => ({
  ...(isRecord(value) ? value : {}),
  [key]: to,
});
