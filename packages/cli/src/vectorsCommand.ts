/** `hausregel vectors FILE...`: plays the games of an independent engine after it. */
import { checkEngineGame, parseEngineGame } from '@hausregel/notation';
import type { ByLanguage, Language, Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { DIFFERENCES } from './differenceWords.ts';
import { foreignText } from './foreignText.ts';
import { mistakeLines } from './mistakeLines.ts';
import { COUNTED, readText } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

/** What stands for the name of a file. */
const FILE: ByLanguage<string> = { en: 'FILE', de: 'DATEI', lt: 'FAILAS' };

const HELP_EN = `Usage: hausregel vectors FILE...

Checks the engine against games of Crazy Eights that another engine has played, one JSON object a
line (vectors/crazy-eights.jsonl): at every step our legal moves must be exactly those listed.
Prints a line for every game that differs, and at the end how many passed and failed.

Options:
  --lang de|en|lt   language of the output
  --help            this help`;

const HELP_DE = `Aufruf: hausregel vectors DATEI...

Prüft das Spielwerk an Partien Crazy Eights, die ein anderes gespielt hat, je Zeile ein JSON-Objekt
(vectors/crazy-eights.jsonl): Bei jedem Schritt müssen genau die genannten Züge erlaubt sein.
Für jede Partie, die abweicht, steht da eine Zeile, am Ende, wie viele bestanden haben.

Optionen:
  --lang de|en|lt   Sprache der Ausgabe
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel vectors FAILAS...

Tikrina variklį pagal „Crazy Eights“ žaidimus, kuriuos sužaidė kitas, po JSON objektą eilutėje
(vectors/crazy-eights.jsonl): kiekviename žingsnyje turi būti leidžiami būtent išvardyti ėjimai.
Apie kiekvieną nesutampantį žaidimą parašoma eilutė, pabaigoje – kiek jų sutapo ir kiek ne.

Parinktys:
  --lang de|en|lt   išvesties kalba
  --help            ši pagalba`;

/** Lines on what is wrong with one line of a file; none if the game agrees. */
function checkLine(document: { file: string; text: string; line: number }, language: Language): readonly string[] {
  const game = parseEngineGame(document.text);
  if (!game.ok) return mistakeLines(document, game.error, language);
  const wrong = checkEngineGame(game.value);
  if (wrong === undefined) return [];
  const step = wrong.step === undefined ? '' : `steps[${wrong.step}]: `;
  return [`${document.file}:${document.line}: ${game.value.id}: ${step}${DIFFERENCES[language](wrong)}`];
}

async function runVectors({ args, language, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  if (args.words.length === 0) return { ok: false, error: { code: 'word-missing', word: FILE[language] } };
  let passed = 0;
  let failed = 0;
  for (const file of args.words) {
    const text = readText(file, language);
    if (!text.ok) {
      failed++;
      terminal.print(foreignText(text.error));
      continue;
    }
    for (const [index, line] of text.value.split('\n').entries()) {
      if (line.trim() === '') continue;
      const wrong = checkLine({ file, text: line, line: index + 1 }, language);
      if (wrong.length === 0) passed++;
      else failed++;
      for (const sentence of wrong) terminal.print(foreignText(sentence));
    }
  }
  terminal.print(COUNTED[language](passed, failed));
  return exitWith(failed === 0 ? EXIT_OK : EXIT_FAILED);
}

export const vectorsCommand: Command = {
  name: 'vectors',
  summary: {
    en: 'check the engine against games of another one',
    de: 'das Spielwerk an Partien eines anderen prüfen',
    lt: 'tikrinti variklį pagal kito sužaistus žaidimus',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: {},
  run: runVectors,
};
