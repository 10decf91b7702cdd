import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashToken } from './secrets.ts';
import { runTestServer } from './testing/runningServer.ts';
import { postTable, SocketClient } from './testing/socketClient.ts';
import { someMove } from './testing/testHall.ts';

/** Everything in the files below a folder, byte by byte. */
function bytesBelow(folder: string): string {
  const places = readdirSync(folder).map((name) => join(folder, name));
  const texts = places.map((place) =>
    statSync(place).isDirectory() ? bytesBelow(place) : readFileSync(place, 'latin1'),
  );
  return texts.join('\n');
}

test('of tokens and command ids only hashes are stored, and none of them is ever reported', async () => {
  const reports: string[] = [];
  const server = await runTestServer({ report: (line) => reports.push(JSON.stringify(line)) });
  const created = await postTable(server.port, { seats: 3, bots: 1 });
  const anna = await new SocketClient(server.port).enter(created.table, created.token);
  const ben = await new SocketClient(server.port).enter(created.table);
  const sat = await ben.ask({ type: 'sit', name: 'Ben' }, 'the-command-id-of-ben');
  if (sat.type !== 'ok' || sat.token === undefined) throw new Error('Ben has no seat.');
  await anna.ask({ type: 'start' });
  await anna.until(() => anna.view.phase === 'round');
  const mover = anna.view.round?.turn === 0 ? anna : ben;
  if (mover.view.round?.turn === mover.view.you) {
    await mover.ask({ type: 'move', move: someMove(mover.view), seq: mover.seq }, 'the-command-id-of-a-move');
  }
  const wrong = await new SocketClient(server.port).enter(
    created.table,
    `${sat.token.slice(0, -1)}~`.replace('~', '_'),
  );
  expect(wrong.view.you).toBeUndefined();
  for (const client of [anna, ben, wrong]) client.close();
  const live = bytesBelow(server.folder);
  const { token } = created;
  for (const secret of [token, sat.token, 'the-command-id-of-ben', 'the-command-id-of-a-move']) {
    expect(live).not.toContain(secret);
    expect(reports.join('\n')).not.toContain(secret);
  }
  // The files that were searched are the right ones.
  for (const known of [hashToken(token), hashToken(sat.token), 'Ben']) expect(live).toContain(known);
  await server.stop();
});
