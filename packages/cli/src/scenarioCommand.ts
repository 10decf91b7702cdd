/** `hausregel scenario PATH...`: its output is English in every language, like the files it reads. */
import { parseScenarioText, runScenario } from '@hausregel/notation';
import type { Mistake, Scenario, ScenarioReport } from '@hausregel/notation';
import type { Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { readText, scenarioFilesOf } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

const HELP_EN = `Usage: hausregel scenario PATH...

Runs scenario files, or all .json files of folders: positions, moves and what must hold.
Prints a line for every scenario that fails (what was expected, what was found), and at the end
how many passed and failed. A file that is not valid counts as failed.

Options:
  --lang de|en|lt   language of this help
  --help            this help`;

const HELP_DE = `Aufruf: hausregel scenario PFAD...

Spielt Szenariodateien durch, oder alle .json-Dateien von Ordnern: Stellungen, Züge und was dann gelten muss.
Für jedes Szenario, das nicht besteht, steht in einer Zeile, was erwartet und was gefunden wurde (auf Englisch,
wie die Dateien selbst); am Ende steht, wie viele bestanden haben. Eine ungültige Datei zählt als nicht bestanden.

Optionen:
  --lang de|en|lt   Sprache dieser Hilfe
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel scenario VIETA...

Sužaidžia scenarijų failus arba visus aplankų .json failus: padėtis, ėjimus ir tai, kas po jų turi būti.
Apie kiekvieną nepavykusį scenarijų vienoje eilutėje pasakoma, ko laukta ir kas rasta (angliškai, kaip ir
pačiuose failuose), o pabaigoje – kiek pavyko ir kiek ne. Netinkamas failas laikomas nepavykusiu.

Parinktys:
  --lang de|en|lt   šios pagalbos kalba
  --help            ši pagalba`;

/** Mistakes told for one file; the rest is counted. */
const MISTAKES_TOLD = 4;

function describeMistakes(mistakes: readonly Mistake[]): string {
  const told = mistakes.slice(0, MISTAKES_TOLD).map(({ at, text }) => (at === '' ? text : `${at}: ${text}`));
  const more = mistakes.length - told.length;
  return [...told, ...(more > 0 ? [`(${more} more)`] : [])].join(' ');
}

/** What fails, in one line; undefined if everything holds. */
function describeReport(scenario: Scenario, report: ScenarioReport): string | undefined {
  if (report.status === 'passed') return undefined;
  if (report.status === 'invalid') return `not valid: ${describeMistakes(report.mistakes)}`;
  const [first] = report.failures;
  const differences = report.failures.map(
    ({ what, expected, found }) => `${what}: expected ${expected}, found ${found}`,
  );
  return `${scenario.name}: step ${(first?.step ?? 0) + 1}: ${differences.join('; ')}`;
}

/** Runs one file; gives what is wrong with it, or undefined. */
export function runFile(file: string): string | undefined {
  const text = readText(file);
  if (!text.ok) return text.error;
  const scenario = parseScenarioText(text.value);
  if (!scenario.ok) return `not valid: ${describeMistakes(scenario.error)}`;
  return describeReport(scenario.value, runScenario(scenario.value));
}

async function runScenarios({ args, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  if (args.words.length === 0) return { ok: false, error: { code: 'word-missing', word: 'PATH' } };
  let passed = 0;
  let failed = 0;
  for (const place of args.words) {
    const files = scenarioFilesOf(place);
    if (!files.ok) {
      failed++;
      terminal.print(files.error);
      continue;
    }
    for (const file of files.value) {
      const wrong = runFile(file);
      if (wrong === undefined) passed++;
      else {
        failed++;
        terminal.print(`${file}: ${wrong}`);
      }
    }
  }
  terminal.print(`${passed} passed, ${failed} failed`);
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
