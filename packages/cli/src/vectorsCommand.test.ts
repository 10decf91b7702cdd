import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VECTORS = fileURLToPath(new URL('../../../vectors/crazy-eights.jsonl', import.meta.url));
const GAMES = readFileSync(VECTORS, 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** The first game, changed. */
function changed(name: string, change: (line: string) => string): string {
  const place = path.join(folder, name);
  writeFileSync(place, `${change(GAMES[0] ?? '')}\n`);
  return place;
}

async function output(...words: string[]): Promise<{ code: number; text: string }> {
  const terminal = testTerminal();
  const code = await run(['vectors', ...words], terminal);
  return { code, text: terminal.output() + terminal.complaints() };
}

describe('hausregel vectors', () => {
  test('agrees with every game of the other engine', async () => {
    expect(GAMES).toHaveLength(80);
    expect(await output(VECTORS)).toEqual({ code: 0, text: '80 passed, 0 failed\n' });
  });

  test.each([
    ['a legal move too few', '"legal":"8H>C 8H>D 8H>H 8H>S AD KD draw"', '"legal":"8H>C 8H>D 8H>H 8H>S AD draw"'],
    ['a legal move too many', '"legal":"TH draw"', '"legal":"TH draw pass"'],
    ['another hand at the end', '"end":["', '"end":["2S '],
    ['another seat on turn', '"steps":[{"seat":1', '"steps":[{"seat":0'],
  ])('finds %s', async (_, from, to) => {
    const file = changed('changed.jsonl', (line) => {
      expect(line).toContain(from);
      return line.replace(from, to);
    });
    const { code, text } = await output(file);
    expect(code).toBe(1);
    expect(text).toMatch(/changed\.jsonl:1: ce-77-2: (steps\[\d+\]|At the end).*\n0 passed, 1 failed\n$/);
  });

  test('says why a file cannot be read', async () => {
    const missing = await output(path.join(folder, 'none.jsonl'));
    expect(missing.code).toBe(1);
    expect(missing.text).toMatch(/none\.jsonl cannot be read: there is no such file or folder\.\n/);
    expect((await output(folder)).text).toContain(' cannot be read: it is a folder.\n');
  });

  test.each([
    ['no JSON', () => '{'],
    ['a key nobody knows', (line: string) => line.replace('{', '{"other":1,')],
    ['a move nobody can read', (line: string) => line.replace('"move":"draw"', '"move":"sing"')],
    ['a card dealt twice', (line: string) => line.replace('3D 7D', '3D 3D')],
    ['a start card that is none', (line: string) => line.replace('"start":"2D"', '"start":""')],
  ])('says what is wrong with %s', async (_, change) => {
    const { code, text } = await output(changed('wrong.jsonl', change));
    expect(code).toBe(1);
    expect(text).toMatch(/wrong\.jsonl:1:(\d+:)? /);
    expect(text).toContain('0 passed, 1 failed');
  });

  test('wants a file, and one that is there', async () => {
    expect((await output()).code).toBe(2);
    expect(await output(path.join(folder, 'none.jsonl'))).toMatchObject({ code: 1 });
  });
});
