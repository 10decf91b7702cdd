import { PRESETS } from '@hausregel/rules';
import { playedRecord } from '@hausregel/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecord } from './checkRecord.ts';
import { formatRecord, type GameRecord } from './gameRecord.ts';
import { parseRecord } from './parseRecord.ts';

const [PRESET] = PRESETS;
if (PRESET === undefined) throw new Error('There are no presets.');
const record: GameRecord = {
  ...playedRecord({ ruleSet: PRESET, deals: 2 }),
  notes: [{ number: 1, seat: 0, hand: '7S TH' }],
};
const text = formatRecord(record);
const codeOf = (changed: string): unknown => {
  const parsed = parseRecord(changed);
  return parsed.ok ? 'ok' : parsed.error;
};

describe('a record', () => {
  test('is the same after writing and reading', () => {
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
  });

  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    'of %s keeps the hash of its rules',
    (_, ruleSet) => {
      const parsed = parseRecord(formatRecord(playedRecord({ ruleSet, deals: 1 })));
      expect(parsed.ok && checkRecord(parsed.value).isRight).toBe(true);
    },
  );

  test('that is none is told apart by its kind', () => {
    expect(codeOf('')).toEqual({ code: 'empty' });
    expect(codeOf('  \n')).toEqual({ code: 'empty' });
    expect(codeOf(text.slice(0, text.length / 2))).toEqual({ code: 'cut-off' });
    expect(codeOf('7S TH')).toEqual({ code: 'not-json' });
    expect(codeOf('{"a":1}')).toEqual({ code: 'foreign' });
    expect(codeOf('[]')).toEqual({ code: 'foreign' });
    expect(codeOf(text.replace('"v": 1', '"v": 2'))).toEqual({ code: 'newer' });
    expect(codeOf(text.replace('"v": 1', '"v": 0'))).toEqual({ code: 'damaged', at: 'v' });
  });

  test.each([
    ['"v": 1', '"v": 0', 'v'],
    ['"number": 2', '"number": "2"', 'deals[1].number'],
    ['"constant": 0', '"constant": 3', 'deals[0].constant'],
    ['"secret": "', '"secret": "x', 'deals[0].secret'],
    ['"pledge": "', '"pledge": "A', 'deals[0].contributions[0].pledge'],
    ['"hand": "7S TH"', '"hand": 7', 'notes[0].hand'],
    ['"seat": 0,\n   "hand"', '"seat": 9,\n   "hand"', 'notes[0].seat'],
    ['"options"', '"optionen"', expect.stringMatching(/^ruleSets\.[0-9a-f]{64}$/)],
  ])('with %s instead of %s says where', (from, to, at) => {
    expect(text).toContain(from);
    expect(codeOf(text.replace(from, to))).toEqual({ code: 'damaged', at });
  });

  test.each([
    ['"table"', '"tabel"', 'tabel'],
    ['"names"', '"nomes"', 'deals[0].nomes'],
  ])('with %s instead of %s has a field that no record has', (from, to, at) => {
    expect(codeOf(text.replace(from, to))).toEqual({ code: 'unknown', at });
  });

  test('with something behind its end, or a byte order mark in front, is told apart from one that breaks off', () => {
    for (const line of [text, JSON.stringify(JSON.parse(text))]) {
      expect(codeOf(`${line}x`)).toEqual({ code: 'trailing' });
      expect(codeOf(`\uFEFF${line}`)).toBe('ok');
    }
    expect(codeOf(text + text)).toEqual({ code: 'trailing' });
  });

  test('may leave out the moves of a round that goes on, and of no other', () => {
    const deal = { ...record.deals[0], secret: undefined, moves: undefined };
    const parsed = parseRecord(JSON.stringify({ ...JSON.parse(text), deals: [deal], notes: [] }));
    expect(parsed.ok && parsed.value.deals[0]?.moves).toEqual([]);
    const revealed = { ...record.deals[0], moves: undefined };
    expect(codeOf(JSON.stringify({ ...JSON.parse(text), deals: [revealed] }))).toEqual({
      code: 'damaged',
      at: 'deals[0].moves',
    });
  });

  test('with two contributions of one seat is refused', () => {
    const [first] = record.deals[0]?.contributions ?? [];
    const deals = [{ ...record.deals[0], contributions: [first, first] }];
    expect(codeOf(JSON.stringify({ ...JSON.parse(text), deals }))).toEqual({
      code: 'seat-twice',
      at: 'deals[0].contributions[1]',
    });
  });

  test('players that are not in order, or names too few, are refused', () => {
    const changed = (deal: object): string =>
      JSON.stringify({ ...JSON.parse(text), deals: [{ ...record.deals[0], ...deal }] });
    expect(codeOf(changed({ players: [0, 2, 1] }))).toEqual({ code: 'damaged', at: 'deals[0].players' });
    expect(codeOf(changed({ players: [0, 0] }))).toEqual({ code: 'damaged', at: 'deals[0].players' });
    expect(codeOf(changed({ names: ['Anna'] }))).toEqual({ code: 'damaged', at: 'deals[0].names' });
    expect(codeOf(changed({ isDropped: false }))).toEqual({ code: 'damaged', at: 'deals[0].isDropped' });
  });

  test('of any other shape is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(text.length), (json, at) => {
        for (const hostile of [json, `${text.slice(0, at)}${json}${text.slice(at)}`]) {
          const parsed = parseRecord(hostile);
          if (parsed.ok) checkRecord(parsed.value);
        }
      }),
      { numRuns: 300 },
    );
  });
});
