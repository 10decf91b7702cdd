/** `hausregel scenario PATH...`: scenario files as tests. */
import { parseScenarioText, runScenario } from '@hausregel/notation';
import type { Scenario, ScenarioFailure } from '@hausregel/notation';
import type { ByLanguage, Language, Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { FAILURES } from './failureWords.ts';
import { foreignText } from './foreignText.ts';
import { mistakeLines, placeIn } from './mistakeLines.ts';
import { COUNTED, readText, scenarioFilesOf } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

/** UTF-16 units of the name of a scenario that are shown. */
const NAME_MAX = 200;

/** What stands for the name of a file or folder. */
const PLACE: ByLanguage<string> = { en: 'PATH', de: 'PFAD', lt: 'VIETA' };

const HELP_EN = `Usage: hausregel scenario PATH...

Runs scenario files, or all .json files of folders: positions, moves and what must hold.
Prints a line for every scenario that fails (where in the file, what should be, what is), and at the
end how many passed and failed. A file that cannot be read as a scenario counts as failed; of its mistakes the
first are told with line and column.

Options:
  --lang de|en|lt   language of the output
  --help            this help`;

const HELP_DE = `Aufruf: hausregel scenario PFAD...

Spielt Szenariodateien durch, oder alle .json-Dateien von Ordnern: Stellungen, Züge und was dann gelten muss.
Für jedes Szenario, das nicht besteht, steht in einer Zeile, an welcher Stelle der Datei es scheitert, was sein
sollte und was ist; am Ende steht, wie viele bestanden haben. Eine Datei, in der kein lesbares Szenario steht, zählt als nicht bestanden; ihre ersten
Fehler stehen mit Zeile und Spalte da.

Optionen:
  --lang de|en|lt   Sprache der Ausgabe
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel scenario VIETA...

Sužaidžia scenarijų failus arba visus aplankų .json failus: padėtis, ėjimus ir tai, kas po jų turi būti.
Apie kiekvieną nepavykusį scenarijų vienoje eilutėje pasakoma, kurioje failo vietoje, kas turėtų būti ir kas
yra, o pabaigoje – kiek pavyko ir kiek ne. Failas, kuriame nėra perskaitomo scenarijaus, laikomas nepavykusiu; pirmosios jo klaidos
nurodomos su eilute ir stulpeliu.

Parinktys:
  --lang de|en|lt   išvesties kalba
  --help            ši pagalba`;

/** What fails, in one line. */
function describeFailures({ name }: Scenario, failures: readonly ScenarioFailure[], language: Language): string {
  const sentences = failures.map((failure) => FAILURES[language](failure));
  return `${foreignText(name, NAME_MAX)}: ${sentences.join(' ')}`;
}

/** Runs one file; gives lines on what is wrong with it, none if everything holds. */
function runFile(file: string, language: Language): readonly string[] {
  const text = readText(file, language);
  if (!text.ok) return [text.error];
  const document = { file, text: text.value, line: 1 };
  const scenario = parseScenarioText(text.value);
  if (!scenario.ok) return mistakeLines(document, scenario.error, language);
  const report = runScenario(scenario.value);
  if (report.status === 'invalid') return mistakeLines(document, report.mistakes, language);
  if (report.status === 'passed') return [];
  const at = `steps[${report.failures[0]?.step ?? 0}]`;
  return [`${placeIn(document, at)}: ${at}: ${describeFailures(scenario.value, report.failures, language)}`];
}

async function runScenarios({ args, language, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  if (args.words.length === 0) return { ok: false, error: { code: 'word-missing', word: PLACE[language] } };
  let passed = 0;
  let failed = 0;
  for (const place of args.words) {
    const files = scenarioFilesOf(place, language);
    if (!files.ok) {
      failed++;
      terminal.print(foreignText(files.error));
      continue;
    }
    for (const file of files.value) {
      const wrong = runFile(file, language);
      if (wrong.length === 0) passed++;
      else failed++;
      for (const line of wrong) terminal.print(foreignText(line));
    }
  }
  terminal.print(COUNTED[language](passed, failed));
  return exitWith(failed === 0 ? EXIT_OK : EXIT_FAILED);
}

export const scenarioCommand: Command = {
  name: 'scenario',
  summary: {
    en: 'run scenario files: rules as executable examples',
    de: 'Szenariodateien durchspielen: Regeln als prüfbare Beispiele',
    lt: 'sužaisti scenarijų failus: taisykles kaip patikrinamus pavyzdžius',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: {},
  run: runScenarios,
};
