import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type ServerLimits } from '../limits.ts';
import { countedByAddress, httpServer } from './httpServer.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** More than the buffers of a connection on one machine hold. */
const BIG = Buffer.alloc(30_000_000, 'x');

async function serve(
  limits: Partial<ServerLimits['request']>,
  trustProxy: boolean,
  listener: RequestListener,
): Promise<number> {
  const request = { ...DEFAULT_LIMITS.request, ...limits };
  const server = httpServer(request, trustProxy).on('request', countedByAddress(request, trustProxy, listener));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function ask(port: number, headers: readonly string[] = []): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(requestText(headers));
  return socket;
}

const requestText = (headers: readonly string[]): string =>
  ['GET / HTTP/1.1', 'Host: x', ...headers, '\r\n'].join('\r\n');

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

async function statusOf(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString().slice(9, 12);
}

test('an answer that nobody reads is ended, one that is read slowly is not', async () => {
  const ends: Promise<unknown>[] = [];
  const port = await serve({ unreadMs: 5_000 }, false, (request, response) => {
    if (request.headers['x-deaf'] !== undefined) ends.push(once(response, 'close'));
    response.end(BIG);
  });
  const deaf = ask(port, ['X-Deaf: yes']).pause();
  const slow = ask(port);
  let read = 0;
  slow.on('data', (bytes: Buffer) => {
    read += bytes.length;
    slow.pause();
    setTimeout(() => slow.resume(), 5);
  });
  await expect.poll(() => ends.length).toBe(1);
  await ends[0];
  deaf.resume();
  await once(deaf, 'close');
  await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThan(BIG.length);
});

/** A connection from somewhere else. */
function visitor(remoteAddress: string): Duplex {
  const wire = new Duplex({ read: () => {}, write: (_, __, done) => done() });
  return Object.assign(wire, { remoteAddress, setTimeout: () => {} });
}

test('connections of one address have a bound, which is at most half of all; the machine itself has none', async () => {
  const [server] = (await serve({ connectionsPerAddress: 3 }, false, () => {}), servers);
  const come = (address: string): Duplex => {
    const wire = visitor(address);
    server?.emit('connection', wire);
    return wire;
  };
  const some = Array.from({ length: 3 }, () => come('192.0.2.1'));
  expect(some.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(come('192.0.2.1').destroyed).toBe(true);
  expect(come('192.0.2.2').destroyed).toBe(false);
  for (let count = 0; count < 5; count++) expect(come('127.0.0.1').destroyed).toBe(false);
  some[0]?.destroy();
  await new Promise(setImmediate);
  expect(come('192.0.2.1').destroyed).toBe(false);
  expect(come('192.0.2.1').destroyed).toBe(true);
});

test('half of all connections are left for others', async () => {
  const [server] = (await serve({ connectionsMax: 5 }, false, () => {}), servers);
  const some = Array.from({ length: 4 }, () => visitor('192.0.2.1'));
  for (const wire of some) server?.emit('connection', wire);
  expect(some.map(({ destroyed }) => destroyed)).toEqual([false, false, false, true]);
});

test('behind a trusted proxy requests of one visitor have a bound while they are answered', async () => {
  const waiting: (() => void)[] = [];
  const port = await serve({ connectionsPerAddress: 2 }, true, (_, response) => {
    waiting.push(() => response.end('x'));
  });
  const from = (address: string): Socket => ask(port, [`X-Forwarded-For: ${address}`]);
  const first = from('192.0.2.1');
  from('192.0.2.1');
  await expect.poll(() => waiting.length).toBe(2);
  expect(await statusOf(from('192.0.2.1'))).toBe('429');
  from('192.0.2.2');
  await expect.poll(() => waiting.length).toBe(3);
  waiting[0]?.();
  expect(await statusOf(first)).toBe('200');
  from('192.0.2.1');
  await expect.poll(() => waiting.length).toBe(4);
});

test('requests that come all at once give their places back when their connection breaks', async () => {
  let come = 0;
  const visitors = new Set<Socket>();
  const port = await serve({ connectionsPerAddress: 50 }, true, (request, response) => {
    come++;
    visitors.add(request.socket);
    if (request.headers['x-quick'] !== undefined) response.end('x');
  });
  const from = ['X-Forwarded-For: 192.0.2.1'];
  for (let time = 1; time <= 2; time++) {
    const socket = ask(port, from);
    for (let count = 1; count < 50; count++) socket.write(requestText(from));
    await expect.poll(() => come).toBe(50 * time);
    expect(await statusOf(ask(port, [...from, 'X-Quick: yes']))).toBe('429');
    socket.resetAndDestroy();
    await expect.poll(() => Array.from(visitors).filter(({ closed }) => closed).length).toBe(time);
  }
  expect(await statusOf(ask(port, [...from, 'X-Quick: yes']))).toBe('200');
});

test('a place is given back when its answer is read, also of many on one connection', async () => {
  const port = await serve({ connectionsPerAddress: 2 }, true, (_, response) => response.end('x'));
  const from = ['X-Forwarded-For: 192.0.2.1'];
  const socket = ask(port, from);
  for (let count = 0; count < 5; count++) {
    expect(await statusOf(socket)).toBe('200');
    socket.write(requestText(from));
  }
  expect(await statusOf(socket)).toBe('200');
});

test('who has gone before anybody answers takes no place', async () => {
  const request = { ...DEFAULT_LIMITS.request, connectionsPerAddress: 1 };
  const waiting: (() => void)[] = [];
  const listener = countedByAddress(request, true, (_, response) => response.end('x'));
  const server = httpServer(request, true).on('request', (...visit) => waiting.push(() => listener(...visit)));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const from = ['X-Forwarded-For: 192.0.2.1'];
  const gone = ask(port, from);
  await expect.poll(() => waiting.length).toBe(1);
  gone.resetAndDestroy();
  await expect.poll(() => connectionsOf(server)).toBe(0);
  const here = ask(port, from);
  await expect.poll(() => waiting.length).toBe(2);
  for (const enter of waiting) enter();
  expect(await statusOf(here)).toBe('200');
});
