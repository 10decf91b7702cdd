/** Starts the process of a server, an echo or an attack beside the load, on processors of its own if wanted. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { NODE_ARGUMENTS } from '@hausregel/server';

/** What a child tells when it listens. */
export interface ChildHello {
  readonly port: number;
  /** Where its processor time is read. */
  readonly metricsPort: number | undefined;
}

export interface ChildOptions {
  /** Processors that it may use, as `taskset` writes them ("0", "0-1"); undefined: all. */
  readonly cores: string | undefined;
  /** Folder for a profile of its processor time; undefined: none. */
  readonly profile: string | undefined;
}

/** Bundled, the child lies beside the command line; from sources a loader starts it. */
const IS_SOURCE: boolean = import.meta.url.endsWith('.ts');
const CHILD: string = fileURLToPath(new URL(IS_SOURCE ? './loadChild.ts' : './loadChild.js', import.meta.url));
const SOURCE_ARGS: readonly string[] = IS_SOURCE ? ['--conditions=source', '--import=tsx'] : [];

export class LoadProcess {
  readonly hello: ChildHello;
  /** What it told last. */
  told: unknown;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, hello: ChildHello) {
    this.child = child;
    this.hello = hello;
    child.on('message', (message) => {
      this.told = message;
    });
  }

  /** Rejects when it ends before it listens. */
  static async start(words: readonly string[], { cores, profile }: ChildOptions): Promise<LoadProcess> {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const node = [process.execPath, ...NODE_ARGUMENTS, '--expose-gc', ...SOURCE_ARGS, ...profiling, CHILD, ...words];
    const [program = '', ...args] = cores === undefined ? node : ['taskset', '-c', cores, ...node];
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const hello = await new Promise<ChildHello>((resolve, reject) => {
      child.once('message', (message) => resolve(message as ChildHello));
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The server of the load does not start.')));
    });
    return new LoadProcess(child, hello);
  }

  /** Bytes that a server needs: heap and buffers, after a collection of all that is not used any more. */
  async memoryInUse(): Promise<number> {
    const told = once(this.child, 'message');
    this.child.send('memory');
    return Number((await told)[0]);
  }

  /** Asks it to end in order; answers when it has, with the time that took in ms. */
  async stop(): Promise<number> {
    const began = performance.now();
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await exited;
    }
    return performance.now() - began;
  }
}
