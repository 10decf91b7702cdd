/** The highest rate at which 99 of 100 commands are still acknowledged in time. */
import type { Glimpse, LoadRun, Measured } from './loadRun.ts';

/** What is promised for 99 of 100 acknowledgements, in ms. */
export const ACK_LIMIT_MS = 100;
/** By how much the rate grows from step to step, and how often it is halved in at the end. */
const GROWTH = 1.3;
const HALVINGS = 3;
const STEPS_MAX = 20;
/** Of the rate wanted so much must be reached. */
const REACHED = 0.95;
/** Each step has so many seconds to settle, which are not measured. */
const SETTLE_SECONDS = 8;

export interface RateStep {
  readonly rate: number;
  readonly holds: boolean;
  readonly measured: Measured;
}

export interface RateSearch {
  readonly run: Pick<LoadRun, 'measure'>;
  readonly from: number;
  readonly seconds: number;
  readonly isStopped: () => boolean;
  readonly look: (rate: number, glimpse: Glimpse) => void;
}

export const holdsLimit = (rate: number, { movesPerSecond, latencies, errors }: Measured): boolean =>
  latencies.p99 <= ACK_LIMIT_MS && movesPerSecond >= rate * REACHED && errors === 0;

/** All rates that were tried, in order. */
export async function findRate({ run, from, seconds, isStopped, look }: RateSearch): Promise<readonly RateStep[]> {
  const steps: RateStep[] = [];
  let good = 0;
  let bad = Infinity;
  let rate = from;
  for (let halvings = 0; halvings < HALVINGS && steps.length < STEPS_MAX && !isStopped();) {
    const glimpse = (seen: Glimpse): boolean => {
      look(rate, seen);
      return !isStopped();
    };
    await run.measure(SETTLE_SECONDS, rate, glimpse);
    const measured = await run.measure(seconds, rate, glimpse);
    const holds = holdsLimit(rate, measured);
    steps.push({ rate, holds, measured });
    if (holds) good = rate;
    else bad = rate;
    if (bad < Infinity) halvings += 1;
    rate = Math.round(bad === Infinity ? rate * GROWTH : (good + bad) / 2);
  }
  return steps;
}
