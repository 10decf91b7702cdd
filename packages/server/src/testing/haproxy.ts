/** HAProxy before two nodes, set up by `deploy/haproxy/haproxy.cfg`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from './debianPrograms.ts';
import { filled } from './filled.ts';
import { freePort } from './postgresCluster.ts';

const TEMPLATE = fileURLToPath(new URL('../../../../deploy/haproxy/haproxy.cfg', import.meta.url));

const SAID_MAX = 4_000;

/** Tells how many nodes it takes for ready. */
const seenAt = (port: number): string => `
frontend seen
  bind 127.0.0.1:${port}
  http-request return status 200 content-type text/plain lf-string %[nbsrv(any)]
`;

export class HAProxy {
  readonly port: number;
  private readonly seenPort: number;
  private readonly process: ChildProcess;
  private readonly folder: string;
  /** What it said last. */
  private said = '';

  private constructor(port: number, seenPort: number, process: ChildProcess, folder: string) {
    this.port = port;
    this.seenPort = seenPort;
    this.process = process;
    this.folder = folder;
  }

  /** Starts it, and waits until it sees both. Rejects if it does not like its configuration. */
  static async before(nodes: readonly [number, number]): Promise<HAProxy> {
    const port = await freePort();
    const seenPort = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'hausregel-haproxy-'));
    const file = join(folder, 'haproxy.cfg');
    const [NODE1, NODE2] = nodes.map((node) => `127.0.0.1:${node}`);
    const text = filled(readFileSync(TEMPLATE, 'utf8'), {
      BIND: `127.0.0.1:${port}`,
      NODE1: NODE1 ?? '',
      NODE2: NODE2 ?? '',
    });
    // A test may have fewer open files than a service, and need not be root.
    const few = text.replace('maxconn 50000', 'maxconn 500');
    const own = process.getuid?.() === 0 ? few : few.replaceAll(/^ +(?:user|group) .*$/gm, '');
    writeFileSync(file, `${own}${seenAt(seenPort)}`);
    const child = spawn(programOf('haproxy', '/usr/sbin/haproxy'), ['-db', '-f', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const proxy = new HAProxy(port, seenPort, child, folder);
    child.stderr.on('data', (words: Buffer) => {
      proxy.said = `${proxy.said}${words.toString()}`.slice(-SAID_MAX);
    });
    await proxy.sees(nodes.length);
    return proxy;
  }

  /** Waits until it takes as many nodes for ready. */
  async sees(count: number): Promise<void> {
    for (;;) {
      if (this.process.exitCode !== null) throw new Error(`HAProxy ended: ${this.said}`);
      const seen = await fetch(`http://127.0.0.1:${this.seenPort}/`).then(
        (response) => response.text(),
        () => undefined,
      );
      if (seen === String(count)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As the door of a campaign. */
  get size(): number {
    return 1;
  }

  get ports(): readonly number[] {
    return [this.port];
  }

  portOf(): number {
    return this.port;
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null) {
      const exited = once(this.process, 'exit');
      this.process.kill('SIGKILL');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
