/** A PostgreSQL of a test's own: Debian's programs, a private cluster on a free port, thrown away afterwards. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; installed where it is missing and the test may do so. */
function programs(): string {
  const newest = (): string | undefined =>
    existsSync(DEBIAN)
      ? readdirSync(DEBIAN)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(DEBIAN, version, 'bin'))
          .find((folder) => existsSync(join(folder, 'initdb')))
      : undefined;
  const found = newest();
  if (found !== undefined) return found;
  execFileSync('sh', ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const installed = newest();
  if (installed === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return installed;
}

/** PostgreSQL does not run as root; the package made a user for it. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const of = (what: string): number => Number(execFileSync('id', [what, 'postgres']).toString());
  return { uid: of('-u'), gid: of('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export class PostgresCluster {
  readonly port: number;
  readonly folder: string;
  private readonly bin: string;
  private process: ChildProcess | undefined;

  private constructor(bin: string, folder: string, port: number) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
    const bin = programs();
    const folder = mkdtempSync(join(tmpdir(), 'hausregel-pg-'));
    const { uid, gid } = owner();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    chmodSync(folder, 0o700);
    execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'hausregel', '--no-sync'], {
      ...owner(),
      stdio: 'ignore',
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const cluster = new PostgresCluster(bin, folder, await freePort());
    await cluster.launch(settings);
    return cluster;
  }

  urlOf(database: string): string {
    return `postgres://hausregel@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts it (again), and waits until it answers. */
  async launch(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const given = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      ...settings,
    };
    const words = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.process = spawn(join(this.bin, 'postgres'), ['-D', join(this.folder, 'data'), ...words], {
      ...owner(),
      stdio: 'ignore',
      cwd: this.folder,
    });
    for (let attempt = 0; ; attempt++) {
      try {
        await this.query('SELECT 1');
        return;
      } catch (error) {
        if (attempt > 300) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async query(text: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Ends all its processes at once, as a loss of power does. */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): Promise<void> {
    const { process } = this;
    if (process === undefined) return;
    const exited = once(process, 'exit');
    process.kill(signal);
    await exited;
    this.process = undefined;
  }

  async stop(): Promise<void> {
    await this.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
