import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from './messages.ts';
import { mergeSettings, parseCommand, parseCreate, parseHello } from './parse.ts';

const id = 'a-command-id';
const command = (body: object): ReturnType<typeof parseCommand> => parseCommand(JSON.stringify(body));

describe('a command', () => {
  test.each([
    { type: 'move', id, move: '7S', seq: 3 },
    { type: 'sit', id, name: 'Anna' },
    { type: 'sit', id, name: 'Anna', seat: 2 },
    { type: 'stand', id },
    { type: 'rename', id, name: 'Anna' },
    { type: 'bot', id, seat: 1, on: true },
    { type: 'ready', id, on: false },
    { type: 'start', id },
    { type: 'next', id },
    { type: 'settings', id, settings: { turnSeconds: 0, botLevel: 'hard', botMs: 0, awaySeconds: 1, leaver: 'out' } },
    { type: 'settings', id, settings: {} },
    { type: 'kick', id, seat: 0 },
    { type: 'close', id },
    { type: 'chat', id, text: 'hello' },
    { type: 'pledge', id, pledge: '0123456789abcdef'.repeat(4) },
    { type: 'open', id, number: 1, value: '0123456789abcdef'.repeat(2) },
    { type: 'ping', id },
  ])('%j is understood as it is', (body) => {
    expect(command(body)).toEqual({ ok: true, value: body });
  });

  test.each([
    [{ type: 'nonsense', id }, 'type'],
    [{ type: 'ping' }, 'id'],
    [{ type: 'ping', id: 'short' }, 'id'],
    [{ type: 'ping', id: 'x'.repeat(65) }, 'id'],
    [{ type: 'ping', id: 'with a space' }, 'id'],
    [{ type: 'ping', id, more: 1 }, 'more'],
    [{ type: 'move', id, move: '', seq: 0 }, 'move'],
    [{ type: 'move', id, move: 'x'.repeat(65), seq: 0 }, 'move'],
    [{ type: 'move', id, move: 7, seq: 0 }, 'move'],
    [{ type: 'move', id, move: '7S', seq: -1 }, 'seq'],
    [{ type: 'move', id, move: '7S', seq: 1.5 }, 'seq'],
    [{ type: 'move', id, move: '7S' }, 'seq'],
    [{ type: 'sit', id, name: 'Anna', seat: 12 }, 'seat'],
    [{ type: 'sit', id, name: 'Anna', seat: null }, 'seat'],
    [{ type: 'bot', id, seat: 1, on: 'yes' }, 'on'],
    [{ type: 'settings', id, settings: { turnSeconds: 4 } }, 'settings.turnSeconds'],
    [{ type: 'settings', id, settings: { turnSeconds: 601 } }, 'settings.turnSeconds'],
    [{ type: 'settings', id, settings: { botMs: 10_001 } }, 'settings.botMs'],
    [{ type: 'settings', id, settings: { botLevel: 'genius' } }, 'settings.botLevel'],
    [{ type: 'settings', id, settings: { awaySeconds: 0 } }, 'settings.awaySeconds'],
    [{ type: 'settings', id, settings: { seats: 3 } }, 'settings.seats'],
    [{ type: 'chat', id, text: '\u200B' }, 'text'],
    [{ type: 'pledge', id, pledge: 'a'.repeat(63) }, 'pledge'],
    [{ type: 'pledge', id, pledge: 'A'.repeat(64) }, 'pledge'],
    [{ type: 'open', id, number: 0, value: 'a'.repeat(32) }, 'number'],
    [{ type: 'open', id, number: 1, value: 'a'.repeat(64) }, 'value'],
    [{ type: 'open', id, number: 1, value: 'g'.repeat(32) }, 'value'],
    [{ type: 'chat', id, text: 'x'.repeat(301) }, 'text'],
  ])('%j is refused, with the place', (body, at) => {
    expect(command(body)).toMatchObject({ ok: false, error: { code: 'bad-message', at } });
  });

  test('that is no object has no place', () => {
    for (const text of ['[]', 'null', '7', '"x"', '', '{"type":', 'x']) {
      expect(parseCommand(text)).toMatchObject({ ok: false, error: { code: 'bad-message' } });
    }
  });

  test('that is refused is answered with its id where it has a good one', () => {
    expect(command({ type: 'nonsense', id })).toMatchObject({ error: { id } });
    const bad = command({ type: 'nonsense', id: '<script>' });
    expect(bad.ok ? '' : bad.error.id).toBeUndefined();
  });

  test('with a bad name says so', () => {
    expect(command({ type: 'sit', id, name: ' ' })).toMatchObject({ error: { code: 'bad-name', at: 'name' } });
    expect(command({ type: 'rename', id, name: 'x'.repeat(500) })).toMatchObject({
      error: { code: 'bad-name', at: 'name' },
    });
  });

  test('has its name and text normalised', () => {
    expect(command({ type: 'sit', id, name: ' An\u200Bna ' })).toMatchObject({ value: { name: 'Anna' } });
    expect(command({ type: 'chat', id, text: 'a\n\nb' })).toMatchObject({ value: { text: 'a b' } });
  });

  test('is measured in bytes, and its nesting before it is read', () => {
    expect(command({ type: 'chat', id, text: 'ä'.repeat(2_100) })).toEqual({ ok: false, error: { code: 'too-large' } });
    expect(command({ type: 'chat', id, text: 'x'.repeat(4_100) })).toEqual({ ok: false, error: { code: 'too-large' } });
    expect(parseCommand('['.repeat(4_000))).toEqual({ ok: false, error: { code: 'bad-message' } });
    expect(command({ type: 'chat', id, text: `"${'['.repeat(100)}` })).toMatchObject({ ok: true });
  });

  test('cannot reach the prototype of anything', () => {
    const text = `{"type":"settings","id":"${id}","settings":{"__proto__":{"botMs":5}}}`;
    expect(parseCommand(text)).toMatchObject({ ok: false });
  });
});

