import { createConnection, createServer } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerMessage, ShownRound } from '@hausregel/protocol';
import { parseRecord } from '@hausregel/record';
import { PRESETS, presetById } from '@hausregel/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { startServer } from '../startServer.ts';
import { FAST_LIMITS, runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { someMove } from '../testing/testHall.ts';

let server: TestServer;
let strict: TestServer;
const clients: SocketClient[] = [];
const connect = (port: number, options: { origin?: string } = {}): SocketClient => {
  const client = new SocketClient(port, options);
  clients.push(client);
  return client;
};
const lastError = (client: SocketClient) => client.messages.findLast((message) => message.type === 'error');
const saysError = (client: SocketClient, code: string): Promise<void> =>
  client.until(() => lastError(client)?.code === code);

beforeAll(async () => {
  server = await runTestServer();
  strict = await runTestServer({
    limits: {
      ...DEFAULT_LIMITS,
      socket: { ...DEFAULT_LIMITS.socket, helloMs: 300, heartbeatMs: 100, socketsMax: 4, offencesMax: 5 },
      request: {
        ...DEFAULT_LIMITS.request,
        createBurst: 3,
        createsPerSecond: 0.01,
        codeBurst: 3,
        codesPerSecond: 0.01,
      },
      hall: { ...DEFAULT_LIMITS.hall, tablesMax: 2 },
    },
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await server.stop();
  await strict.stop();
});

describe('a whole match over real sockets', () => {
  test.each(PRESETS.map((preset) => preset.id))('%s', async (ruleSet) => {
    const settings = { botMs: 0, watching: 'hands' } as const;
    const created = await postTable(server.port, { ruleSet, bots: 3, start: true, settings });
    const address = `http://127.0.0.1:${server.port}/api/tables/${created.table}/shown`;
    expect((await fetch(address)).status).toBe(204);
    const client = await connect(server.port).enter(created.table, created.token);
    for (let step = 0; step < 5_000 && client.view.phase !== 'over'; step++) {
      const isMine = (): boolean => client.view.phase !== 'round' || client.view.round?.turn === 0;
      await client.until(isMine);
      if (client.view.phase === 'score') await client.ask({ type: 'next' });
      else if (client.view.phase === 'round') {
        const { seq } = client;
        await client.ask({ type: 'move', move: someMove(client.view), seq });
        await client.until(() => client.seq > seq);
      }
    }
    expect(client.view.phase).toBe('over');
    expect(client.view.match?.winners.length).toBeGreaterThan(0);
    // A card that a bot lays out of turn may come first; who loses that race is told why, and the newer position came.
    const options = presetById(ruleSet)?.options;
    const mayRace = options?.['queenOfSpades'] === true || options?.['throwIn'] === true;
    const isFault = (message: ServerMessage): boolean =>
      message.type === 'error' && !(mayRace && message.refusal !== undefined);
    expect(client.messages.filter(isFault)).toEqual([]);
    const shown = (await (await fetch(address)).json()) as ShownRound;
    expect(shown.round).toBe(client.view.match?.results.length);
    expect(shown.steps.at(-1)?.hands).toEqual(
      client.view.match?.results.at(-1)?.hands.map((hand) => hand.map(({ card }) => card)),
    );
  });
});

describe('the first message', () => {
  test('opens the table', async () => {
    const { table, token } = await postTable(server.port);
    const client = await connect(server.port).enter(table, token);
    expect(client.view).toMatchObject({ table, you: 0, phase: 'lobby' });
  });

  test('of another version is told to reload', async () => {
    const client = await connect(server.port).opened();
    client.raw(JSON.stringify({ type: 'hello', v: 99, table: 'x', somethingNew: true }));
    await client.until(() => client.closeCode !== undefined);
    expect(client.messages).toEqual([
      { type: 'error', code: 'wrong-version', at: 'v' },
      { type: 'bye', code: 'reload' },
    ]);
  });

  test('for an unknown table is told that it is gone', async () => {
    const client = await connect(server.port).opened();
    client.raw(JSON.stringify({ type: 'hello', v: 1, table: 'nowhere' }));
    await client.until(() => client.closeCode !== undefined);
    expect(client.messages).toEqual([
      { type: 'error', code: 'unknown-table' },
      { type: 'bye', code: 'table-gone' },
    ]);
  });

  test('that is none is answered, and nothing said ends the connection', async () => {
    const client = await connect(strict.port).opened();
    client.raw(JSON.stringify({ type: 'ping', id: 'a-long-enough-id' }));
    await saysError(client, 'bad-message');
    await client.until(() => client.closeCode !== undefined);
    expect(client.closeCode).toBe(4002);
  });

  test('is refused to pages of strangers', async () => {
    const stranger = connect(server.port, { origin: 'https://evil.example' });
    await stranger.until(() => stranger.closeCode !== undefined);
    expect(stranger.closeCode).toBe(1006);
    const own = await connect(server.port, { origin: `http://127.0.0.1:${server.port}` }).opened();
    expect(own.closeCode).toBeUndefined();
  });
});

describe('hostile messages', () => {
  test('are answered with a code and change nothing', async () => {
    const { table, token } = await postTable(server.port, { bots: 2, start: true });
    const client = await connect(server.port).enter(table, token);
    const before = client.view;
    client.raw('{');
    await saysError(client, 'bad-message');
    client.raw(JSON.stringify({ type: 'chat', id: 'a-long-enough-id', text: 'x'.repeat(5_000) }));
    await saysError(client, 'too-large');
    client.raw(JSON.stringify({ type: 'rename', id: 'a-long-enough-id', name: '\u200B' }));
    await saysError(client, 'bad-name');
    expect(lastError(client)).toMatchObject({ id: 'a-long-enough-id', at: 'name' });
    client.raw(Buffer.from([1, 2, 3]));
    await client.until(() => client.messages.filter((message) => message.type === 'error').length === 4);
    client.raw(JSON.stringify({ type: '__proto__', id: 'a-long-enough-id' }));
    await client.until(() => client.messages.filter((message) => message.type === 'error').length === 5);
    await client.ask({ type: 'ping' });
    expect(client.view).toEqual(before);
    expect(client.closeCode).toBeUndefined();
  });

  test('that are far too large end the connection, other tables do not notice', async () => {
    const [one, other] = [await postTable(server.port), await postTable(server.port)];
    const client = await connect(server.port).enter(one.table, one.token);
    const neighbour = await connect(server.port).enter(other.table, other.token);
    client.raw('x'.repeat(100_000));
    await client.until(() => client.closeCode !== undefined);
    expect(client.closeCode).toBe(1009);
    expect(await neighbour.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
  });

  test('in a flood are throttled, not done later, and in the end cut off; five actions in two seconds never are', async () => {
    const { table, token } = await postTable(strict.port);
    const client = await connect(strict.port).enter(table, token);
    for (let count = 0; count < 5; count++) {
      expect(await client.ask({ type: 'ready', on: count % 2 === 0 })).toMatchObject({ type: 'ok' });
    }
    for (let count = 0; count < 60; count++) client.tell({ type: 'ping' });
    await saysError(client, 'too-fast');
    await client.until(() => client.closeCode !== undefined);
    expect(client.closeCode).toBe(4001);
  });
});

describe('connections', () => {
  test('have a limit', async () => {
    const some = Array.from({ length: 4 }, () => connect(strict.port));
    await Promise.all(some.map((client) => client.opened()));
    const over = connect(strict.port);
    await over.until(() => over.closeCode !== undefined);
    expect(over.closeCode).toBe(1013);
    expect(over.messages).toEqual([{ type: 'error', code: 'server-busy' }]);
    some[0]?.close();
    await some[0]?.until(() => some[0]?.closeCode !== undefined);
    await connect(strict.port).opened();
  });

  test('that do not answer pings are given up, others are kept', async () => {
    const { table, token } = await postTable(strict.port);
    const good = await connect(strict.port).enter(table, token);
    const dead = await connect(strict.port).enter(table);
    dead.socket.pong = () => {};
    dead.socket.removeAllListeners('ping');
    Object.assign(dead.socket, { _autoPong: false });
    await dead.until(() => dead.closeCode !== undefined);
    expect(good.closeCode).toBeUndefined();
  });
});

describe('requests', () => {
  const post = (port: number, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body });
  const request = { v: 1, ruleSet: 'family', seats: 4, bots: 0, playerName: 'Anna', start: false };

  test.each([
    ['broken JSON', '{', 400, 'bad-message', undefined],
    ['another version', JSON.stringify({ ...request, v: 2 }), 400, 'wrong-version', 'v'],
    ['no name', JSON.stringify({ ...request, playerName: '  ' }), 400, 'bad-name', 'playerName'],
    ['an unknown rule set', JSON.stringify({ ...request, ruleSet: 'nonsense' }), 400, 'bad-rule-set', 'ruleSet'],
    [
      'a rule set that is none',
      JSON.stringify({ ...request, ruleSet: { id: 'x' } }),
      400,
      'bad-rule-set',
      expect.any(String),
    ],
    ['an unknown option', JSON.stringify({ ...request, overrides: { nonsense: 1 } }), 400, 'bad-rule-set', 'nonsense'],
    ['too many seats', JSON.stringify({ ...request, seats: 11 }), 400, 'bad-rule-set', 'seats'],
    ['more bots than seats', JSON.stringify({ ...request, bots: 4 }), 400, 'bad-message', 'bots'],
    ['a start without others', JSON.stringify({ ...request, start: true }), 400, 'not-now', 'start'],
    ['a field too many', JSON.stringify({ ...request, admin: true }), 400, 'bad-message', 'admin'],
    ['far too much', JSON.stringify({ ...request, overrides: { a: 'x'.repeat(40_000) } }), 413, 'too-large', undefined],
    ['deep nesting', `{"v":1,"overrides":{"a":${'['.repeat(500)}${']'.repeat(500)}}}`, 400, 'bad-message', undefined],
  ])('%s: answered with a code', async (_, body, status, code, at) => {
    const response = await post(server.port, body);
    expect(response.status).toBe(status);
    const reply: unknown = await response.json();
    expect(reply).toEqual({ type: 'error', code, ...(at === undefined ? {} : { at }) });
  });

  test('from pages of strangers, or not in JSON, are refused', async () => {
    const body = JSON.stringify(request);
    expect((await post(server.port, body, { 'content-type': 'text/plain' })).status).toBe(415);
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect((await post(server.port, body, headers)).status).toBe(403);
  });

  test('codes are found however they are typed; unknown ones are told', async () => {
    const { table, code } = await postTable(server.port, { bots: 1 });
    const look = (typed: string) => fetch(`http://127.0.0.1:${server.port}/api/codes/${encodeURIComponent(typed)}`);
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replace(' ', ''),
      code.replace(' ', '-'),
      `http://x.example/t/${code.replace(' ', '-')}`,
    ]) {
      expect(await (await look(typed)).json()).toEqual({ table, phase: 'lobby', free: 3 });
    }
    const unknown = await look('Nonsense 12');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ type: 'error', code: 'unknown-code' });
  });

  test('are limited by address, and tables in number', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 5; count++) answers.push((await post(strict.port, JSON.stringify(request))).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers).not.toContain(500);
    const lookups: number[] = [];
    for (let count = 0; count < 5; count++) {
      lookups.push((await fetch(`http://127.0.0.1:${strict.port}/api/codes/x`)).status);
    }
    expect(lookups).toEqual([404, 404, 404, 429, 429]);
    // Those who come back to a table of theirs are counted by themselves.
    expect((await fetch(`http://127.0.0.1:${strict.port}/api/codes/x?table=y`)).status).toBe(404);
  });

  test('the record of a table is told to whoever knows the table, and looked up as seldom as codes', async () => {
    const { table } = await postTable(server.port, { bots: 3, start: true });
    const address = `http://127.0.0.1:${server.port}/api/tables`;
    const response = await fetch(`${address}/${table}/record`);
    expect(response.headers.get('content-type')).toBe('application/json');
    const text = await response.text();
    expect(parseRecord(text)).toMatchObject({ ok: true, value: { deals: [{ number: 1, moves: [] }] } });
    expect(text).not.toContain('"secret"');
    expect(text).not.toContain(table);
    expect((await fetch(`${address}/nobody-knows-it-1/record`)).status).toBe(404);
    let status = 0;
    for (let count = 0; count < 4; count++) {
      const what = count % 2 === 0 ? 'record' : 'shown';
      ({ status } = await fetch(`http://127.0.0.1:${strict.port}/api/tables/x/${what}`));
    }
    expect(status).toBe(429);
  });

  test('health is told, unknown paths are not found, headers keep strangers out', async () => {
    const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(health.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(health.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`http://127.0.0.1:${server.port}/api/nothing`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/tables`)).status).toBe(404);
  });
});

describe('the files of the client', () => {
  test('pages get the shell, hashed files are kept for ever, others are asked for again, and nothing lies outside', async () => {
    const folder = join(server.folder, 'client');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(server.folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'index.html'), `<!doctype html>${' '.repeat(2_000)}`);
    await writeFile(join(folder, 'assets', 'app-abc123.js'), `console.log(1);${'//'.repeat(2_000)}`);
    const web = await runTestServer({ webRoot: folder });
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${web.port}${path}`, { headers });
    const page = await get('/t/birke-47', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<!doctype html>');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const script = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/assets/missing.js')).status).toBe(404);
    expect((await get('/..%2fsecret.txt')).status).toBe(404);
    expect((await get('/%2e%2e/secret.txt')).status).toBe(404);
    await web.stop();
  });
});

