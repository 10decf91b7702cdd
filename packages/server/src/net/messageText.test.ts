import { KeptView, type ServerMessage, type ShortMessage } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { present } from '../assert.ts';
import { onTurn, playingTable } from '../testing/testHall.ts';
import { MessageWriter } from './messageText.ts';
import { ToldParts } from './toldParts.ts';

const plainly = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

/** What four persons and one who watches were told, over half a match in which rules and settings change. */
async function liveliness(): Promise<readonly (readonly ServerMessage[])[]> {
  const request = { ruleSet: 'skat', bots: 1, settings: { botMs: 0 } };
  const { hall, table, clients } = await playingTable(['Jūratė', 'Ben 😀', 'Ćleo'], request);
  clients.push(await hall.client(table));
  const [host] = clients;
  for (let step = 0; step < 400 && (host?.view.match?.results.length ?? 0) < 3; step++) {
    const mover = onTurn(clients);
    if (host?.view.phase === 'score') for (const client of clients.slice(0, 3)) await client.ask({ type: 'next' });
    else if (mover === undefined) await hall.clock.advance(2_000);
    else await mover.playSomething();
    if (step === 5) await clients[1]?.ask({ type: 'chat', text: 'Grüße „an alle“' });
    if (step === 20) await host?.ask({ type: 'settings', settings: { botMs: 100 } });
    if (step === 30) await clients[2]?.ask({ type: 'rename', name: 'Žana' });
  }
  await hall.clock.advance(5_000);
  return clients.map((client) => client.messages);
}

test('a written message says what JSON.stringify would, over whole rounds', async () => {
  const writer = new MessageWriter();
  const messages = (await liveliness()).flat();
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) {
    const text = writer.text(message);
    expect(JSON.parse(text)).toEqual(plainly(message));
    expect(Buffer.from(text).length).toBe(text.length);
  }
});

describe('to a client that keeps parts', () => {
  test('less than half is written, and the other end puts every view together again, whoever else is told something', async () => {
    const writer = new MessageWriter();
    const transcripts = (await liveliness()).map((messages) => ({
      messages,
      told: new ToldParts(),
      kept: new KeptView(),
    }));
    let [whole, shortened] = [0, 0];
    for (let index = 0; transcripts.some(({ messages }) => index < messages.length); index++) {
      for (const { messages, told, kept } of transcripts) {
        const message = messages[index];
        if (message === undefined) continue;
        const text = writer.text(message, told);
        expect(kept.whole(JSON.parse(text) as ShortMessage)).toEqual(plainly(message));
        whole += writer.text(message).length;
        shortened += text.length;
      }
    }
    expect(shortened).toBeLessThan(whole / 2);
  });

  test('what changed is told, and what did not is named', async () => {
    const [messages = []] = await liveliness();
    const told = new ToldParts();
    const writer = new MessageWriter();
    const written = messages.map((message) => JSON.parse(writer.text(message, told)) as ShortMessage);
    expect(written.map(({ n }) => n)).toEqual(written.map((_, index) => index + 1));
    const updates = written.filter((message) => message.type === 'update');
    for (const { kept = [], view } of updates)
      for (const part of ['ruleSet', 'settings', 'places', 'match'] as const)
        expect([part, part in view]).toEqual([part, !kept.includes(part)]);
    expect(updates.filter(({ view }) => 'settings' in view)).toHaveLength(1);
    expect(updates.filter(({ view }) => 'ruleSet' in view)).toHaveLength(0);
  });

  test('a welcome is whole, also in the middle', async () => {
    const [[welcome, ...updates] = []] = await liveliness();
    const writer = new MessageWriter();
    const told = new ToldParts();
    for (const message of [present(welcome), ...updates.slice(0, 5)]) writer.text(message, told);
    const again = JSON.parse(writer.text(present(welcome), told)) as ShortMessage;
    expect(again).toEqual({ ...(plainly(present(welcome)) as object), n: 7 });
  });
});

test('keys keep their order, and what is undefined is left out', () => {
  const writer = new MessageWriter();
  const error: ServerMessage = { type: 'error', code: 'bad-name' };
  expect(writer.text(error)).toBe('{"type":"error","code":"bad-name"}');
});

describe('of a round', () => {
  type Update = Extract<ServerMessage, { type: 'update' }>;

  /** What two players are told of one moment, `change` in both. */
  async function updates(change: object = {}): Promise<readonly Update[]> {
    const { clients } = await playingTable(['Anna', 'Ben']);
    const told = clients.map(({ messages }) => messages.findLast((message) => message.type === 'update'));
    return told.map((message) => changed(present(message), change));
  }

  const changed = (update: Update, change: object): Update => ({
    ...update,
    view: { ...update.view, round: { ...present(update.view.round), ...change } },
  });

  test('what everybody sees is written once, and every hand for its seat', async () => {
    const writer = new MessageWriter();
    let writes = 0;
    const [one, other] = await updates();
    const discard = { toJSON: () => [`written ${++writes}`] };
    const open = { ...present(one?.view.round), discard, hand: undefined };
    for (const update of [one, other]) {
      const hand = present(update?.view.round).hand;
      const text = writer.text(changed(present(update), { ...open, hand }));
      expect(JSON.parse(text)).toMatchObject({ view: { round: { discard: ['written 1'], hand: plainly(hand) } } });
    }
    expect(one?.view.round?.hand).not.toEqual(other?.view.round?.hand);
  });

  test('where anything differs from what was written before, it is written', async () => {
    const [update] = await updates({ grace: 1, wish: 'H', topBy: 1, digest: 'x', deadline: 1 });
    const before = present(update);
    for (const key of Object.keys(present(before.view.round))) {
      const writer = new MessageWriter();
      for (const message of [before, changed(before, { [key]: ['other'] }), changed(before, { [key]: undefined })])
        expect(JSON.parse(writer.text(message))).toEqual(plainly(message));
    }
  });
});

test('one message for many is written once', () => {
  const writer = new MessageWriter();
  let reads = 0;
  const message: ServerMessage = {
    type: 'moved',
    get to() {
      reads += 1;
      return '/n/2';
    },
  };
  expect(writer.text(message)).toBe(writer.text(message));
  expect(reads).toBe(1);
  writer.text({ type: 'moved', to: '/n/3' });
  writer.text(message);
  expect(reads).toBe(2);
});
