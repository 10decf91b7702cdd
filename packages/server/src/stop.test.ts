import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashCommand, hashToken } from './secrets.ts';
import { openLogToRead } from './log/readLog.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { FAST_LIMITS } from './testing/runningServer.ts';
import { postTable, SocketClient } from './testing/socketClient.ts';
import { freshId, someMove } from './testing/testHall.ts';

const TABLES = 300;
const folder = mkdtempSync(join(tmpdir(), 'hausregel-stop-'));
afterAll(() => rmSync(folder, { recursive: true }));
const dataFile = join(folder, 'tables.sqlite');

async function start(): Promise<RunningServer> {
  const options = { host: '127.0.0.1', port: 0, dataFile, webRoot: folder, limits: FAST_LIMITS };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

interface Seat {
  readonly client: SocketClient;
  readonly table: string;
  readonly token: string;
  /** Command sent just before the stop. */
  readonly id: string;
}

/** A person against bots that wait, on turn or not. */
async function seated(port: number): Promise<Seat> {
  const { table, token } = await postTable(port, { bots: 1, seats: 2, start: true, settings: { botMs: 10_000 } });
  const client = await new SocketClient(port).enter(table, token);
  return { client, table, token, id: freshId() };
}

/** A move where one is due, else a word. */
function act({ client, id }: Seat): void {
  const { view, seq } = client;
  const isOnTurn = view.phase === 'round' && view.round?.turn === view.you;
  client.tell(isOnTurn ? { type: 'move', move: someMove(view), seq } : { type: 'chat', text: 'soon' }, id);
}

const acknowledged = ({ client, id }: Seat): number | undefined =>
  client.messages.flatMap((message) => (message.type === 'ok' && message.id === id ? [message.seq] : []))[0];

test('a server that stops while hundreds of tables move tells all to come back, and has lost nothing acknowledged', async () => {
  const server = await start();
  const seats: Seat[] = [];
  for (let table = 0; table < TABLES; table += 20) {
    seats.push(...(await Promise.all(Array.from({ length: 20 }, () => seated(server.port)))));
  }
  for (const seat of seats) act(seat);
  // Some have arrived by then, others have not.
  await seats[0]?.client.until(() => seats.some((seat) => acknowledged(seat) !== undefined));
  await server.stop();
  await Promise.all(seats.map(({ client }) => client.until(() => client.closeCode !== undefined)));
  expect(new Set(seats.map(({ client }) => client.closeCode))).toEqual(new Set([1001]));

  const log = await openLogToRead({ dataFile });
  if (!log.ok) throw new Error(log.error);
  let told = 0;
  for (const seat of seats) {
    const entries = await log.value.read(seat.table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    const written = entries.filter(({ command }) => command === hashCommand(hashToken(seat.token), seat.id));
    expect(written.length).toBeLessThanOrEqual(1);
    const seq = acknowledged(seat);
    if (seq === undefined) continue;
    told += 1;
    expect(written[0]?.seq).toBe(seq);
  }
  await log.value.close();
  expect(told).toBeGreaterThan(0);

  const again = await start();
  expect(again.tablesRead).toBe(TABLES);
  await again.stop();
});
