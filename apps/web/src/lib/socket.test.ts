import { PROTOCOL_VERSION } from '@hausregel/protocol';
import type { ServerMessage } from '@hausregel/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { TableLink, pauseMs, type EndReason, type LinkOptions, type LinkState, type SocketLike } from './socket.ts';
import { WebSocket } from 'ws';

/** No silence is too long, so that a slow machine changes nothing. */
const patient: NonNullable<LinkOptions['patience']> = {
  ms: 60_000,
  answered: () => {},
  failed: () => {},
  heard: () => {},
};

/** A server that speaks only as far as a test tells it to. */
class FakeServer {
  readonly server = new WebSocketServer({ port: 0 });
  readonly sockets: ServerSocket[] = [];
  readonly heard: Record<string, unknown>[] = [];
  /** Answers each message; silent by default. */
  reply: (message: Record<string, unknown>, socket: ServerSocket) => void = () => {};

  constructor() {
    this.server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => {
        const message: Record<string, unknown> = JSON.parse(String(data));
        this.heard.push(message);
        this.reply(message, socket);
      });
    });
  }

  get url(): string {
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? `ws://localhost:${address.port}` : '';
  }

  ofType(type: string): Record<string, unknown>[] {
    return this.heard.filter((message) => message['type'] === type);
  }
}

const say = (socket: ServerSocket, message: object): void => socket.send(JSON.stringify(message));
const welcome = { type: 'welcome', v: PROTOCOL_VERSION, seq: 1 };

let server: FakeServer;
let link: TableLink | undefined;
let states: (LinkState | EndReason)[];
let messages: ServerMessage[];

function linkTo(token?: string, patience = patient): TableLink {
  const made = new TableLink({
    url: server.url,
    table: 'T1',
    token,
    patience,
    open: (url) => new WebSocket(url) as unknown as SocketLike,
    hear: (message) => messages.push(message),
    tell: (state, reason) => states.push(reason ?? state),
  });
  link = made;
  made.start();
  return made;
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeEach(() => {
  server = new FakeServer();
  states = [];
  messages = [];
});
afterEach(() => {
  link?.stop();
  for (const socket of server.sockets) socket.terminate();
  server.server.close();
});

test('it greets with table, version and token, and is open after the welcome', async () => {
  server.reply = (m, socket) => m['type'] === 'hello' && say(socket, welcome);
  linkTo('secret');
  await until(() => states.includes('open'));
  const hello = { type: 'hello', v: PROTOCOL_VERSION, table: 'T1', token: 'secret', attempt: 1 };
  expect(server.heard[0]).toEqual({ ...hello, page: expect.stringMatching(/^[a-z0-9]{16}$/) });
  expect(messages.map((m) => m.type)).toEqual(['welcome']);
});

test('a command without an answer is sent again with the same id after the line broke', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    if (m['type'] === 'move' && server.ofType('move').length === 1) socket.terminate();
    else if (m['type'] === 'move') say(socket, { type: 'ok', id: m['id'], seq: 2 });
  };
  const made = linkTo();
  await until(() => states.includes('open'));
  const answer = await made.send({ type: 'move', move: '7S', seq: 1 });
  expect(answer).toMatchObject({ type: 'ok', seq: 2 });
  const [first, second] = server.ofType('move');
  expect(second).toEqual(first);
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
});

test('a command given while the line is down waits for the next welcome, in order', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    else say(socket, { type: 'ok', id: m['id'], seq: 1 });
  };
  const made = linkTo();
  const answers = Promise.all([made.send({ type: 'chat', text: 'a' }), made.send({ type: 'chat', text: 'b' })]);
  await answers;
  expect(server.ofType('chat').map((m) => m['text'])).toEqual(['a', 'b']);
});

test('an answered command is not repeated', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    else if (m['type'] === 'chat') say(socket, { type: 'ok', id: m['id'], seq: 1 });
  };
  const made = linkTo();
  await made.send({ type: 'chat', text: 'a' });
  server.sockets[0]?.terminate();
  await until(() => server.ofType('hello').length === 2);
  await until(() => made.state === 'open');
  expect(server.ofType('chat')).toHaveLength(1);
});

test('a refusal answers its command and does not break the line', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    else say(socket, { type: 'error', id: m['id'], code: 'not-your-turn' });
  };
  const made = linkTo();
  expect(await made.send({ type: 'move', move: 'draw', seq: 1 })).toMatchObject({ code: 'not-your-turn' });
  expect(made.state).toBe('open');
});

test('a seat opened elsewhere ends the line without a fight, and can be taken back', async () => {
  server.reply = (m, socket) => m['type'] === 'hello' && say(socket, welcome);
  const made = linkTo('secret');
  await until(() => made.state === 'open');
  server.sockets[0]?.send(JSON.stringify({ type: 'bye', code: 'elsewhere' }));
  await until(() => made.state === 'ended');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.ofType('hello')).toHaveLength(1);
  expect(states.at(-1)).toBe('elsewhere');
  made.start();
  await until(() => made.state === 'open');
});

test.each([
  ['wrong-version', 'reload'],
  ['unknown-table', 'table-gone'],
])('a greeting refused as %s ends the line: %s', async (code, reason) => {
  server.reply = (_m, socket) => say(socket, { type: 'error', code });
  const made = linkTo();
  await until(() => made.state === 'ended');
  expect(states.at(-1)).toBe(reason);
});

test('a server of another version ends the line', async () => {
  server.reply = (_m, socket) => say(socket, { ...welcome, v: PROTOCOL_VERSION + 1 });
  linkTo();
  await until(() => states.at(-1) === 'reload');
});

