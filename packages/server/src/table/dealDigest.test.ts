import { checkRecord, type GameRecord } from '@hausregel/record';
import { expect, test } from 'vitest';
import { onTurn, playingTable, type TestClient, type TestHall } from '../testing/testHall.ts';

async function recordOf(hall: TestHall, table: string): Promise<GameRecord> {
  const record = await hall.hall.record(table);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

/** Plays until the first client sees the round over. */
async function finishRound(hall: TestHall, clients: readonly TestClient[]): Promise<void> {
  for (let step = 0; step < 1_000 && clients[0]?.view.phase === 'round'; step++) {
    const mover = onTurn(clients);
    if (mover === undefined) await hall.clock.advance(2_000);
    else await mover.playSomething();
  }
}

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
