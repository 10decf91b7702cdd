/**
 * Where everything stands in a JSON text. `JSON.parse` tells a fault without its place in most cases,
 * and forgets the places of values.
 */
import { pathTo } from './jsonReader.ts';

/** Brackets within each other at most. */
export const DEPTH_MAX = 50;

/** Line and column, from 1; columns in UTF-16 units, as editors count them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface JsonPlaces {
  /** Offset from which on the text is not JSON, or nested too deeply; undefined if it is right. */
  readonly fault: { readonly offset: number; readonly isTooDeep: boolean } | undefined;
  /** Offset of every value by its path, of a member that of its key; of a key given twice the last. */
  readonly offsets: ReadonlyMap<string, number>;
}

const SPACE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** From the space on, but for quote and backslash. */
const PLAIN = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Scanner {
  readonly offsets = new Map<string, number>();
  offset = 0;
  isTooDeep = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether the whole text is one value; `offset` is where it is not. */
  document(): boolean {
    if (this.text.startsWith('\uFEFF')) this.offset = 1;
    this.skip(SPACE);
    this.offsets.set('', this.offset);
    if (!this.value('', 0)) return false;
    this.skip(SPACE);
    return this.offset === this.text.length;
  }

  /** Goes on behind what matches here; false and no step if nothing does. */
  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    this.offset += length;
    return length > 0;
  }

  private take(character: string): boolean {
    if (this.text[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  private value(at: string, depth: number): boolean {
    const first = this.text[this.offset];
    if (first === '"') return this.string() !== undefined;
    if (first !== '{' && first !== '[') return this.skip(LITERAL);
    if (depth === DEPTH_MAX) {
      this.isTooDeep = true;
      return false;
    }
    this.offset += 1;
    if (first === '{') return this.entries('}', () => this.member(at, depth + 1));
    let index = 0;
    return this.entries(']', () => this.item(`${at}[${index++}]`, depth + 1));
  }

  /** What stands between two brackets, separated by commas. */
  private entries(end: string, entry: () => boolean): boolean {
    this.skip(SPACE);
    if (this.take(end)) return true;
    for (;;) {
      if (!entry()) return false;
      this.skip(SPACE);
      if (this.take(end)) return true;
      if (!this.take(',')) return false;
      this.skip(SPACE);
    }
  }

  private item(at: string, depth: number): boolean {
    this.offsets.set(at, this.offset);
    return this.value(at, depth);
  }

  private member(at: string, depth: number): boolean {
    const start = this.offset;
    const key = this.string();
    if (key === undefined) return false;
    const path = pathTo(at, key);
    this.offsets.set(path, start);
    this.skip(SPACE);
    if (!this.take(':')) return false;
    this.skip(SPACE);
    return this.value(path, depth);
  }

  private string(): string | undefined {
    const start = this.offset;
    if (!this.take('"')) return undefined;
    do this.skip(PLAIN);
    while (this.skip(ESCAPE));
    return this.take('"') ? String(JSON.parse(this.text.slice(start, this.offset))) : undefined;
  }
}

/** Looks a whole JSON text through. A byte order mark in front belongs to no value. */
export function jsonPlaces(text: string): JsonPlaces {
  const scanner = new Scanner(text);
  const isRight = scanner.document();
  const { offset, isTooDeep, offsets } = scanner;
  return { fault: isRight ? undefined : { offset, isTooDeep }, offsets };
}

/** Line and column of an offset. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Offset of the value at a path; where it is missing, of the nearest that holds it. */
export function offsetOf({ offsets }: JsonPlaces, at: string): number {
  for (let path = at; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))) {
    const offset = offsets.get(path);
    if (offset !== undefined) return offset;
  }
  return offsets.get('') ?? 0;
}
