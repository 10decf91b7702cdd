import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS, type ServerLimits } from '../limits.ts';
import { type RunningServer, type ServerOptions, startServer } from '../startServer.ts';

/** Limits that do not slow a test down. */
export const FAST_LIMITS: ServerLimits = {
  ...DEFAULT_LIMITS,
  hall: { ...DEFAULT_LIMITS.hall, botMovesPerSecond: 1_000_000 },
  socket: {
    ...DEFAULT_LIMITS.socket,
    commandBurst: 100_000,
    commandsPerSecond: 100_000,
    addressCommandBurst: 1_000_000,
    addressCommandsPerSecond: 1_000_000,
    calmCommandBurst: 0,
    calmCommandsPerSecond: 0,
  },
  request: {
    ...DEFAULT_LIMITS.request,
    createBurst: 1_000,
    createsPerSecond: 1_000,
    codeBurst: 1_000,
    codesPerSecond: 1_000,
    missBurst: 1_000,
    missesPerSecond: 1_000,
    tablesPerAddress: 100_000,
  },
};

export interface TestServer extends RunningServer {
  readonly folder: string;
  readonly dataFile: string;
}

/** A server on a free port with its data in a folder of its own. */
export async function runTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hausregel-'));
  const dataFile = options.dataFile ?? join(folder, 'data', 'tables.sqlite');
  const started = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFile,
    webRoot: join(folder, 'web'),
    limits: FAST_LIMITS,
    ...options,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const stop = async (): Promise<void> => {
    await started.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...started.value, folder, dataFile, stop };
}
