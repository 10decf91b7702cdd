import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportLine } from '../../report.ts';
import { PostgresCluster } from '../../testing/postgresCluster.ts';
import { runTestServer, type TestServer } from '../../testing/runningServer.ts';
import { postTable, SocketClient } from '../../testing/socketClient.ts';
import { freshId, someMove } from '../../testing/testHall.ts';

const LONG = 300_000;

let primary: PostgresCluster;
let standby: PostgresCluster;
let server: TestServer;
const lines: ReportLine[] = [];
const clients: SocketClient[] = [];

beforeAll(async () => {
  primary = await PostgresCluster.start();
  standby = await PostgresCluster.standbyOf(primary);
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await primary.query('SELECT pg_reload_conf()');
  server = await runTestServer({
    database: { url: primary.urlOf('postgres'), address: '/n/1', leaseMs: 1_500, answerMs: 3_000 },
    report: (line) => lines.push(line),
  });
}, LONG);
afterAll(async () => {
  for (const client of clients) client.close();
  await server.stop();
  await primary.stop();
  await standby.stop();
}, LONG);

const connect = async (): Promise<SocketClient> => {
  const client = await new SocketClient(server.port).opened();
  clients.push(client);
  return client;
};
const told = (event: string): readonly ReportLine[] => lines.filter((line) => line.event === event);
const isHalted = (client: SocketClient): boolean =>
  client.messages.some((message) => message.type === 'error' && message.code === 'not-stored');

/** Greets again and again, as clients do, until it is welcome. */
async function comeBack(table: string, token: string): Promise<SocketClient> {
  for (;;) {
    const client = await connect();
    client.hello(table, token);
    await client.until(() => client.closeCode !== undefined || client.messages.some(({ type }) => type === 'welcome'));
    if (client.closeCode === undefined) return client;
  }
}

test(
  'without a synchronous standby nothing is acknowledged and everybody is told why; play resumes by itself',
  async () => {
    const { table, token } = await postTable(server.port, { bots: 1, start: true, settings: { botMs: 0 } });
    const player = await (await connect()).enter(table, token);
    await player.until(() => player.view.round?.turn === player.view.you);

    await standby.kill();
    const { seq } = player;
    const move = { type: 'move', move: someMove(player.view), seq } as const;
    const id = freshId();
    player.tell(move, id);
    await player.until(() => player.closeCode !== undefined);
    expect(player.messages.some((message) => message.type === 'ok' && message.id === id)).toBe(false);
    expect(player.seq).toBe(seq);

    // Whoever comes back meanwhile hears it at once, and so does who wants a new table.
    await expect.poll(() => told('database-lost')).toMatchObject([{ level: 'error', why: 'no-standby' }]);
    for (let attempt = 0; attempt < 3; attempt++) {
      const waiting = await connect();
      waiting.hello(table, token);
      await waiting.until(() => waiting.closeCode !== undefined);
      expect(waiting.closeCode).toBe(1013);
      expect(waiting.messages).toEqual([{ type: 'error', code: 'not-stored' }]);
    }
    await expect(postTable(server.port)).rejects.toThrow('not-stored');
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(503);
    expect(isHalted(player)).toBe(true);

    // Connections that wait in the database for the standby are ended by those that replace them.
    const backends = await primary.query(`SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'hausregel %'`);
    expect(backends.length).toBeLessThanOrEqual(4);

    await standby.launch();
    const back = await comeBack(table, token);
    const answer = await back.ask(move, id);
    expect(answer.type).toBe('ok');
    expect(told('database-back')).toHaveLength(1);
    const rows = await primary.query(
      `SELECT seq FROM events WHERE table_id = $1 AND event LIKE '%"moved","seat":0,%' AND command IS NOT NULL`,
      [table],
    );
    expect(rows).toEqual([{ seq: 'seq' in answer ? answer.seq : undefined }]);
  },
  LONG,
);
