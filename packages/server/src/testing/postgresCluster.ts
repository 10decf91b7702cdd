/** A PostgreSQL of a test's own: Debian's programs, a private cluster on a free port, thrown away afterwards. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPrograms, postgresUser } from './debianPrograms.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A folder that PostgreSQL's user owns, as it wants it. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hausregel-pg-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
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
    const bin = postgresPrograms();
    const folder = ownFolder();
    execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'hausregel', '--no-sync'], {
      ...postgresUser(),
      stdio: 'ignore',
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const cluster = new PostgresCluster(bin, folder, await freePort());
    await cluster.launch(settings);
    return cluster;
  }

  /** A standby of another cluster, on a port of its own. */
  static async standbyOf(primary: PostgresCluster): Promise<PostgresCluster> {
    const folder = ownFolder();
    execFileSync(
      join(primary.bin, 'pg_basebackup'),
      ['-D', join(folder, 'data'), '-d', primary.urlOf('postgres'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...postgresUser(), stdio: 'ignore', cwd: folder },
    );
    const standby = new PostgresCluster(primary.bin, folder, await freePort());
    await standby.launch();
    return standby;
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
      ...postgresUser(),
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
