/** Messages in the wrong order, of somebody else, or once more, over real sockets. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runTestServer, type TestServer } from '../testing/runningServer.ts';
import { postTable, SocketClient } from '../testing/socketClient.ts';
import { freshId, someMove } from '../testing/testHall.ts';

let server: TestServer;
const clients: SocketClient[] = [];
const connect = (): SocketClient => {
  const client = new SocketClient(server.port);
  clients.push(client);
  return client;
};
beforeAll(async () => {
  server = await runTestServer();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.stop());

/** A table whose host is on turn, with the host in. */
async function onTurnAtTable(): Promise<{ table: string; token: string; host: SocketClient }> {
  for (;;) {
    const { table, token } = await postTable(server.port, { bots: 1, start: true, settings: { botMs: 10_000 } });
    const host = await connect().enter(table, token);
    if (host.view.round?.turn === 0) return { table, token, host };
    host.close();
  }
}

test('a command before the greeting is no greeting, and is not done once the greeting has come', async () => {
  const { table, token, host } = await onTurnAtTable();
  host.close();
  const early = await connect().opened();
  early.tell({ type: 'move', move: 'draw', seq: host.seq });
  await early.until(() => early.messages.length === 1);
  expect(early.messages).toMatchObject([{ type: 'error', code: 'bad-message' }]);
  await early.enter(table, token);
  expect(early.view.round).toEqual(host.view.round);
});

test('a second greeting changes neither table nor seat', async () => {
  const { table, host } = await onTurnAtTable();
  const other = await onTurnAtTable();
  host.hello(other.table, other.token);
  await host.until(() => host.messages.at(-1)?.type === 'error');
  expect(host.messages.at(-1)).toMatchObject({ code: 'bad-message' });
  expect(await host.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
  expect([host.view.table, host.view.you]).toEqual([table, 0]);
  expect(other.host.closeCode).toBeUndefined();
});

test('the token of another table holds no seat here', async () => {
  const { table, host } = await onTurnAtTable();
  const { token } = await onTurnAtTable();
  const foreign = await connect().enter(table, token);
  expect(foreign.messages).toMatchObject([{ type: 'error', code: 'bad-token' }, { type: 'welcome' }]);
  expect(foreign.view.you).toBeUndefined();
  expect(foreign.view.round?.hand).toEqual([]);
  expect(await foreign.ask({ type: 'move', move: 'draw', seq: foreign.seq })).toMatchObject({ code: 'not-seated' });
  expect(host.closeCode).toBeUndefined();
});

test('what somebody else has sent does nothing when it is sent once more by another', async () => {
  const { table, host } = await onTurnAtTable();
  const watcher = await connect().enter(table);
  const [id, body] = [freshId(), { type: 'move', move: someMove(host.view), seq: host.seq } as const];
  expect(await watcher.ask(body, id)).toMatchObject({ code: 'not-seated' });
  const first = await host.ask(body, id);
  expect(first).toMatchObject({ type: 'ok' });
  await host.until(() => first.type === 'ok' && host.seq >= first.seq);
  const { round } = host.view;
  expect(await watcher.ask(body, id)).toMatchObject({ code: 'not-seated' });
  expect(await host.ask(body, id)).toEqual(first);
  expect(host.view.round).toEqual(round);
});
