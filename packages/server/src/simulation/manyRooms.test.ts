import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { TestHall } from '../testing/testHall.ts';

const ROOMS = 5_000;
const BATCH = 250;
/** What compiled code and tools may take meanwhile: less than a kilobyte a room. */
const GROWTH_BYTES_MAX = 4_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after all that is not used any more was collected; the least of some looks. */
function bytesInUse(): number {
  const looks = Array.from({ length: 3 }, () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  });
  return Math.min(...looks);
}

/** Makes rooms: of three one is never entered, one is left by a player and a spectator in a round, one in the lobby; then all are removed, and their logs deleted. */
async function comeAndGo(hall: TestHall, rooms: number): Promise<void> {
  for (let room = 0; room < rooms; room++) {
    const { table, token } = await hall.create({ bots: room % 3, start: room % 3 > 0 });
    if (room % 3 === 0) continue;
    const client = await hall.client(table, token);
    const watcher = await hall.client(table);
    await client.ask({ type: 'chat', text: 'Is anybody here?' });
    watcher.leave();
    client.leave();
  }
  await hall.clock.advance(DEFAULT_LIMITS.table.emptyMs + 1_000);
  await hall.clock.advance(DEFAULT_LIMITS.hall.keepClosedMs + 2 * 3_600_000);
}

test('five thousand rooms that were made, entered or not, and left leave nothing behind: the memory in use is what it was', async () => {
  const hall = await TestHall.open();
  await comeAndGo(hall, BATCH);
  const first = bytesInUse();
  for (let made = BATCH; made < ROOMS; made += BATCH) {
    await comeAndGo(hall, BATCH);
    expect([hall.hall.tableCount, hall.hall.clientCount]).toEqual([0, 0]);
  }
  expect(await hall.log.tables(0)).toEqual([]);
  expect(bytesInUse() - first).toBeLessThan(GROWTH_BYTES_MAX);
}, 600_000);
