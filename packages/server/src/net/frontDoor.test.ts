import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDoor } from '../testing/testDoor.ts';

let entrance: TestDoor;
beforeEach(async () => {
  entrance = await TestDoor.listen();
});
afterEach(() => entrance.close());

function open(): void {
  entrance.door.open({
    onRequest: (request, response) => response.end(`answer to ${request.url ?? ''}`),
    onUpgrade: (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  });
}

async function ask(path: string): Promise<string> {
  const [response] = (await once(get({ port: entrance.port, host: '127.0.0.1', path }), 'response')) as [
    IncomingMessage,
  ];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** Asks for another protocol, and gives all that comes back. */
async function upgrade(): Promise<string> {
  let text = '';
  for await (const chunk of entrance.visit().setEncoding('utf8')) text += String(chunk);
  return text;
}

test('who comes before the door is open waits and is then let in; later ones enter at once', async () => {
  const early = [ask('/one'), ask('/two'), upgrade()];
  const arrived = [once(entrance.server, 'request'), once(entrance.server, 'upgrade')];
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
  const socket = await entrance.knock();
  socket.resetAndDestroy();
  await expect.poll(() => entrance.connections()).toBe(0);
  open();
  expect(await ask('/still')).toBe('answer to /still');
});

test('who waits at a door that is never opened is cut off', async () => {
  const asked = ask('/one').catch((error: NodeJS.ErrnoException) => error.code);
  const [, upgraded] = [await once(entrance.server, 'request'), upgrade()];
  await once(entrance.server, 'upgrade');
  entrance.door.giveUp();
  expect(await asked).toBe('ECONNRESET');
  expect(await upgraded).toBe('');
});