/** The first answer of a server that is just being started. */
async function askUntilOpen(port: number): Promise<unknown> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
    const isAnswered = await new Promise<boolean>((resolve) => {
      socket.on('error', () => resolve(false)).on('end', () => resolve(true));
    });
    if (isAnswered) return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  }
}

describe('starting and stopping', () => {
  test('a port in use, a host that is not ours and unusable data are told by a code', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const options = { host: '127.0.0.1', port: 0, dataFile: join(server.folder, 'other.sqlite'), webRoot: '/nowhere' };
    expect(await startServer({ ...options, port })).toEqual({
      ok: false,
      error: { code: 'port-in-use', facts: { host: '127.0.0.1', port } },
    });
    taken.close();
    expect(await startServer({ ...options, host: '192.0.2.1' })).toMatchObject({
      ok: false,
      error: { code: 'host-unknown' },
    });
    expect(await startServer({ ...options, dataFile: '/proc/nowhere/x.sqlite' })).toMatchObject({
      error: { code: 'data-unwritable' },
    });
    expect(await startServer({ ...options, dataFile: server.dataFile })).toMatchObject({
      error: { code: 'data-in-use' },
    });
    await writeFile(
      join(server.folder, 'text.sqlite'),
      'this is no database, but a text that is long enough'.repeat(50),
    );
    expect(await startServer({ ...options, dataFile: join(server.folder, 'text.sqlite') })).toMatchObject({
      error: { code: 'data-not-ours' },
    });
  });

  test('who asks before the server has everything is answered when it has', async () => {
    const dataFile = join(server.folder, 'many.sqlite');
    const webRoot = join(server.folder, 'many');
    for (let folder = 0; folder < 100; folder++) await mkdir(join(webRoot, String(folder)), { recursive: true });
    const first = await runTestServer({ dataFile });
    const created = await postTable(first.port, { bots: 2, start: true });
    await first.stop();
    const { port } = first;
    const starting = runTestServer({ dataFile, webRoot, port });
    const health = await askUntilOpen(port);
    expect(health).toMatchObject({ status: 'ok', tables: 1 });
    const client = await connect(port).enter(created.table, created.token);
    expect(client.view.you).toBe(created.seat);
    await (await starting).stop();
  });

  test('a stopped server ends connections in order, and another one goes on with its tables', async () => {
    const first = await runTestServer({ dataFile: join(server.folder, 'lasting.sqlite') });
    const created = await postTable(first.port, { bots: 2, start: true });
    const client = await connect(first.port).enter(created.table, created.token);
    const hand = client.view.round?.hand;
    await first.stop();
    await client.until(() => client.closeCode !== undefined);
    expect(client.closeCode).toBe(1001);
    const second = await runTestServer({ dataFile: join(server.folder, 'lasting.sqlite'), limits: FAST_LIMITS });
    expect(second.tablesRead).toBe(1);
    const again = await connect(second.port).enter(created.table, created.token);
    expect(again.view.round?.hand.map((card) => card.card)).toEqual(hand?.map((card) => card.card));
    await second.stop();
  });
});
