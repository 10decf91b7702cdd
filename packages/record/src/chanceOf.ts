import type { Chance } from '@hausregel/core';

const WORD_RANGE = 2 ** 32;

/** Chance from words of 32 bits. Numbers are taken by rejection, so none is likelier than another. */
export function chanceOf(word: () => number): Chance {
  return {
    below(bound) {
      const limit = WORD_RANGE - (WORD_RANGE % bound);
      for (;;) {
        const value = word();
        if (value < limit) return value % bound;
      }
    },
  };
}
