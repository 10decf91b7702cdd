/** Codes of the tables of this process. */
import { CODE_WORDS, formatCode } from '@hausregel/protocol';
import type { Chance } from '@hausregel/core';

/** Above this share of codes in use a digit is added, so that a guess hardly ever finds a table. */
const CROWDED = 0.001;
const ATTEMPTS_MAX = 200;
const DIGITS_MAX = 4;

export class TableCodes {
  private readonly used: Set<string> = new Set();

  /** A code that no table of this process has; it is in use from now on. */
  draw(chance: Chance): string {
    let digits = 2;
    while (digits < DIGITS_MAX && this.used.size > CROWDED * CODE_WORDS.length * numbersWith(digits)) digits += 1;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const word = CODE_WORDS[chance.below(CODE_WORDS.length, 'lot')] ?? '';
      const code = formatCode(word, 10 ** (digits - 1) + chance.below(numbersWith(digits), 'lot'));
      if (this.used.has(code)) continue;
      this.used.add(code);
      return code;
    }
    throw new Error('There are too many tables for their codes.');
  }

  /** A table with this code was read. */
  use(code: string): void {
    this.used.add(code);
  }

  /** Its table is gone. */
  free(code: string): void {
    this.used.delete(code);
  }
}

const numbersWith = (digits: number): number => 9 * 10 ** (digits - 1);
