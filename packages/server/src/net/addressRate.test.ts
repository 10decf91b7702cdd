/** What one address makes the server do over all its sockets, counted so that it is the same on every machine. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readMetrics } from '../testing/readMetrics.ts';
import { FAST_LIMITS, runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { someMove } from '../testing/testHall.ts';

const BURST = 20;
let server: TestServer;
const clients: SocketClient[] = [];

beforeAll(async () => {
  server = await runTestServer({
    limits: {
      ...FAST_LIMITS,
      socket: { ...FAST_LIMITS.socket, addressCommandBurst: BURST, addressCommandsPerSecond: 0.001 },
    },
    trustProxy: true,
    metrics: { host: '127.0.0.1', port: 0 },
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

/** Somebody at a table of their own with nine bots that answer at once, who comes from an address; undefined: from the machine. */
async function playerFrom(address: string | undefined): Promise<SocketClient> {
  const { table, token } = await postTable(server.port, { seats: 10, bots: 9, start: true, settings: { botMs: 0 } });
  const client = new SocketClient(
    server.port,
    address === undefined ? {} : { headers: { 'x-forwarded-for': address } },
  );
  clients.push(client);
  return client.enter(table, token);
}

/** Moves, or agrees to the next round, as soon as it may; whether that was done. */
async function act(client: SocketClient): Promise<boolean> {
  await client.until(() => client.view.phase !== 'round' || client.view.round?.turn === client.view.you);
  const answer =
    client.view.phase === 'round'
      ? await client.ask({ type: 'move', move: someMove(client.view), seq: client.seq })
      : await client.ask({ type: 'next' });
  if (answer.type === 'error') expect(answer.code).toBe('too-fast');
  return answer.type === 'ok';
}

/** So many deeds of each, all at once; how many were done. */
async function actAll(players: readonly SocketClient[], deeds: number): Promise<number> {
  let done = 0;
  for (let deed = 0; deed < deeds; deed++)
    done += (await Promise.all(players.map(act))).filter((isDone) => isDone).length;
  return done;
}

const moves = async (): Promise<number> =>
  (await readMetrics(server.metricsPort)).get('hausregel_moves_total{by="person"}') ?? 0;

test('players of one address, each within the rate of a seat, do no more together than the address may', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => playerFrom('192.0.2.1')));
  const before = await moves();
  expect(await actAll(players, 5)).toBe(BURST);
  expect((await moves()) - before).toBeLessThanOrEqual(BURST);
  // Pings keep the lines open.
  for (const player of players) expect(await player.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
  // Another address has its own rate, and of IPv6 a house has one.
  expect(await actAll([await playerFrom('192.0.2.2')], 5)).toBe(5);
  const house = [await playerFrom('2001:db8:0:1::1'), await playerFrom('2001:db8:0:1:ffff::2')];
  expect(await actAll(house, BURST)).toBe(BURST);
});

test('the machine itself, which may be a proxy that does not say for whom it asks, is not counted', async () => {
  const players = [await playerFrom(undefined), await playerFrom(undefined)];
  expect(await actAll(players, BURST)).toBe(2 * BURST);
  // But nobody is believed to be it.
  expect(await actAll([await playerFrom('127.0.0.1'), await playerFrom('127.0.0.1')], BURST)).toBe(BURST);
});

test('whoever is in no hurry is heard while others behind the same address send as fast as they may', async () => {
  const calm = await runTestServer({
    limits: {
      ...FAST_LIMITS,
      socket: { ...FAST_LIMITS.socket, addressCommandBurst: 0, addressCommandsPerSecond: 0, calmCommandBurst: 3 },
    },
    trustProxy: true,
  });
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const { table, token } = await postTable(calm.port, { seats: 4 });
  const honest = await new SocketClient(calm.port, { headers }).enter(table, token);
  const watching = await new SocketClient(calm.port, { headers }).enter(table);
  clients.push(honest, watching);
  expect(await watching.ask({ type: 'next' })).toMatchObject({ code: 'too-fast' });
  for (const on of [true, false, true]) expect(await honest.ask({ type: 'ready', on })).toMatchObject({ type: 'ok' });
  expect(await honest.ask({ type: 'ready', on: false })).toMatchObject({ code: 'too-fast' });
  await calm.stop();
});
