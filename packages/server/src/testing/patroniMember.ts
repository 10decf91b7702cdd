/**
 * One machine of a Patroni cluster: PostgreSQL under Patroni, set up by `deploy/patroni/patroni.yml`.
 * Others reach it, and it reaches etcd, over lines that can be frozen.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresPrograms, postgresUser, programOf } from './debianPrograms.ts';
import { filled } from './filled.ts';
import { FrozenLine } from './frozenLine.ts';
import { freePort } from './postgresCluster.ts';

const TEMPLATE = fileURLToPath(new URL('../../../../deploy/patroni/patroni.yml', import.meta.url));
/** Not one that YAML would read as it stands. */
export const PASSWORD = 'test: a #1';

export class PatroniMember {
  readonly name: string;
  /** Where others reach its PostgreSQL. */
  readonly port: number;
  private readonly restPort: number;
  private readonly folder: string;
  private readonly lines: readonly FrozenLine[];
  private process: ChildProcess | undefined;

  private constructor(name: string, folder: string, restPort: number, lines: readonly [FrozenLine, ...FrozenLine[]]) {
    this.name = name;
    this.folder = folder;
    this.restPort = restPort;
    this.lines = lines;
    this.port = lines[0].port;
  }

  /** `folder` belongs to PostgreSQL's user. */
  static async create(name: string, folder: string, etcdPort: number): Promise<PatroniMember> {
    const port = await freePort();
    const restPort = await freePort();
    const lines = [await FrozenLine.to(port), await FrozenLine.to(etcdPort), await FrozenLine.to(restPort)] as const;
    const own = join(folder, name);
    const member = new PatroniMember(name, own, restPort, lines);
    mkdirSync(own);
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid);
    const text = filled(readFileSync(TEMPLATE, 'utf8'), {
      MEMBER: name,
      ADDRESS: '127.0.0.1',
      NETWORK: '127.0.0.1/32',
      PORT: String(port),
      REST_PORT: String(restPort),
      ETCD: `127.0.0.1:${lines[1].port}`,
      DATA: member.data,
      BIN: postgresPrograms(),
      SOCKETS: own,
      SUPERUSER_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
    });
    const configuration = text
      .replace(`connect_address: 127.0.0.1:${port}`, `connect_address: 127.0.0.1:${member.port}`)
      .replace(`connect_address: 127.0.0.1:${restPort}`, `connect_address: 127.0.0.1:${lines[2].port}`)
      // Else it asks etcd for its own address, and goes there past the line.
      .replace('etcd:\n', 'etcd:\n  use_proxies: true\n');
    writeFileSync(join(own, 'patroni.yml'), configuration);
    return member;
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  launch(): void {
    const log = openSync(join(this.folder, 'log'), 'a');
    this.process = spawn(programOf('patroni', '/usr/bin/patroni'), [join(this.folder, 'patroni.yml')], {
      ...postgresUser(),
      cwd: this.folder,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  /** Whether Patroni says that this is the primary; not if it says nothing. */
  async isPrimary(): Promise<boolean> {
    return this.answers('primary');
  }

  async isSynchronousStandby(): Promise<boolean> {
    return this.answers('synchronous');
  }

  private async answers(question: string): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.restPort}/${question}`, {
        signal: AbortSignal.timeout(1_000),
      });
      return response.status === 200;
    } catch {
      return false;
    }
  }

  /** The whole machine is gone at once. */
  async kill(): Promise<void> {
    const { process: patroni } = this;
    const exited = patroni === undefined || patroni.exitCode !== null ? undefined : once(patroni, 'exit');
    this.signal('SIGKILL');
    if (patroni?.signalCode === null) await exited;
    // A process that was being made while the others were killed.
    for (let round = 0; round < 20 && this.processes().length > 0; round++) {
      this.signal('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.process = undefined;
  }

  /** The machine does nothing until it is woken. */
  pause(): void {
    this.signal('SIGSTOP');
  }

  wake(): void {
    this.signal('SIGCONT');
  }

  /** The machine runs and reaches nobody. */
  isolate(): void {
    for (const line of this.lines) line.freeze();
  }

  rejoin(): void {
    for (const line of this.lines) line.thaw();
  }

  async stop(): Promise<void> {
    this.wake();
    await this.kill();
    for (const line of this.lines) line.stop();
  }

  private signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // Gone by itself meanwhile.
      }
    }
  }

  /** Patroni and all of PostgreSQL: whatever works in this member's folder. */
  private processes(): readonly number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        try {
          return readlinkSync(`/proc/${pid}/cwd`).startsWith(this.folder);
        } catch {
          return false;
        }
      });
  }
}
