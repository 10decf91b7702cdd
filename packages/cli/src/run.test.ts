import { PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

describe('the command line', () => {
  test.each([
    [
      ['foo'],
      'There is no command “foo”; there are serve, backup, restore, play, scenario, explain, vectors, rules, simulate, verify, load and bench.\nSee: hausregel --help\n',
    ],
    [['--foo'], 'There is no option --foo here.\nSee: hausregel --help\n'],
    [['scenario'], 'Something is missing here: PATH.\nSee: hausregel scenario --help\n'],
    [['scenario', '--fast', 'x'], 'There is no option --fast here.\nSee: hausregel scenario --help\n'],
    [['play', '--players'], 'The option --players needs a value.\nSee: hausregel play --help\n'],
    [
      ['play', '--players', '--lang', 'de'],
      'Die Option --players braucht einen Wert.\nMehr dazu: hausregel play --help\n',
    ],
    [
      ['play', '--players', '99'],
      '--players must be a whole number from 2 to 10, not “99”.\nSee: hausregel play --help\n',
    ],
    [
      ['play', '--players', '-3'],
      '--players must be a whole number from 2 to 10, not “-3”.\nSee: hausregel play --help\n',
    ],
    [
      ['play', '--players', '3x'],
      '--players must be a whole number from 2 to 10, not “3x”.\nSee: hausregel play --help\n',
    ],
    [['play', '--seed', '1', '--seed=2'], 'The option --seed was given twice.\nSee: hausregel play --help\n'],
    [
      ['play', '--level', 'brutal'],
      '--level can be easy, normal, hard, but not “brutal”.\nSee: hausregel play --help\n',
    ],
    [
      ['play', 'chess'],
      `RULESET can be ${PRESETS.map(({ id }) => id).join(', ')}, but not “chess”.\nSee: hausregel play --help\n`,
    ],
    [['play', 'skat', 'family'], 'It is not clear what “family” means here.\nSee: hausregel play --help\n'],
    [['play', '--help=yes'], 'The option --help takes no value.\nSee: hausregel play --help\n'],
    [['play', '--lang', 'fr'], '--lang can be de, en, lt, but not “fr”.\nSee: hausregel play --help\n'],
    [
      ['play', '--lang=lt', '--players', '99'],
      '--players turi būti sveikasis skaičius nuo 2 iki 10, o ne „99“.\nPlačiau: hausregel play --help\n',
    ],
    [['play', '--constructor', 'x'], 'There is no option --constructor here.\nSee: hausregel play --help\n'],
    [['rules'], 'Something is missing here: list | show | book | diff.\nSee: hausregel rules --help\n'],
    [['rules', 'print'], 'rules can be list, show, book, diff, but not “print”.\nSee: hausregel rules --help\n'],
    [['rules', 'show'], 'Something is missing here: ID.\nSee: hausregel rules --help\n'],
    [['rules', 'list', 'skat'], 'It is not clear what “skat” means here.\nSee: hausregel rules --help\n'],
    [['serve', 'now'], 'It is not clear what “now” means here.\nSee: hausregel serve --help\n'],
    [
      ['serve', '--port', '70000'],
      '--port must be a whole number from 0 to 65535, not “70000”.\nSee: hausregel serve --help\n',
    ],
    [
      ['serve', '--port', '', '--lang=de'],
      'Die Option --port braucht einen Wert.\nMehr dazu: hausregel serve --help\n',
    ],
  ])('answers %j with one clear sentence and exit code 2', async (args, sentence) => {
    const terminal = testTerminal();
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.complaints()).toBe(sentence);
    expect(terminal.output()).toBe('');
  });

  test('without a command says what there is, as a complaint', async () => {
    const terminal = testTerminal();
    expect(await run([], terminal)).toBe(2);
    expect(terminal.complaints()).toContain('Usage: hausregel COMMAND');
  });

  test.each(['serve', 'play', 'scenario', 'vectors', 'rules'])('has help for %s in every language', async (command) => {
    for (const [args, word] of [
      [['--help'], 'Usage: '],
      [['--help', '--lang', 'de'], 'Aufruf: '],
      [['--help', '--lang', 'lt'], 'Naudojimas: '],
      [['-h', '--lang=en'], 'Usage: '],
    ] as const) {
      const terminal = testTerminal();
      expect(await run([command, ...args], terminal)).toBe(0);
      expect(terminal.output().startsWith(`${word}hausregel ${command}`)).toBe(true);
      expect(terminal.complaints()).toBe('');
    }
  });

  test('lists its commands on --help, in the language of the locale', async () => {
    const german = testTerminal([], { LANG: 'de_AT.UTF-8' });
    expect(await run(['--help'], german)).toBe(0);
    expect(german.output()).toContain('Aufruf: hausregel BEFEHL');
    const lithuanian = testTerminal([], { LANG: 'lt_LT.UTF-8' });
    await run(['--help'], lithuanian);
    expect(lithuanian.output()).toContain('Naudojimas: hausregel KOMANDA');
    expect(lithuanian.output()).toContain('paleisti serverį');
    const english = testTerminal([], { LANG: 'de_DE.UTF-8', LC_ALL: 'C' });
    await run(['--help'], english);
    expect(english.output()).toContain('Usage: hausregel COMMAND');
  });

  test('takes a port from the environment, and says so when it is none', async () => {
    const terminal = testTerminal([], { PORT: 'http' });
    expect(await run(['serve'], terminal)).toBe(2);
    expect(terminal.complaints()).toContain('PORT must be a whole number from 0 to 65535, not “http”.');
  });
});

describe('hausregel rules', () => {
  test('lists every rule set with its players', async () => {
    const terminal = testTerminal();
    expect(await run(['rules', 'list'], terminal)).toBe(0);
    expect(terminal.output()).toMatch(/^skat-plus +2–8 players/m);
    const lithuanian = testTerminal();
    expect(await run(['rules', 'list', '--lang', 'lt'], lithuanian)).toBe(0);
    expect(lithuanian.output()).toMatch(/^skat-plus +2–8 žaidėjai/m);
    expect(lithuanian.output()).toMatch(/^family +2–10 žaidėjų +Šeima/m);
  });

  test('shows a rule set as data that can be read again', async () => {
    const terminal = testTerminal();
    expect(await run(['rules', 'show', 'family-kids'], terminal)).toBe(0);
    expect(JSON.parse(terminal.output())).toMatchObject({ id: 'family-kids', options: { sevenPower: 'none' } });
  });

  test('prints the rule book in every language, with clauses', async () => {
    for (const [lang, heading] of [
      ['de', 'Fundstellen'],
      ['en', 'Clauses'],
      ['lt', 'Punktai'],
    ] as const) {
      const terminal = testTerminal();
      expect(await run(['rules', 'book', 'skat', '--lang', lang], terminal)).toBe(0);
      expect(terminal.output()).toContain('SKAT-9');
      expect(terminal.output()).toContain(heading);
    }
  });
});
