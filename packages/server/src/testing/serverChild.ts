/** A server in a process of its own, to be killed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url));

/** A program of this folder that runs in a process of its own: bundled, which makes it start five times as fast. */
export class ChildProgram {
  private readonly bundle: string;
  /** What Node is given before the program's own arguments. */
  readonly nodeArguments: readonly string[];

  constructor(name: string = 'crashChild.ts') {
    const source = fileURLToPath(new URL(name, import.meta.url));
    // Below the project, so that packages with native parts are found from there.
    this.bundle = join(PROJECT, 'node_modules', '.cache', `${name}-${process.pid}.mjs`);
    const { status } = spawnSync(join(PROJECT, 'node_modules', '.bin', 'esbuild'), [
      source,
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--conditions=source',
      '--external:libsql',
      '--banner:js=import{createRequire}from"node:module";const require=createRequire(import.meta.url);',
      `--outfile=${this.bundle}`,
    ]);
    this.nodeArguments = status === 0 ? [this.bundle] : ['--conditions=source', '--import=tsx', source];
  }

  remove(): void {
    rmSync(this.bundle, { force: true });
  }
}

export class ServerChild {
  private readonly process: ChildProcess;
  /** Where it listens, once it does; rejects if it ends before. */
  readonly port: Promise<number>;
  private readonly exited: Promise<unknown>;

  constructor(program: ChildProgram, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.process = spawn(process.execPath, [...program.nodeArguments, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.exited = once(this.process, 'exit');
    this.port = this.firstLine();
    // Whoever kills it at its start does not wait for the port.
    this.port.catch(() => {});
  }

  private async firstLine(): Promise<number> {
    const { stdout } = this.process;
    const line = await Promise.race([
      stdout === null ? 'no output' : once(stdout, 'data').then((data) => String(data[0])),
      this.exited.then(() => 'ended'),
    ]);
    if (!(Number(line) > 0)) throw new Error(line);
    return Number(line);
  }

  /** As a power cut for the process, not for the machine: what it has written stays. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.exited;
  }
}
