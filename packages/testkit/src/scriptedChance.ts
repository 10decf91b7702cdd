import type { Chance, ChancePurpose } from '@hausregel/core';

/** One draw that is expected: what it is for, and what it gives. */
export interface ScriptedDraw {
  readonly purpose: ChancePurpose;
  readonly value: number;
}

/**
 * Chance that gives exactly the scripted draws, in order. A draw too many, for another purpose or
 * with a bound that its value does not fit throws; so does `finish` while draws are left over.
 */
export class ScriptedChance implements Chance {
  private readonly draws: readonly ScriptedDraw[];
  private used = 0;

  constructor(draws: readonly ScriptedDraw[]) {
    this.draws = draws;
  }

  below(bound: number, purpose: ChancePurpose): number {
    const draw = this.draws[this.used];
    if (draw === undefined) throw new RangeError(`Draw ${this.used} (${purpose} below ${bound}) is not in the script.`);
    if (draw.purpose !== purpose || draw.value < 0 || draw.value >= bound) {
      throw new RangeError(
        `Draw ${this.used} is for ${purpose} below ${bound}; the script has ${draw.purpose} ${draw.value}.`,
      );
    }
    this.used++;
    return draw.value;
  }

  /** Throws unless every scripted draw has been used. */
  finish(): void {
    if (this.used < this.draws.length) {
      throw new RangeError(`${this.draws.length - this.used} scripted draws were not used.`);
    }
  }
}

/** The draws of a shuffle of so many cards that leaves each where it is (Fisher–Yates from the last on). */
export const leaveInOrder = (count: number, purpose: ChancePurpose): ScriptedDraw[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({ purpose, value: count - 1 - index }));
