/** What the garbage collector of this process has to do while moves are played. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Rules } from '@hausregel/core';
import { Playout } from '../playout.ts';

export interface HeapFigures {
  readonly moves: number;
  /** Runs of the garbage collector, small and large. */
  readonly collections: number;
  /** Bytes allocated for each move: growth of the heap from look to look, where nothing was collected in between. */
  readonly bytesPerMove: number;
  /** Bytes by which the heap in use has grown from beginning to end. */
  readonly heapGrowth: number;
}

const WARM_UP_MOVES = 1_000_000;
/** Moves between two looks at the heap; a look itself allocates a little. */
const LOOK_MOVES = 50_000;
const FIGURES_MS = 50;

const usedBytes = (): number => getHeapStatistics().used_heap_size;

/** Plays random rounds of at least so many moves and looks at the heap all the while. */
export async function measureHeap(rules: Rules, moves: number): Promise<HeapFigures> {
  const playout = new Playout(rules, 1);
  while (playout.moves < WARM_UP_MOVES) playout.playRound();
  playout.moves = 0;
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  const first = usedBytes();
  let last = first;
  let allocated = 0;
  while (playout.moves < moves) {
    for (const enough = playout.moves + LOOK_MOVES; playout.moves < enough;) playout.playRound();
    const now = usedBytes();
    allocated += Math.max(0, now - last);
    last = now;
  }
  // The collector's figures come a moment later.
  await wait(FIGURES_MS);
  collections += observer.takeRecords().length;
  observer.disconnect();
  return {
    moves: playout.moves,
    collections,
    bytesPerMove: allocated / playout.moves,
    heapGrowth: last - first,
  };
}
