import { afterAll, beforeAll, expect, test } from 'vitest';
import { Campaign } from '../../testing/campaign.ts';
import { Fleet } from '../../testing/fleet.ts';
import { HAProxy } from '../../testing/haproxy.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { postTable, SocketClient } from '../../testing/socketClient.ts';

const LONG = 300_000;
const TABLES = 4;

let cluster: PostgresCluster;
let fleet: Fleet;
let proxy: HAProxy;
const clients: SocketClient[] = [];
beforeAll(async () => {
  cluster = await PostgresCluster.start();
  fleet = await Fleet.start(cluster.urlOf('postgres'), 2, (node) => `/n/${node + 1}`);
  proxy = await HAProxy.before([fleet.portOf(0), fleet.portOf(1)]);
}, LONG);
afterAll(async () => {
  for (const client of clients) client.close();
  await cluster.stop();
  await fleet.stop();
  await proxy.stop();
}, LONG);

/** What is answered to a hello at a path of the common address. */
async function greet(path: string, table: string, token: string): Promise<SocketClient> {
  const client = new SocketClient(proxy.port, { path });
  clients.push(client);
  await client.opened();
  client.hello(table, token);
  await client.until(() => client.messages.length > 0 || client.closeCode !== undefined);
  return client;
}

test(
  'behind HAProxy whoever comes to the wrong node is led to the owner by its path',
  async () => {
    for (const [own, other] of [
      ['/n/1', '/n/2'],
      ['/n/2', '/n/1'],
    ] as const) {
      const { table, token, code } = await postTable(proxy.port, { bots: 1 }, own);
      expect((await greet(other, table, token)).messages).toEqual([{ type: 'moved', to: own }]);
      const led = await fetch(`http://127.0.0.1:${proxy.port}${other}/api/codes/${code}`);
      expect(decodeURI(new URL(led.url).pathname)).toBe(`${own}/api/codes/${code}`);
      expect(await led.json()).toMatchObject({ table });
      const known = `http://127.0.0.1:${proxy.port}${other}/api/codes/${code}?table=`;
      expect(await (await fetch(known + table)).json()).toMatchObject({ table });
      // Nothing is told of a table to whoever does not know it, not even where it is.
      expect((await fetch(`${known}x`, { redirect: 'manual' })).status).toBe(404);
      const [welcome] = (await greet(own, table, token)).messages;
      expect(welcome).toMatchObject({ type: 'welcome', at: own, view: { you: 0 } });
    }
  },
  LONG,
);

test(
  'behind HAProxy every table plays on when a node is killed, and when one is replaced',
  async () => {
    const campaign = await Campaign.begin(proxy, TABLES);
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      for (const node of [0, 1]) {
        await campaign.playedEverywhere();
        await fleet.end(node, signal);
        await campaign.playedEverywhere();
        await fleet.launch(node);
        await proxy.sees(2);
      }
    }
    await campaign.end((text, values) => cluster.query(text, values));
    expect(campaign.acknowledged).toBeGreaterThan(8 * TABLES);
  },
  LONG,
);

test(
  'behind HAProxy whoever comes while nothing can be written is told so',
  async () => {
    const { table, token } = await postTable(proxy.port, { bots: 1 });
    await cluster.kill();
    await proxy.sees(0);
    await expect
      .poll(async () => (await greet('', table, token)).messages, { timeout: 60_000 })
      .toEqual([{ type: 'error', code: 'not-stored' }]);
    await cluster.launch();
    await expect
      .poll(async () => (await greet('', table, token)).messages[0]?.type, { timeout: 60_000 })
      .toBe('welcome');
  },
  LONG,
);
