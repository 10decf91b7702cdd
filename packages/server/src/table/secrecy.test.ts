import type { EventText } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { addedSecretCards } from '../testing/addedSecretCards.ts';
import { present } from '../assert.ts';
import { onTurn, playingTable, type TestClient } from '../testing/testHall.ts';

const hasFaces = (event: EventText | undefined): boolean => event?.type === 'drew' && event.cards !== undefined;

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

  test('who draws is told the faces; others, and whoever comes later, only how many (D23)', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { ruleSet: 'family' });
    const drew = ({ type }: EventText): boolean => type === 'drew';
    let drawer: TestClient | undefined;
    for (let step = 0; step < 300 && drawer === undefined; step++) {
      const mover = present(onTurn(clients));
      await mover.playSomething();
      if (mover.events.some(drew))
        drawer = clients.find(({ events }) => events.some((event) => drew(event) && hasFaces(event)));
    }
    const other = present(clients.find((client) => client !== drawer));
    const [own] = present(drawer).events.filter(drew);
    expect(own).toMatchObject({ seat: drawer?.view.you, cards: expect.arrayContaining([expect.any(String)]) });
    const [theirs] = other.events.filter(drew);
    expect({ ...own, cards: undefined }).toEqual({ ...theirs, cards: undefined });
    expect(hasFaces(theirs)).toBe(false);
    const [welcome] = (await hall.client(table)).messages;
    const log = welcome?.type === 'welcome' ? welcome.log.filter(drew) : [];
    expect(log.length).toBeGreaterThan(0);
    expect(log.some(hasFaces)).toBe(false);
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
