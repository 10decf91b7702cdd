/** What a socket can make the server keep, or do, before it has said anything whole. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Health } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { FAST_LIMITS, runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { freshId } from '../testing/testHall.ts';

let server: TestServer;
const clients: SocketClient[] = [];

async function seated(at: TestServer = server): Promise<SocketClient> {
  const { table, token } = await postTable(at.port);
  const client = new SocketClient(at.port);
  clients.push(client);
  return client.enter(table, token);
}

/** A message, in as many frames as it is given parts. */
function sendParts({ socket }: SocketClient, parts: readonly string[]): void {
  parts.forEach((part, index) => socket.send(part, { fin: index === parts.length - 1 }));
}

async function clientsOf({ port }: TestServer): Promise<number> {
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  return ((await health.json()) as Health).clients;
}

const ended = async (client: SocketClient): Promise<number | undefined> => {
  await client.until(() => client.closeCode !== undefined);
  return client.closeCode;
};

beforeAll(async () => {
  server = await runTestServer({ limits: { ...FAST_LIMITS, socket: DEFAULT_LIMITS.socket } });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

test('a message may come in a few frames, and ends its socket when it comes in many, whole or not', async () => {
  const client = await seated();
  const id = freshId();
  const [, ...letters] = JSON.stringify({ type: 'ping', id });
  sendParts(client, ['{', letters.slice(0, 5).join(''), '', letters.slice(5).join('')]);
  await client.until(() => client.messages.some((message) => message.type === 'ok' && message.id === id));
  for (let count = 0; count < 5; count++) client.socket.send('x', { fin: false });
  expect(await ended(client)).toBe(1008);
  const empty = await seated();
  for (let count = 0; count < 5; count++) empty.socket.send('', { fin: false });
  expect(await ended(empty)).toBe(1008);
});

test('a frame that comes byte by byte ends its socket', async () => {
  const socket = connect(server.port, '127.0.0.1').setNoDelay(true);
  socket.on('error', () => {});
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  // Text, masked, of 60,000 bytes.
  socket.write(Buffer.from([0x81, 0xfe, 0xea, 0x60, 0, 0, 0, 0]));
  socket.resume();
  const heard = socket.bytesRead;
  for (let count = 0; count < 20_000 && socket.bytesRead === heard && !socket.destroyed; count++) {
    socket.write('x');
    await new Promise(setImmediate);
  }
  expect(socket.bytesRead > heard || socket.destroyed).toBe(true);
  socket.destroy();
});

test.each(['ping', 'pong'] as const)(
  'a few frames of the kind %s are in order, many end their socket',
  async (kind) => {
    const client = await seated();
    for (let count = 0; count < DEFAULT_LIMITS.socket.commandBurst - 1; count++) client.socket[kind]();
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
    for (let count = 0; count < 100 * DEFAULT_LIMITS.socket.commandBurst; count++) client.socket[kind]();
    expect(await ended(client)).toBe(4001);
  },
);

test('a ping is answered with its words, and answers that nobody reads are not kept without end', async () => {
  const limits = { ...FAST_LIMITS, socket: { ...FAST_LIMITS.socket, bufferedMax: 20_000 } };
  const own = await runTestServer({ limits: { ...limits, socket: { ...limits.socket, commandBurst: 10_000_000 } } });
  const client = await seated(own);
  const pong = once(client.socket, 'pong');
  client.socket.ping('who is there');
  expect(String((await pong)[0])).toBe('who is there');
  client.socket.pause();
  const words = 'x'.repeat(125);
  // Once it is cut off it says no more: else the line may break before the reason is read.
  for (let count = 0; count < 1_200 && (await clientsOf(own)) > 0; count++) {
    for (let each = 0; each < 100; each++) client.socket.ping(words);
  }
  client.socket.resume();
  expect(await ended(client)).toBe(4003);
  await own.stop();
});
