/** `hausregel rules list | show ID | book ID | diff A B`. */
import { bookMarkdown, bookPage, bookText, diffText, PAPERS } from '@hausregel/rulebook';
import { COUNTED_LT, countedLt, parseRuleSet, PRESETS, playersOf, presetById } from '@hausregel/rules';
import type { ByLanguage, Language, Result, RuleSet } from '@hausregel/rules';
import { choiceOf } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { readText } from './scenarioFiles.ts';
import { EXIT_OK } from './terminal.ts';
import { problemText } from './problemText.ts';

const HELP_EN = `Usage: hausregel rules list
       hausregel rules show ID
       hausregel rules book ID [--format text|markdown|html] [--paper a4|a5-fold]
       hausregel rules diff A B

  list      the rule sets, one a line
  show ID   a rule set as data (JSON), as it may stand in a scenario file
  book ID   its rule book, with the clause of every rule
  diff A B  what is different at B

Instead of an ID there may be a file with a rule set as data (a path that ends in .json).

Options:
  --format text|markdown|html   form of the book (text)
  --paper a4|a5-fold            of HTML: whole book with a short form on one page (a4), or one sheet
                                of A4 to print on both sides and fold (a5-fold)
  --lang de|en|lt               language of list, book and differences
  --help                        this help`;

const HELP_DE = `Aufruf: hausregel rules list
        hausregel rules show ID
        hausregel rules book ID [--format text|markdown|html] [--paper a4|a5-fold]
        hausregel rules diff A B

  list      die Regelwerke, eines je Zeile
  show ID   ein Regelwerk als Daten (JSON), wie es auch in einer Szenariodatei stehen kann
  book ID   sein Regelbuch, mit der Fundstelle jeder Regel
  diff A B  was bei B anders ist

Statt einer ID kann eine Datei mit einem Regelwerk als Daten stehen (ein Pfad, der auf .json endet).

Optionen:
  --format text|markdown|html   Form des Regelbuchs (text)
  --paper a4|a5-fold            bei HTML: ganzes Buch mit Kurzfassung auf einer Seite (a4), oder ein
                                Blatt A4, beidseitig zu drucken und zu falten (a5-fold)
  --lang de|en|lt               Sprache von Liste, Regelbuch und Unterschieden
  --help                        diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel rules list
            hausregel rules show ID
            hausregel rules book ID [--format text|markdown|html] [--paper a4|a5-fold]
            hausregel rules diff A B

  list      taisyklių rinkiniai, po vieną eilutėje
  show ID   taisyklių rinkinys kaip duomenys (JSON), koks gali būti ir scenarijaus faile
  book ID   jo taisyklių knyga su kiekvienos taisyklės punktu
  diff A B  kuo B skiriasi nuo A

Vietoj ID galima nurodyti failą su taisyklių rinkiniu kaip duomenimis (kelią, kuris baigiasi .json).

Parinktys:
  --format text|markdown|html   knygos forma (text)
  --paper a4|a5-fold            HTML knygai: visa knyga su santrauka viename puslapyje (a4) arba vienas
                                A4 lapas, spausdinamas iš abiejų pusių ir perlenkiamas (a5-fold)
  --lang de|en|lt               sąrašo, knygos ir skirtumų kalba
  --help                        ši pagalba`;

const ACTIONS = ['list', 'show', 'book', 'diff'] as const;
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

/** A preset by its id, or the rule set in a file. */
function namedRuleSet(word: string | undefined, what: string, language: Language): Result<RuleSet, ArgumentError> {
  if (word === undefined) return { ok: false, error: { code: 'word-missing', word: what } };
  if (!word.endsWith('.json')) return ruleSetOf(word, what);
  const wrong = (reason: string): Result<never, ArgumentError> => ({
    ok: false,
    error: { code: 'not-readable', file: word, reason },
  });
  const text = readText(word, language);
  if (!text.ok) return wrong(text.error);
  const data = jsonOf(text.value);
  if (!data.ok) return wrong(data.error);
  const parsed = parseRuleSet(data.value);
  return parsed.ok ? parsed : wrong(parsed.error.map((problem) => problemText(problem, language)).join(' '));
}

function jsonOf(text: string): Result<unknown, string> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

const FORMATS = ['text', 'markdown', 'html'] as const;

/** The rule book in the form asked for. */
function bookIn({ args, language }: CommandContext, ruleSet: RuleSet): Result<string, ArgumentError> {
  const format = choiceOf(args, 'format', FORMATS);
  if (!format.ok) return format;
  const paper = choiceOf(args, 'paper', PAPERS);
  if (!paper.ok) return paper;
  const isHtml = format.value === 'html' || (format.value === undefined && paper.value !== undefined);
  if (isHtml) return { ok: true, value: bookPage(ruleSet, language, paper.value ?? 'a4') };
  const write = format.value === 'markdown' ? bookMarkdown : bookText;
  return { ok: true, value: write(ruleSet, language) };
}

function runDiff(context: CommandContext, from: RuleSet): Result<string, ArgumentError> {
  const to = namedRuleSet(context.args.words[2], 'B', context.language);
  return to.ok ? { ok: true, value: diffText(from, to.value, context.language) } : to;
}

async function runRules(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const { args, terminal } = context;
  const [word, id, second, extra] = args.words;
  const action = ACTIONS.find((known) => known === word);
  if (word === undefined) return { ok: false, error: { code: 'word-missing', word: ACTIONS.join(' | ') } };
  if (action === undefined)
    return { ok: false, error: { code: 'not-one-of', option: 'rules', value: word, choices: ACTIONS } };
  const surplus = action === 'list' ? id : action === 'diff' ? extra : second;
  if (surplus !== undefined) return { ok: false, error: { code: 'word-unwanted', word: surplus } };
  if (action === 'list') {
    listRules(context);
    return exitWith(EXIT_OK);
  }
  const ruleSet = namedRuleSet(id, action === 'diff' ? 'A' : 'ID', context.language);
  if (!ruleSet.ok) return ruleSet;
  const text =
    action === 'show'
      ? { ok: true as const, value: JSON.stringify(ruleSet.value, undefined, 2) }
      : action === 'book'
        ? bookIn(context, ruleSet.value)
        : runDiff(context, ruleSet.value);
  if (!text.ok) return text;
  terminal.print(text.value.trimEnd());
  return exitWith(EXIT_OK);
}

export const rulesCommand: Command = {
  name: 'rules',
  summary: {
    en: 'list the rule sets, show one as data or as a book, compare two',
    de: 'die Regelwerke auflisten, als Daten oder Regelbuch zeigen, vergleichen',
    lt: 'išvardyti taisyklių rinkinius, parodyti kaip duomenis ar knygą, palyginti',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: { format: 'text', paper: 'text' },
  run: runRules,
};
