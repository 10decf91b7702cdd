/** What a simulation found, with intervals, as plain data: the JSON of `hausregel simulate`. */
import { COUNTS, type Count } from './counts.ts';
import type { Lineup } from './dealRunner.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import { type BlockSums, type Estimate, meanOf, shareOf } from './intervals.ts';
import type { Player } from './player.ts';
import {
  countAt,
  kindPoints,
  kindWins,
  type Layout,
  occurrenceAt,
  seatPoints,
  seatWins,
  sizeOf,
  type Sums,
  totalOf,
} from './sums.ts';
import type { Lengths, Tally } from './tally.ts';

/** Wins are shares of rounds; points are those that a round adds to a score. */
export interface Standing {
  readonly wins: Estimate;
  readonly points: Estimate;
}

export interface LengthFigures {
  readonly mean: Estimate;
  readonly median: number;
  /** 99 of 100 rounds are not longer. */
  readonly percentile99: number;
  readonly longest: number;
  /** Pairs of a length and the number of rounds that had it, ascending. */
  readonly histogram: readonly (readonly [length: number, rounds: number])[];
}

export interface RuleFigures {
  readonly name: Count;
  /** Times in a round. */
  readonly perRound: Estimate;
  /** Share of the rounds in which it happened at least once. */
  readonly inRounds: Estimate;
}

export interface Report {
  readonly deals: number;
  readonly rounds: number;
  /** By seat; the first one plays first, the last one deals. */
  readonly seats: readonly Standing[];
  /** By kind of player; an average seat of that kind. */
  readonly bots: readonly (Standing & { readonly bot: Player; readonly seats: number })[];
  readonly moves: LengthFigures;
  readonly turns: LengthFigures;
  readonly rules: readonly RuleFigures[];
  readonly longestChain: number;
  readonly largestPenalty: number;
  /** How much the hands decide who wins, and how many points; undefined of too few deals. */
  readonly dependence: { readonly wins: Dependence; readonly points: Dependence } | undefined;
}

/** The sums of one quantity; `seats` is how many of a round's seats its sum is of. */
function blockSums(total: Sums, layout: Layout, at: number, seats = 1): BlockSums {
  return {
    blocks: total.blocks,
    perBlock: layout.seats * seats,
    sum: total.sum[at] ?? 0,
    blockSquares: total.blockSquares[at] ?? 0,
  };
}

/** The least length that a share of the rounds does not exceed. */
export function percentile(sorted: readonly (readonly [number, number])[], share: number): number {
  const rounds = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [length, count] of sorted) {
    seen += count;
    if (seen >= share * rounds) return length;
  }
  return 0;
}

function lengthFigures(lengths: Lengths, mean: Estimate): LengthFigures {
  const histogram = [...lengths].sort(([one], [other]) => one - other);
  return {
    mean,
    median: percentile(histogram, 0.5),
    percentile99: percentile(histogram, 0.99),
    longest: histogram.at(-1)?.[0] ?? 0,
    histogram,
  };
}

/** Shares of wins by seat and by kind of player: what a precision is asked for. */
export function winShares(tally: Tally, lineup: Lineup): Estimate[] {
  const { layout } = tally;
  const total = totalOf(tally.groups, sizeOf(layout));
  return [
    ...lineup.players.map((_, seat) => shareOf(blockSums(total, layout, seatWins(layout, seat)))),
    ...lineup.kinds.map((_, kind) => kindShare(total, lineup, kind)),
  ];
}

const seatsOfKind = ({ players, kinds }: Lineup, kind: number): number =>
  players.filter((player) => player === kinds[kind]).length;

const kindShare = (total: Sums, lineup: Lineup, kind: number): Estimate =>
  shareOf(blockSums(total, lineup.layout, kindWins(lineup.layout, kind), seatsOfKind(lineup, kind)));

function rulesOf(total: Sums, layout: Layout): RuleFigures[] {
  return COUNTS.map((name, count) => ({
    name,
    perRound: meanOf(blockSums(total, layout, countAt(layout, count))),
    inRounds: shareOf(blockSums(total, layout, occurrenceAt(layout, count))),
  }));
}

/** All figures of the rounds played; at least one deal. */
export function reportOf(tally: Tally, lineup: Lineup): Report {
  const { layout, groups } = tally;
  const total = totalOf(groups, sizeOf(layout));
  const mean = (at: number, seats = 1): Estimate => meanOf(blockSums(total, layout, at, seats));
  const wins = dependenceOf(groups, layout, seatWins);
  const points = dependenceOf(groups, layout, seatPoints);
  return {
    deals: total.blocks,
    rounds: total.blocks * layout.seats,
    seats: lineup.players.map((_, seat) => ({
      wins: shareOf(blockSums(total, layout, seatWins(layout, seat))),
      points: mean(seatPoints(layout, seat)),
    })),
    bots: lineup.kinds.map((bot, kind) => ({
      bot,
      seats: seatsOfKind(lineup, kind),
      wins: kindShare(total, lineup, kind),
      points: mean(kindPoints(layout, kind), seatsOfKind(lineup, kind)),
    })),
    moves: lengthFigures(tally.moves, mean(countAt(layout, 0))),
    turns: lengthFigures(tally.turns, mean(countAt(layout, 1))),
    rules: rulesOf(total, layout),
    longestChain: tally.longestChain,
    largestPenalty: tally.largestPenalty,
    dependence: wins === undefined || points === undefined ? undefined : { wins, points },
  };
}
