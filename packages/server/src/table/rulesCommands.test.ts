import { editedRuleSet, editingOf, encodeRuleSet, PRESETS, presetById, withChanges } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { onTurn, playingTable, type TestClient, TestHall } from '../testing/testHall.ts';

const family = presetById('family') ?? PRESETS[0];
if (family === undefined) throw new Error('There is no preset.');
const shared = (changes: Record<string, unknown>, name = 'Bei uns'): string =>
  encodeRuleSet(editedRuleSet(withChanges(editingOf(family), changes), name));
const SEVEN_CARDS = shared({ handSize: 7, ninePower: 'reverse' });

async function lobby(): Promise<{ hall: TestHall; table: string; host: TestClient; guest: TestClient; token: string }> {
  const hall = await TestHall.open();
  const created = await hall.create({ seats: 3 });
  const host = await hall.client(created.table, created.token);
  const { client: guest } = await hall.guest(created.table, 'Bo');
  return { hall, table: created.table, host, guest, token: created.token };
}

test('before the first deal all see what the host proposes, and it holds once all have accepted', async () => {
  const { hall, table, host, guest, token } = await lobby();
  expect(await host.ask({ type: 'propose', rules: SEVEN_CARDS })).toMatchObject({ type: 'ok' });
  expect(guest.view.proposal).toMatchObject({ ruleSet: { name: { de: 'Bei uns' } }, asked: [0, 1], accepted: [0] });
  expect(guest.view.ruleSet.id).toBe('family');
  expect(await host.ask({ type: 'start' })).toMatchObject({ code: 'not-now' });
  await guest.ask({ type: 'accept', on: true });
  expect(host.view.proposal).toBeUndefined();
  expect(host.view.ruleSet).toMatchObject({ id: 'house', options: { handSize: 7, ninePower: 'reverse' } });
  await host.ask({ type: 'start' });
  expect(guest.view.places[1]?.count).toBe(7);
  const again = await hall.restart();
  const back = await again.client(table, token);
  expect(back.view.ruleSet).toEqual(host.view.ruleSet);
  expect(back.view.places.map(({ count }) => count)).toEqual(host.view.places.map(({ count }) => count));
});

test('one who does not want them drops them for all, and the host may take them back', async () => {
  const { host, guest } = await lobby();
  for (const client of [guest, host]) {
    await host.ask({ type: 'propose', rules: SEVEN_CARDS });
    await client.ask({ type: 'accept', on: false });
    expect(host.view.proposal).toBeUndefined();
    expect(host.view.ruleSet.id).toBe('family');
  }
  expect(await guest.ask({ type: 'accept', on: true })).toMatchObject({ code: 'not-now' });
});

test('only the host proposes, only what can be played here, and never in a round', async () => {
  const { host, guest } = await lobby();
  expect(await guest.ask({ type: 'propose', rules: SEVEN_CARDS })).toMatchObject({ code: 'host-only' });
  expect(await host.ask({ type: 'propose', rules: SEVEN_CARDS.slice(0, -1) })).toMatchObject({
    code: 'bad-rule-set',
    at: 'rules',
  });
  expect(await host.ask({ type: 'propose', rules: shared({ playersMax: 2 }) })).toMatchObject({
    code: 'bad-rule-set',
    at: 'seats',
  });
  await host.ask({ type: 'start' });
  expect(await host.ask({ type: 'propose', rules: SEVEN_CARDS })).toMatchObject({ code: 'not-now' });
});

test('whoever sits down while rules are proposed is asked too, and who gets up is not', async () => {
  const { hall, table, host, guest } = await lobby();
  await host.ask({ type: 'propose', rules: SEVEN_CARDS });
  const { client: third } = await hall.guest(table, 'Cleo');
  await guest.ask({ type: 'accept', on: true });
  expect(host.view.proposal).toMatchObject({ asked: [0, 1, 2], accepted: [0, 1] });
  await third.ask({ type: 'stand' });
  expect(host.view.ruleSet.id).toBe('house');
});

test('who is away longer than the table waits is no longer asked, before the first deal, and asked again when back', async () => {
  const hall = await TestHall.open();
  const { table, token } = await hall.create({ seats: 3, settings: { awaySeconds: 20 } });
  const host = await hall.client(table, token);
  const { client: guest, token: guestToken } = await hall.guest(table, 'Bo');
  await host.ask({ type: 'propose', rules: SEVEN_CARDS });
  guest.leave();
  await hall.clock.advance(15_000);
  expect(host.view.proposal).toMatchObject({ asked: [0, 1], accepted: [0] });
  await hall.clock.advance(6_000);
  expect(host.view.proposal).toBeUndefined();
  expect(host.view.ruleSet.id).toBe('house');
  const again = await hall.restart();
  const back = await again.client(table, token);
  expect(back.view.ruleSet).toEqual(host.view.ruleSet);
  const guestBack = await again.client(table, guestToken);
  expect(guestBack.view.places[1]).toMatchObject({ standIn: false });
  await back.ask({ type: 'propose', rules: shared({ handSize: 6 }) });
  expect(back.view.proposal).toMatchObject({ asked: [0, 1], accepted: [0] });
  await guestBack.ask({ type: 'accept', on: true });
  expect(await back.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
});

test('who leaves between rounds without an answer is not waited for', async () => {
  const { hall, clients } = await playingTable(['Anna', 'Bo'], { settings: { awaySeconds: 20 } });
  const [anna, bo] = clients;
  for (let moves = 0; anna?.view.phase === 'round' && moves < 800; moves++) await onTurn(clients)?.playSomething();
  await anna?.ask({ type: 'propose', rules: SEVEN_CARDS });
  bo?.leave();
  await hall.clock.advance(21_000);
  expect(anna?.view.ruleSet.id).toBe('house');
});

test('between rounds the match goes on by the new rules, with its totals; cards are dealt once all have accepted', async () => {
  const { clients } = await playingTable(['Anna', 'Bo']);
  const [anna, bo] = clients;
  if (anna === undefined || bo === undefined) throw new Error('Somebody is missing.');
  for (let moves = 0; anna.view.phase === 'round' && moves < 800; moves++) await onTurn(clients)?.playSomething();
  expect(anna.view.phase).toBe('score');
  const { totals } = anna.view.match ?? {};
  await anna.ask({ type: 'propose', rules: SEVEN_CARDS });
  await anna.ask({ type: 'next' });
  await bo.ask({ type: 'next' });
  expect(bo.view.phase).toBe('score');
  await bo.ask({ type: 'accept', on: true });
  expect(bo.view.phase).toBe('round');
  expect(bo.view.ruleSet.id).toBe('house');
  expect(bo.view.match?.totals).toEqual(totals);
  expect(bo.view.places[1]?.count).toBe(7);
});
