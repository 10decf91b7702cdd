/** Several nodes on one database, each in a process of its own; they are killed, paused and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BundledChild, bundledChild } from './bundledChild.ts';
import { freePort } from './postgresCluster.ts';

interface FleetNode {
  readonly port: number;
  process: ChildProcess | undefined;
}

/** Where clients reach a node: by its number (from 0) and its port. */
type AddressOf = (node: number, port: number) => string;
const originOf: AddressOf = (_, port) => `http://127.0.0.1:${port}`;

export class Fleet {
  private readonly url: string;
  private readonly child: BundledChild;
  private readonly addressOf: AddressOf;
  private readonly nodes: FleetNode[] = [];

  private constructor(url: string, child: BundledChild, addressOf: AddressOf) {
    this.url = url;
    this.child = child;
    this.addressOf = addressOf;
  }

  static async start(url: string, count: number, addressOf: AddressOf = originOf): Promise<Fleet> {
    const fleet = new Fleet(url, await bundledChild('nodeChild'), addressOf);
    for (let node = 0; node < count; node++) fleet.nodes.push({ port: await freePort(), process: undefined });
    await Promise.all(fleet.nodes.map((_, node) => fleet.launch(node)));
    return fleet;
  }

  get size(): number {
    return this.nodes.length;
  }

  get ports(): readonly number[] {
    return this.nodes.map(({ port }) => port);
  }

  portOf(node: number): number {
    return this.at(node).port;
  }

  private at(node: number): FleetNode {
    const found = this.nodes[node];
    if (found === undefined) throw new Error(`no node ${node}`);
    return found;
  }

  /** Starts a node that is not running, and waits until it serves. */
  async launch(node: number): Promise<void> {
    const it = this.at(node);
    const address = this.addressOf(node, it.port);
    const child = spawn(process.execPath, [this.child.file, this.url, String(it.port), address], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    it.process = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    if (Number(line.toString()) !== it.port) throw new Error(line.toString());
  }

  /** Ends a node: at once, or (`SIGTERM`) with time to hand its tables on. */
  async end(node: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const it = this.at(node);
    if (it.process === undefined) return;
    const exited = once(it.process, 'exit');
    it.process.kill(signal);
    await exited;
    it.process = undefined;
  }

  /** The node does nothing until it is woken; its sockets stay open. */
  pause(node: number): void {
    this.at(node).process?.kill('SIGSTOP');
  }

  wake(node: number): void {
    this.at(node).process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((_, node) => this.end(node)));
    this.child.remove();
  }
}
