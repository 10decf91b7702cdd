/** Who is let in over real sockets, one handshake after the other, and who is counted. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { ServerMetrics } from '../metrics/serverMetrics.ts';
import { TestHall } from '../testing/testHall.ts';
import { FrontDoor } from './frontDoor.ts';
import { Gateway } from './gateway.ts';
import { Turnstile } from './turnstile.ts';

let server: Server;
let door: FrontDoor;
let metrics: ServerMetrics;
/** Turns of the loop that the turnstile asked for. */
let turns: (() => void)[];
const open: Socket[] = [];

beforeEach(async () => {
  server = createServer();
  door = new FrontDoor(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** From now on who comes is let in: `waitingMax` may wait, and each address has one place. */
async function letIn(waitingMax: number): Promise<void> {
  const { hall } = await TestHall.open();
  metrics = new ServerMetrics();
  turns = [];
  const turnstile = new Turnstile({ perTurn: 1, waitingMax, nextTurn: (run) => turns.push(run) });
  const limits = { ...DEFAULT_LIMITS.socket, perAddressMax: 1 };
  const gateway = new Gateway({
    hall,
    clock: systemClock(),
    limits,
    allowedOrigins: [],
    trustProxy: true,
    metrics,
    turnstile,
  });
  door.open({
    onRequest: (_, response) => response.end(),
    onUpgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
  });
}

/** Somebody at an address knocks; answers when that has arrived. */
async function knock(address: string, path = '/ws'): Promise<Socket> {
  const arrived = once(server, 'upgrade');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  open.push(socket);
  socket.on('error', () => {});
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `X-Forwarded-For: ${address}`,
      '\r\n',
    ].join('\r\n'),
  );
  await arrived;
  return socket;
}

/** The first line of what comes back. */
async function answerTo(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString().split('\r\n')[0] ?? '';
}

const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

test('who comes while enough others wait is turned away, and may come again when they have passed', async () => {
  await letIn(1);
  const first = await knock('192.0.2.1');
  expect(await answerTo(await knock('192.0.2.2'))).toBe('HTTP/1.1 503 Service Unavailable');
  expect(metrics.socketsRefused.byLabel.get('crowd')).toBe(1);
  turns.shift()?.();
  expect(await answerTo(first)).toBe('HTTP/1.1 101 Switching Protocols');
  const again = await knock('192.0.2.2');
  turns.shift()?.();
  expect(await answerTo(again)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('a place is free again when its connection ends, also while it waits', async () => {
  await letIn(10);
  const waiting = await knock('192.0.2.1');
  expect(await answerTo(await knock('192.0.2.1'))).toBe('HTTP/1.1 429 Too Many Requests');
  waiting.resetAndDestroy();
  await expect.poll(connections).toBe(0);
  const next = await knock('192.0.2.1');
  turns.shift()?.();
  turns.shift()?.();
  expect(await answerTo(next)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('who has gone before anybody listened takes no place', async () => {
  const gone = await knock('192.0.2.1');
  gone.resetAndDestroy();
  await expect.poll(connections).toBe(0);
  await letIn(10);
  const next = await knock('192.0.2.1');
  turns.shift()?.();
  expect(await answerTo(next)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('who is turned away and does not hang up is cut off', async () => {
  await letIn(10);
  const stubborn = await knock('192.0.2.1', '/elsewhere');
  expect(await answerTo(stubborn)).toBe('HTTP/1.1 404 Not Found');
  await expect.poll(connections).toBe(0);
});
