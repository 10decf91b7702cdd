/** `hausregel rules list | show ID | book ID`. */
import { COUNTED_LT, countedLt, PRESETS, playersOf, presetById } from '@hausregel/rules';
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
  --lang de|en|lt   language of list and book
  --help            this help`;

const HELP_DE = `Aufruf: hausregel rules list
        hausregel rules show ID
        hausregel rules book ID

  list      die Regelwerke, eines je Zeile
  show ID   ein Regelwerk als Daten (JSON), wie es auch in einer Szenariodatei stehen kann
  book ID   sein Regelbuch, mit der Fundstelle jeder Regel

Optionen:
  --lang de|en|lt   Sprache von Liste und Regelbuch
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel rules list
            hausregel rules show ID
            hausregel rules book ID

  list      taisyklių rinkiniai, po vieną eilutėje
  show ID   taisyklių rinkinys kaip duomenys (JSON), koks gali būti ir scenarijaus faile
  book ID   jo taisyklių knyga su kiekvienos taisyklės punktu

Parinktys:
  --lang de|en|lt   sąrašo ir knygos kalba
  --help            ši pagalba`;

const ACTIONS = ['list', 'show', 'book'] as const;
const PLAYERS: ByLanguage<(most: number) => string> = {
  en: (most) => `${most} players`,
  de: (most) => `${most} Spieler`,
  lt: (most) => countedLt(most, COUNTED_LT.player.nom),
};

function listRules({ language, terminal }: CommandContext): void {
  const width = Math.max(...PRESETS.map((preset) => preset.id.length));
  for (const preset of PRESETS) {
    const { min, max } = playersOf(preset);
    terminal.print(
      `${preset.id.padEnd(width)}  ${min}–${PLAYERS[language](max)}  ${preset.name[language]}: ${preset.about[language]}`,
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
    lt: 'išvardyti taisyklių rinkinius, parodyti rinkinį kaip duomenis arba kaip knygą',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: {},
  run: runRules,
};
