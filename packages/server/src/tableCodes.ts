/** Which code leads to which table, and which led to one that is gone. */
import { CODE_WORDS, formatCode } from '@hausregel/protocol';
import type { Chance } from '@hausregel/core';

/** Codes of removed tables that are remembered at most. */
const EXPIRED_MAX = 20_000;
/** Above this share of codes in use a digit is added, so that a guess seldom finds a table. */
const CROWDED = 0.3;
const ATTEMPTS_MAX = 200;
const DIGITS_MAX = 4;

export class TableCodes {
  private readonly tables: Map<string, string> = new Map();
  private readonly expired: Set<string> = new Set();

  get size(): number {
    return this.tables.size;
  }

  /** A code that no living table has. */
  draw(chance: Chance): string {
    let digits = 2;
    while (digits < DIGITS_MAX && this.tables.size > CROWDED * CODE_WORDS.length * numbersWith(digits)) digits += 1;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const word = CODE_WORDS[chance.below(CODE_WORDS.length, 'lot')] ?? '';
      const code = formatCode(word, 10 ** (digits - 1) + chance.below(numbersWith(digits), 'lot'));
      if (!this.tables.has(code)) return code;
    }
    throw new Error('There are too many tables for their codes.');
  }

  put(code: string, table: string): void {
    this.tables.set(code, table);
    this.expired.delete(code);
  }

  /** The table is gone, its code free again. */
  expire(code: string): void {
    this.tables.delete(code);
    this.expired.add(code);
    const [oldest] = this.expired;
    if (this.expired.size > EXPIRED_MAX && oldest !== undefined) this.expired.delete(oldest);
  }

  tableOf(code: string): string | undefined {
    return this.tables.get(code);
  }

  isExpired(code: string): boolean {
    return this.expired.has(code);
  }
}

const numbersWith = (digits: number): number => 9 * 10 ** (digits - 1);
