/**
 * A simulation: deals are given out in ranges to one or more runners, and their tallies are added in the order of the
 * deals. What comes out depends on rule set, players, seed and number of deals alone: not on the number of runners,
 * nor on how fast they are.
 */
import type { Lineup } from './dealRunner.ts';
import { winShares } from './report.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Plays a range of deals, in this thread or in another one. */
export interface Runner {
  readonly run: (from: number, to: number) => Promise<Tally>;
}

export interface Goal {
  /** Deals at most. */
  readonly deals: number;
  /** Stop as soon as every share of wins is known to plus or minus so much (0.005 is half a percent). */
  readonly precision: number | undefined;
}

export interface Progress {
  readonly deals: number;
  readonly tally: Tally;
}

export interface Watch {
  /** Asked after every range; true ends the simulation with what there is. */
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: Progress) => void;
  /** Milliseconds that pass, for choosing the size of ranges. */
  readonly clock: () => number;
}

/** How long a range should take; short enough for a progress line that moves, and for an end that comes soon. */
const RANGE_MS = 150;
const FIRST_RANGE = 4;
const RANGE_GROWTH = 4;
const RANGE_MAX = 50_000;
/** Deals after which a precision is looked at first, and by how much their number grows until the next look. */
const FIRST_LOOK = 200;
const LOOK_GROWTH = 1.2;

/** Whether every share is known well enough. */
function isPrecise(tally: Tally, lineup: Lineup, precision: number): boolean {
  return winShares(tally, lineup).every(({ low, high }) => (high - low) / 2 <= precision);
}

/** Gives out ranges in order, none of them across a deal at which a precision is looked at. */
class Ranges {
  private next = 0;
  private look: number;
  private size = FIRST_RANGE;
  private readonly goal: Goal;

  constructor(goal: Goal) {
    this.goal = goal;
    this.look = goal.precision === undefined ? goal.deals : FIRST_LOOK;
  }

  take(): { readonly from: number; readonly to: number } | undefined {
    const from = this.next;
    if (from >= this.goal.deals) return undefined;
    if (from >= this.look) this.look = Math.ceil(this.look * LOOK_GROWTH);
    const to = Math.min(from + this.size, this.look, this.goal.deals);
    this.next = to;
    return { from, to };
  }

  /** Ranges are made as long as the last one suggests. */
  learn(deals: number, ms: number): void {
    const fitting = Math.round((deals * RANGE_MS) / Math.max(ms, 0.1));
    this.size = Math.max(1, Math.min(fitting, this.size * RANGE_GROWTH, RANGE_MAX));
  }
}

/** Deals after which a precision is looked at. */
function isLook(deals: number): boolean {
  let look = FIRST_LOOK;
  while (look < deals) look = Math.ceil(look * LOOK_GROWTH);
  return look === deals;
}

/** Plays until the goal is reached or somebody stops it. Gives the tally of the deals 0 to n. */
export async function simulate(
  lineup: Lineup,
  goal: Goal,
  runners: readonly Runner[],
  watch: Watch,
): Promise<Progress> {
  const tally = emptyTally(lineup.layout);
  const ranges = new Ranges(goal);
  /** Ranges that have been played and wait for an earlier one, by their first deal. */
  const waiting = new Map<number, { readonly to: number; readonly tally: Tally }>();
  let deals = 0;
  let isDone = false;
  const collect = (): void => {
    for (let ready = waiting.get(deals); ready !== undefined && !isDone; ready = waiting.get(deals)) {
      waiting.delete(deals);
      addTally(tally, ready.tally);
      deals = ready.to;
      isDone = goal.precision !== undefined && isLook(deals) && isPrecise(tally, lineup, goal.precision);
    }
  };
  const work = async (runner: Runner): Promise<void> => {
    for (let range = ranges.take(); range !== undefined && !isDone; range = ranges.take()) {
      const start = watch.clock();
      waiting.set(range.from, { to: range.to, tally: await runner.run(range.from, range.to) });
      ranges.learn(range.to - range.from, watch.clock() - start);
      collect();
      watch.onProgress({ deals, tally });
      isDone ||= watch.isStopped();
    }
  };
  await Promise.all(runners.map(work));
  return { deals, tally };
}
