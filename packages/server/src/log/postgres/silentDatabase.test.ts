import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report, ReportLine } from '../../report.ts';
import { FrozenLine } from '../../testing/frozenLine.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { runTestServer, type TestServer } from '../../testing/runningServer.ts';
import { postTable, SocketClient } from '../../testing/socketClient.ts';

const LONG = 60_000;

let cluster: PostgresCluster;
let line: FrozenLine;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
  line = await FrozenLine.to(cluster.port);
}, LONG);
afterAll(async () => {
  line.stop();
  await cluster.stop();
}, LONG);

/** A server behind the line, and somebody at a table of it whose word is on its way when the line freezes. */
async function frozen(answerMs: number, report?: Report): Promise<{ server: TestServer; client: SocketClient }> {
  line.thaw();
  const url = `postgres://hausregel@127.0.0.1:${line.port}/postgres`;
  const server = await runTestServer({
    database: { url, address: '/n/1', answerMs },
    ...(report === undefined ? {} : { report }),
  });
  const { table, token } = await postTable(server.port, { bots: 1, start: true, settings: { botMs: 0 } });
  const client = await new SocketClient(server.port).enter(table, token);
  line.freeze();
  client.tell({ type: 'chat', text: 'Hello?' });
  return { server, client };
}

const isAcknowledged = ({ messages }: SocketClient): boolean => messages.some(({ type }) => type === 'ok');

test(
  'a node stops although its database is silent: no answer is waited for to the end',
  async () => {
    // So long that whoever waits for one fails by the test's own time.
    const { server, client } = await frozen(600_000);
    await server.stop();
    await client.until(() => client.closeCode !== undefined);
    expect(client.closeCode).toBe(1001);
    expect(isAcknowledged(client)).toBe(false);
  },
  LONG,
);

test(
  'nor is a connection that is looked for in vain',
  async () => {
    const lines: ReportLine[] = [];
    const { server, client } = await frozen(500, (fact) => lines.push(fact));
    await expect.poll(() => lines, { timeout: LONG }).toContainEqual(expect.objectContaining({ why: 'no-answer' }));
    await server.stop();
    expect(isAcknowledged(client)).toBe(false);
  },
  LONG,
);
