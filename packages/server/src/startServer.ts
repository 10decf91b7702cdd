/** A whole server: log, tables, HTTP and sockets. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Result } from '@hausregel/rules';
import { createApi } from './net/api.ts';
import { type Brain } from './bots/brain.ts';
import { botBrain } from './bots/botBrain.ts';
import { type Clock, systemClock } from './clock.ts';
import { FrontDoor } from './net/frontDoor.ts';
import { Gateway } from './net/gateway.ts';
import { countedByAddress, httpServer } from './net/httpServer.ts';
import { Hall } from './hall.ts';
import { originChecks } from './net/origin.ts';
import { type Interfaces, lanOrigin } from './net/lanOrigin.ts';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
import { type Report, troubleReport } from './report.ts';
import { type Secrets, systemSecrets } from './secrets.ts';
import { type DatabasePlace, type LogProblem, openLog } from './log/openLog.ts';
import { realPath } from './log/realPath.ts';
import { StaticFiles } from './net/staticFiles.ts';
import { MeasuredLog } from './metrics/measuredLog.ts';
import type { MetricsPlace } from './metrics/metricsPort.ts';
import { Watch } from './metrics/watch.ts';

/** How long a stop waits until all that was accepted is written to a shared database, in ms. */
const HALT_MS = 300;
/** How long a stop takes if neither a shared database nor the sockets answer, in ms: `HALT_MS`, the log's end, farewell. */
const STOP_MS = 950;
/** How long sockets have to say goodbye before they are cut, in ms, and at least if everything before took its time. */
const FAREWELL_MS = 500;
const FAREWELL_MIN_MS = 200;

export interface ServerOptions {
  /** Address to listen at: "127.0.0.1", "0.0.0.0", "::". */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** SQLite file, made if it is not there; its folder too. Not used with a `database`. */
  readonly dataFile: string;
  /** PostgreSQL in place of the file, for several nodes that share their tables. */
  readonly database?: DatabasePlace;
  /** Where metrics can be read; absent: nowhere. */
  readonly metrics?: MetricsPlace;
  /** Folder with the built web client; without one only the API is served. */
  readonly webRoot: string;
  readonly report?: Report;
  readonly limits?: ServerLimits;
  /** Origins under which pages open sockets and tables besides addresses and names of the house: "https://example.org". */
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
  readonly code: 'port-in-use' | 'port-not-allowed' | 'host-unknown' | 'metrics-unavailable' | LogProblem;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface RunningServer {
  readonly port: number;
  /** Tables read from the log at the start. */
  readonly tablesRead: number;
  /** Port of the metrics, where they can be read. */
  readonly metricsPort: number | undefined;
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
  const { clock = systemClock(), secrets = systemSecrets, limits = DEFAULT_LIMITS, host, port } = options;
  const watch = new Watch();
  const server = httpServer(limits.request, options.trustProxy ?? false);
  const door = new FrontDoor(server);
  const giveUp = (error: StartProblem): Result<never, StartProblem> => {
    server.close();
    door.giveUp();
    watch.close();
    return { ok: false, error };
  };
  // The port first: whoever starts a second server should hear of that, not of the locked data.
  const problem = await listen(server, host, port);
  if (problem !== undefined) return giveUp({ code: problem, facts: { host, port } });
  const onBatch = (events: number, ms: number): void => watch.metrics.noteBatch(events, ms);
  const report = watch.counted(options.report ?? (() => {}));
  const onTrouble = troubleReport(options.dataFile, report);
  const opened = await openLog(options, { clock, secrets, watch: { onBatch, onTrouble }, report });
  if (!opened.ok) {
    return giveUp({
      code: opened.error,
      facts: options.database === undefined ? { file: realPath(options.dataFile) } : {},
    });
  }
  const log = new MeasuredLog(opened.value, watch.metrics, clock);
  if (options.metrics !== undefined && !(await watch.open(options.metrics, log))) {
    await log.close();
    return giveUp({ code: 'metrics-unavailable', facts: { ...options.metrics } });
  }
  return { ok: true, value: await openRooms({ options, clock, secrets, server, door, log, watch, report }) };
}

interface Parts {
  readonly options: ServerOptions;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly server: Server;
  readonly door: FrontDoor;
  readonly log: MeasuredLog;
  readonly watch: Watch;
  readonly report: Report;
}

/** Reads the tables and lets in who waits at the door. */
async function openRooms({ options, clock, secrets, server, door, log, watch, report }: Parts): Promise<RunningServer> {
  const { limits = DEFAULT_LIMITS, allowedOrigins = [], trustProxy = false, interfaces = networkInterfaces } = options;
  const { metrics } = watch;
  const { isOurPage, isOurName } = originChecks({
    allowed: allowedOrigins,
    trustProxy,
    machine: hostname(),
    onUnknownName: (origin) => report({ level: 'warn', event: 'origin-unknown', origin }),
  });
  const hall = await Hall.open({
    clock,
    secrets,
    brain: options.brain ?? botBrain,
    limits: limits.table,
    hallLimits: limits.hall,
    address: options.database?.address,
    log,
    report,
  });
  const api = createApi({
    hall,
    clock,
    files: await StaticFiles.open(options.webRoot),
    report,
    isOurPage,
    isOurName,
    limits: limits.request,
    trustProxy,
    lanOrigin: () => lanOrigin(options.host, portOf(server), interfaces()),
    metrics,
    readiness: () => watch.readiness(log),
  });
  const answer = getRequestListener(api.fetch);
  const listener = countedByAddress(limits.request, trustProxy, (request, response) => void answer(request, response));
  const gateway = new Gateway({ hall, clock, limits: limits.socket, isOurPage, trustProxy, metrics });
  watch.begin({ hall, gateway, log });
  door.open({
    onRequest: listener,
    onUpgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
  });
  const running = { port: portOf(server), tablesRead: hall.tableCount, metricsPort: watch.metricsPort };
  report({ level: 'info', event: 'started', port: running.port, tables: running.tablesRead });
  const stop = once(() => stopServer({ server, hall, gateway, log, watch, report }));
  return { ...running, stop };
}

interface Running {
  readonly server: Server;
  readonly hall: Hall;
  readonly gateway: Gateway;
  readonly log: MeasuredLog;
  readonly watch: Watch;
  readonly report: Report;
}

async function stopServer({ server, hall, gateway, log, watch, report }: Running): Promise<void> {
  const began = performance.now();
  watch.isStopping = true;
  report({ level: 'info', event: 'stopping', tables: hall.tableCount, clients: hall.clientCount });
  const closed = new Promise((resolve) => server.close(resolve));
  const halted = hall.stop();
  // A shared database may be silent; without one the disk answers, and is waited for.
  await (log.isOwner === undefined ? halted : Promise.race([halted, wait(HALT_MS, undefined, { ref: false })]));
  // Before the sockets: whoever comes back finds the tables free for another node.
  await log.close();
  await halted;
  const left = STOP_MS - (performance.now() - began);
  await gateway.stop(Math.max(FAREWELL_MIN_MS, Math.min(FAREWELL_MS, left)));
  server.closeAllConnections();
  await closed;
  watch.close();
  report({ level: 'info', event: 'stopped', ms: Math.round(performance.now() - began) });
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
