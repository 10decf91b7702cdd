/** `hausregel rules list | show ID | book ID`. */
import { PRESETS, playersOf, presetById } from '@hausregel/rules';
import type { ByLanguage, Result, RuleSet } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { bookOf } from './rulebook.ts';
import { EXIT_OK } from './terminal.ts';

const HELP_EN = `Usage: hausregel rules list
       hausregel rules show ID
       hausregel rules book ID

  list      the rule sets, one a line
  show ID   a rule set as data (JSON), as it may stand in a scenario file
  book ID   its rule book, with the clause of every rule

Options:
  --lang de|en   language of list and book
  --help         this help`;

const HELP_DE = `Aufruf: hausregel rules list
        hausregel rules show ID
        hausregel rules book ID

  list      die Regelwerke, eines je Zeile
  show ID   ein Regelwerk als Daten (JSON), wie es auch in einer Szenariodatei stehen kann
  book ID   sein Regelbuch, mit der Fundstelle jeder Regel

Optionen:
  --lang de|en   Sprache von Liste und Regelbuch
  --help         diese Hilfe`;

const ACTIONS = ['list', 'show', 'book'] as const;
const PLAYERS: ByLanguage<string> = { en: 'players', de: 'Spieler' };

function listRules({ language, terminal }: CommandContext): void {
  const width = Math.max(...PRESETS.map((preset) => preset.id.length));
  for (const preset of PRESETS) {
    const { min, max } = playersOf(preset);
    terminal.print(
      `${preset.id.padEnd(width)}  ${min}–${max} ${PLAYERS[language]}  ${preset.name[language]}: ${preset.about[language]}`,
    );
  }
}

/** The rule set of an id; the choices are named when there is none. */
export function ruleSetOf(id: string, what: string): Result<RuleSet, ArgumentError> {
  const preset = presetById(id);
  if (preset !== undefined) return { ok: true, value: preset };
  const choices = PRESETS.map((known) => known.id);
  return { ok: false, error: { code: 'not-one-of', option: what, value: id, choices } };
}

async function runRules(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const { args, language, terminal } = context;
  const [word, id, extra] = args.words;
  const action = ACTIONS.find((known) => known === word);
  if (word === undefined) return { ok: false, error: { code: 'word-missing', word: ACTIONS.join(' | ') } };
  if (action === undefined)
    return { ok: false, error: { code: 'not-one-of', option: 'rules', value: word, choices: ACTIONS } };
  const surplus = action === 'list' ? id : extra;
  if (surplus !== undefined) return { ok: false, error: { code: 'word-unwanted', word: surplus } };
  if (action === 'list') {
    listRules(context);
    return exitWith(EXIT_OK);
  }
  if (id === undefined) return { ok: false, error: { code: 'word-missing', word: 'ID' } };
  const ruleSet = ruleSetOf(id, 'ID');
  if (!ruleSet.ok) return ruleSet;
  terminal.print(
    action === 'show' ? JSON.stringify(ruleSet.value, undefined, 2) : bookOf(ruleSet.value, language).trimEnd(),
  );
  return exitWith(EXIT_OK);
}

export const rulesCommand: Command = {
  name: 'rules',
  summary: {
    en: 'list the rule sets, show one as data, print its rule book',
    de: 'die Regelwerke auflisten, als Daten zeigen, als Regelbuch ausgeben',
  },
  help: { en: HELP_EN, de: HELP_DE },
  options: {},
  run: runRules,
};
