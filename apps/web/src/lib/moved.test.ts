import { PROTOCOL_VERSION } from '@hausregel/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkOptions, type SocketLike, socketAddress, TableLink } from './socket.ts';

/** No silence is too long, so that a slow machine changes nothing. */
const patient: NonNullable<LinkOptions['patience']> = {
  ms: 60_000,
  answered: () => {},
  failed: () => {},
  heard: () => {},
};

/** A socket whose other end is the test. */
class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly sent: { readonly type: string; readonly attempt?: number; readonly move?: string }[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const COMMON = 'wss://play.example.org/ws?table=T1';
const welcome = { type: 'welcome', v: PROTOCOL_VERSION, seq: 1 };

let sockets: FakeSocket[];
let link: TableLink;

/** The newest socket, once there are as many, opened and greeted. */
async function socket(count: number): Promise<FakeSocket> {
  await expect.poll(() => sockets.length).toBe(count);
  const newest = sockets.at(-1);
  if (newest === undefined) throw new Error('no socket');
  newest.onopen?.();
  return newest;
}

beforeEach(() => {
  sockets = [];
  link = new TableLink({
    url: COMMON,
    table: 'T1',
    token: 'secret',
    patience: patient,
    open: (url) => {
      const made = new FakeSocket(url);
      sockets.push(made);
      return made;
    },
    hear: () => {},
    tell: () => {},
  });
  link.start();
});
afterEach(() => link.stop());

test.each([
  ['/n/2', 'wss://play.example.org/n/2/ws?keep=1'],
  ['https://b.example.org', 'wss://b.example.org/ws?keep=1'],
  ['http://127.0.0.1:8421', 'ws://127.0.0.1:8421/ws?keep=1'],
])('who is told that the table is at %s goes there at once', async (to, url) => {
  const first = await socket(1);
  first.say({ type: 'moved', to });
  const second = await socket(2);
  expect(first.isClosed).toBe(true);
  expect(second.url).toBe(url);
  expect(second.sent).toMatchObject([{ type: 'hello', table: 'T1', token: 'secret', attempt: 2 }]);
  second.say(welcome);
  expect(link.state).toBe('open');
});

test('what was not answered goes along to the node that has the table', async () => {
  const first = await socket(1);
  first.say(welcome);
  const answer = link.send({ type: 'move', move: '7S', seq: 1 });
  first.say({ type: 'moved', to: '/n/2' });
  const second = await socket(2);
  second.say(welcome);
  const [move] = first.sent.filter(({ type }) => type === 'move');
  expect(second.sent.at(-1)).toEqual(move);
  second.say({ type: 'ok', id: (move as { id?: string } | undefined)?.id, seq: 2 });
  expect(await answer).toMatchObject({ type: 'ok', seq: 2 });
});

test('when the node is gone, the common address knows who has the table now', async () => {
  (await socket(1)).say({ type: 'moved', to: '/n/2' });
  const second = await socket(2);
  second.say(welcome);
  second.onclose?.();
  const third = await socket(3);
  expect(third.url).toBe(COMMON);
  third.say({ type: 'moved', to: '/n/3' });
  const fourth = await socket(4);
  expect(fourth.url).toBe('wss://play.example.org/n/3/ws?keep=1');
  fourth.say(welcome);
  expect(link.state).toBe('open');
});

test('two nodes that each point at the other are asked again after a pause, from the common address', async () => {
  for (const hop of [1, 2, 3]) (await socket(hop)).say({ type: 'moved', to: `/n/${hop % 2}` });
  const fourth = await socket(4);
  fourth.say({ type: 'moved', to: '/n/0' });
  expect(link.state).toBe('waiting');
  const fifth = await socket(5);
  expect(fifth.url).toBe(COMMON);
  fifth.say(welcome);
  expect(link.state).toBe('open');
});

test('the socket of a node is beside the page or at an origin of its own', () => {
  expect(socketAddress('/n/2', 'ws://localhost:8420/ws?table=T1')).toBe('ws://localhost:8420/n/2/ws?keep=1');
});
