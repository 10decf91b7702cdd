/** The few shapes an option's value can have. Each parses what came from outside, once. */
export interface Schema<T> {
  /** For editors: how the value is chosen. */
  readonly shape:
    | { readonly type: 'boolean' }
    | { readonly type: 'integer'; readonly min: number; readonly max: number }
    | { readonly type: 'choice'; readonly values: readonly string[] }
    | { readonly type: 'by-players'; readonly min: number; readonly max: number }
    | { readonly type: 'by-rank'; readonly min: number; readonly max: number };
  /** The value, or undefined if it is not one. */
  readonly parse: (value: unknown) => T | undefined;
}

export const booleanSchema: Schema<boolean> = {
  shape: { type: 'boolean' },
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const integerSchema = (min: number, max: number): Schema<number> => ({
  shape: { type: 'integer', min, max },
  parse: (value) => (isIntegerBetween(value, min, max) ? value : undefined),
});

/** One of some words; a number may stand for the word of its digits. */
export const choiceSchema = <const T extends string>(values: readonly T[]): Schema<T> => ({
  shape: { type: 'choice', values },
  parse: (value) => values.find((choice) => choice === (typeof value === 'number' ? String(value) : value)),
});

/** A number for every table, or numbers by players: `{"2": 7, "3": 6}`. */
export const byPlayersSchema = (min: number, max: number): Schema<ByPlayers> => ({
  shape: { type: 'by-players', min, max },
  parse: (value) => {
    if (isIntegerBetween(value, min, max)) return value;
    const isKey = (key: string): boolean => /^([2-9]|1[0-2])$/.test(key);
    return parseRecord(value, isKey, (entry) => isIntegerBetween(entry, min, max));
  },
});
export type ByPlayers = number | Readonly<Record<string, number>>;

/** Numbers by rank (`"J"`) or by card (`"JH"`). */
export const byRankSchema = (min: number, max: number): Schema<ByRank> => ({
  shape: { type: 'by-rank', min, max },
  parse: (value) => {
    const isKey = (key: string): boolean => /^([2-9TJQKA][CSHD]?|X)$/.test(key);
    return parseRecord(value, isKey, (entry) => isIntegerBetween(entry, min, max));
  },
});
export type ByRank = Readonly<Record<string, number>>;

const isIntegerBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

function parseRecord(
  value: unknown,
  isKey: (key: string) => boolean,
  isEntry: (entry: unknown) => boolean,
): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries: [string, number][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (!isKey(key) || !isEntry(entry)) return undefined;
    entries.push([key, Number(entry)]);
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
