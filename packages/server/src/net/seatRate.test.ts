import { expect, test } from 'vitest';
import { FAST_LIMITS, runTestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';

test('commands have the rate of their seat, which does not begin anew with another socket', async () => {
  const socket = { ...FAST_LIMITS.socket, commandBurst: 10, commandsPerSecond: 0.001 };
  const own = await runTestServer({ limits: { ...FAST_LIMITS, socket } });
  const { table, token } = await postTable(own.port, { seats: 3 });
  const back = async (as?: string): Promise<SocketClient> => new SocketClient(own.port).enter(table, as);
  const first = await back(token);
  for (let count = 0; count < 10; count++) expect(await first.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
  expect(await first.ask({ type: 'ping' })).toMatchObject({ code: 'too-fast' });
  first.close();
  const again = await back(token);
  expect(await again.ask({ type: 'ready', on: true })).toMatchObject({ code: 'too-fast' });
  // Others at the table have their own.
  const guest = await back();
  expect(await guest.ask({ type: 'sit', name: 'Ben' })).toMatchObject({ type: 'ok' });
  expect(await guest.ask({ type: 'ready', on: true })).toMatchObject({ type: 'ok' });
  for (const client of [again, guest]) client.close();
  await own.stop();
});
