/** Who is let in over real sockets, one handshake after the other, and who is counted. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { ServerMetrics } from '../metrics/serverMetrics.ts';
import { TestDoor } from '../testing/testDoor.ts';
import { TestHall } from '../testing/testHall.ts';
import { Gateway } from './gateway.ts';
import { Turnstile } from './turnstile.ts';

let entrance: TestDoor;
let metrics: ServerMetrics;
/** Turns of the loop that the turnstile asked for. */
let turns: (() => void)[];

beforeEach(async () => {
  entrance = await TestDoor.listen();
});
afterEach(() => entrance.close());

/** From now on who comes is let in: `waitingMax` may wait, and each address has one place. */
async function letIn(waitingMax: number): Promise<void> {
  const { hall } = await TestHall.open();
  metrics = new ServerMetrics();
  turns = [];
  const turnstile = new Turnstile({ perTurn: 1, waitingMax, nextTurn: (run) => turns.push(run) });
  const limits = { ...DEFAULT_LIMITS.socket, perAddressMax: 1 };
  const gateway = new Gateway({
    hall,
    clock: systemClock(),
    limits,
    isOurPage: () => true,
    trustProxy: true,
    metrics,
    turnstile,
  });
  entrance.door.open({
    onRequest: (_, response) => response.end(),
    onUpgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
  });
}

/** The first line of what comes back. */
async function answerTo(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString().split('\r\n')[0] ?? '';
}

test('who comes while enough others wait is turned away, and may come again when they have passed', async () => {
  await letIn(1);
  const first = await entrance.knock('192.0.2.1');
  expect(await answerTo(await entrance.knock('192.0.2.2'))).toBe('HTTP/1.1 503 Service Unavailable');
  expect(metrics.socketsRefused.byLabel.get('crowd')).toBe(1);
  turns.shift()?.();
  expect(await answerTo(first)).toBe('HTTP/1.1 101 Switching Protocols');
  const again = await entrance.knock('192.0.2.2');
  turns.shift()?.();
  expect(await answerTo(again)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('a place is free again when its connection ends, also while it waits', async () => {
  await letIn(10);
  const waiting = await entrance.knock('192.0.2.1');
  expect(await answerTo(await entrance.knock('192.0.2.1'))).toBe('HTTP/1.1 429 Too Many Requests');
  waiting.resetAndDestroy();
  await expect.poll(() => entrance.connections()).toBe(0);
  const next = await entrance.knock('192.0.2.1');
  turns.shift()?.();
  turns.shift()?.();
  expect(await answerTo(next)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('who has gone before anybody listened takes no place', async () => {
  const gone = await entrance.knock('192.0.2.1');
  gone.resetAndDestroy();
  await expect.poll(() => entrance.connections()).toBe(0);
  await letIn(10);
  const next = await entrance.knock('192.0.2.1');
  turns.shift()?.();
  expect(await answerTo(next)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('who is turned away and does not hang up is cut off', async () => {
  await letIn(10);
  const stubborn = await entrance.knock('192.0.2.1', '/elsewhere');
  expect(await answerTo(stubborn)).toBe('HTTP/1.1 404 Not Found');
  await expect.poll(() => entrance.connections()).toBe(0);
});
