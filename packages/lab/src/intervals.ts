/**
 * Intervals that hold the true value in 95 of 100 simulations. Rounds of one deal are not independent, so the spread
 * is taken from whole blocks of rounds.
 *
 * - A mean: Student's t over the block means.
 * - A share: Wilson's interval (E. B. Wilson, 1927), for as many independent rounds as would spread like the blocks
 *   do (Kish's effective sample size).
 * - Other figures: the jackknife over groups of blocks (R. G. Miller, 1974), with Student's t.
 */

export interface Estimate {
  readonly value: number;
  /** Ends of the 95 % interval; both `NaN` where there is too little to say. */
  readonly low: number;
  readonly high: number;
}

/** What is known of a quantity: over how many blocks of how many rounds, its sum and its squared block totals. */
export interface BlockSums {
  readonly blocks: number;
  /** Rounds (or other units that a mean is taken over) in each block. */
  readonly perBlock: number;
  readonly sum: number;
  readonly blockSquares: number;
}

const Z = 1.959963984540054;
const T_SMALL = [12.7062, 4.3027, 3.1824, 2.7764];

/** The 97.5 % point of Student's t with so many degrees of freedom (Abramowitz and Stegun 26.7.5 from five on). */
export function tQuantile(degrees: number): number {
  if (degrees < 1) return Number.NaN;
  const small = T_SMALL[degrees - 1];
  if (small !== undefined) return small;
  const z2 = Z * Z;
  return (
    Z +
    (Z * (z2 + 1)) / (4 * degrees) +
    (Z * ((5 * z2 + 16) * z2 + 3)) / (96 * degrees ** 2) +
    (Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / (384 * degrees ** 3)
  );
}

/** Variance of the mean of a quantity, from its block totals. */
function varianceOfMean({ blocks, perBlock, sum, blockSquares }: BlockSums): number {
  const between = Math.max(0, blockSquares - sum ** 2 / blocks) / (blocks - 1);
  return between / blocks / perBlock ** 2;
}

/** The mean of a quantity per round. */
export function meanOf(sums: BlockSums): Estimate {
  const value = sums.sum / (sums.blocks * sums.perBlock);
  if (sums.blocks < 2) return { value, low: Number.NaN, high: Number.NaN };
  const half = tQuantile(sums.blocks - 1) * Math.sqrt(varianceOfMean(sums));
  return { value, low: value - half, high: value + half };
}

/** Wilson's interval of a share seen in so many independent trials. */
export function wilson(share: number, trials: number): Estimate {
  const z2 = Z * Z;
  const scale = 1 + z2 / trials;
  const centre = (share + z2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  // Exactly nought and one at the ends, which arithmetic misses by a hair.
  const low = share <= 0 ? 0 : Math.max(0, centre - half);
  return { value: share, low, high: share >= 1 ? 1 : Math.min(1, centre + half) };
}

/**
 * A share of rounds. What happened always or never counts as seen once a block; what happened equally often in every
 * block, as it must (somebody wins each round), is known exactly.
 */
export function shareOf(sums: BlockSums): Estimate {
  const value = sums.sum / (sums.blocks * sums.perBlock);
  if (sums.blocks < 2) return { value, low: Number.NaN, high: Number.NaN };
  const variance = varianceOfMean(sums);
  if (variance > 0) return wilson(value, (value * (1 - value)) / variance);
  return value > 0 && value < 1 ? { value, low: value, high: value } : wilson(value, sums.blocks);
}

/** An interval for a figure of all groups, from the figures that come out when one group after the other is left out. */
export function jackknife(value: number, without: readonly number[]): Estimate {
  const groups = without.length;
  if (groups < 2) return { value, low: Number.NaN, high: Number.NaN };
  const mean = without.reduce((sum, each) => sum + each, 0) / groups;
  const variance = ((groups - 1) / groups) * without.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = tQuantile(groups - 1) * Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
}
