/**
 * Process of its own for a load: a server with a file of its own, or a bare echo to compare with.
 * Arguments: `server FILE` or `echo`. Tells its port as soon as it listens; SIGTERM ends it in order.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import process from 'node:process';
import { DEFAULT_LIMITS, startServer } from '@hausregel/server';
import { WebSocketServer } from 'ws';
import type { ChildHello } from './childProcess.ts';

/** All clients of a load have one address. */
const MANY = 1_000_000;
const { socket, hall, table } = DEFAULT_LIMITS;
const LIMITS = {
  table,
  hall,
  socket,
  request: {
    ...DEFAULT_LIMITS.request,
    createBurst: MANY,
    createsPerSecond: MANY,
    codeBurst: MANY,
    codesPerSecond: MANY,
    tablesPerAddress: MANY,
    connectionsMax: MANY,
  },
};

async function serve(dataFile: string): Promise<ChildHello> {
  const started = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFile,
    webRoot: dirname(dataFile),
    metrics: { host: '127.0.0.1', port: 0 },
    limits: LIMITS,
    report: (line) => {
      if (line.level !== 'info') process.stderr.write(`${JSON.stringify(line)}\n`);
    },
  });
  if (!started.ok) throw new Error(started.error.code);
  process.once('SIGTERM', () => void started.value.stop().then(() => process.exit(0)));
  return { port: started.value.port, metricsPort: started.value.metricsPort };
}

/** What comes is sent back, as cheaply as `ws` can. Whoever asks for any page hears the processor time in ms. */
async function echo(): Promise<ChildHello> {
  const server = createServer((_, response) => {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1000));
  });
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (client) => {
    client.on('message', (data, isBinary) => client.send(data, { binary: isBinary }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.once('SIGTERM', () => process.exit(0));
  const { port } = server.address() as AddressInfo;
  return { port, metricsPort: port };
}

const [what, dataFile = ''] = process.argv.slice(2);
process.send?.(await (what === 'echo' ? echo() : serve(dataFile)));
// Ctrl-C is for the load, which ends this process when it is done.
process.on('SIGINT', () => {});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1));
