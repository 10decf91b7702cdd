import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Mistake, type MistakeCode, parseEngineGame, parseScenarioText, runScenario } from '@hausregel/notation';
import { LANGUAGES } from '@hausregel/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { mistakeText } from './mistakeLines.ts';
import { MISTAKES_DE } from './mistakeWordsDe.ts';
import { MISTAKES_EN } from './mistakeWordsEn.ts';
import { MISTAKES_LT } from './mistakeWordsLt.ts';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = { name: 'A seven', rules: 'skat', players: 3, hands: ['7S', '9H', 'AC'], draw: '9D', discard: '7C' };

const scenario = (changes: object): string => JSON.stringify({ ...GOOD, steps: [], ...changes }, undefined, 2);
const game = (changes: object): string =>
  JSON.stringify({
    id: 'one',
    players: 2,
    special: true,
    dealer: 0,
    hands: ['', ''],
    start: '2D',
    steps: [],
    end: ['', ''],
    ...changes,
  });

/** A bad file for every code, and the command that reads it if it is not `scenario`. */
const BAD: Readonly<Record<MistakeCode, string | readonly ['vectors', string]>> = {
  'not-json': '{"name": "A", }',
  'empty-file': '\n',
  'too-deep': `{"with": ${'['.repeat(60)}`,
  'file-too-long': ' '.repeat(1_000_001),
  'list-too-long': scenario({ steps: Array.from({ length: 10_001 }, () => '0:7S') }),
  'text-wanted': scenario({ name: 7 }),
  'boolean-wanted': scenario({ start: 1 }),
  'true-wanted': scenario({ demand: { wish: 'H' } }),
  'number-wanted': scenario({ seed: '1' }),
  'choice-wanted': scenario({ direction: 2 }),
  'list-wanted': scenario({ hands: '7S' }),
  'object-wanted': scenario({ with: 7 }),
  'unknown-key': scenario({ turns: 1 }),
  'notation-wanted': scenario({ draw: 7 }),
  'not-understood': scenario({ draw: '7S 1H' }),
  'not-together': scenario({ steps: ['0:7S+8S'] }),
  'step-wanted': scenario({ steps: [7] }),
  'rules-wanted': scenario({ rules: '' }),
  'no-such-seat': scenario({ steps: ['3:7S'] }),
  'seat-twice': scenario({ out: [1, 1] }),
  'one-each-wanted': scenario({ hands: ['7S'] }),
  'players-missing': scenario({ players: undefined }),
  'seat-missing': scenario({ steps: [{ expect: { legalOf: {} } }] }),
  'start-missing': ['vectors', game({ start: '' })],
  'demand-empty': scenario({ demand: {} }),
  'demand-by-moves': scenario({ demand: { lay: 'may' } }),
  'chain-unnamed': scenario({ demand: { draw: 2 }, discard: '' }),
  'stands-in': scenario({ discard: 'X=7H' }),
  'start-card-missing': scenario({ start: true, discard: '' }),
  'never-pending': scenario({ demand: { draw: 2, of: 'K' } }),
  'no-open-queens': scenario({ open: [1] }),
  'unknown-rule-set': scenario({ rules: 'chess' }),
  'not-for-players': scenario({ players: 9, hands: undefined }),
  'too-few-in-round': scenario({ out: [0, 1] }),
  'rule-set': scenario({ with: { handSize: 99 } }),
};
const WORDS = { de: MISTAKES_DE, en: MISTAKES_EN, lt: MISTAKES_LT };

async function told(command: string, file: string, language: string): Promise<{ code: number; first: string }> {
  const terminal = testTerminal();
  const code = await run([command, file, '--lang', language], terminal);
  return { code, first: `${terminal.output()}${terminal.complaints()}`.split('\n')[0] ?? '' };
}

/** The first mistake of a document. */
function mistakeOf(command: string, text: string): Mistake | undefined {
  if (command === 'vectors') {
    const game = parseEngineGame(text);
    return game.ok ? undefined : game.error[0];
  }
  const read = parseScenarioText(text);
  const report = read.ok ? runScenario(read.value) : undefined;
  return read.ok ? (report?.status === 'invalid' ? report.mistakes[0] : undefined) : read.error[0];
}

describe('a mistake in a file', () => {
  test.each(Object.entries(BAD))('of the kind %s is told in every language, with its place', async (code, bad) => {
    const [command, text] = typeof bad === 'string' ? ['scenario', bad] : bad;
    const file = path.join(folder, `${code}.json`);
    writeFileSync(file, text);
    const mistake = mistakeOf(command, text);
    if (mistake === undefined) expect.fail('There is no mistake.');
    expect(mistake.code).toBe(code);
    const sentences = LANGUAGES.map((language) => mistakeText(mistake, language));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const [index, language] of LANGUAGES.entries()) {
      const sentence = sentences[index] ?? '';
      expect(sentence).toMatch(/^[\p{Lu}„“"\d].*\.$/u);
      expect(sentence).not.toContain('undefined');
      const { code: exit, first } = await told(command, file, language);
      expect(exit).toBe(1);
      expect(first).toMatch(/^[^:]+\.json:\d+:\d+: /);
      expect(first.endsWith(`${mistake.at === '' ? '' : `${mistake.at}: `}${sentence}`)).toBe(true);
    }
  });

  test.each(LANGUAGES)('has words in %s for exactly the codes there are', (language) => {
    expect(Object.keys(WORDS[language]).toSorted()).toEqual(Object.keys(BAD).toSorted());
  });

  test('stands where it is in the file, in lines and columns', async () => {
    const file = path.join(folder, 'place.json');
    writeFileSync(file, scenario({ steps: ['0:7S', { expect: { turn: 7 } }] }));
    const { first } = await told('explain', file, 'en');
    expect(first).toBe(`${file}:16:9: steps[1].expect.turn: 7 is not allowed here. Write a whole number from 0 to 2.`);
    writeFileSync(file, `\n${game({ steps: [{ seat: 0, legal: 'draw', move: 'sing' }] })}\n`);
    expect((await told('vectors', file, 'de')).first).toContain(
      `steps[0].move: Das 1. Zeichen von "sing" passt nicht. Schreibe einen Zug ohne Platz, etwa "7S".`,
    );
    expect((await told('vectors', file, 'lt')).first.startsWith(`${file}:2:`)).toBe(true);
  });
});
