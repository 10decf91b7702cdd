/** Work of a campaign, shared out to several processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('partChild.ts', import.meta.url));

/** Runs `name` for the seeds `from` up to, but without, `to`; `hear` is called with what each process tells. */
export async function inProcesses(
  name: string,
  from: number,
  to: number,
  hear: (news: unknown) => void,
): Promise<void> {
  const processes = Math.min(availableParallelism(), to - from);
  const children = Array.from({ length: processes }, async (_, index) => {
    const words = [name, ...[from + index, to, processes].map(String)];
    const child = fork(CHILD, words, {
      execArgv: ['--conditions=source', '--import=tsx', '--expose-gc', '--max-semi-space-size=64'],
    });
    child.on('message', hear);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`A process of the campaign ended with ${code}.`);
  });
  await Promise.all(children);
}
