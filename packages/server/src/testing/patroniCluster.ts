/** A PostgreSQL with standbys under Patroni and etcd, all on this machine, thrown away afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresUser, programOf } from './debianPrograms.ts';
import { filled } from './filled.ts';
import { PASSWORD, PatroniMember } from './patroniMember.ts';
import { freePort } from './postgresCluster.ts';

const TEMPLATE = fileURLToPath(new URL('../../../../deploy/etcd/etcd.env', import.meta.url));
const LOOK_MS = 100;

export class PatroniCluster {
  readonly members: readonly PatroniMember[];
  private readonly folder: string;
  private readonly etcd: ChildProcess;

  private constructor(folder: string, etcd: ChildProcess, members: readonly PatroniMember[]) {
    this.folder = folder;
    this.etcd = etcd;
    this.members = members;
  }

  /** Starts it and waits for a primary with a synchronous standby, and a user and database for the game. */
  static async start(count: number): Promise<PatroniCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'hausregel-patroni-'));
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const { process: etcd, port } = await startEtcd(folder);
    const members: PatroniMember[] = [];
    for (let n = 1; n <= count; n++) members.push(await PatroniMember.create(`pg${n}`, folder, port));
    const cluster = new PatroniCluster(folder, etcd, members);
    for (const member of members) member.launch();
    const primary = await cluster.primary();
    await cluster.synchronous();
    await queryAs('postgres', primary.port, 'postgres', `CREATE ROLE hausregel LOGIN PASSWORD '${PASSWORD}'`);
    await queryAs('postgres', primary.port, 'postgres', 'CREATE DATABASE hausregel OWNER hausregel');
    return cluster;
  }

  /** All members, for the nodes of the game to find the primary among. */
  get url(): string {
    const hosts = this.members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://hausregel:${encodeURIComponent(PASSWORD)}@${hosts}/hausregel`;
  }

  /** Waits until there is a primary (other than one), and gives it. */
  async primary(other?: PatroniMember): Promise<PatroniMember> {
    for (;;) {
      for (const member of this.members) if (member !== other && (await member.isPrimary())) return member;
      await wait(LOOK_MS);
    }
  }

  /** Waits until there is a standby that confirms. */
  async synchronous(): Promise<PatroniMember> {
    for (;;) {
      for (const member of this.members) if (await member.isSynchronousStandby()) return member;
      await wait(LOOK_MS);
    }
  }

  /** Waits until all members but the primary are standbys that follow it; one that comes back may still take itself for it. */
  async whole(primary: PatroniMember): Promise<void> {
    const following = "SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming'";
    for (;;) {
      const [row] = await queryAs('postgres', primary.port, 'postgres', following);
      if (row?.['count'] === this.members.length - 1) return;
      await wait(LOOK_MS);
    }
  }

  /** Rows of the game's database, from the primary. */
  async query(text: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    const { port } = await this.primary();
    return queryAs('hausregel', port, 'hausregel', text, values);
  }

  async stop(): Promise<void> {
    for (const member of this.members) await member.stop();
    const exited = once(this.etcd, 'exit');
    this.etcd.kill('SIGKILL');
    await exited;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function startEtcd(folder: string): Promise<{ readonly process: ChildProcess; readonly port: number }> {
  const port = await freePort();
  const peerPort = await freePort();
  const text = filled(readFileSync(TEMPLATE, 'utf8'), {
    MEMBER: 'e1',
    ADDRESS: '127.0.0.1',
    CLIENT_PORT: String(port),
    PEER_PORT: String(peerPort),
    DATA: join(folder, 'etcd'),
    CLUSTER: `e1=http://127.0.0.1:${peerPort}`,
  });
  const settings = text.split('\n').filter((line) => line.startsWith('ETCD_'));
  const env = new Map(settings.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const child = spawn(programOf('etcd-server', '/usr/bin/etcd'), [], {
    ...postgresUser(),
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(env) },
    stdio: 'ignore',
  });
  for (let attempt = 0; ; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { process: child, port };
    if (attempt > 300) throw new Error('etcd does not start');
    await wait(LOOK_MS);
  }
}

async function queryAs(
  user: string,
  port: number,
  database: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ user, password: PASSWORD, host: '127.0.0.1', port, database });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
