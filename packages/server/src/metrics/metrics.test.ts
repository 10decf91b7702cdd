import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { present } from '../assert.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import { startServer } from '../startServer.ts';
import { FakeClock } from '../testing/fakeClock.ts';
import { readMetrics } from '../testing/readMetrics.ts';
import { runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { someMove } from '../testing/testHall.ts';
import { MeasuredLog } from './measuredLog.ts';
import { readinessOf } from './readiness.ts';
import { ServerMetrics } from './serverMetrics.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

/** A server with a table where a person has made as many moves as there were turns. */
async function playedServer(turns: number): Promise<{ server: TestServer; client: SocketClient; secrets: string[] }> {
  const server = await runTestServer({ metrics: LOOPBACK });
  const created = await postTable(server.port, {
    bots: 2,
    start: true,
    playerName: 'Hildegard',
    settings: { botMs: 0 },
  });
  const client = await new SocketClient(server.port).enter(created.table, created.token);
  for (let turn = 0; turn < turns; turn++) {
    await client.until(() => client.view.phase !== 'round' || client.view.round?.turn === client.view.you);
    if (client.view.phase !== 'round') await client.ask({ type: 'next' });
    else await client.ask({ type: 'move', move: someMove(client.view), seq: client.seq });
  }
  await client.ask({ type: 'kick', seat: 1 });
  return { server, client, secrets: [created.table, created.code, created.token, 'Hildegard'] };
}

test('metrics count what happened, and name no table, person, code or token', async () => {
  const { server, client, secrets } = await playedServer(5);
  const metrics = await readMetrics(server.metricsPort);
  expect(metrics.get('hausregel_commands_total{type="move"}')).toBeGreaterThan(0);
  expect(metrics.get('hausregel_moves_total{by="person"}')).toBe(metrics.get('hausregel_commands_total{type="move"}'));
  expect(metrics.get('hausregel_refusals_total{code="not-now"}')).toBe(1);
  expect(metrics.get('hausregel_ack_seconds_count')).toBe(5);
  expect(metrics.get('hausregel_tables_made_total')).toBe(1);
  expect(metrics.get('hausregel_sockets')).toBe(1);
  expect(metrics.get('hausregel_seats{by="bot"}')).toBe(2);
  const batches = present(metrics.get('hausregel_append_batch_seconds_count'));
  const events = present(metrics.get('hausregel_append_batch_events_sum'));
  expect(batches).toBeGreaterThan(5);
  expect(events).toBeGreaterThanOrEqual(batches);
  const durable = [...metrics].filter(([name]) => name.startsWith('hausregel_events_total'));
  expect(durable.reduce((sum, [, count]) => sum + count, 0)).toBe(events);
  const text = [...metrics.keys()].join('\n');
  for (const secret of secrets) expect(text).not.toContain(secret);
  client.close();
  await server.stop();
});

test('docs/OPERATIONS.md lists exactly the metrics that there are', async () => {
  const { server, client } = await playedServer(1);
  const names = new Set(
    [...(await readMetrics(server.metricsPort)).keys()].map((key) =>
      key.replace(/\{.*/, '').replace(/_(bucket|sum|count)$/, ''),
    ),
  );
  client.close();
  await server.stop();
  const page = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `((?:hausregel|process|nodejs)_\w+)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...names].toSorted());
});

test('the metrics have a port of their own, and that of the players does not have them', async () => {
  const server = await runTestServer({ metrics: LOOPBACK });
  const at = async (port: number | undefined, path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await at(server.port, '/metrics')).toBe(404);
  expect(await at(server.metricsPort, '/metrics')).toBe(200);
  expect(await at(server.metricsPort, '/api/health')).toBe(404);
  expect((await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`, { method: 'POST' })).status).toBe(405);
  expect([await at(server.port, '/healthz'), await at(server.metricsPort, '/healthz')]).toEqual([200, 200]);
  await server.stop();
});

test('a place where the metrics cannot be served is told, and nothing is left behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const first = await runTestServer();
  await first.stop();
  const options = { host: '127.0.0.1', port: 0, dataFile: first.dataFile, webRoot: '/nowhere' };
  const refused = await startServer({ ...options, metrics: { host: '127.0.0.1', port } });
  expect(refused).toEqual({ ok: false, error: { code: 'metrics-unavailable', facts: { host: '127.0.0.1', port } } });
  other.close();
  const again = await startServer(options);
  if (!again.ok) throw new Error(again.error.code);
  await again.value.stop();
});

test('a server is ready while its log can be written, and says when it was written last', async () => {
  const clock = new FakeClock();
  const memory = new MemoryLog();
  const metrics = new ServerMetrics();
  const log = new MeasuredLog(memory, metrics, clock);
  const entry = (seq: number) => ({
    table: 'abc',
    seq,
    at: 1,
    command: undefined,
    event: { type: 'host', seat: 0 } as const,
  });
  expect(readinessOf(log, false)).toEqual({ status: 'ready', isLogWritable: true, isStopping: false });
  await log.append([entry(1)], 1);
  await clock.advance(1_500);
  expect(readinessOf(log, false)).toMatchObject({ status: 'ready', lastAppendMs: 1_500 });
  memory.isFailing = true;
  await expect(log.append([entry(2)], 1)).rejects.toThrow('The log does not answer.');
  expect(readinessOf(log, false)).toMatchObject({ status: 'not-ready', isLogWritable: false, lastAppendMs: 1_500 });
  expect(metrics.appendFailures.byLabel.get('')).toBe(1);
  await clock.advance(10_001);
  expect(readinessOf(log, false).status).toBe('ready');
  memory.isFailing = false;
  await log.append([entry(2)], 1);
  expect(readinessOf(log, false)).toMatchObject({ status: 'ready', lastAppendMs: 0 });
});

test('a node without a lease or about to stop is not ready', () => {
  const facts = { isWritable: true, lastAppendMs: undefined };
  expect(readinessOf({ ...facts, isOwner: true }, false)).toMatchObject({ status: 'ready', isLeaseHeld: true });
  expect(readinessOf({ ...facts, isOwner: false }, false)).toMatchObject({ status: 'not-ready', isLeaseHeld: false });
  expect(readinessOf({ ...facts, isOwner: undefined }, true)).toMatchObject({ status: 'not-ready', isStopping: true });
});
