/** A whole server: log, tables, HTTP and sockets. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import type { Result } from '@hausregel/rules';
import { createApi } from './net/api.ts';
import { type Brain } from './bots/brain.ts';
import { botBrain } from './bots/botBrain.ts';
import { type Clock, systemClock } from './clock.ts';
import { FrontDoor } from './net/frontDoor.ts';
import { Gateway } from './net/gateway.ts';
import { Hall } from './hall.ts';
import { type Interfaces, lanOrigin } from './net/lanOrigin.ts';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
import type { Report } from './report.ts';
import { type Secrets, systemSecrets } from './secrets.ts';
import { type DatabasePlace, type LogProblem, openLog } from './log/openLog.ts';
import { StaticFiles } from './net/staticFiles.ts';

export interface ServerOptions {
  /** Address to listen at: "127.0.0.1", "0.0.0.0", "::". */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** SQLite file, made if it is not there; its folder too. Not used with a `database`. */
  readonly dataFile: string;
  /** PostgreSQL in place of the file, for several nodes that share their tables. */
  readonly database?: DatabasePlace;
  /** Folder with the built web client; without one only the API is served. */
  readonly webRoot: string;
  readonly report?: Report;
  readonly limits?: ServerLimits;
  /** Origins of other pages that may open sockets, for example "https://example.org". */
  readonly allowedOrigins?: readonly string[];
  /** Behind a proxy that sets `X-Forwarded-For`. */
  readonly trustProxy?: boolean;
  readonly clock?: Clock;
  readonly secrets?: Secrets;
  readonly brain?: Brain;
  /** Networks of the machine. */
  readonly interfaces?: () => Interfaces;
}

/** Why a server cannot start. */
export interface StartProblem {
  readonly code: 'port-in-use' | 'port-not-allowed' | 'host-unknown' | LogProblem;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface RunningServer {
  readonly port: number;
  /** Tables read from the log at the start. */
  readonly tablesRead: number;
  /** Lets everything accepted become durable and told, then ends all connections. */
  stop(): Promise<void>;
}

const LISTEN_CODES: Readonly<Record<string, StartProblem['code']>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-not-allowed',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
};

export async function startServer(options: ServerOptions): Promise<Result<RunningServer, StartProblem>> {
  const { clock = systemClock(), report = () => {}, interfaces = networkInterfaces } = options;
  const { host, port, dataFile } = options;
  const server = createServer();
  const door = new FrontDoor(server);
  // The port first: whoever starts a second server should hear of that, not of the locked data.
  const problem = await listen(server, host, port);
  if (problem !== undefined) return { ok: false, error: { code: problem, facts: { host, port } } };
  const secrets = options.secrets ?? systemSecrets;
  const log = await openLog(options, clock, secrets);
  if (!log.ok) {
    server.close();
    door.giveUp();
    return { ok: false, error: { code: log.error, facts: options.database === undefined ? { file: dataFile } : {} } };
  }
  const limits = options.limits ?? DEFAULT_LIMITS;
  const hall = await Hall.open({
    clock,
    secrets,
    brain: options.brain ?? botBrain,
    limits: limits.table,
    hallLimits: limits.hall,
    log: log.value,
    report,
  });
  const allowedOrigins = options.allowedOrigins ?? [];
  const files = await StaticFiles.open(options.webRoot);
  const api = createApi({
    hall,
    clock,
    files,
    report,
    allowedOrigins,
    limits: limits.request,
    trustProxy: options.trustProxy ?? false,
    lanOrigin: () => lanOrigin(host, portOf(server), interfaces()),
  });
  const listener = getRequestListener(api.fetch);
  const gateway = new Gateway({ hall, clock, limits: limits.socket, allowedOrigins });
  door.open({
    onRequest: (request, response) => void listener(request, response),
    onUpgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
  });
  const running = { port: portOf(server), tablesRead: hall.tableCount };
  report({ level: 'info', event: 'started', port: running.port, tables: running.tablesRead });
  const stop = once(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await hall.stop();
    // Before the sockets: whoever comes back finds the tables free for another node.
    await log.value.close();
    await gateway.stop();
    server.closeAllConnections();
    await closed;
    report({ level: 'info', event: 'stopped' });
  });
  return { ok: true, value: { ...running, stop } };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function listen(server: Server, host: string, port: number): Promise<StartProblem['code'] | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const code = LISTEN_CODES[error.code ?? ''];
      if (code === undefined) reject(error);
      else resolve(code);
    });
    server.listen(port, host, () => resolve(undefined));
  });
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
