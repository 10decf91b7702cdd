import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { runTestServer, type TestServer } from '../../testing/runningServer.ts';
import { postTable, SocketClient } from '../../testing/socketClient.ts';
import { freshId, someMove } from '../../testing/testHall.ts';

/** So long that whoever waits for it fails by the test's own time. */
const LEASE_MS = 600_000;
const LONG = 120_000;
const TABLES = 20;

let cluster: PostgresCluster;
let first: TestServer;
let second: TestServer;
const clients: SocketClient[] = [];

beforeAll(async () => {
  cluster = await PostgresCluster.start();
  const url = cluster.urlOf('postgres');
  first = await runTestServer({ database: { url, address: '/n/1', leaseMs: LEASE_MS } });
  second = await runTestServer({ database: { url, address: '/n/2', leaseMs: LEASE_MS } });
}, LONG);
afterAll(async () => {
  for (const client of clients) client.close();
  await first.stop();
  await second.stop();
  await cluster.stop();
}, LONG);

async function connect({ port }: TestServer): Promise<SocketClient> {
  const client = await new SocketClient(port).opened();
  clients.push(client);
  return client;
}

const leases = (): Promise<readonly Record<string, unknown>[]> =>
  cluster.query('SELECT address FROM nodes WHERE lease_until > clock_timestamp() ORDER BY address');

test(
  'a node that stops gives its lease back, and another goes on with its tables without waiting for it to run out',
  async () => {
    const seats = await Promise.all(
      Array.from({ length: TABLES }, async () => {
        const { table, token } = await postTable(first.port, { bots: 1, start: true, settings: { botMs: 0 } });
        const client = await (await connect(first)).enter(table, token);
        await client.until(() => client.view.round?.turn === client.view.you);
        return { table, token, client, id: freshId() };
      }),
    );
    const [one] = seats;
    const stranger = await connect(second);
    stranger.hello(one?.table ?? '', one?.token);
    await stranger.until(() => stranger.closeCode !== undefined);
    expect(stranger.messages).toEqual([{ type: 'moved', to: '/n/1' }]);
    expect(await leases()).toEqual([{ address: '/n/1' }, { address: '/n/2' }]);

    // Says no goodbye, so the farewell takes as long as it may.
    (await connect(first)).socket.pause();
    for (const { client, id } of seats) client.tell({ type: 'move', move: someMove(client.view), seq: client.seq }, id);
    const stopped = first.stop();
    // Whoever is sent away finds the tables free already.
    await one?.client.until(() => one.client.closeCode !== undefined);
    expect(await leases()).toEqual([{ address: '/n/2' }]);
    await stopped;

    for (const { table, token, client, id } of seats) {
      await client.until(() => client.closeCode !== undefined);
      expect(client.closeCode).toBe(1001);
      const back = await (await connect(second)).enter(table, token);
      expect(back.seq).toBeGreaterThanOrEqual(client.seq);
      // Whether it came in time or not: repeated it takes effect once.
      const answer = await back.ask({ type: 'move', move: someMove(client.view), seq: client.seq }, id);
      const told = client.messages.find((message) => message.type === 'ok' && message.id === id);
      if (told !== undefined) expect(answer).toEqual(told);
      const rows = await cluster.query('SELECT count(*)::int AS count FROM claims WHERE table_id = $1', [table]);
      expect(rows).toEqual([{ count: 2 }]);
    }
  },
  LONG,
);
