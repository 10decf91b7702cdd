import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';

let server: TestServer;
const clients: SocketClient[] = [];
const connect = (options: { keepsParts?: boolean } = {}): SocketClient => {
  const client = new SocketClient(server.port, options);
  clients.push(client);
  return client;
};

beforeAll(async () => {
  server = await runTestServer();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

/** Raw messages, as they came. */
const rawly = (client: SocketClient): Record<string, unknown>[] => {
  const raw: Record<string, unknown>[] = [];
  client.socket.on('message', (data: Buffer) => raw.push(JSON.parse(data.toString()) as Record<string, unknown>));
  return raw;
};

test('a view is whole for clients of earlier versions; others are not told again what they know, and see the same', async () => {
  const { table, token } = await postTable(server.port, { bots: 3, start: true });
  const older = await connect({ keepsParts: false }).enter(table);
  const raw = rawly(older);
  const anna = await connect().enter(table, token);
  const watcher = connect();
  const short = rawly(watcher);
  await watcher.enter(table);
  await anna.ask({ type: 'settings', settings: { botMs: 200 } });
  await anna.ask({ type: 'settings', settings: { botMs: 100 } });
  await watcher.until(() => watcher.seq === anna.seq);
  await older.until(() => older.seq === anna.seq);
  expect(older.view).toEqual(watcher.view);
  expect(watcher.view.settings.botMs).toBe(100);
  const updates = raw.filter(({ type }) => type === 'update');
  expect(updates.every((message) => !('kept' in message) && !('n' in message))).toBe(true);
  expect(short.at(-1)).toMatchObject({ type: 'update', kept: expect.arrayContaining(['ruleSet', 'match']) });
  expect(short.at(-1)?.['view']).not.toHaveProperty('ruleSet');
  expect(short.at(-1)?.['view']).toMatchObject({ settings: { botMs: 100 } });
});
