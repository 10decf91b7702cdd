/** Worker threads as runners of a simulation, and as players of random rounds for the benchmark. */
import { Worker } from 'node:worker_threads';
import { lineupOf } from '../dealRunner.ts';
import type { Runner } from '../simulation.ts';
import { type Tally, tallyOf } from '../tally.ts';
import type { Answer, Order, WorkerTask } from './messages.ts';

/** Bundled, the worker lies beside the command line; from sources a loader starts it. */
const IS_SOURCE: boolean = import.meta.url.endsWith('.ts');
const WORKER: URL = new URL(IS_SOURCE ? './sourceWorker.mjs' : './labWorker.js', import.meta.url);
const SOURCE_ARGS = ['--conditions=source'];

export class LabWorker implements Runner {
  private readonly worker: Worker;
  private readonly task: WorkerTask;
  private settle: { readonly resolve: (answer: Answer) => void; readonly reject: (error: unknown) => void } | undefined;

  constructor(task: WorkerTask) {
    this.task = task;
    this.worker = new Worker(WORKER, { workerData: task, ...(IS_SOURCE ? { execArgv: SOURCE_ARGS } : {}) });
    this.worker.on('message', (answer: Answer) => this.settle?.resolve(answer));
    this.worker.on('error', (error) => this.settle?.reject(error));
  }

  /** Plays a range of deals; one order at a time. */
  async run(from: number, to: number): Promise<Tally> {
    const answer = await this.ask({ type: 'deals', from, to });
    if (answer.type !== 'deals') throw new RangeError('A worker has answered another question.');
    return tallyOf(lineupOf(this.task.players).layout, answer.tally);
  }

  /** Plays random rounds for some time; gives how many moves that were, and how long it took by the clock on the wall. */
  async playouts(forMs: number): Promise<{ readonly moves: number; readonly ms: number }> {
    const answer = await this.ask({ type: 'playouts', forMs });
    if (answer.type !== 'playouts') throw new RangeError('A worker has answered another question.');
    return answer;
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.worker.postMessage(order);
    });
  }
}
