import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateTable, PROTOCOL_VERSION, type TableCreated, type TableView } from '@hausregel/protocol';
import { DEFAULT_LIMITS, type RunningServer, type Secrets, type ServerLimits, startServer } from '@hausregel/server';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { NodeClient } from './nodeClient.ts';

export type TableRequest = Partial<CreateTable> & Pick<CreateTable, 'ruleSet'>;

/** Tests open tables faster than any person; all other limits are those of a real server. */
const LIMITS: ServerLimits = {
  ...DEFAULT_LIMITS,
  request: {
    ...DEFAULT_LIMITS.request,
    createBurst: 2_000,
    createsPerSecond: 100,
    codeBurst: 2_000,
    codesPerSecond: 100,
    tablesPerAddress: 2_000,
  },
};
const FAST_BOTS_MS = 20;
const DEALS_MAX = 600;

/** The built client; HAUSREGEL_WEB_ROOT names another build than the project's own. */
async function webRoot(): Promise<string> {
  const named = process.env['HAUSREGEL_WEB_ROOT'];
  if (named !== undefined && named !== '') return named;
  await ensureBuilt(['web']);
  return inProject('.build', 'web');
}

/** The same in every run of a test, so that a deal which broke something comes again. */
function seededSecrets(seed: string): Secrets {
  let count = 0;
  return {
    bytes(length) {
      count += 1;
      return createHash('sha512').update(`${seed}:${count}`).digest().subarray(0, length);
    },
  };
}

/** A server of its own for one test file, on a free port, with a data file that goes with it. */
export class TestServer {
  readonly #folder: string;
  readonly #root: string;
  readonly #secrets: Secrets;
  #running: RunningServer;
  #isUp = true;

  private constructor(folder: string, root: string, secrets: Secrets, running: RunningServer) {
    this.#folder = folder;
    this.#root = root;
    this.#secrets = secrets;
    this.#running = running;
  }

  /** `seed` decides all deals, in the order in which they are asked for. */
  static async start(seed: string): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'hausregel-browser-'));
    const root = await webRoot();
    const secrets = seededSecrets(seed);
    return new TestServer(folder, root, secrets, await listen(folder, root, secrets, 0));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#running.port}`;
  }

  /** Ends the server; its port and data stay for `comeBack`. */
  async goDown(): Promise<void> {
    if (!this.#isUp) return;
    this.#isUp = false;
    await this.#running.stop();
  }

  async comeBack(): Promise<void> {
    this.#running = await listen(this.#folder, this.#root, this.#secrets, this.#running.port);
    this.#isUp = true;
  }

  async stop(): Promise<void> {
    await this.goDown();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Opens a table over HTTP as its host at seat 0; against one fast bot, dealt at once, unless told otherwise. */
  async open(request: TableRequest): Promise<TableCreated> {
    const seats = request.seats ?? 2;
    const bots = request.bots ?? seats - 1;
    const body: CreateTable = {
      v: PROTOCOL_VERSION,
      playerName: 'Ada',
      start: bots === seats - 1,
      ...request,
      seats,
      bots,
      settings: { botMs: FAST_BOTS_MS, awaySeconds: 600, ...request.settings },
    };
    const response = await fetch(`${this.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`No table: ${response.status} ${await response.text()}`);
    return (await response.json()) as TableCreated;
  }

  /** Opens tables until the host's first view is as wanted, so that tests begin in the position they are about. */
  async openWhere(request: TableRequest, isWanted: (view: TableView) => boolean): Promise<TableCreated> {
    for (let deal = 0; deal < DEALS_MAX; deal++) {
      const created = await this.open({ ...request, settings: { ...request.settings, botMs: 2_000 } });
      const host = await NodeClient.enter(this.origin, created.table, created.token);
      const found = isWanted(host.view);
      const pace = request.settings?.botMs ?? FAST_BOTS_MS;
      if (found) await host.ask({ type: 'settings', settings: { botMs: pace } });
      await host.leave();
      if (found) return created;
    }
    throw new Error(`None of ${DEALS_MAX} deals is as wanted.`);
  }
}

async function listen(folder: string, root: string, secrets: Secrets, port: number): Promise<RunningServer> {
  const started = await startServer({
    host: '127.0.0.1',
    port,
    dataFile: join(folder, 'hausregel.db'),
    webRoot: root,
    limits: LIMITS,
    secrets,
  });
  if (!started.ok) throw new Error(`The server did not start: ${started.error.code}`);
  return started.value;
}
