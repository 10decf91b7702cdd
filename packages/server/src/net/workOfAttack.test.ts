/** What one message of an attacker makes the server do at most: counted, so that it is the same on every machine. */
import { LAGS_FROM } from './backlog.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readMetrics } from '../testing/readMetrics.ts';
import { FAST_LIMITS, runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { freshId } from '../testing/testHall.ts';

let server: TestServer;
const clients: SocketClient[] = [];

beforeAll(async () => {
  server = await runTestServer({ limits: FAST_LIMITS, metrics: { host: '127.0.0.1', port: 0 } });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

interface Work {
  readonly events: number;
  readonly messages: number;
  readonly views: number;
  readonly bytes: number;
  readonly logLines: number;
}

async function workSoFar(): Promise<Work> {
  const metrics = [...(await readMetrics(server.metricsPort))];
  const sum = (start: string): number =>
    metrics.reduce((all, [name, value]) => (name.startsWith(start) ? all + value : all), 0);
  const sent = 'hausregel_messages_sent_total';
  return {
    events: sum('hausregel_events_total'),
    messages: sum(sent),
    views: sum(`${sent}{type="update"}`) + sum(`${sent}{type="welcome"}`),
    bytes: sum('hausregel_sent_bytes_total'),
    logLines: sum('hausregel_log_lines_total'),
  };
}

/** The holder of seat 0, who is not on turn, at a table that three others look at. */
async function attacker(): Promise<SocketClient> {
  const { table, token } = await postTable(server.port, { bots: 3, start: true, settings: { botMs: 10_000 } });
  const client = new SocketClient(server.port);
  const others = Array.from({ length: 3 }, () => new SocketClient(server.port));
  clients.push(client, ...others);
  await client.enter(table, token);
  for (const other of others) await other.enter(table);
  return client;
}

const MESSAGES = 60;
const say = (body: object): string => JSON.stringify({ id: freshId(), ...body });
const ANSWER = 160;
const VIEW = 12_000;

/** What is sent, and per message at most: events written, views built, messages and bytes sent to all at the table together. */
test.each<readonly [what: string, (index: number) => string, Omit<Work, 'logLines'>]>([
  ['no JSON', () => '{', { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  ['60 kB', () => 'x'.repeat(60_000), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  ['deep nesting', () => '['.repeat(4_000), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  ['an unknown command', () => say({ type: 'win' }), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  ['a field too many', () => say({ type: 'ping', a: 1 }), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  [
    'a second hello',
    () => say({ type: 'hello', v: 1, table: 'x' }),
    { events: 0, views: 0, messages: 1, bytes: ANSWER },
  ],
  ['what only a lobby knows', () => say({ type: 'start' }), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  [
    'a copy',
    () => say({ type: 'ping', id: 'always-the-same-id' }),
    { events: 0, views: 0, messages: 1, bytes: ANSWER },
  ],
  ['a ping', () => say({ type: 'ping' }), { events: 0, views: 0, messages: 1, bytes: ANSWER }],
  [
    'a move of long ago: refused, with the present view',
    () => say({ type: 'move', move: 'pass', seq: 1 }),
    { events: 0, views: 1, messages: 2, bytes: VIEW },
  ],
  [
    'a move of the future: refused, with a welcome',
    () => say({ type: 'move', move: 'pass', seq: 1_000_000 }),
    { events: 0, views: 1, messages: 2, bytes: VIEW },
  ],
  [
    'a change that all see',
    (index) => say({ type: 'settings', settings: { turnSeconds: 60 + (index % 2) } }),
    { events: 1, views: 4, messages: 5, bytes: 4 * VIEW },
  ],
  [
    'a promise',
    () => say({ type: 'pledge', pledge: 'a'.repeat(64) }),
    { events: 1, views: 0, messages: 1, bytes: ANSWER },
  ],
])('%s costs no more than it must', async (_, messageOf, most) => {
  const client = await attacker();
  const before = await workSoFar();
  for (let index = 0; index < MESSAGES; index++) client.raw(messageOf(index));
  const last = client.tell({ type: 'ping' });
  await client.until(() => client.messages.some((message) => message.type === 'ok' && message.id === last));
  const after = await workSoFar();
  const ping = { events: 0, views: 0, messages: 1, bytes: ANSWER };
  for (const what of ['events', 'views', 'messages', 'bytes'] as const)
    expect([what, after[what] - before[what]]).toSatisfy(
      ([, done]: readonly [string, number]) => done <= most[what] * MESSAGES + ping[what],
    );
  expect(after.messages - before.messages).toBeGreaterThan(0);
  expect(after.logLines - before.logLines).toBe(0);
});

test('chat and wrong catches beyond their rate are neither written nor told to others', async () => {
  const client = await attacker();
  const before = await workSoFar();
  for (let index = 0; index < MESSAGES; index++) client.tell({ type: 'chat', text: 'Buy now!' });
  for (let index = 0; index < MESSAGES; index++) client.tell({ type: 'move', move: 'catch 1', seq: client.seq });
  await client.ask({ type: 'ping' });
  const after = await workSoFar();
  // Five lines at once and two catches, and one more every two seconds, however long this takes.
  const answers = client.messages.filter(({ type }) => type === 'error');
  expect(answers.length).toBeGreaterThan(MESSAGES);
  expect(after.events - before.events).toBeLessThan(MESSAGES / 2);
  expect(after.views - before.views).toBeLessThan(MESSAGES * 2);
});

test('what waits for readers that do not read is bounded, for each and for all together', async () => {
  const [each, all] = [100_000, 400_000];
  const own = await runTestServer({
    limits: { ...FAST_LIMITS, socket: { ...FAST_LIMITS.socket, bufferedMax: each, bufferedAllMax: all } },
    metrics: { host: '127.0.0.1', port: 0 },
  });
  const { table, token } = await postTable(own.port, { bots: 3, start: true });
  const client = new SocketClient(own.port);
  clients.push(client);
  await client.enter(table, token);
  const slow = await Promise.all(
    Array.from({ length: 12 }, () => new SocketClient(own.port, { keepsParts: false }).enter(table)),
  );
  clients.push(...slow);
  for (const { socket } of slow) socket.pause();
  const waiting = async (): Promise<readonly [number, number, number]> => {
    const metrics = await readMetrics(own.metricsPort);
    const read = (name: string): number => metrics.get(`hausregel_${name}`) ?? NaN;
    return [read('outbox_bytes_max'), read('outbox_bytes'), read('slow_readers_closed_total')];
  };
  let [most, sum, closed] = [0, 0, 0];
  for (let round = 0; closed < slow.length && round < 6_000; round++) {
    for (let change = 0; change < 5; change++)
      client.tell({ type: 'settings', settings: { turnSeconds: 60 + (change % 2) } });
    await client.ask({ type: 'ping' });
    const [mostNow, sumNow, closedNow] = await waiting();
    [most, sum, closed] = [Math.max(most, mostNow), Math.max(sum, sumNow), closedNow];
  }
  expect(closed).toBe(slow.length);
  expect(client.closeCode).toBeUndefined();
  expect(most).toBeGreaterThan(0);
  // A message is sent as long as the limit is not yet passed, and who has little to read does not count in it.
  expect(most).toBeLessThan(each + VIEW);
  expect(sum).toBeLessThan(all + slow.length * (LAGS_FROM + VIEW));
  await own.stop();
});
