import type { Chance } from './chance.ts';

/**
 * xoshiro128** (Blackman and Vigna), seeded through splitmix32: fast and good enough for play-outs
 * and tests, not for deals among people. Uneven by less than 2⁻¹⁶.
 */
export class Xoshiro128 implements Chance {
  private s0: number;
  private s1: number;
  private s2: number;
  private s3: number;

  /** Equal seeds (whole numbers) give equal sequences. */
  constructor(seed: number) {
    let state = seed | 0;
    const split = (): number => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    };
    this.s0 = split();
    this.s1 = split();
    this.s2 = split();
    this.s3 = split();
  }

  /** The next 32 bits as a signed integer. */
  next(): number {
    const scrambled = Math.imul(this.s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = this.s1 << 9;
    this.s2 ^= this.s0;
    this.s3 ^= this.s1;
    this.s1 ^= this.s2;
    this.s0 ^= this.s3;
    this.s2 ^= shifted;
    this.s3 = (this.s3 << 11) | (this.s3 >>> 21);
    return result;
  }

  below(bound: number): number {
    return Math.floor((this.next() >>> 0) * bound * 2 ** -32);
  }
}
