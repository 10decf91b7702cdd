import { describe, expect, test } from 'vitest';
import { addedSecretCards } from '../testing/addedSecretCards.ts';
import { present } from '../assert.ts';
import { onTurn, playingTable, type TestClient } from '../testing/testHall.ts';

describe('a seat learns nothing of hidden cards', () => {
  test('messages name a card only if it is open or in the own hand', async () => {
    const { hall, clients } = await playingTable(['Anna', 'Ben', 'Cleo'], { ruleSet: 'family' });
    for (let step = 0; step < 80 && clients[0]?.view.phase === 'round'; step++) {
      const mover = onTurn(clients);
      if (mover === undefined) await hall.clock.advance(2_000);
      else await mover.playSomething();
      for (const client of clients) expect(addedSecretCards(client, clients)).toEqual([]);
    }
  });

  test('seeds and token hashes are in the log and nowhere else', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    await present(onTurn(clients)).playSomething();
    const secrets = (await hall.log.read(table)).flatMap(({ event }) => [
      ...('seed' in event ? [event.seed] : []),
      ...('tokenHash' in event ? [event.tokenHash] : []),
    ]);
    expect(secrets.length).toBeGreaterThan(3);
    const told = JSON.stringify([clients.map((client: TestClient) => client.messages), hall.reports]);
    for (const secret of secrets) expect(told).not.toContain(secret);
  });
});
