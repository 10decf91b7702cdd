/** When players act: think times around a mean that follows the rate wanted, from a seed. */
import { Xoshiro128 } from '@hausregel/core';

/** Spread of the logarithm: most think shorter than the mean, some much longer. */
const SPREAD = 0.6;
const LONGEST = 8;
const GRAIN = 1 << 24;
/** How far one look at the rate may move the mean. */
const STEP = 1.25;

export class Pace {
  readonly chance: Xoshiro128;
  /** Mean time between two moves of a table, in ms. */
  meanMs: number;

  constructor(seed: number, meanMs: number) {
    this.chance = new Xoshiro128(seed);
    this.meanMs = meanMs;
  }

  /** A think time in ms: log-normal with the mean. */
  thinkMs(): number {
    const normal = Math.sqrt(-2 * Math.log(this.share())) * Math.cos(2 * Math.PI * this.share());
    return this.meanMs * Math.min(LONGEST, Math.exp(SPREAD * normal - SPREAD ** 2 / 2));
  }

  /** Comes nearer to a rate after so many moves a second were made: rounds end, and nobody moves meanwhile. */
  follow(rate: number, made: number): void {
    this.meanMs *= Math.min(STEP, Math.max(1 / STEP, made / rate));
  }

  /** Above 0, up to 1. */
  private share(): number {
    return (this.chance.below(GRAIN) + 1) / GRAIN;
  }
}
