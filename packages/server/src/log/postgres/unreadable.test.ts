import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { runTestServer, type TestServer } from '../../testing/runningServer.ts';
import { postTable, SocketClient } from '../../testing/socketClient.ts';

const LONG = 120_000;

let cluster: PostgresCluster;
const servers: TestServer[] = [];
const clients: SocketClient[] = [];
beforeAll(async () => {
  cluster = await PostgresCluster.start();
}, LONG);
afterAll(async () => {
  for (const client of clients) client.close();
  for (const server of servers) await server.stop();
  await cluster.stop();
}, LONG);

/** A node whose lease does not run out. */
async function launch(address: string): Promise<TestServer> {
  const database = { url: cluster.urlOf('postgres'), address, leaseMs: 600_000 };
  const server = await runTestServer({ database });
  servers.push(server);
  return server;
}

async function greet({ port }: TestServer, table: string, token: string): Promise<SocketClient> {
  const client = await new SocketClient(port).opened();
  clients.push(client);
  client.hello(table, token);
  await client.until(() => client.messages.length > 0 || client.closeCode !== undefined);
  return client;
}

test.each([
  ['of a later version', 'version = 99'],
  ['that does not fit', `event = '{"type":"host","seat":0}'`],
])(
  'a node that cannot read a table, for an event %s, leaves it to one that can',
  async (_, change) => {
    const first = await launch('/n/1');
    const { table, token } = await postTable(first.port, { bots: 1 });
    await first.stop();
    servers.pop();
    const [before] = await cluster.query('SELECT version, event FROM events WHERE table_id = $1 AND seq = 1', [table]);
    await cluster.query(`UPDATE events SET ${change} WHERE table_id = $1 AND seq = 1`, [table]);
    const older = await launch('/n/2');
    const newer = await launch('/n/3');
    expect((await greet(older, table, token)).messages).toEqual([{ type: 'error', code: 'table-unreadable' }]);
    // Now the other node stands for one that knows such events.
    await cluster.query('UPDATE events SET version = $2, event = $3 WHERE table_id = $1 AND seq = 1', [
      table,
      before?.['version'],
      before?.['event'],
    ]);
    expect((await greet(newer, table, token)).messages[0]).toMatchObject({ type: 'welcome' });
  },
  LONG,
);
