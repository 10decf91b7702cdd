import { parseMove } from '@hausregel/notation';
import { describe, expect, test } from 'vitest';
import { addedSecretCards, swapHidden } from '../testing/swapHidden.ts';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { TableHost } from './tableHost.ts';
import { TableState } from './tableState.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { FakeClock } from '../testing/fakeClock.ts';
import { onTurn, playingTable, seededSecrets, type TestClient } from '../testing/testHall.ts';
import type { LogEntry } from '../log/eventLog.ts';

const RULE_SETS = ['skat-plus', 'family'] as const;

/** All messages that one seat would get in this position, as bytes: its own tries, somebody else's, time. */
function heard(
  entries: readonly LogEntry[],
  seat: number,
  token: string | undefined,
  change: (state: TableState) => void,
): string {
  const clock = new FakeClock(present(entries.at(-1)).at);
  const state = new TableState(present(entries[0]));
  for (const entry of entries.slice(1)) state.fold(entry);
  change(state);
  const host = new TableHost(state, {
    clock,
    secrets: seededSecrets('secrecy'),
    brain: botBrain,
    limits: DEFAULT_LIMITS.table,
  });
  host.connect(1, token);
  const cards = [
    '7S',
    '7H',
    'QD',
    'JC>H',
    'AS',
    '8C~',
    'TD',
    'draw',
    'pass',
    '>S',
    '~',
    'catch 0',
    'catch 1',
    'catch 2',
  ];
  cards.forEach((text, index) => {
    // Only what is refused: an accepted draw would rightly show a card that was exchanged.
    const move = parseMove(text);
    if (move.ok && seat >= 0 && state.round?.refusal(seat, move.value) === undefined) return;
    host.handle(1, { type: 'move', id: `move-${index}-0123456789`, move: text, seq: state.seq });
  });
  host.connect(2, undefined);
  const waits = host.wakeAt === undefined ? 'never' : host.wakeAt - clock.now();
  return JSON.stringify([host.take().outgoing, waits]);
}

describe('a seat learns nothing of hidden cards', () => {
  test.each(RULE_SETS)(
    '%s: exchanging them changes no byte that it or a spectator is sent, nor when bots answer',
    async (ruleSet) => {
      const { hall, table, clients, tokens } = await playingTable(
        ['Anna', 'Ben'],
        { ruleSet, bots: 2 },
        { brain: botBrain },
      );
      let compared = 0;
      for (let step = 0; step < 60 && clients[0]?.view.phase === 'round'; step++) {
        const entries = await hall.log.read(table);
        for (const [index, client] of clients.entries()) {
          const seat = present(client.view.you);
          const plain = heard(entries, seat, tokens[index], () => {});
          const swapped = heard(entries, seat, tokens[index], (state) =>
            swapHidden(present(state.round).position, [seat], step),
          );
          expect(swapped).toBe(plain);
          compared += 1;
        }
        const watcher = heard(entries, -1, undefined, () => {});
        expect(heard(entries, -1, undefined, (state) => swapHidden(present(state.round).position, [], step))).toBe(
          watcher,
        );
        const mover = onTurn(clients);
        if (mover === undefined) await hall.clock.advance(2_000);
        else await mover.playSomething();
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  test('the swap is a real one: the owner of the cards sees another hand', async () => {
    const { hall, table, clients, tokens } = await playingTable(['Anna', 'Ben']);
    const entries = await hall.log.read(table);
    const plain = heard(entries, 1, tokens[1], () => {});
    expect(heard(entries, 1, tokens[1], (state) => swapHidden(present(state.round).position, [0], 1))).not.toBe(plain);
    expect(clients[0]?.view.you).toBe(0);
  });

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
