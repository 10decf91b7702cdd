/**
 * Reads plain JSON values strictly, and collects every mistake instead of stopping at the first. A
 * reader function returns undefined when it has reported something.
 */
import type { Fault, Mistake, Wanted } from './mistake.ts';
import type { Parsed } from './notationError.ts';

export type JsonObject = Readonly<Record<string, unknown>>;
/** Reads the value at a path; reports and returns undefined if it is wrong. */
export type Reader<T> = (value: unknown, at: string) => T | undefined;

/** Longest list that is read; a scenario of a whole match stays far below it. */
const LIST_LENGTH_MAX = 10_000;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as it would stand in the file, cut to a readable length; undefined for none. */
export function shown(value: unknown): string | undefined {
  const text = value === undefined ? undefined : JSON.stringify(value);
  return text === undefined || text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}

export class JsonReader {
  readonly mistakes: Mistake[] = [];

  /** Notes a mistake. Always returns undefined, so that a reader can end with it. */
  report(at: string, fault: Fault): undefined {
    this.mistakes.push({ at, ...fault });
    return undefined;
  }

  text(value: unknown, at: string): string | undefined {
    if (typeof value === 'string') return value;
    return this.report(at, { code: 'text-wanted', facts: { found: shown(value) } });
  }

  boolean(value: unknown, at: string): boolean | undefined {
    if (typeof value === 'boolean') return value;
    return this.report(at, { code: 'boolean-wanted', facts: { found: shown(value) } });
  }

  /** A whole number from `min` to `max`. */
  wholeNumber(value: unknown, at: string, min: number, max: number): number | undefined {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    return this.report(at, { code: 'number-wanted', facts: { found: shown(value), min, max } });
  }

  oneOf<T extends string | number>(value: unknown, at: string, choices: readonly T[]): T | undefined {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    const facts = { found: shown(value), choices: choices.map((choice) => JSON.stringify(choice)) };
    return this.report(at, { code: 'choice-wanted', facts });
  }

  list<T>(value: unknown, at: string, item: Reader<T>): T[] | undefined {
    if (!Array.isArray(value)) return this.report(at, { code: 'list-wanted', facts: { found: shown(value) } });
    if (value.length > LIST_LENGTH_MAX) {
      return this.report(at, { code: 'list-too-long', facts: { max: LIST_LENGTH_MAX } });
    }
    const items: T[] = [];
    let isWhole = true;
    for (const [index, entry] of value.entries()) {
      const read = item(entry, `${at}[${index}]`);
      if (read === undefined) isWhole = false;
      else items.push(read);
    }
    return isWhole ? items : undefined;
  }

  anyObject(value: unknown, at: string): JsonObject | undefined {
    if (isJsonObject(value)) return value;
    return this.report(at, { code: 'object-wanted', facts: { found: shown(value) } });
  }

  /** An object that has no keys but those given. */
  object(value: unknown, at: string, keys: readonly string[]): JsonObject | undefined {
    const object = this.anyObject(value, at);
    for (const key of Object.keys(object ?? {})) {
      if (!keys.includes(key)) this.report(pathTo(at, key), { code: 'unknown-key', facts: { key, keys } });
    }
    return object;
  }

  /** A text in Mau notation. */
  notation<T>(value: unknown, at: string, wanted: Wanted, parse: (text: string) => Parsed<T>): T | undefined {
    const found = shown(value);
    if (typeof value !== 'string' || found === undefined) {
      return this.report(at, { code: 'notation-wanted', facts: { found, wanted } });
    }
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    if (parsed.error.code === 'not-together') return this.report(at, { code: 'not-together', facts: { found } });
    const character = parsed.error.at >= value.length ? undefined : parsed.error.at + 1;
    return this.report(at, { code: 'not-understood', facts: { found, wanted, character } });
  }
}

/** Path of a key inside `at`, which is empty at the top. */
export const pathTo = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
