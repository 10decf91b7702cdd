import { PROTOCOL_VERSION } from '@hausregel/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CommandBody, type SocketLike, TableLink } from './socket.ts';

/**
 * Lines over a network whose clock is the test's: a socket opens after two round trips, as one does without a
 * certificate, and what is said arrives in order after half of one.
 */
class Network {
  roundTripMs = 50;
  readonly opened: { readonly url: string; readonly at: number }[] = [];
  readonly hellos: string[] = [];
  /** Ids of the commands that took effect, in order, and how often each was heard. */
  readonly done = new Map<string, number>();
  /** Which addresses answer nothing. */
  isSilent: (url: string) => boolean = () => false;
  /** What is answered to a hello at an address; undefined ends the socket. */
  greeting: (url: string) => object | undefined = () => welcome;
  answersCommands = true;
  /** How long what is to be stored takes besides; a ping is answered meanwhile, a hello is not. */
  commitMs = 0;
  readonly sockets: SocketLike[] = [];

  open(url: string): SocketLike {
    this.opened.push({ url, at: Date.now() });
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (data) => this.#carry(url, () => this.#hear(url, socket, JSON.parse(data))),
      close: () => {},
    };
    this.sockets.push(socket);
    this.#carry(url, () => socket.onopen?.(), 2 * this.roundTripMs);
    return socket;
  }

  #carry(url: string, run: () => void, ms = this.roundTripMs / 2): void {
    setTimeout(() => {
      if (!this.isSilent(url)) run();
    }, ms);
  }

  #say(url: string, socket: SocketLike, message: object): void {
    this.#carry(url, () => socket.onmessage?.({ data: JSON.stringify(message) }));
  }

  #hear(url: string, socket: SocketLike, told: { readonly type: string; readonly id: string }): void {
    if (told.type === 'ping' || this.commitMs === 0) this.#answer(url, socket, told);
    else setTimeout(() => this.#answer(url, socket, told), this.commitMs);
  }

  #answer(url: string, socket: SocketLike, { type, id }: { readonly type: string; readonly id: string }): void {
    if (type === 'hello') {
      this.hellos.push(url);
      const answer = this.greeting(url);
      if (answer === undefined) this.#carry(url, () => socket.onclose?.());
      else this.#say(url, socket, answer);
    } else if (this.answersCommands) {
      this.done.set(id, (this.done.get(id) ?? 0) + 1);
      this.#say(url, socket, { type: 'ok', id, seq: 2 });
    }
  }
}

const COMMON = 'wss://play.example.org/ws?table=T1';
const NODE_1 = 'wss://play.example.org/n/1/ws?keep=1';
const playing = { you: 0, phase: 'round' };
const welcome = { type: 'welcome', v: PROTOCOL_VERSION, seq: 1, view: playing };
const MOVE: CommandBody = { type: 'move', move: '7S', seq: 1 };

let network: Network;
const links: TableLink[] = [];

function newLink(): TableLink {
  const link = new TableLink({
    url: COMMON,
    table: 'T1',
    token: 'secret',
    open: (url) => network.open(url),
    hear: () => {},
    tell: () => {},
  });
  links.push(link);
  link.start();
  return link;
}

/** A line that has been good for a while. */
async function goodLink(): Promise<TableLink> {
  const link = newLink();
  for (let count = 0; count < 10; count++) await pass(1_000, () => void link.send({ type: 'ping' }));
  expect(link.state).toBe('open');
  return link;
}

async function pass(ms: number, first: () => void = () => {}): Promise<void> {
  first();
  await vi.advanceTimersByTimeAsync(ms);
}

/** After how many ms a condition holds. */
async function msUntil(holds: () => boolean): Promise<number> {
  const began = Date.now();
  while (!holds()) {
    if (Date.now() - began > 60_000) throw new Error('waited in vain');
    await pass(10);
  }
  return Date.now() - began;
}

