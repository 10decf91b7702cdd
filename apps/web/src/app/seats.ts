import { isRecord, readStored, writeStored } from '../lib/storage.ts';

/** Seats that this browser holds: the secret of each, by table. The newest come first. */
export interface StoredSeat {
  readonly table: string;
  readonly code: string;
  readonly token: string;
  readonly name: string;
  /** Id of the rule set, to show its box. */
  readonly ruleSet: string;
  /** When it was last used, in ms since 1970. */
  readonly at: number;
}

const STORE = 'hausregel.seats';
/** More are not kept; the oldest go. */
export const SEATS_KEPT_MAX = 12;

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readSeat(value: unknown): StoredSeat | undefined {
  if (!isRecord(value)) return undefined;
  const { table, code, token, name, ruleSet, at } = value;
  if (!text(table) || !text(code) || !text(token)) return undefined;
  return {
    table,
    code,
    token,
    name: text(name) ? name : '',
    ruleSet: text(ruleSet) ? ruleSet : '',
    at: typeof at === 'number' ? at : 0,
  };
}

export function storedSeats(): readonly StoredSeat[] {
  const stored = readStored(STORE);
  if (!Array.isArray(stored)) return [];
  return stored.map(readSeat).filter((seat) => seat !== undefined);
}

export const seatAt = (table: string): StoredSeat | undefined => storedSeats().find((seat) => seat.table === table);

export function keepSeat(seat: StoredSeat): void {
  const others = storedSeats().filter((other) => other.table !== seat.table);
  writeStored(STORE, [seat, ...others].slice(0, SEATS_KEPT_MAX));
}

export function forgetSeat(table: string): void {
  writeStored(
    STORE,
    storedSeats().filter((seat) => seat.table !== table),
  );
}
