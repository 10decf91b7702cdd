import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEAL_FAULTS, type DealRecord, formatRecord, type GameRecord } from '@hausregel/record';
import { LANGUAGES, PRESETS } from '@hausregel/rules';
import { playedRecord } from '@hausregel/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';
import { VERIFY_WORDS } from './verifyWords.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [PRESET] = PRESETS;
if (PRESET === undefined) throw new Error('There are no presets.');
const record = playedRecord({ ruleSet: PRESET, deals: 2 });

function written(content: GameRecord | string): string {
  const place = path.join(folder, 'record.json');
  writeFileSync(place, typeof content === 'string' ? content : formatRecord(content));
  return place;
}

async function output(words: readonly string[], input: readonly string[] = []) {
  const terminal = testTerminal(input);
  const code = await run(['verify', ...words], terminal);
  return { code, text: terminal.output(), complaints: terminal.complaints() };
}

const withFirst = (change: Partial<DealRecord>): GameRecord => ({
  ...record,
  deals: record.deals.map((deal, index) => (index === 0 ? { ...deal, ...change } : deal)),
});

describe('hausregel verify', () => {
  test('says of each deal that it is right, and who has contributed', async () => {
    const { code, text, complaints } = await output([written(record)]);
    expect(complaints).toBe('');
    expect(text).toMatch(
      /^Deal 1: right\.\n {2}Anna has mixed something in\.\n {2}Promised, but not sent in time: Ben\.\n {2}Shuffled .*, \d+ moves played again\.\nDeal 2: right\./,
    );
    expect(text).toMatch(/\n2 deals recomputed: all are right\.\n$/);
    expect(code).toBe(0);
  });

  test('reads from the standard input', async () => {
    const { code, text } = await output(['-'], formatRecord(record).split('\n'));
    expect(text).toContain('2 deals recomputed: all are right.');
    expect(code).toBe(0);
  });

  test('speaks every language', async () => {
    const german = await output([written(record), '--lang', 'de']);
    expect(german.text).toMatch(/^Geben 1: stimmt\.\n {2}Dazugemischt hat Anna\./);
    expect(german.text).toMatch(/\nNachgerechnet: Gegeben wurde 2-mal, und jedes Mal stimmt es\.\n$/);
    const lithuanian = await output([written(record), '--lang', 'lt']);
    expect(lithuanian.text).toMatch(/^1 dalijimas: teisingas\.\n {2}Savo skaičių pridėjo: Anna\./);
    expect(lithuanian.text).toMatch(/\nPatikrinta: 2 dalijimai\. Viskas teisinga\.\n$/);
  });

  test('finds another secret, and says what follows from it', async () => {
    const { code, text } = await output([written(withFirst({ secret: '0'.repeat(64) }))]);
    expect(text).toMatch(
      /^Deal 1: NOT RIGHT\.\n {2}The secret does not fit the commitment\.\n {2}Move \d+ is not possible/,
    );
    expect(text).toContain('Deal 2: NOT RIGHT.\n  The deal before is not the one that the server referred to here.');
    expect(text).toMatch(/\n2 deals recomputed, 2 of them not right\.\n$/);
    expect(code).toBe(1);
  });

  test('names the seat whose contribution was exchanged', async () => {
    const contributions = record.deals[0]?.contributions.map((item) => ({ ...item, value: 'a'.repeat(32) })) ?? [];
    const { code, text } = await output([written(withFirst({ contributions }))]);
    expect(text).toContain('Ben is said to have contributed something other than what was promised.');
    expect(code).toBe(1);
  });

  test('compares what the browser has noted', async () => {
    const value = record.deals[1]?.contributions[0]?.value ?? '';
    const right = await output([written({ ...record, notes: [{ number: 2, seat: 0, value }] })]);
    expect(right).toMatchObject({ code: 0, text: expect.stringContaining('What the browser saw itself') });
    const wrong = await output([written({ ...record, notes: [{ number: 2, seat: 0, hand: '7S' }] })]);
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('Anna was dealt other cards') });
    const more = await output([written({ ...record, notes: [{ number: 3, seat: 0, hand: '7S' }] })]);
    expect(more).toMatchObject({ code: 1, text: expect.stringContaining('Missing: deal 3.') });
    expect(more.text).toMatch(/\n2 deals recomputed: what is here is right, but the record is not complete\.\n$/);
    const other = await output([written({ ...record, notes: [{ number: 2, seat: 9, hand: '7S' }] })]);
    expect(other).toMatchObject({ code: 1, complaints: expect.stringContaining('notes[0].seat is missing or wrong.') });
  });

  test('does not call it right when nothing is revealed, nor wrong', async () => {
    const { code, text } = await output([written({ table: record.table, ruleSets: {}, deals: [] })]);
    expect(text).toBe('Nothing is revealed in this record yet; there is nothing to recompute.\n');
    expect(code).toBe(0);
    const [first] = record.deals;
    if (first === undefined) throw new Error('A round was played.');
    const { secret: _, moves: __, contributions, ...terms } = first;
    const pledges = contributions.map(({ seat, pledge }) => ({ seat, pledge }));
    const running = { ...JSON.parse(formatRecord(record)), digest: undefined };
    const content = JSON.stringify({ ...running, deals: [{ ...terms, contributions: pledges }] });
    expect(await output([written(content)])).toMatchObject({
      code: 0,
      text: 'Deal 1: not revealed yet, the round was still going on.\nNothing is revealed in this record yet; there is nothing to recompute.\n',
    });
  });

  test('shows what cannot be seen in a name, on the line it stands in', async () => {
    const forged = 'Anna\u001B[2J\u202E\nDeal 9: right.\n  Anna';
    for (const language of LANGUAGES) {
      const { text } = await output([written(withFirst({ names: [forged, 'Ben', 'Cleo'] })), '--lang', language]);
      expect(text).toContain('Anna\\u001b[2J\\u202e\\u000aDeal 9');
      for (const acting of ['\u001B', '\u202E']) expect(text).not.toContain(acting);
      expect(text).not.toMatch(/\n *Deal 9/);
    }
  });

  test.each([
    [
      'en',
      'there is something after its end',
      'tables is unknown',
      'is not text in UTF-8',
      'names a seat a second time',
    ],
    [
      'de',
      'dahinter steht noch etwas',
      'tables gibt es darin nicht',
      'nicht als UTF-8',
      'nennt einen Platz ein zweites Mal',
    ],
    ['lt', 'po jo pabaigos dar kažkas', 'negali būti tables', 'nėra UTF-8', 'ta pati vieta nurodyta antrą kartą'],
  ])('says in %s what is wrong with a file', async (language, trailing, unknown, coding, twice) => {
    const place = written(`${formatRecord(record)}x`);
    const complaint = async (): Promise<string> => (await output([place, '--lang', language])).complaints;
    expect(await complaint()).toContain(trailing);
    written(formatRecord(record).replace('"table"', '"tables"'));
    expect(await complaint()).toContain(unknown);
    writeFileSync(place, `\uFEFF${formatRecord(record)}`, 'utf16le');
    expect(await complaint()).toContain(coding);
    const [given] = record.deals[0]?.contributions ?? [];
    if (given === undefined) throw new Error('Nobody has contributed.');
    written(withFirst({ contributions: [given, given] }));
    expect(await complaint()).toContain(twice);
    written(`\uFEFF${formatRecord(record)}`);
    expect((await output([place, '--lang', language])).code).toBe(0);
  });

  test.each([
    ['nothing', '', 'is empty.'],
    ['a part of a record', formatRecord(record).slice(0, 2_000), 'is a record that breaks off. Download it again.'],
    ['no JSON', 'Herzbube', 'is not a record: it is not JSON.'],
    ['something else', '{"kind":"score"}', 'is not a record of Hausregel.'],
    ['a later version', formatRecord(record).replace('"v": 1', '"v": 9'), 'comes from a newer version of Hausregel'],
    [
      'a field of the wrong kind',
      formatRecord(record).replace('"seats": 3', '"seats": "3"'),
      'deals[0].seats is missing or wrong.',
    ],
  ])('says what is wrong with %s', async (_, content, sentence) => {
    const { code, text, complaints } = await output([written(content)]);
    expect([code, text]).toEqual([1, '']);
    expect(complaints).toContain(sentence);
  });

  test('says in every language that a file is not there, or is a folder', async () => {
    const place = path.join(folder, 'none.json');
    expect(await output([place])).toEqual({ code: 1, text: '', complaints: `There is no file ${place}.\n` });
    expect((await output([place, '--lang', 'de'])).complaints).toBe(`Die Datei ${place} gibt es nicht.\n`);
    expect((await output([place, '--lang', 'lt'])).complaints).toBe(`Failo ${place} nėra.\n`);
    expect((await output([folder])).complaints).toBe(`${folder} is a folder, not a file.\n`);
  });

  test('wants one file', async () => {
    expect((await output([])).code).toBe(2);
    expect((await output(['a', 'b'])).code).toBe(2);
    expect((await output(['--help'])).text).toContain('Usage: hausregel verify FILE');
  });

  test.each(LANGUAGES)('has a whole sentence for every fault in %s', (language) => {
    for (const code of DEAL_FAULTS) {
      expect(VERIFY_WORDS[language].fault[code]({ name: 'Anna', at: 3 })).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(VERIFY_WORDS.en.notRight(1, 1)).toBe('One deal recomputed: it is not right.');
    expect(VERIFY_WORDS.de.notRight(1, 2)).toBe('Nachgerechnet: Gegeben wurde 2-mal, und einmal stimmt es nicht.');
    expect(VERIFY_WORDS.lt.allRight(21)).toBe('Patikrinta: 21 dalijimas. Viskas teisinga.');
    expect(VERIFY_WORDS.lt.allRight(11)).toBe('Patikrinta: 11 dalijimų. Viskas teisinga.');
  });
});
