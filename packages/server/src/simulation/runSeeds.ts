/** Simulates a range of seeds in several processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Simulated } from './simulate.ts';

export interface SeedResult extends Simulated {
  readonly seed: number;
}

/** Seeds `from` up to, but without, `to`. */
export interface SeedRange {
  readonly from: number;
  readonly to: number;
  readonly processes: number;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

const CHILD = fileURLToPath(new URL('seedChild.ts', import.meta.url));

/** `hear` is called for each seed, in any order. */
export async function runSeeds(
  { from, to, processes, signal }: SeedRange,
  hear: (result: SeedResult) => void,
): Promise<void> {
  const children = Array.from({ length: Math.min(processes, to - from) }, async (_, index) => {
    const words = [from + index, to, processes].map(String);
    // Of its own group, so that Ctrl-C reaches the parent alone, which ends it in order.
    const child = fork(CHILD, words, { execArgv: ['--conditions=source', '--import=tsx'], detached: true });
    child.on('message', (results) => {
      for (const result of results as SeedResult[]) hear(result);
    });
    const end = (): unknown => child.connected && child.disconnect();
    signal?.addEventListener('abort', end);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`A simulation ended with ${code}.`);
  });
  await Promise.all(children);
}
