import { checkRecord, pledgeOf } from '@hausregel/record';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, type TestClient, TestHall } from '../testing/testHall.ts';
import { OPEN_MS } from './dealCommands.ts';

const VALUE = '5'.repeat(32);
const PLEDGE = pledgeOf(VALUE);

/** A table against bots, made and dealt in one request, with a promise. */
async function made() {
  const hall = await TestHall.open();
  const { table, token } = await hall.create({ bots: 3, start: true, pledge: PLEDGE });
  return { hall, table, token, enter: () => hall.client(table, token) };
}

const open = (client: TestClient) =>
  client.ask({ type: 'open', number: present(client.view.due).number, value: VALUE });

async function finishRound(hall: TestHall, client: TestClient): Promise<void> {
  for (let step = 0; step < 1_000 && client.view.phase === 'round'; step++) {
    if (onTurn([client]) === undefined) await hall.clock.advance(2_000);
    else await client.playSomething();
  }
}

describe('the first deal of a table that is dealt at once', () => {
  test('waits for the contribution that was promised with the request', async () => {
    const { hall, table, enter } = await made();
    const client = await enter();
    expect(client.view).toMatchObject({ phase: 'lobby', due: { number: 1, pledges: [{ seat: 0, pledge: PLEDGE }] } });
    await open(client);
    expect(client.view).toMatchObject({ phase: 'round', round: { deal: 1 } });
    const types = (await hall.log.read(table)).map(({ event }) => event.type);
    expect(types.filter((type) => type !== 'botSat').slice(0, 7)).toEqual([
      'created',
      'sat',
      'pledged',
      'committed',
      'opened',
      'matchStarted',
      'dealt',
    ]);
    await finishRound(hall, client);
    const record = await hall.hall.record(table);
    if (!record.ok) expect.fail(record.error.code);
    expect(record.value.deals[0]?.contributions).toEqual([{ seat: 0, pledge: PLEDGE, value: VALUE }]);
    expect(checkRecord(record.value).isRight).toBe(true);
  });

  test('gives a page that comes late its two seconds, and then goes on without it', async () => {
    const { hall, enter } = await made();
    await hall.clock.advance(10 * OPEN_MS);
    const client = await enter();
    expect(client.view.phase).toBe('lobby');
    await hall.clock.advance(OPEN_MS - 1);
    expect(client.view.phase).toBe('lobby');
    await hall.clock.advance(1);
    expect(client.view.phase).toBe('round');
  });

  test('goes on where it was after a restart', async () => {
    const { hall, table, token } = await made();
    const again = await hall.restart();
    const client = await again.client(table, token);
    expect(client.view.due?.pledges).toEqual([{ seat: 0, pledge: PLEDGE }]);
    await open(client);
    expect(client.view.phase).toBe('round');
  });

  test('waits for nobody where nothing was promised', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ bots: 3, start: true });
    expect((await hall.client(table, token)).view.phase).toBe('round');
  });

  test('of a lobby takes the promise along', async () => {
    const hall = await TestHall.open();
    const { table, token } = await hall.create({ bots: 3, pledge: PLEDGE });
    const client = await hall.client(table, token);
    await client.ask({ type: 'start' });
    expect(client.view.due?.pledges).toEqual([{ seat: 0, pledge: PLEDGE }]);
  });
});
