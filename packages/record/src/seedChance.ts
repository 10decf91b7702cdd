/**
 * The chance of a deal that can be checked: HMAC-SHA-256 of a counter, under a key of the seed and
 * a label. Whoever knows the seed gets every shuffle again, whoever does not learns nothing from
 * those seen. Numbers are taken by rejection, so none is likelier than another.
 */
import type { Chance } from '@hausregel/core';
import { fromHex, utf8 } from './bytes.ts';
import { chanceOf } from './chanceOf.ts';
import { DIGEST_BYTES, Hmac } from './sha256.ts';

const WORD_BYTES = 4;
const COUNTER_BYTES = 8;

/** The 32 bits that end before `at`, as a number from 0. */
const wordBefore = (block: Uint8Array, at: number): number =>
  (((block[at - 4] ?? 0) << 24) | ((block[at - 3] ?? 0) << 16) | ((block[at - 2] ?? 0) << 8) | (block[at - 1] ?? 0)) >>>
  0;

/** `lot`: for the first dealer of a match. `deal`: for everything that is shuffled in the round. */
export type ChanceLabel = 'lot' | 'deal';

/** A stream of chance from a seed in hexadecimal; streams with different labels are independent. */
export function seedChance(seed: string, label: ChanceLabel): Chance {
  const blocks = new Hmac(new Hmac(fromHex(seed)).of(utf8(label)));
  const counter = new Uint8Array(COUNTER_BYTES);
  let next = 0;
  let block: Uint8Array = new Uint8Array(0);
  let at = DIGEST_BYTES;
  const word = (): number => {
    if (at === DIGEST_BYTES) {
      // A round takes far fewer than 2³² blocks, so the upper half stays 0.
      for (let byte = 0; byte < WORD_BYTES; byte++) counter[COUNTER_BYTES - 1 - byte] = next >>> (8 * byte);
      next += 1;
      block = blocks.of(counter);
      at = 0;
    }
    at += WORD_BYTES;
    return wordBefore(block, at);
  };
  return chanceOf(word);
}