beforeEach(() => {
  let state = 4711;
  vi.useFakeTimers();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) {
      for (let at = 0; at < array.length; at++) {
        state = (state * 48_271) % 2_147_483_647;
        array[at] = state >> 8;
      }
    }
    return array;
  });
  network = new Network();
});
afterEach(() => {
  for (const link of links.splice(0)) link.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a slow line that lives is not lost', () => {
  test('with round trips of three seconds it comes up, stays, and every command takes effect once', async () => {
    network.roundTripMs = 3_000;
    const link = newLink();
    await msUntil(() => link.state === 'open');
    const opened = network.opened.length;
    const answers: Promise<unknown>[] = [];
    for (let count = 0; count < 50; count++) await pass(4_000, () => answers.push(link.send(MOVE)));
    expect(await Promise.all(answers)).toHaveLength(50);
    expect(network.opened).toHaveLength(opened);
    expect(network.hellos).toHaveLength(1);
    expect([...network.done.values()].every((times) => times === 1)).toBe(true);
  });

  test('where 50 ms become two seconds others are tried once, and the first goes on', async () => {
    const link = await goodLink();
    network.roundTripMs = 2_000;
    const answer = link.send(MOVE);
    await pass(1_900);
    expect(link.state).toBe('connecting');
    await pass(200);
    const { length } = network.opened;
    expect(length).toBeOneOf([2, 3]);
    expect(await answer).toMatchObject({ type: 'ok' });
    expect(link.state).toBe('open');
    for (let count = 0; count < 20; count++) await pass(3_000, () => void link.send(MOVE));
    expect(network.opened).toHaveLength(length);
    expect(network.hellos).toHaveLength(1);
    expect([...network.done.values()].every((times) => times === 1)).toBe(true);
  });

  test('where every other answer takes two seconds, too', async () => {
    const link = await goodLink();
    for (let count = 0; count < 40; count++) {
      network.roundTripMs = count % 2 === 0 ? 2_000 : 50;
      await pass(3_000, () => void link.send(MOVE));
    }
    expect(network.opened.length).toBeLessThanOrEqual(3);
    expect(network.hellos).toHaveLength(1);
  });

  test('a server that stands still for one second and a half is not greeted anew', async () => {
    const link = await goodLink();
    network.roundTripMs = 1_500;
    await pass(2_000, () => void link.send(MOVE));
    network.roundTripMs = 50;
    await pass(10_000);
    expect(network.hellos).toHaveLength(1);
    expect(link.state).toBe('open');
  });
});

test('a database that needs a second and a half now and then is not taken for a dead line', async () => {
  const link = await goodLink();
  network.done.clear();
  const answers: Promise<unknown>[] = [];
  for (let count = 0; count < 60; count++) {
    network.commitMs = count % 10 === 0 ? 1_500 : 0;
    await pass(2_000, () => answers.push(link.send(MOVE)));
  }
  expect(await Promise.all(answers)).toHaveLength(60);
  expect(network.opened).toHaveLength(1);
  expect(network.hellos).toHaveLength(1);
  expect([...network.done.values()].every((times) => times === 1)).toBe(true);
});

describe('a welcome that comes late gives up what was tried beside it', () => {
  /** A line welcomed after so long that another socket was tried, which has not opened yet. */
  async function lateWelcome(): Promise<{ readonly link: TableLink; readonly spare: SocketLike | undefined }> {
    network.isSilent = () => network.hellos.length === 1;
    const link = newLink();
    await msUntil(() => network.opened.length === 2);
    network.isSilent = () => false;
    network.sockets[0]?.onmessage?.({ data: JSON.stringify(welcome) });
    expect(link.state).toBe('open');
    return { link, spare: network.sockets[1] };
  }

  test('so it is not greeted when it opens', async () => {
    const { link, spare } = await lateWelcome();
    spare?.onopen?.();
    expect(link.state).toBe('open');
    await pass(1_000);
    expect(network.hellos).toHaveLength(1);
  });

  test('so its end changes nothing', async () => {
    const { link, spare } = await lateWelcome();
    spare?.onclose?.();
    expect(link.state).toBe('open');
  });

  test('so the end of the line is noticed though it hangs', async () => {
    const { link } = await lateWelcome();
    network.sockets[0]?.onclose?.();
    expect(link.state).toBe('waiting');
    await msUntil(() => link.state === 'open');
  });
});

