import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FrontDoor } from './frontDoor.ts';

let server: Server;
let door: FrontDoor;
beforeEach(async () => {
  server = createServer();
  door = new FrontDoor(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = (): number => (server.address() as AddressInfo).port;

function open(): void {
  door.open({
    onRequest: (request, response) => response.end(`answer to ${request.url ?? ''}`),
    onUpgrade: (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  });
}

async function ask(path: string): Promise<string> {
  const [response] = (await once(get({ port: port(), host: '127.0.0.1', path }), 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** Asks for another protocol, and gives all that comes back. */
async function upgrade(): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  return text;
}

test('who comes before the door is open waits and is then let in; later ones enter at once', async () => {
  const early = [ask('/one'), ask('/two'), upgrade()];
  const arrived = [once(server, 'request'), once(server, 'upgrade')];
  await Promise.all(arrived);
  open();
  expect(await Promise.all(early)).toEqual([
    'answer to /one',
    'answer to /two',
    expect.stringContaining('101 Switching Protocols'),
  ]);
  expect(await ask('/late')).toBe('answer to /late');
  expect(await upgrade()).toContain('101');
});

test('who has gone meanwhile does no harm', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(server, 'upgrade');
  socket.resetAndDestroy();
  await new Promise((resolve) => setTimeout(resolve, 20));
  open();
  expect(await ask('/still')).toBe('answer to /still');
});

test('who waits at a door that is never opened is cut off', async () => {
  const asked = ask('/one').catch((error: NodeJS.ErrnoException) => error.code);
  const [, upgraded] = [await once(server, 'request'), upgrade()];
  await once(server, 'upgrade');
  door.giveUp();
  expect(await asked).toBe('ECONNRESET');
  expect(await upgraded).toBe('');
});
