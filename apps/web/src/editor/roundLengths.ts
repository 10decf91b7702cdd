/** Pairs of a length in turns and the number of rounds that had it, ascending by length. */
export type Lengths = readonly (readonly [turns: number, rounds: number])[];

/** How long rounds are: before and after a change, over the same scale. */
export interface LengthChart {
  /** Turns that a step of the drawing stands for, and the end of the scale. */
  readonly step: number;
  readonly max: number;
  /** Share of the rounds in each step; those beyond the scale are not drawn. */
  readonly before: readonly number[];
  readonly now: readonly number[];
  /** Whole numbers of turns. */
  readonly means: { readonly before: number; readonly now: number };
  /** Every tenth round takes more turns than this. */
  readonly tenths: { readonly before: number; readonly now: number };
  /** By how much the mean has grown; negative: shrunk. */
  readonly percent: number;
  readonly ticks: readonly number[];
  /** Rounds played after the change. */
  readonly rounds: number;
}

const STEPS = 15;
/** Numbers below the scale, at most. */
const TICKS = 5;
/** The scale ends where all but so many rounds do, so that a few long ones do not press the others together. */
const SHOWN = 0.97;
const TENTH = 0.9;

export const roundsIn = (lengths: Lengths): number => lengths.reduce((sum, [, rounds]) => sum + rounds, 0);

const meanOf = (lengths: Lengths): number =>
  lengths.reduce((sum, [turns, rounds]) => sum + turns * rounds, 0) / roundsIn(lengths);

/** The least length that a share of the rounds does not exceed. */
function lengthOf(lengths: Lengths, share: number): number {
  const enough = share * roundsIn(lengths);
  let seen = 0;
  const found = lengths.find(([, rounds]) => (seen += rounds) >= enough);
  return found?.[0] ?? 0;
}

/** The least of 1, 2, 5, 10, 20 … that is not below `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

function shares(lengths: Lengths, step: number, max: number): readonly number[] {
  const counts = Array.from({ length: max / step }, () => 0);
  for (const [turns, rounds] of lengths) {
    const at = Math.floor(turns / step);
    if (at < counts.length) counts[at] = (counts[at] ?? 0) + rounds;
  }
  const all = roundsIn(lengths);
  return counts.map((count) => count / all);
}

/** The chart of two tallies; undefined if one is empty. */
export function lengthChart(before: Lengths, now: Lengths): LengthChart | undefined {
  if (before.length === 0 || now.length === 0) return undefined;
  const end = Math.max(lengthOf(before, SHOWN), lengthOf(now, SHOWN)) + 1;
  const step = Math.ceil(end / STEPS);
  const max = Math.ceil(end / step) * step;
  const tick = roundStep(max / TICKS);
  const means = { before: meanOf(before), now: meanOf(now) };
  return {
    step,
    max,
    before: shares(before, step, max),
    now: shares(now, step, max),
    means: { before: Math.round(means.before), now: Math.round(means.now) },
    tenths: { before: lengthOf(before, TENTH), now: lengthOf(now, TENTH) },
    percent: Math.round((means.now / means.before - 1) * 100),
    ticks: Array.from({ length: Math.floor(max / tick) }, (_, n) => (n + 1) * tick).filter((each) => each < max),
    rounds: roundsIn(now),
  };
}
