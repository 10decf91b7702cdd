import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LoadProcess } from './childProcess.ts';
import { fileLimit } from './fileLimit.ts';
import { LoadLedger } from './loadLedger.ts';
import { LoadTable } from './loadTable.ts';
import { Pace } from './pace.ts';
import { sampleServer } from './serverMeter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-idle-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OTHER_FILES = 300;
const SOCKETS = Math.min(5_000, Math.max(2_000, fileLimit() - OTHER_FILES));
const AT_ONCE = 100;
/** Of memory, for each; the connection, its timer and what `ws` keeps for it. */
const BYTES_EACH = 40_000;

class IdleSocket {
  closeCode: number | undefined;
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;

  constructor(port: number) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    this.socket = socket;
    this.opened = new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => {
        this.closeCode = code;
        resolve();
      });
    });
  }
}

async function openAll(port: number): Promise<readonly IdleSocket[]> {
  const sockets: IdleSocket[] = [];
  while (sockets.length < SOCKETS) {
    const some = Array.from({ length: Math.min(AT_ONCE, SOCKETS - sockets.length) }, () => new IdleSocket(port));
    await Promise.all(some.map(({ opened }) => opened));
    sockets.push(...some);
  }
  return sockets;
}

test(`${SOCKETS} sockets that say nothing take little memory, keep nobody out, and are closed by a code`, async () => {
  const server = await LoadProcess.start(['server', path.join(folder, 'idle.sqlite')], {
    cores: undefined,
    profile: undefined,
  });
  const { port, metricsPort = 0 } = server.hello;
  const memory = async (): Promise<number> => (await sampleServer(metricsPort)).rssBytes;
  const before = await memory();
  const sockets = await openAll(port);
  expect(((await memory()) - before) / SOCKETS).toBeLessThan(BYTES_EACH);

  // Four persons come to a new table and are dealt to meanwhile.
  const ledger = new LoadLedger();
  const table = await LoadTable.make({
    origin: `http://127.0.0.1:${port}`,
    address: '10.0.0.1',
    ruleSet: 'family',
    seats: 4,
    ledger,
    pace: new Pace(1, 1),
    isPlaying: () => false,
  });
  expect(table.players.map(({ socket }) => socket.view?.you)).toEqual([0, 1, 2, 3]);
  expect(ledger.faultCount).toBe(0);

  await Promise.all(sockets.map(({ closed }) => closed));
  expect(new Set(sockets.map(({ closeCode }) => closeCode))).toEqual(new Set([4002]));
  expect(table.players.every(({ socket }) => socket.seat !== undefined)).toBe(true);
  expect(ledger.faultCount).toBe(0);
  table.stop();
  await server.stop();
});
