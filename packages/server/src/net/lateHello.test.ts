import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@hausregel/protocol';
import { runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';

let server: TestServer;
const clients: SocketClient[] = [];
beforeAll(async () => {
  server = await runTestServer();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

interface Place {
  readonly table: string;
  readonly token: string;
}
const typesOf = (client: SocketClient): string[] => client.messages.map(({ type }) => type);

async function greet({ table, token }: Place, page: string, attempt: number): Promise<SocketClient> {
  const client = await new SocketClient(server.port).opened();
  clients.push(client);
  client.raw(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table, token, page, attempt }));
  await client.until(() => client.messages.length > 0);
  return client;
}

test('a hello of the same page that comes late does not displace the newer connection', async () => {
  const table = await postTable(server.port);
  const newer = await greet(table, 'page-aaaa', 2);
  const late = await greet(table, 'page-aaaa', 1);
  await late.until(() => late.closeCode !== undefined);
  expect(late.closeCode).toBe(1013);
  expect(typesOf(late)).toEqual(['error']);
  expect((await newer.ask({ type: 'ping' })).type).toBe('ok');
  expect(typesOf(newer)).not.toContain('bye');
});

test('another page, or a later hello of the same, takes the seat over', async () => {
  const table = await postTable(server.port);
  const first = await greet(table, 'page-bbbb', 7);
  const other = await greet(table, 'page-cccc', 1);
  await first.until(() => first.closeCode === 4000);
  const later = await greet(table, 'page-cccc', 2);
  await other.until(() => other.closeCode === 4000);
  expect((await later.ask({ type: 'ping' })).type).toBe('ok');
});

test('once the newer connection is gone, an older number counts again', async () => {
  const table = await postTable(server.port);
  const gone = await greet(table, 'page-dddd', 9);
  gone.close();
  const watching = await new SocketClient(server.port).enter(table.table);
  clients.push(watching);
  await watching.until(() => watching.view.places[0]?.isConnected === false);
  expect(typesOf(await greet(table, 'page-dddd', 1))).toEqual(['welcome']);
});
