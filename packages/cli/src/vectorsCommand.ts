/** `hausregel vectors FILE...`: plays the games of an independent engine after it. Its output is English. */
import { checkEngineGame, parseEngineGame } from '@hausregel/notation';
import type { Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { readText } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

const HELP_EN = `Usage: hausregel vectors FILE...

Checks the engine against games of Crazy Eights that another engine has played, one JSON object a
line (vectors/crazy-eights.jsonl): at every step our legal moves must be exactly those listed.
Prints a line for every game that differs, and at the end how many passed and failed.

Options:
  --lang de|en|lt   language of this help
  --help            this help`;

const HELP_DE = `Aufruf: hausregel vectors DATEI...

Prüft das Spielwerk an Partien Crazy Eights, die ein anderes gespielt hat, je Zeile ein JSON-Objekt
(vectors/crazy-eights.jsonl): Bei jedem Schritt müssen genau die genannten Züge erlaubt sein.
Für jede Partie, die abweicht, steht da eine Zeile (auf Englisch), am Ende, wie viele bestanden haben.

Optionen:
  --lang de|en|lt   Sprache dieser Hilfe
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel vectors FAILAS...

Tikrina variklį pagal „Crazy Eights“ žaidimus, kuriuos sužaidė kitas, po JSON objektą eilutėje
(vectors/crazy-eights.jsonl): kiekviename žingsnyje turi būti leidžiami būtent išvardyti ėjimai.
Apie kiekvieną nesutampantį žaidimą parašoma eilutė (angliškai), pabaigoje – kiek jų sutapo ir kiek ne.

Parinktys:
  --lang de|en|lt   šios pagalbos kalba
  --help            ši pagalba`;

/** What is wrong with one line of a file; undefined if the game agrees. */
function checkLine(line: string): string | undefined {
  const game = parseEngineGame(line);
  if (game.ok) {
    const wrong = checkEngineGame(game.value);
    return wrong === undefined ? undefined : `${game.value.id}: ${wrong}`;
  }
  const [first] = game.error;
  return `not valid: ${first?.at === '' ? '' : `${first?.at}: `}${first?.text ?? ''}`;
}

async function runVectors({ args, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  if (args.words.length === 0) return { ok: false, error: { code: 'word-missing', word: 'FILE' } };
  let passed = 0;
  let failed = 0;
  const fail = (text: string): void => {
    failed++;
    terminal.print(text);
  };
  for (const file of args.words) {
    const text = readText(file);
    if (!text.ok) {
      fail(`${file}: ${text.error}`);
      continue;
    }
    for (const [index, line] of text.value.split('\n').entries()) {
      if (line.trim() === '') continue;
      const wrong = checkLine(line);
      if (wrong === undefined) passed++;
      else fail(`${file}:${index + 1}: ${wrong}`);
    }
  }
  terminal.print(`${passed} passed, ${failed} failed`);
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
