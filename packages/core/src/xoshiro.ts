import type { Chance } from './chance.ts';

/**
 * xoshiro128** (Blackman and Vigna), seeded through splitmix32: fast and good enough for play-outs
 * and tests, not for deals among people. Uneven by less than 2⁻¹⁶. Its state is kept in an `Int32Array`: browsers
 * store numbers of 32 bits in fields as objects of their own, which halves the speed of the whole engine there.
 */
export class Xoshiro128 implements Chance {
  private readonly state: Int32Array = new Int32Array(4);

  /** Equal seeds (whole numbers) give equal sequences. */
  constructor(seed: number) {
    let state = seed | 0;
    for (let index = 0; index < 4; index++) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      this.state[index] = mixed ^ (mixed >>> 15);
    }
  }

  /** The next 32 bits as a signed integer. */
  next(): number {
    const { state } = this;
    const s0 = state[0] ?? 0;
    const s1 = state[1] ?? 0;
    const s2 = (state[2] ?? 0) ^ s0;
    const s3 = (state[3] ?? 0) ^ s1;
    const scrambled = Math.imul(s1, 5);
    state[0] = s0 ^ s3;
    state[1] = s1 ^ s2;
    state[2] = s2 ^ (s1 << 9);
    state[3] = (s3 << 11) | (s3 >>> 21);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  }

  below(bound: number): number {
    return Math.floor((this.next() >>> 0) * bound * 2 ** -32);
  }
}
