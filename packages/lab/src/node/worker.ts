/** A worker thread of the lab: plays what it is told to, and knows nothing of the other workers. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { caseOf, warmUp } from '../benchmark.ts';
import { DealRunner, lineupOf } from '../dealRunner.ts';
import { Playout } from '../playout.ts';
import { tallyData } from '../tally.ts';
import type { Answer, Order, WorkerTask } from './messages.ts';

const { ruleSet, players, seed } = workerData as WorkerTask;
const { rules } = caseOf(ruleSet, players.length);
const runner = new DealRunner(rules, lineupOf(players));
let isWarm = false;

function playFor(forMs: number): Answer {
  if (!isWarm) warmUp();
  isWarm = true;
  const playout = new Playout(rules, seed);
  const start = performance.now();
  let ms = 0;
  while (ms < forMs) {
    for (const enough = playout.moves + 100_000; playout.moves < enough;) playout.playRound();
    ms = performance.now() - start;
  }
  return { type: 'playouts', moves: playout.moves, ms };
}

parentPort?.on('message', (order: Order) => {
  const answer: Answer =
    order.type === 'playouts'
      ? playFor(order.forMs)
      : { type: 'deals', tally: tallyData(runner.run(seed, order.from, order.to)) };
  parentPort?.postMessage(answer);
});
