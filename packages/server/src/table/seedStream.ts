/**
 * The chance of a deal: AES-256 in counter mode, keyed from the secret seed. Whoever knows the seed
 * gets every shuffle again, whoever does not learns nothing from those seen. Numbers are taken by
 * rejection, so none is likelier than another.
 */
import { createCipheriv, createHmac } from 'node:crypto';
import type { Chance } from '@hausregel/core';
import { chanceOf } from '@hausregel/record';

const BLOCK_BYTES = 1024;
const WORD_BYTES = 4;

/** A stream of chance from a seed in hexadecimal; streams with different labels are independent. */
export function seedStream(seed: string, label: string): Chance {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(label).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(BLOCK_BYTES);
  let block = Buffer.alloc(0);
  let at = 0;
  const word = (): number => {
    if (at >= block.length) {
      block = cipher.update(zeros);
      at = 0;
    }
    at += WORD_BYTES;
    return block.readUInt32BE(at - WORD_BYTES);
  };
  return chanceOf(word);
}
