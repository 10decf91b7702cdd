import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const SEVENS = {
  name: 'A chain of sevens',
  rules: 'family',
  players: 3,
  hands: ['7C KD 9H', '7H TC JS', 'QH KC 9C'],
  draw: '2D 3D 4D 5D 6D',
  discard: '8C',
  steps: ['0:7C', { refuse: '1:JS>C', code: 'must-answer' }, '1:draw'],
};

function fileOf(scenario: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'explain-')), 'scenario.json');
  writeFileSync(file, typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
  return file;
}

async function explain(file: string, language: string): Promise<{ code: number; output: string; complaints: string }> {
  const terminal = testTerminal();
  const code = await run(['explain', file, '--lang', language], terminal);
  return { code, output: terminal.output(), complaints: terminal.complaints() };
}

describe('explain', () => {
  test('tells a scenario step by step, with reasons and clauses', async () => {
    const { code, output } = await explain(fileOf(SEVENS), 'en');
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n')).toEqual([
      'A chain of sevens',
      'Rules: Family.',
      'On top: the eight of clubs.',
      'A: the seven of clubs, the king of diamonds, the nine of hearts',
      'B: the seven of hearts, the ten of clubs, the jack of spades',
      'C: the queen of hearts, the king of clubs, the nine of clubs',
      '',
      '1. A lays the seven of clubs.',
      '   The next player draws 2 and skips. Or they lay a seven too, then the player after that draws 4, then 6 … (FAM-6)',
      '   B: After a seven, 2 cards are due. (FAM-6)',
      '2. B may not lay the jack of spades.',
      '   A seven lies on top, and 2 cards are due: lay a seven or draw 2 cards. (FAM-6)',
      '3. B draws.',
      '   After a seven, 2 cards were due, and drawing ends the turn. (FAM-6)',
    ]);
  });

  test('speaks German and Lithuanian, too', async () => {
    const file = fileOf(SEVENS);
    expect((await explain(file, 'de')).output).toContain('   B: Nach einer Sieben sind 2 Karten fällig. (FAM-6)');
    expect((await explain(file, 'lt')).output).toContain('   B: Po septynakės reikia imti 2 kortas. (FAM-6)');
  });

  test.each([
    ['en', 'On top: the queen of hearts.', 'A is on turn.'],
    ['de', 'Es liegt: Herz-Dame.', 'A ist am Zug.'],
    ['lt', 'Viršuje: širdžių dama', 'Dabar A eilė.'],
  ])('says in %s what lies and who is on turn where cards are dealt', async (language, lies, turn) => {
    const dealt = { name: 'Dealt', rules: 'skat', players: 2, dealer: 1, seed: 3, steps: [] };
    const { output } = await explain(fileOf(dealt), language);
    expect(output).toContain(`\n${lies}`);
    expect(output).toContain(`\n${turn}\n`);
  });

  test('shows what cannot be seen in a name, on one line', async () => {
    const { output } = await explain(fileOf({ ...SEVENS, name: 'A\u001B[2J\nB\u202E' }), 'en');
    expect(output.split('\n')[0]).toBe('A\\u001b[2J\\u000aB\\u202e');
  });

  test('complains of a file that is none, and of a position that cannot be', async () => {
    expect((await explain('nowhere.json', 'en')).complaints).toContain(
      'nowhere.json cannot be read: there is no such file or folder.',
    );
    const { code, complaints } = await explain(fileOf({ ...SEVENS, rules: 'unknown' }), 'en');
    expect(code).toBe(1);
    expect(complaints).toContain('There is no rule set');
  });
});
