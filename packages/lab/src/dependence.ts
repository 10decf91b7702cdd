/**
 * How much of an outcome is decided by the cards dealt. Every deal is played several times with the same hands, other
 * players in its seats and a draw pile shuffled anew; the variance of a seat's outcome then has two parts, between
 * deals and within a deal (one-way analysis of variance with random effects). The share of the first, summed over the
 * seats, is the *intraclass correlation* (Fisher, 1925): 0 if hands do not matter, 1 if nothing else does.
 */
import { type Estimate, jackknife } from './intervals.ts';
import { Sums, type Layout } from './sums.ts';

export interface Dependence {
  /** Share of the variance that the deal decides. */
  readonly share: Estimate;
  /** Standard deviation, over deals, of what a seat may expect; in the unit of the outcome. */
  readonly spread: Estimate;
}

interface Parts {
  readonly between: number;
  readonly total: number;
}

/** Parts of the variance of one quantity, unbiased; the part between deals may come out slightly negative. */
export function varianceParts(sums: Sums, at: number, perBlock: number): Parts {
  const { blocks } = sums;
  const sum = sums.sum[at] ?? 0;
  const blockSquares = sums.blockSquares[at] ?? 0;
  const squares = sums.squares[at] ?? 0;
  const meanBetween = (blockSquares / perBlock - sum ** 2 / (blocks * perBlock)) / (blocks - 1);
  const meanWithin = (squares - blockSquares / perBlock) / (blocks * (perBlock - 1));
  const between = (meanBetween - meanWithin) / perBlock;
  return { between, total: between + meanWithin };
}

interface Figures {
  readonly share: number;
  readonly spread: number;
}

function figuresOf(sums: Sums, places: readonly number[], perBlock: number): Figures {
  const parts = places.map((at) => varianceParts(sums, at, perBlock));
  const between = parts.reduce((sum, part) => sum + part.between, 0);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    share: total > 0 ? between / total : 0,
    spread: Math.sqrt(Math.max(0, between) / parts.length),
  };
}

/** For a quantity that every seat has; undefined of fewer than two deals in a group. */
export function dependenceOf(
  groups: readonly Sums[],
  layout: Layout,
  place: (layout: Layout, seat: number) => number,
): Dependence | undefined {
  const places = Array.from({ length: layout.seats }, (_, seat) => place(layout, seat));
  const used = groups.filter(({ blocks }) => blocks > 0);
  const size = groups[0]?.sum.length ?? 0;
  const figures = (left: Sums | undefined): Figures => {
    const sums = new Sums(size);
    for (const group of used) if (group !== left) sums.add(group);
    return figuresOf(sums, places, layout.seats);
  };
  const all = used.reduce((sum, { blocks }) => sum + blocks, 0);
  if (all < 2 * groups.length || layout.seats < 2) return undefined;
  const whole = figures(undefined);
  const without = used.map(figures);
  return {
    share: jackknife(
      whole.share,
      without.map(({ share }) => share),
    ),
    spread: jackknife(
      whole.spread,
      without.map(({ spread }) => spread),
    ),
  };
}
