import fc from 'fast-check';
import { parseCommand, parseCreate, parseHello } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { botBrain } from '../bots/botBrain.ts';
import { present } from '../assert.ts';
import { type CommandBody, freshId, onTurn, playingTable, type TestHall } from '../testing/testHall.ts';

const moveText = fc.oneof(
  fc.constantFrom(
    '7S',
    '7S~',
    'JD>H',
    'JD',
    'draw',
    'pass',
    '~',
    '>C',
    'catch 0',
    'catch 1',
    'catch 11',
    'leave',
    'break',
    'queens 7',
    'deal 9',
    'X=J',
    '5C+5D+5H+5S',
    'KH!6',
  ),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const seat = fc.integer({ min: 0, max: 11 });
const seq = fc.integer({ min: 0, max: 60 });

/** What somebody may send who has no seat, or no right to it now. */
const command: fc.Arbitrary<CommandBody> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), move: moveText, seq }),
  fc.record({ type: fc.constantFrom('stand' as const, 'start' as const, 'next' as const, 'ping' as const) }),
  fc.record({ type: fc.constant('rename' as const), name: fc.constant('Eve') }),
  fc.record({ type: fc.constantFrom('bot' as const), seat, on: fc.boolean() }),
  fc.record({ type: fc.constant('ready' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('kick' as const), seat }),
  fc.record({
    type: fc.constant('settings' as const),
    settings: fc.record({ botMs: fc.integer({ min: 0, max: 100 }) }),
  }),
  fc.record({ type: fc.constant('chat' as const), text: fc.constant('hello') }),
);

describe('whatever is sent', () => {
  test('is parsed or refused with a code, never more', () => {
    const json = fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.string(),
      command.map((body) => JSON.stringify({ ...body, id: freshId() })),
    );
    const mutated = fc.tuple(json, fc.nat(), fc.string({ maxLength: 3 })).map(([text, at, patch]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + patch + text.slice(cut + 1);
    });
    fc.assert(
      fc.property(fc.oneof(json, mutated), (text) => {
        for (const parse of [parseCommand, parseHello, parseCreate]) {
          const parsed = parse(text);
          if (!parsed.ok)
            expect(parsed.error.code).toMatch(/^(bad-message|bad-name|bad-rule-set|too-large|wrong-version)$/);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('by a spectator, it changes nothing', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben'], { bots: 1 });
    const watcher = await hall.client(table);
    const before = await hall.logText(table);
    const view = clients[0]?.view.round;
    await fc.assert(
      fc.asyncProperty(command, async (body) => {
        const answer = await watcher.ask(body);
        if (body.type !== 'ping') expect(answer).toMatchObject({ type: 'error', code: 'not-seated' });
      }),
      { numRuns: 300 },
    );
    expect(await hall.logText(table)).toBe(before);
    expect(clients[0]?.view.round).toEqual(view);
  });

  test('by a player who is not on turn, no card moves and the turn stays', async () => {
    const { hall, table, clients } = await playingTable(['Anna', 'Ben']);
    const mover = present(onTurn(clients));
    const other = present(clients.find((client) => client !== mover));
    const before = mover.view.round;
    const log = await hall.logText(table);
    await fc.assert(
      fc.asyncProperty(moveText, seq, async (move, at) => {
        const answer = await other.ask({ type: 'move', move, seq: at });
        expect(answer.type).toBe('error');
      }),
      { numRuns: 500 },
    );
    expect(await hall.logText(table)).toBe(log);
    expect(mover.view.round).toEqual(before);
  });

  test('by anybody at any time, the table stays playable and its log readable', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), command, fc.integer({ min: 0, max: 5_000 })), { minLength: 20, maxLength: 60 }),
        fc.integer({ min: 0, max: 1_000 }),
        async (steps, seed) => {
          const { hall, table, clients, tokens } = await playingTable(
            ['Anna', 'Ben', 'Cleo'],
            { bots: 1 },
            { seed: String(seed), brain: botBrain },
          );
          for (const [who, body, ms] of steps) {
            const client = present(clients[who]);
            if (!client.isClosed) await client.ask(body);
            await hall.clock.advance(ms);
          }
          expect(hall.reports).toEqual([]);
          const { phase } = (await hall.client(table)).view;
          const restarted: TestHall = await hall.restart();
          expect(restarted.reports).toEqual([]);
          const again = await restarted.client(table, tokens[0]);
          expect(again.view.phase).toBe(phase);
        },
      ),
      { numRuns: 25 },
    );
  });
});
