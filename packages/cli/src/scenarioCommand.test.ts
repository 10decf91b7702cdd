import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = {
  name: 'SKAT-9 a seven is answered by a seven',
  rules: 'skat',
  players: 3,
  hands: ['7S 9H', '7H KD QD', 'AC 8C'],
  draw: '9D TD JS',
  discard: '7C',
  steps: ['0:7S~', { expect: { turn: 1, demand: { draw: 2 } } }],
};

function file(name: string, content: unknown): string {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
}

const columnOf = (place: string, text: string): number => readFileSync(place, 'utf8').indexOf(text) + 1;

async function output(...places: string[]): Promise<{ code: number; lines: string[] }> {
  const terminal = testTerminal();
  const code = await run(['scenario', ...places], terminal);
  expect(terminal.complaints()).toBe('');
  return { code, lines: terminal.output().trimEnd().split('\n') };
}

describe('hausregel scenario', () => {
  test('says only how many passed when all did', async () => {
    expect(await output(file('good.json', GOOD), file('good2.json', GOOD))).toEqual({
      code: 0,
      lines: ['2 passed, 0 failed'],
    });
  });

  test('tells in one line what was expected and what was found', async () => {
    const bad = file('bad.json', { ...GOOD, steps: ['0:7S', { expect: { turn: 2, top: '7H' } }] });
    expect(await output(bad)).toEqual({
      code: 1,
      lines: [
        `${bad}:1:${columnOf(bad, '{"expect')}: steps[1]: SKAT-9 a seven is answered by a seven: turn should be 2 but is 1. top should be "7H" but is "7S".`,
        '0 passed, 1 failed',
      ],
    });
  });

  test('tells why a move was refused', async () => {
    const bad = file('refused.json', { ...GOOD, steps: ['0:7S', '1:KD'] });
    const { code, lines } = await output(bad);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /:1:\d+: steps\[1\]: SKAT-9 .*: 1:KD should be accepted but is refused with must-answer \(SKAT-9\)\.$/,
    );
  });

  test('says where a file is not valid and what to do, and counts it as failed', async () => {
    const wrong = file('wrong.json', { ...GOOD, hands: ['7S'], turns: 1 });
    const none = file('none.json', '{');
    const unknown = file('unknown.json', { ...GOOD, rules: 'chess' });
    const { code, lines } = await output(wrong, none, unknown, path.join(folder, 'missing.json'));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/wrong\.json:1:\d+: turns: There is no key "turns" here\. Leave it out, or use one of/),
      expect.stringMatching(
        /wrong\.json:1:\d+: hands: Number of entries here: 1\. Write one for each of the 3 players\.$/,
      ),
      expect.stringMatching(/none\.json:1:2: The file ends too early: .*\.$/),
      expect.stringMatching(
        /unknown\.json:1:\d+: rules: There is no rule set "chess"\. Use one of these: family, skat, /,
      ),
      expect.stringMatching(/missing\.json cannot be read: there is no such file or folder\.$/),
      '0 passed, 4 failed',
    ]);
  });

  test('tells the first mistakes of a file and counts the rest', async () => {
    const { lines } = await output(file('many.json', { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }));
    expect(lines[4]).toMatch(/many\.json: Further mistakes here: \d+\.$/);
  });

  test.each([
    ['en', 'The file is empty.', 'A step is a move in quotes', 'is not text in UTF-8'],
    ['de', 'Die Datei ist leer.', 'Ein Schritt ist ein Zug in Anführungszeichen', 'ist nicht als UTF-8 gespeichert'],
    ['lt', 'Failas tuščias.', 'Žingsnis yra ėjimas kabutėse', 'nėra UTF-8 tekstas'],
  ])(
    'says in %s that a file is empty, has no step of that kind, or is in UTF-16',
    async (language, empty, step, code) => {
      const mistyped = file('mistyped.json', { ...GOOD, steps: [{ expct: { turn: 1 } }] });
      const wide = file('wide.json', '');
      writeFileSync(wide, `\uFEFF${JSON.stringify(GOOD)}`, 'utf16le');
      const bare = file('bare.json', '');
      writeFileSync(bare, JSON.stringify(GOOD), 'utf16le');
      const { lines } = await output(file('empty.json', ''), mistyped, wide, bare, '--lang', language);
      expect(lines).toHaveLength(5);
      for (const [at, text] of [empty, step, code, code].entries()) expect(lines[at]).toContain(text);
    },
  );

  test('takes a byte order mark, and shows what cannot be seen in a name', async () => {
    const marked = file('marked.json', `\uFEFF${JSON.stringify(GOOD)}`);
    expect((await output(marked)).code).toBe(0);
    const steps = [{ expect: { turn: 2 } }];
    const { lines } = await output(file('forged.json', { ...GOOD, name: 'x\u001B[2J\n9 passed', steps }));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('x\\u001b[2J\\u000a9 passed: turn should be 2');
  });

  test('speaks German and Lithuanian, too', async () => {
    const bad = file('lang.json', { ...GOOD, steps: ['0:7S', { expect: { turn: 2 } }] });
    const empty = path.join(folder, 'nothing');
    mkdirSync(empty);
    expect((await output(bad, empty, '--lang', 'de')).lines).toEqual([
      `${bad}:1:${columnOf(bad, '{"expect')}: steps[1]: ${GOOD.name}: turn sollte 2 sein, ist aber 1.`,
      `In ${empty} ist keine .json-Datei.`,
      '0 bestanden, 2 nicht bestanden',
    ]);
    expect((await output(bad, empty, '--lang', 'lt')).lines).toEqual([
      `${bad}:1:${columnOf(bad, '{"expect')}: steps[1]: ${GOOD.name}: turn: turėtų būti 2, o yra 1.`,
      `Aplanke ${empty} nėra nė vieno .json failo.`,
      'Pavyko: 0, nepavyko: 2',
    ]);
  });

  test('runs all .json files below a folder, and says if there is none', async () => {
    file('folder/deep/one.json', GOOD);
    file('folder/two.json', GOOD);
    file('folder/notes.md', 'not a scenario');
    expect(await output(path.join(folder, 'folder'))).toEqual({ code: 0, lines: ['2 passed, 0 failed'] });
    mkdirSync(path.join(folder, 'empty'));
    const { code, lines } = await output(path.join(folder, 'empty'));
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^There is no \.json file in /);
  });
});