describe('a silent line is left', () => {
  const at = (node: number): object => ({ ...welcome, at: `/n/${node}` });

  /** A line at node 1, which falls silent now. Until `leaseMs` later the others say that it has the table, then one of them does. */
  async function asleep(leaseMs: number): Promise<TableLink> {
    network.greeting = () => at(1);
    const link = await goodLink();
    const began = Date.now();
    const before = network.opened.length;
    network.done.clear();
    network.isSilent = (url) => url === NODE_1 || network.opened.length === before;
    network.greeting = () => (Date.now() - began < leaseMs ? { type: 'moved', to: '/n/1' } : at(2));
    return link;
  }
  const playsOn = (link: TableLink) => (): boolean => link.state === 'open' && network.opened.length > 1;

  test('by who moves, after a second; the node that is asked and points at it is asked again soon', async () => {
    const link = await asleep(1_300);
    const answer = link.send(MOVE);
    expect(await msUntil(playsOn(link))).toBeLessThan(2_000);
    expect(network.opened.map(({ url }) => url)).not.toContain(NODE_1);
    await pass(50);
    expect(await answer).toMatchObject({ type: 'ok' });
  });

  test('by who waits for others in a round, within three seconds and a half', async () => {
    const link = await asleep(1_300);
    await pass(500);
    expect(await msUntil(playsOn(link))).toBeLessThan(3_000);
  });

  test('where the others keep pointing at the node that was silent, it is asked itself in the end', async () => {
    const link = await asleep(60_000);
    void link.send(MOVE);
    expect(await msUntil(() => network.opened.some(({ url }) => url === NODE_1))).toBeLessThan(4_000);
  });

  test('and what is given meanwhile takes effect once', async () => {
    const link = await asleep(1_300);
    const answers = [link.send(MOVE)];
    await pass(1_100);
    answers.push(link.send({ type: 'chat', text: 'hello?' }));
    await msUntil(playsOn(link));
    await pass(50);
    expect(await Promise.all(answers)).toMatchObject([{ type: 'ok' }, { type: 'ok' }]);
    expect([...network.done.values()]).toEqual([1, 1]);
  });

  test('by a page that wakes up within two seconds', async () => {
    const link = await goodLink();
    const old = network.opened.length;
    network.isSilent = () => network.opened.length === old;
    link.wake();
    expect(await msUntil(() => network.hellos.length === 2 && link.state === 'open')).toBeLessThan(2_000);
  });
});

describe('nobody is stormed', () => {
  const pausesOf = (from: number): readonly number[] =>
    network.opened.slice(from).map(({ at }, index) => at - (network.opened[from + index - 1]?.at ?? at));

  test('a server that greets and says nothing more is greeted more and more seldom', async () => {
    network.answersCommands = false;
    const link = newLink();
    void link.send(MOVE);
    await pass(300_000);
    expect(network.opened.length).toBeLessThan(40);
    expect(Math.min(...pausesOf(network.opened.length - 5))).toBeGreaterThan(3_000);
  });

  test('a server that hangs up after every hello, too', async () => {
    network.greeting = () => undefined;
    newLink();
    await pass(300_000);
    expect(network.opened.length).toBeLessThan(110);
    expect(Math.min(...pausesOf(network.opened.length - 5))).toBeGreaterThan(2_000);
  });

  test('the pages of a machine that is lost without a word come spread, while it is gone and when it is back', async () => {
    const pages = 200;
    network.greeting = () => ({ ...welcome, at: '/n/1' });
    for (let page = 0; page < pages; page++) newLink();
    await pass(10_000);
    const [before, lostAt] = [network.opened.length, Date.now()];
    network.isSilent = () => true;
    await pass(30_000);
    /** How many of the pages came within the same tenth of a second, at most. */
    const crowd = (fromMs: number): number => {
      const perTenth = new Map<number, number>();
      for (const { at } of network.opened.slice(before)) {
        const tenth = Math.floor(at / 100);
        if (at >= lostAt + fromMs) perTenth.set(tenth, (perTenth.get(tenth) ?? 0) + 1);
      }
      return Math.max(...perTenth.values()) / pages;
    };
    expect(crowd(0)).toBeLessThan(0.25);
    expect(crowd(10_000)).toBeLessThan(0.08);
    expect(network.opened.length - before).toBeLessThan(pages * 10);
    network.isSilent = () => false;
    await pass(15_000);
    expect(links.every(({ state }) => state === 'open')).toBe(true);
    expect(network.hellos.length).toBe(2 * pages);
    expect(crowd(30_000)).toBeLessThan(0.08);
  });
});
