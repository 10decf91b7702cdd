/** `hausregel verify FILE`: computes every deal of a table's record again. */
import { readFile } from 'node:fs/promises';
import { checkRecord, type DealCheck, parseRecord, RECORD_LENGTH_MAX } from '@hausregel/record';
import { type ByLanguage, listed, type Language, type Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import { foreignLines, foreignText } from './foreignText.ts';
import type { Command, CommandContext } from './command.ts';
import { NOT_UTF8, systemCode, textOf } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK, type Terminal } from './terminal.ts';
import { VERIFY_WORDS, type VerifyWords } from './verifyWords.ts';

const HELP: ByLanguage<string> = {
  en: `Usage: hausregel verify FILE
       hausregel verify -

Computes every deal of a table's record again (the file that the page “How the cards were dealt” downloads, or
/api/tables/TABLE/record): commitment, contributions, secret, every shuffle and every move. Says of each deal whether
it is right, and what is not. With - the record is read from the standard input.

Ends with 0 if everything that is revealed is right, with 1 if something is not or the file is no record.

Options:
  --lang de|en|lt   language of the output
  --help            this help`,
  de: `Aufruf: hausregel verify DATEI
        hausregel verify -

Rechnet jedes Geben im Protokoll eines Tisches nach (die Datei von der Seite „Wie gegeben wurde“ oder
/api/tables/TISCH/record): Festlegung, Beiträge, Geheimnis, jedes Mischen und jeden Zug. Sagt zu jedem Geben, ob es
stimmt und was nicht. Mit - wird das Protokoll von der Standardeingabe gelesen.

Endet mit 0, wenn alles Aufgedeckte stimmt, mit 1, wenn etwas nicht stimmt oder die Datei kein Protokoll ist.

Optionen:
  --lang de|en|lt   Sprache der Ausgabe
  --help            diese Hilfe`,
  lt: `Naudojimas: hausregel verify FAILAS
            hausregel verify -

Iš naujo apskaičiuoja kiekvieną stalo protokolo dalijimą (failas iš puslapio „Kaip buvo dalijama“ arba
/api/tables/STALAS/record): įsipareigojimą, pridėtus skaičius, paslaptį, kiekvieną maišymą ir kiekvieną ėjimą. Apie
kiekvieną dalijimą pasako, ar jis teisingas ir kas negerai. Su - protokolas skaitomas iš standartinės įvesties.

Baigiasi 0, jei viskas, kas atskleista, teisinga, ir 1, jei kas nors neteisinga arba failas nėra protokolas.

Parinktys:
  --lang de|en|lt   išvesties kalba
  --help            ši pagalba`,
};

/** UTF-16 units of a name that are shown. */
const NAME_MAX = 40;

/** The text of a file or of the input (`-`), or a sentence on why it cannot be read. */
async function readInput(file: string, terminal: Terminal, language: Language): Promise<Result<string, string>> {
  const words = VERIFY_WORDS[language];
  try {
    if (file !== '-') {
      const text = textOf(await readFile(file));
      return text === undefined ? { ok: false, error: NOT_UTF8[language](file) } : { ok: true, value: text };
    }
    let text = '';
    for await (const chunk of terminal.input.setEncoding('utf8')) {
      text += String(chunk);
      // Too large either way; the rest need not be waited for.
      if (text.length > RECORD_LENGTH_MAX) break;
    }
    return { ok: true, value: text };
  } catch (error) {
    const code = systemCode(error) ?? String(error);
    if (code === 'ENOENT') return { ok: false, error: words.noFile(file) };
    return { ok: false, error: code === 'EISDIR' ? words.isFolder(file) : words.unreadable(file, code) };
  }
}

/** What is to be said of one deal, the verdict first. */
function linesOf(check: DealCheck, words: VerifyWords, language: Language): string[] {
  const { deal, state, faults, replay, noted } = check;
  const nameAt = (seat: number): string => foreignText(deal.names[seat] ?? '', NAME_MAX) || words.seat(seat + 1);
  const namesOf = (isOpened: boolean): string[] =>
    deal.contributions.filter(({ value }) => (value !== undefined) === isOpened).map(({ seat }) => nameAt(seat));
  const [opened, closed] = [namesOf(true), namesOf(false)];
  const head = `${words.deal(deal.number)}: ${words[state]}`;
  const wrong = faults.map(({ code, seat = 0, at = 0 }) => words.fault[code]({ name: nameAt(seat), at }));
  if (state === 'running' || state === 'dropped') return [head, ...wrong];
  return [
    head,
    ...wrong,
    opened.length === 0 ? words.mixedNone : words.mixed(opened.length, listed(opened, 'and', language)),
    ...(closed.length === 0 ? [] : [words.notOpened(listed(closed, 'and', language))]),
    ...(replay === undefined || state === 'wrong' ? [] : [words.played(replay.shuffles, deal.moves.length)]),
    ...(noted.length === 0 || state === 'wrong' ? [] : [words.noted]),
  ];
}

async function runVerify({ args, language, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  const [file, other] = args.words;
  if (file === undefined) return { ok: false, error: { code: 'word-missing', word: 'FILE' } };
  if (other !== undefined) return { ok: false, error: { code: 'word-unwanted', word: other } };
  const words = VERIFY_WORDS[language];
  const text = await readInput(file, terminal, language);
  if (!text.ok) {
    terminal.complain(foreignText(text.error));
    return exitWith(EXIT_FAILED);
  }
  const record = parseRecord(text.value);
  if (!record.ok) {
    const name = file === '-' ? '(stdin)' : file;
    terminal.complain(foreignText(words.problem[record.error.code](name, record.error.at ?? '')));
    return exitWith(EXIT_FAILED);
  }
  const { deals, missing } = checkRecord(record.value);
  for (const check of deals) terminal.print(foreignLines(linesOf(check, words, language), '  '));
  if (missing.length > 0) terminal.print(foreignText(words.missing(missing.join(', '))));
  const wrong = deals.filter(({ state }) => state === 'wrong').length;
  const checked = deals.filter(({ state }) => state === 'right').length + wrong;
  if (checked === 0) terminal.print(words.nothing);
  else if (wrong > 0) terminal.print(words.notRight(wrong, checked));
  else terminal.print(missing.length > 0 ? words.notWhole(checked) : words.allRight(checked));
  return exitWith(wrong === 0 && missing.length === 0 ? EXIT_OK : EXIT_FAILED);
}

export const verifyCommand: Command = {
  name: 'verify',
  summary: {
    en: 'compute every deal of a table again',
    de: 'jedes Geben eines Tisches nachrechnen',
    lt: 'iš naujo apskaičiuoti kiekvieną stalo padalijimą',
  },
  help: HELP,
  options: {},
  run: runVerify,
};