describe('a greeting', () => {
  test('names version and table, and a token for a seat', () => {
    const hello = { type: 'hello', v: PROTOCOL_VERSION, table: 'abc', token: 'xyz' };
    expect(parseHello(JSON.stringify(hello))).toEqual({ ok: true, value: hello });
    expect(parseHello(JSON.stringify({ ...hello, token: '' }))).toMatchObject({
      error: { code: 'bad-message', at: 'token' },
    });
    expect(parseHello(JSON.stringify({ ...hello, table: '../x' }))).toMatchObject({
      error: { code: 'bad-message', at: 'table' },
    });
  });

  test('of another version is told apart from a broken one, whatever else is in it', () => {
    expect(parseHello('{"v":2,"new":"shape"}')).toEqual({ ok: false, error: { code: 'wrong-version', at: 'v' } });
    expect(parseHello('{"v":"2"}')).toMatchObject({ error: { code: 'bad-message' } });
  });
});

describe('a request for a table', () => {
  const request = { v: PROTOCOL_VERSION, ruleSet: 'family', seats: 4, bots: 3, playerName: 'Anna', start: true };
  const create = (change: object): ReturnType<typeof parseCreate> =>
    parseCreate(JSON.stringify({ ...request, ...change }));

  test('is understood with a preset or a whole rule set, which is checked later', () => {
    expect(create({})).toEqual({ ok: true, value: request });
    expect(create({ ruleSet: { id: 'house' }, overrides: { handSize: 7 } })).toMatchObject({ ok: true });
    expect(create({ pledge: 'a'.repeat(64) })).toEqual({ ok: true, value: { ...request, pledge: 'a'.repeat(64) } });
  });

  test.each([
    [{ seats: 1 }, 'bad-message', 'seats'],
    [{ seats: 13 }, 'bad-message', 'seats'],
    [{ bots: -1 }, 'bad-message', 'bots'],
    [{ playerName: '\u200B' }, 'bad-name', 'playerName'],
    [{ ruleSet: 7 }, 'bad-rule-set', 'ruleSet'],
    [{ ruleSet: '' }, 'bad-rule-set', 'ruleSet'],
    [{ overrides: [] }, 'bad-message', 'overrides'],
    [{ start: undefined }, 'bad-message', 'start'],
    [{ pledge: 'a'.repeat(63) }, 'bad-message', 'pledge'],
    [{ v: 0 }, 'wrong-version', 'v'],
  ])('%j is refused', (change, code, at) => {
    expect(create(change)).toMatchObject({ ok: false, error: { code, at } });
  });
});

test('settings are laid over others one by one', () => {
  const base = {
    turnSeconds: 0,
    botLevel: 'normal',
    botMs: 1_000,
    awaySeconds: 60,
    leaver: 'bot',
    looks: 'closed',
    constant: 0,
    watching: 'public',
  } as const;
  expect(mergeSettings(base, { botMs: 5 })).toEqual({ ...base, botMs: 5 });
});
