/**
 * What a bare echo costs on the same machine: `ws` without anything behind it, the same number of
 * messages a second as the server has sent, each as long as the server's were on average.
 */
import { WebSocket } from 'ws';
import { type ChildOptions, LoadProcess } from './childProcess.ts';

export interface EchoPlan {
  readonly sockets: number;
  /** Echoes a second, all sockets together. */
  readonly rate: number;
  /** Length of a message, in bytes. */
  readonly bytes: number;
  readonly seconds: number;
}

export interface EchoReport {
  readonly bytes: number;
  /** Echoes a second. */
  readonly rate: number;
  /** Processor time of the echoing process for one, in ms. */
  readonly cpuMs: number;
}

const TICK_MS = 10;
const OPEN_AT_ONCE = 200;

export async function measureEcho(plan: EchoPlan, child: ChildOptions): Promise<EchoReport> {
  const server = await LoadProcess.start(['echo'], child);
  const sockets = await openAll(server.hello.port, plan.sockets);
  let echoes = 0;
  for (const socket of sockets) socket.on('message', () => (echoes += 1));
  const send = startSending(sockets, plan);
  // The first second warms it up.
  await wait(1_000);
  const before = { cpuMs: await cpuOf(server), echoes, at: performance.now() };
  await wait(plan.seconds * 1000);
  const cpuMs = (await cpuOf(server)) - before.cpuMs;
  const count = echoes - before.echoes;
  const seconds = (performance.now() - before.at) / 1000;
  clearInterval(send);
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return { bytes: plan.bytes, rate: count / seconds, cpuMs: count === 0 ? 0 : cpuMs / count };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function cpuOf({ hello }: LoadProcess): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${hello.port}/`)).text());
}

async function openAll(port: number, count: number): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(OPEN_AT_ONCE, count - sockets.length) }, () => openOne(port));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

function openOne(port: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function startSending(sockets: readonly WebSocket[], { rate, bytes }: EchoPlan): NodeJS.Timeout {
  const message = 'x'.repeat(bytes);
  const began = performance.now();
  let sent = 0;
  return setInterval(() => {
    const due = ((performance.now() - began) / 1000) * rate;
    for (; sent < due; sent++) sockets[sent % sockets.length]?.send(message);
  }, TICK_MS);
}
