import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
        `${bad}: SKAT-9 a seven is answered by a seven: step 2: turn: expected 2, found 1; top: expected "7H", found "7S"`,
        '0 passed, 1 failed',
      ],
    });
  });

  test('tells why a move was refused', async () => {
    const bad = file('refused.json', { ...GOOD, steps: ['0:7S', '1:KD'] });
    const { code, lines } = await output(bad);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/step 2: 1:KD: expected accepted, found refused with must-answer \(SKAT-9\)$/);
  });

  test('says where a file is not valid and what to do, and counts it as failed', async () => {
    const wrong = file('wrong.json', { ...GOOD, hands: ['7S'], turns: 1 });
    const none = file('none.json', '{');
    const unknown = file('unknown.json', { ...GOOD, rules: 'chess' });
    const { code, lines } = await output(wrong, none, unknown, path.join(folder, 'missing.json'));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /wrong\.json: not valid: turns: There is no key "turns"; .* hands: Write one entry for each of the 3 players here; there are 1\.$/,
      ),
      expect.stringMatching(/none\.json: not valid: This is not JSON: .*\.$/),
      expect.stringMatching(/unknown\.json: not valid: rules: There is no rule set "chess"; use one of family, skat, /),
      expect.stringMatching(/missing\.json cannot be read: there is no such file or folder\.$/),
      '0 passed, 4 failed',
    ]);
  });

  test('tells the first mistakes of a file and counts the rest', async () => {
    const { lines } = await output(file('many.json', { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }));
    expect(lines[0]).toMatch(/\(\d+ more\)$/);
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
