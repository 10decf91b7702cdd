import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hostileFrames } from '../campaigns/frames.ts';
import { DEFAULT_LIMITS, type ServerLimits } from '../limits.ts';
import { FAST_LIMITS, runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';

const LIMITS: ServerLimits = {
  ...FAST_LIMITS,
  table: { ...DEFAULT_LIMITS.table, spectatorsMax: 3 },
  socket: { ...FAST_LIMITS.socket, perAddressMax: 3, openBurst: 5, opensPerSecond: 0.001, bufferedMax: 200_000 },
  request: { ...FAST_LIMITS.request, headersMs: 400, requestMs: 800, missBurst: 10, missesPerSecond: 0.001 },
};

let server: TestServer;
let reports: string[];
const clients: SocketClient[] = [];
const client = (options: { headers?: Record<string, string> } = {}): SocketClient => {
  const made = new SocketClient(server.port, options);
  clients.push(made);
  return made;
};

beforeAll(async () => {
  reports = [];
  server = await runTestServer({
    limits: LIMITS,
    trustProxy: true,
    report: (line) => {
      if (line.level !== 'info') reports.push(JSON.stringify(line));
    },
  });
});
afterEach(() => {
  for (const each of clients.splice(0)) each.close();
  expect(reports).toEqual([]);
});
afterAll(() => server.stop());

test('frames of every kind are answered or end their connection, and the table beside is served as before', async () => {
  const { table, token, code } = await postTable(server.port, { bots: 2, start: true });
  const quiet = await postTable(server.port);
  const neighbour = await client().enter(quiet.table, quiet.token);
  const known = { tables: [table], tokens: [token], codes: [code], heard: ['{}'] };
  let frames = 0;
  for (let seed = 1; seed <= 120; seed++) frames += (await hostileFrames(server.port, seed, known)).frames;
  expect(frames).toBeGreaterThan(1_000);
  expect(await neighbour.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
  expect(neighbour.view.table).toBe(quiet.table);
});

test('a reader that lags is told why it is given up, and has everything again when it comes back', async () => {
  const { table, token } = await postTable(server.port);
  const anna = await client().enter(table, token);
  const slow = await client().enter(table);
  await anna.until(() => anna.view.spectators === 1);
  slow.socket.pause();
  for (let count = 0; anna.view.spectators > 0 && count < 20_000; count += 10) {
    for (let each = 0; each < 9; each++) anna.tell({ type: 'ready', on: each % 2 === 0 });
    await anna.ask({ type: 'ping' });
  }
  expect(anna.view.spectators).toBe(0);
  slow.socket.resume();
  await slow.until(() => slow.closeCode !== undefined);
  expect(slow.closeCode).toBe(4003);
  const back = await client().enter(table);
  expect(back.seq).toBe(anna.seq);
});

describe('an address', () => {
  const from = (address: string): SocketClient => client({ headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });

  test('has so many sockets at once, whatever a client claims about itself, and others have theirs', async () => {
    const some = Array.from({ length: 3 }, () => from('192.0.2.1'));
    await Promise.all(some.map((each) => each.opened()));
    const over = from('192.0.2.1');
    await over.until(() => over.closeCode !== undefined);
    expect(over.closeCode).toBe(1006);
    await from('192.0.2.2').opened();
    some[0]?.close();
    await from('2001:db8::1').opened();
  });

  test('opens no more than so many in a row', async () => {
    for (let count = 0; count < 5; count++) {
      const each = await from('192.0.2.9').opened();
      each.close();
      await each.until(() => each.closeCode !== undefined);
    }
    const over = from('192.0.2.9');
    await over.until(() => over.closeCode !== undefined);
    expect(over.socket.readyState).toBe(over.socket.CLOSED);
  });
});

test('who guesses codes soon has to wait; who knows one does not, nor do others', async () => {
  const { code } = await postTable(server.port);
  const lookUp = async (typed: string, address: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`http://127.0.0.1:${server.port}/api/codes/${typed}`, { headers })).status;
  };
  for (let count = 0; count < 30; count++) expect(await lookUp(code, '192.0.2.50')).toBe(200);
  const gone = await postTable(server.port);
  const host = await client().enter(gone.table, gone.token);
  await host.ask({ type: 'close' });
  for (let count = 0; count < 30; count++) expect(await lookUp(gone.code, '192.0.2.50')).toBe(410);
  for (let count = 0; count < 5; count++) expect(await lookUp('Birke 9999', '192.0.2.50')).toBe(404);
  expect(await lookUp(code, '192.0.2.50')).toBe(200);
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => lookUp('nonsense', '192.0.2.50')));
  expect(atOnce.filter((status) => status === 404)).toHaveLength(5);
  expect(await lookUp(code, '192.0.2.50')).toBe(429);
  expect(await lookUp('nonsense', '192.0.2.51')).toBe(404);
});

test('who asks for a table that they know does not guess, and hears of no other', async () => {
  const { table, code } = await postTable(server.port);
  const other = await postTable(server.port);
  const lookUp = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/api/codes/${path}`, { headers: { 'x-forwarded-for': '192.0.2.60' } });
  for (let count = 0; count < 30; count++) expect((await lookUp(`Birke 9999?table=${table}`)).status).toBe(404);
  expect(await (await lookUp(`${code}?table=${table}`)).json()).toMatchObject({ table });
  for (const wrong of [other.table, '', 'x'])
    expect(await (await lookUp(`${code}?table=${wrong}`)).json()).toEqual({ type: 'error', code: 'unknown-code' });
  expect(await (await lookUp(code)).json()).toMatchObject({ table });
});

test('so many may watch a table; who holds a seat always comes in', async () => {
  const { table, token } = await postTable(server.port);
  for (let count = 0; count < 3; count++) await client().enter(table);
  const over = await client().opened();
  over.hello(table);
  await over.until(() => over.closeCode !== undefined);
  expect(over.closeCode).toBe(1013);
  expect(over.messages).toEqual([{ type: 'error', code: 'server-busy' }]);
  expect((await client().enter(table, token)).view.you).toBe(0);
});

describe('a request that comes byte by byte', () => {
  /** All that the server answers until it ends the connection. */
  async function answerTo(first: string, rest: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(first);
    const drip = setInterval(() => socket.write(rest), 50);
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
    clearInterval(drip);
    return text;
  }

  test('is ended while its head is not complete', async () => {
    expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\n', 'a: b\r\n')).toContain('408');
  });

  test('is ended while its body is not complete', async () => {
    const head =
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{';
    expect(await answerTo(head, ' ')).toMatch(/408|^$/);
  });

  test('and a connection that says nothing is ended', async () => {
    expect(await answerTo('', '')).toMatch(/408|^$/);
  });
});