test('a token that is not known any more is dropped, and one watches', async () => {
  server.reply = (m, socket) => say(socket, m['token'] === undefined ? welcome : { type: 'error', code: 'bad-token' });
  const made = linkTo('old');
  await until(() => made.state === 'open');
  expect(server.heard.at(-1)).not.toHaveProperty('token');
});

test('the token given for sitting down is used from then on', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    else if (m['type'] === 'sit') say(socket, { type: 'ok', id: m['id'], seq: 1, seat: 2, token: 'new' });
  };
  const made = linkTo();
  expect(await made.send({ type: 'sit', name: 'Ida' })).toMatchObject({ seat: 2, token: 'new' });
  server.sockets[0]?.terminate();
  await until(() => server.ofType('hello').length === 2);
  expect(server.ofType('hello')[1]).toMatchObject({ token: 'new' });
});

test('commands are lost when the line is stopped', async () => {
  const made = linkTo();
  const answer = made.send({ type: 'chat', text: 'a' });
  made.stop();
  expect(await answer).toEqual({ type: 'lost' });
  expect(await made.send({ type: 'chat', text: 'b' })).toEqual({ type: 'lost' });
});

test('pauses are short for as long as a lease, and then grow by half up to the greatest', () => {
  expect([0, 1, 5, 6, 7, 20].map((n) => pauseMs(n, 1))).toEqual([300, 300, 300, 450, 675, 4000]);
  expect(pauseMs(0, 0)).toBe(150);
});

test('pages that all lost the line at once come back spread', () => {
  const pages = 5_000;
  let state = 1;
  const chance = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  /** When a page comes for the first time after the server is back, ms. */
  const comesAt = (backMs: number): number => {
    let at = 0;
    for (let n = 0; at < backMs; n++) at += pauseMs(n, chance());
    return at;
  };
  const perTenth = new Map<number, number>();
  for (let page = 0; page < pages; page++) {
    const tenth = Math.floor(comesAt(30_000) / 100);
    perTenth.set(tenth, (perTenth.get(tenth) ?? 0) + 1);
  }
  expect(Math.max(...perTenth.values())).toBeLessThan(pages * 0.05);
});

test('messages that are not ours are passed over', async () => {
  server.reply = (m, socket) => {
    if (m['type'] !== 'hello') return;
    socket.send('nonsense');
    socket.send('[]');
    socket.send('null');
    say(socket, welcome);
  };
  const made = linkTo();
  await until(() => made.state === 'open');
  expect(messages).toHaveLength(1);
});

test('every hello of a page has the same name and a higher number', async () => {
  server.reply = (m, socket) => m['type'] === 'hello' && server.sockets.length < 3 && socket.terminate();
  linkTo();
  await until(() => server.ofType('hello').length === 3);
  const hellos = server.ofType('hello');
  expect(hellos.map((m) => m['attempt'])).toEqual([1, 2, 3]);
  expect(new Set(hellos.map((m) => m['page'])).size).toBe(1);
});

test('a command that stays unanswered gives a dead socket away, after one more question', async () => {
  server.reply = (m, socket) => {
    if (m['type'] === 'hello') say(socket, welcome);
    if (m['type'] === 'move' && server.sockets.length > 1) say(socket, { type: 'ok', id: m['id'], seq: 2 });
  };
  const made = linkTo(undefined, { ...patient, ms: 200 });
  await until(() => states.includes('open'));
  expect(await made.send({ type: 'move', move: '7S', seq: 1 })).toMatchObject({ type: 'ok', seq: 2 });
  expect(server.heard.slice(0, 4).map((m) => m['type'])).toEqual(['hello', 'move', 'ping', 'hello']);
});

describe('on a socket that leaves out what has not changed', () => {
  const told = { ...welcome, n: 1, serverNow: 0, view: { code: 'Birke 47', spectators: 0 }, chat: [], log: [] };
  const update = (n: number, view: object, kept: readonly string[]): object => ({ type: 'update', n, kept, view });
  const views = (): readonly unknown[] => messages.map((m) => ('view' in m ? m.view : m.type));

  test('messages are told with their whole view', async () => {
    server.reply = (m, socket) => {
      if (m['type'] !== 'hello') return;
      say(socket, told);
      say(socket, update(2, { spectators: 1 }, ['code']));
      say(socket, update(3, { code: 'Linde 3' }, ['spectators']));
    };
    linkTo();
    await until(() => messages.length === 3);
    expect(views()).toEqual([told.view, { code: 'Birke 47', spectators: 1 }, { code: 'Linde 3', spectators: 1 }]);
  });

  test('where one is missing a new socket has everything again, and nothing wrong is shown', async () => {
    server.reply = (m, socket) => {
      if (m['type'] !== 'hello') return;
      say(socket, told);
      if (server.sockets.length === 1) say(socket, update(3, {}, ['code', 'spectators']));
    };
    const made = linkTo();
    await until(() => server.ofType('hello').length === 2 && made.state === 'open');
    expect(views()).toEqual([told.view, told.view]);
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });
});

test('that nothing can be written is told, and the line comes back by itself', async () => {
  server.reply = (m, socket) => {
    if (m['type'] !== 'hello') return;
    if (server.sockets.length > 2) return say(socket, welcome);
    say(socket, { type: 'error', code: 'not-stored' });
    socket.close(1013);
  };
  linkTo();
  await until(() => states.includes('open'));
  expect(messages.map((m) => (m.type === 'error' ? m.code : m.type))).toEqual(['not-stored', 'not-stored', 'welcome']);
});
