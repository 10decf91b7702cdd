/** Rounds that are played to their end, and their record, for tests. */
import type { GameRecord } from '@hausregel/record';
import { onTurn, type TestClient, type TestHall } from './testHall.ts';

/** The record of a table as anybody may have it. */
export async function recordOf(hall: TestHall, table: string): Promise<GameRecord> {
  const record = await hall.hall.record(table);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

/** Plays until the first client sees the round over. */
export async function finishRound(hall: TestHall, clients: readonly TestClient[]): Promise<void> {
  for (let step = 0; step < 1_000 && clients[0]?.view.phase === 'round'; step++) {
    const mover = onTurn(clients);
    if (mover === undefined) await hall.clock.advance(2_000);
    else await mover.playSomething();
  }
}
