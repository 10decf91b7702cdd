/** Simulates a range of seeds in several processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Simulated } from './simulate.ts';

export interface SeedResult extends Simulated {
  readonly seed: number;
}

const CHILD = fileURLToPath(new URL('seedChild.ts', import.meta.url));

/** Seeds `from` up to, but without, `to`; `hear` is called for each, in any order. */
export async function runSeeds(
  from: number,
  to: number,
  processes: number,
  hear: (result: SeedResult) => void,
): Promise<void> {
  const children = Array.from({ length: Math.min(processes, to - from) }, async (_, index) => {
    const words = [from + index, to, processes].map(String);
    const child = fork(CHILD, words, { execArgv: ['--conditions=source', '--import=tsx'] });
    child.on('message', (result) => hear(result as SeedResult));
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`A simulation ended with ${code}.`);
  });
  await Promise.all(children);
}
