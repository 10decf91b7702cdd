import { compile, type RuleSet } from '@hausregel/rules';
import type { Lengths } from './roundLengths.ts';

/**
 * Plays rounds in a worker, among so many players. Nothing comes of it where there are no workers, for rules that so
 * many cannot play by, and when somebody stops it.
 */
export function playRounds(ruleSet: RuleSet, players: number, stop: AbortSignal): Promise<Lengths | undefined> {
  return new Promise((resolve) => {
    const rules = compile(ruleSet, players);
    if (stop.aborted || !rules.ok || typeof Worker !== 'function') return resolve(undefined);
    const worker = new Worker(new URL('./playRounds.worker.ts', import.meta.url), { type: 'module' });
    const end = (lengths?: Lengths): void => {
      worker.terminate();
      resolve(lengths);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Lengths | undefined>) => end(data));
    worker.addEventListener('error', () => end());
    stop.addEventListener('abort', () => end(), { once: true });
    worker.postMessage(rules.value, []);
  });
}
