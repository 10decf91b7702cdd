/**
 * Reads plain JSON values strictly, and collects a sentence for every mistake instead of stopping
 * at the first. A reader function returns undefined when it has reported something.
 */
import type { Parsed } from './notationError.ts';

/** A mistake: where it is, as a path from the top (`steps[2].expect.turn`), and what to do. */
export interface Mistake {
  readonly at: string;
  readonly text: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;
/** Reads the value at a path; reports and returns undefined if it is wrong. */
export type Reader<T> = (value: unknown, at: string) => T | undefined;

/** Longest list that is read; a scenario of a whole match stays far below it. */
const LIST_LENGTH_MAX = 10_000;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as it would stand in the file, cut to a readable length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}

const orWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

export class JsonReader {
  readonly mistakes: Mistake[] = [];

  /** Notes a mistake. Always returns undefined, so that a reader can end with it. */
  report(at: string, text: string): undefined {
    this.mistakes.push({ at, text });
    return undefined;
  }

  text(value: unknown, at: string): string | undefined {
    return typeof value === 'string' ? value : this.report(at, `Write a text here, not ${shown(value)}.`);
  }

  boolean(value: unknown, at: string): boolean | undefined {
    return typeof value === 'boolean' ? value : this.report(at, `Write true or false here, not ${shown(value)}.`);
  }

  /** A whole number from `min` to `max`. */
  wholeNumber(value: unknown, at: string, min: number, max: number): number | undefined {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    return this.report(at, `Write a whole number from ${min} to ${max} here, not ${shown(value)}.`);
  }

  oneOf<T extends string | number>(value: unknown, at: string, choices: readonly T[]): T | undefined {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    return this.report(
      at,
      `Write ${orWords(choices.map((choice) => JSON.stringify(choice)))} here, not ${shown(value)}.`,
    );
  }

  list<T>(value: unknown, at: string, item: Reader<T>): T[] | undefined {
    if (!Array.isArray(value)) return this.report(at, `Write a list in [ ] here, not ${shown(value)}.`);
    if (value.length > LIST_LENGTH_MAX) return this.report(at, `Write at most ${LIST_LENGTH_MAX} entries here.`);
    const items: T[] = [];
    let isWhole = true;
    for (const [index, entry] of value.entries()) {
      const read = item(entry, `${at}[${index}]`);
      if (read === undefined) isWhole = false;
      else items.push(read);
    }
    return isWhole ? items : undefined;
  }

  /** An object that has no keys but those given. */
  object(value: unknown, at: string, keys: readonly string[]): JsonObject | undefined {
    if (!isJsonObject(value)) return this.report(at, `Write an object in { } here, not ${shown(value)}.`);
    for (const key of Object.keys(value)) {
      if (keys.includes(key)) continue;
      this.report(pathTo(at, key), `There is no key ${JSON.stringify(key)}; use ${orWords(keys)}.`);
    }
    return value;
  }

  /** A text in Mau notation; `what` names it ("a card like 7S"). */
  notation<T>(value: unknown, at: string, what: string, parse: (text: string) => Parsed<T>): T | undefined {
    if (typeof value !== 'string') return this.report(at, `Write ${what} here, not ${shown(value)}.`);
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    if (parsed.error.code === 'not-together') {
      return this.report(
        at,
        `The cards of ${shown(value)} cannot be laid together; write one card, equal cards, or a set of fives.`,
      );
    }
    const place =
      parsed.error.at >= value.length ? 'it ends too early' : `character ${parsed.error.at + 1} does not fit`;
    return this.report(at, `${shown(value)} is not understood (${place}); write ${what}.`);
  }
}

/** Path of a key inside `at`, which is empty at the top. */
export const pathTo = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
