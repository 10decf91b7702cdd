import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seedChance } from './seedChance.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const take = (count: number, bound: number, label: 'deal' | 'lot' = 'deal'): number[] => {
  const stream = seedChance(seed, label);
  return Array.from({ length: count }, () => stream.below(bound, 'deal'));
};

/** The same by Node, written from docs/PROTOCOL.md. */
function byNode(count: number, bound: number): number[] {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update('deal').digest();
  const numbers: number[] = [];
  for (let block = 0n; numbers.length < count; block++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    const bytes = createHmac('sha256', key).update(counter).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < 2 ** 32 - (2 ** 32 % bound)) numbers.push(word % bound);
    }
  }
  return numbers.slice(0, count);
}

describe('the chance of a deal', () => {
  test('is the same for the same seed for ever', () => {
    expect(take(12, 52)).toEqual([1, 35, 32, 19, 3, 14, 25, 13, 46, 25, 6, 2]);
  });

  test.each([2, 3, 32, 52, 1_000, 65_536])('is what docs/PROTOCOL.md says, for numbers below %i', (bound) => {
    expect(take(500, bound)).toEqual(byNode(500, bound));
  });

  test('rejects what would make some numbers likelier', () => {
    // A third of all words is rejected here.
    expect(take(100, 3 * 2 ** 30)).toEqual(byNode(100, 3 * 2 ** 30));
  });

  test('is independent for every label and seed', () => {
    expect(take(20, 1_000)).not.toEqual(take(20, 1_000, 'lot'));
    expect(seedChance(`${seed.slice(0, -1)}e`, 'deal').below(65_536, 'deal')).not.toBe(take(1, 65_536)[0]);
  });
});
