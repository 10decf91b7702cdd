import { Readable } from 'node:stream';
import { PRESETS, presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

/** Somebody who takes the first move of the list again and again. */
const FIRST = Array.from({ length: 2_000 }, () => '1');

async function play(args: readonly string[], lines: readonly string[]): Promise<string> {
  const terminal = testTerminal(lines);
  expect(await run(['play', ...args], terminal)).toBe(0);
  expect(terminal.complaints()).toBe('');
  return terminal.output();
}

describe('hausregel play', () => {
  test.each(PRESETS.map((preset) => preset.id))('plays a round of %s to its end with piped input', async (id) => {
    for (const seed of ['1', '2', '3']) {
      const output = await play([id, '--players', '3', '--seed', seed], FIRST);
      expect(output).toMatch(/wins? the round[!.]|is blocked\.|left over and loses?\.|nobody gets points\./);
      const { goesOutOneByOne, playOn } = presetById(id)?.options ?? {};
      if (goesOutOneByOne !== true && playOn !== true) expect(output).toMatch(/Bot 2: \d+ points?/);
    }
  });

  test.each([
    ['de', 'easy'],
    ['de', 'hard'],
    ['en', 'normal'],
    ['lt', 'normal'],
  ])('plays in %s at the level %s', async (lang, level) => {
    const output = await play(['skat-plus', '--lang', lang, '--level', level, '--seed', '5'], FIRST);
    expect(output).toMatch(/(gewinnst|gewinnt|win|wins) (die|the) (Runde|round)|[Ll]aimi padalijimą|Padalijimą laimi/);
  });

  test.each(PRESETS.map((preset) => preset.id))('speaks only Lithuanian in %s, in whole sentences', async (id) => {
    const output = await play([id, '--players', '3', '--seed', '4', '--lang', 'lt'], ['?', ...FIRST]);
    expect(output).not.toMatch(/undefined|NaN|\b(?:You|Bot \d|the|Karte|lays|draws|Runde)\b/);
    expect(output).toMatch(/[Ll]aimi padalijimą|Padalijimą laimi|užstrigo\.|pralaimi\.|taškų niekas negauna\./);
  });

  test('deals the same cards for the same seed', async () => {
    const args = ['skat', '--seed', '11', '--players', '2'];
    expect(await play(args, FIRST)).toBe(await play(args, FIRST));
    expect(await play(args, FIRST)).not.toBe(await play(['skat', '--seed', '12', '--players', '2'], FIRST));
  });

  test('lists the moves on ?, tells why not on ?card, and does not take what is no move', async () => {
    const output = await play(
      ['family', '--seed', '2', '--players', '2'],
      ['?', '?2C', '2C', 'hello', '', '99', 'leave'],
    );
    expect(output).toContain('You can:');
    expect(output).toMatch(/^ {3}1 {2}/m);
    expect(output).toContain('“hello” is not a move.');
    expect(output).toContain('“99” is not a move.');
    expect(output).toContain('To end the game, type q.');
    expect(output).toContain('The round ends here.');
  });

  test('tells how to call where there is a call, and only there', async () => {
    expect(await play(['family', '--seed', '2', '--players', '2'], ['?'])).toContain('add ~ to call');
    const silent = await play(['mau-tse-tung', '--seed', '2', '--players', '3'], ['deal 7', '?']);
    expect(silent).toContain('its number from the list');
    expect(silent).not.toContain('~');
  });

  test('reads suits as signs and the ten as 10', async () => {
    const output = await play(['family', '--seed', '2', '--players', '2'], ['?10♥', '? ten']);
    expect(output).not.toContain('“10♥” is not a move.');
    expect(output).toContain('“ ten” is not a move.');
  });

  test.each([[[]], [['q']], [['QUIT']], [['ende']]])('ends cleanly when the input is %j', async (lines) => {
    expect(await play(['skat', '--seed', '3'], lines)).toMatch(/\nThe round ends here\.\n$/);
  });

  test('ends cleanly on Ctrl-C while it waits for a move', async () => {
    const terminal = { ...testTerminal(), input: new Readable({ read: () => undefined }) };
    const playing = run(['play', 'skat', '--seed', '3'], terminal);
    const waiting = setInterval(() => {
      if (terminal.output().includes('Your move: ')) terminal.stop();
    }, 10);
    expect(await playing).toBe(0);
    clearInterval(waiting);
    expect(terminal.output()).toMatch(/The round ends here\.\n$/);
  });
});
