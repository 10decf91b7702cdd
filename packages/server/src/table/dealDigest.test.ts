import { checkRecord } from '@hausregel/record';
import { expect, test } from 'vitest';
import { finishRound, recordOf } from '../testing/rounds.ts';
import { playingTable } from '../testing/testHall.ts';

test('the digest of a deal is told to everybody when the round is over, not before, and is that of the record', async () => {
  const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { ruleSet: 'skat' });
  const watcher = await hall.client(table);
  const digests = () => [...clients, watcher].map(({ view }) => view.round?.digest);
  expect(digests()).toEqual([undefined, undefined, undefined]);
  await finishRound(hall, clients);
  const { digest } = await recordOf(hall, table);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digests()).toEqual([digest, digest, digest]);
  const told = clients.flatMap(({ messages }) => messages).filter((message) => 'view' in message);
  expect(told.filter(({ view }) => view.phase === 'round' && view.round?.digest !== undefined)).toEqual([]);
  // Whoever comes later is told the same, and a name of later changes nothing.
  await clients[1]?.ask({ type: 'rename', name: 'Benno' });
  expect((await hall.client(table)).view.round?.digest).toBe(digest);
  for (const client of clients) await client.ask({ type: 'next' });
  expect(clients[0]?.view).toMatchObject({ phase: 'round', round: { deal: 2 } });
  expect(clients[0]?.view.round?.digest).toBeUndefined();
  await finishRound(hall, clients);
  const { deals } = await recordOf(hall, table);
  const notes = [
    { number: 1, seat: 0, isOver: true, digest: digest ?? '' },
    { number: 2, seat: 0, isOver: true, digest: clients[0]?.view.round?.digest ?? '' },
  ] as const;
  expect(checkRecord(await recordOf(hall, table), notes).deals.map(({ noted }) => noted)).toEqual([['end'], ['end']]);
  expect(deals).toHaveLength(2);
});
