import type { ServerMessage } from '@hausregel/protocol';
import { expect, test } from 'vitest';
import { onTurn, playingTable } from '../testing/testHall.ts';
import { MessageWriter } from './messageText.ts';

const plainly = (message: ServerMessage): unknown => JSON.parse(JSON.stringify(message));

test('a written message says what JSON.stringify would, over a whole round', async () => {
  const { hall, table, clients } = await playingTable(['Jūratė', 'Ben 😀', 'Ćleo'], { ruleSet: 'skat', bots: 1 });
  clients.push(await hall.client(table));
  for (let step = 0; step < 200 && clients[0]?.view.phase === 'round'; step++) {
    const mover = onTurn(clients);
    if (mover === undefined) await hall.clock.advance(2_000);
    else await mover.playSomething();
    if (step === 5) await clients[1]?.ask({ type: 'chat', text: 'Grüße „an alle“' });
  }
  const writer = new MessageWriter();
  const messages = clients.flatMap((client) => client.messages);
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) {
    const bytes = writer.bytes(message);
    expect(JSON.parse(bytes.toString())).toEqual(plainly(message));
    expect(bytes.every((byte) => byte < 128)).toBe(true);
  }
});

test('keys keep their order, and what is undefined is left out', () => {
  const writer = new MessageWriter();
  const error: ServerMessage = { type: 'error', code: 'bad-name' };
  expect(writer.bytes(error).toString()).toBe('{"type":"error","code":"bad-name"}');
});

test('one message for many is written once', () => {
  const writer = new MessageWriter();
  const message: ServerMessage = { type: 'moved', to: '/n/2' };
  expect(writer.bytes(message)).toBe(writer.bytes(message));
  expect(writer.bytes({ ...message })).not.toBe(writer.bytes(message));
});
