import { describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

async function bench(...words: string[]): Promise<{ code: number; text: string; complaints: string }> {
  const terminal = testTerminal();
  const code = await run(['bench', ...words], terminal);
  return { code, text: terminal.output(), complaints: terminal.complaints() };
}

describe('hausregel bench', () => {
  test('prints a table, and memory and threads below it', async () => {
    const { code, text } = await bench('skat', '--players', '4', '--ms', '1');
    expect(code).toBe(0);
    expect(text).toMatch(/^Calibration: \d+ M random numbers a second$/m);
    expect(text).toMatch(/^skat +4 +[\d.]+ +\d+ +\d+ +[\d.]+ +[\d.]+ +[0-9a-f]{8}$/m);
    expect(text).toMatch(/^Memory, skat 4: /m);
    expect(text).toMatch(/^Threads, skat 4: /m);
  });

  test('prints figures for machines, whose checksum does not depend on time', async () => {
    const checksums = async (ms: string): Promise<unknown> => {
      const { text } = await bench('skat', '--players', '2', '--ms', ms, '--json');
      const { figures } = JSON.parse(text) as { figures: { checksum: string }[] };
      return figures.map(({ checksum }) => checksum);
    };
    expect(await checksums('1')).toEqual(await checksums('20'));
  });

  test.each([
    [['chess'], 'RULESET can be family, '],
    [['skat', '--players', '9'], '--players must be a whole number from 2 to 8, not “9”.'],
    [['--players', '6'], '--players must be a whole number from 2 to 5, not “6”.'],
    [['--ms', '0'], '--ms must be a whole number from 1 to 60000, not “0”.'],
  ])('answers %j with one clear sentence', async (words, sentence) => {
    const { code, text, complaints } = await bench(...words);
    expect([code, text]).toEqual([2, '']);
    expect(complaints).toContain(sentence);
  });
});
