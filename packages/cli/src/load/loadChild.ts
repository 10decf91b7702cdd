/**
 * Process of its own for a load: a server with a file of its own, a bare echo to compare with, or an attack.
 * Arguments: `server FILE`, `echo`, or `attack ORIGIN SOCKETS`. Tells its port as soon as it listens; any message
 * to a server asks for the memory that it needs; SIGTERM
 * ends it in order, an attack after it has told its counts.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { loopFirst, startServer } from '@hausregel/server';
import { WebSocketServer } from 'ws';
import { Attack } from './attack.ts';
import type { ChildHello } from './childProcess.ts';

/** Looks at the memory in use, and ms between them. */
const LOOKS = 5;
const LOOK_MS = 200;

async function serve(dataFile: string): Promise<ChildHello> {
  loopFirst();
  const started = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFile,
    webRoot: dirname(dataFile),
    metrics: { host: '127.0.0.1', port: 0 },
    // With its usual limits: whoever makes a table says from which address.
    trustProxy: true,
    report: (line) => {
      if (line.level !== 'info') process.stderr.write(`${JSON.stringify(line)}\n`);
    },
  });
  if (!started.ok) throw new Error(started.error.code);
  process.once('SIGTERM', () => void started.value.stop().then(() => process.exit(0)));
  process.on('message', () => void memoryInUse().then((bytes) => process.send?.(bytes)));
  return { port: started.value.port, metricsPort: started.value.metricsPort };
}

/** The least of some looks: what is under way at a moment, and buffers whose room is given back a little later, do not count. */
async function memoryInUse(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    least = Math.min(least, heapUsed + arrayBuffers);
    await wait(LOOK_MS);
  }
  return least;
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

/** Has the least priority, so that it takes no processor time from the clients whose waiting is measured. */
async function attack(origin: string, idle: number): Promise<ChildHello> {
  setPriority(constants.priority.PRIORITY_LOW);
  const running = await Attack.begin({ origin, idle });
  process.once('SIGTERM', () => {
    running.stop();
    process.send?.(Object.fromEntries(running.counts), () => process.exit(0));
  });
  return { port: 0, metricsPort: undefined };
}

function begin(what: string, words: readonly string[]): Promise<ChildHello> {
  const [first = '', second = ''] = words;
  if (what === 'attack') return attack(first, Number(second));
  return what === 'echo' ? echo() : serve(first);
}

const [what = '', ...words] = process.argv.slice(2);
process.send?.(await begin(what, words));
// Ctrl-C is for the load, which ends this process when it is done.
process.on('SIGINT', () => {});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1));
