/** `hausregel backup DATA TO` and `hausregel restore FROM DATA`. */
import path from 'node:path';
import { backupData, type Copied, type CopyOrder, type CopyProblem, restoreData } from '@hausregel/server';
import type { ByLanguage, Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { BACKUP_WORDS, type BackupWords } from './backupWords.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

const BACKUP_HELP: ByLanguage<string> = {
  en: `Usage: hausregel backup DATA TO [--overwrite]

Copies the data file of a server to TO, also while the server runs: the copy is the file at one moment. It is checked
before it gets its name, page by page, and every table is played again.

Ends with 0 if all is right, with 1 if there is no copy or a table in it cannot be played again.

Options:
  --overwrite       replace a file that is there already, once the new one is complete; the old one is kept beside it
  --lang de|en|lt   language of these messages
  --help            this help`,
  de: `Aufruf: hausregel backup DATEI ZIEL [--overwrite]

Kopiert die Datei eines Servers nach ZIEL, auch während er läuft: Die Kopie ist die Datei in einem Augenblick. Bevor
sie ihren Namen bekommt, wird sie Seite für Seite geprüft und jeder Tisch nachgespielt.

Endet mit 0, wenn alles stimmt, mit 1, wenn es keine Kopie gibt oder ein Tisch darin sich nicht nachspielen lässt.

Optionen:
  --overwrite       eine schon vorhandene Datei ersetzen, sobald die neue fertig ist; die alte bleibt daneben liegen
  --lang de|en|lt   Sprache dieser Meldungen
  --help            diese Hilfe`,
  lt: `Naudojimas: hausregel backup DUOMENYS KOPIJA [--overwrite]

Nukopijuoja serverio duomenų failą į KOPIJĄ, taip pat ir serveriui veikiant: kopijoje failas yra toks, koks buvo vieną
akimirką. Prieš gaudama savo vardą ji patikrinama puslapis po puslapio, o kiekvienas stalas sužaidžiamas iš naujo.

Baigiasi 0, jei viskas gerai, ir 1, jei kopijos nėra arba kurio nors stalo iš naujo sužaisti nepavyksta.

Parinktys:
  --overwrite       pakeisti jau esantį failą, kai naujasis bus baigtas; senasis lieka šalia
  --lang de|en|lt   šių pranešimų kalba
  --help            ši pagalba`,
};

const RESTORE_HELP: ByLanguage<string> = {
  en: `Usage: hausregel restore FROM DATA [--overwrite]

Puts a backup in the place of a server's data file, after checking it. Refuses while a server uses the file, and where
there is a file already, unless told to overwrite it; the file that was there is kept beside it.

Options:
  --overwrite       replace the file that is there
  --lang de|en|lt   language of these messages
  --help            this help`,
  de: `Aufruf: hausregel restore SICHERUNG DATEI [--overwrite]

Spielt eine Sicherung als Datei eines Servers ein, nachdem sie geprüft ist. Solange ein Server die Datei benutzt,
geschieht nichts. Gibt es dort schon eine, wird sie nur mit --overwrite ersetzt und bleibt daneben liegen.

Optionen:
  --overwrite       die vorhandene Datei ersetzen
  --lang de|en|lt   Sprache dieser Meldungen
  --help            diese Hilfe`,
  lt: `Naudojimas: hausregel restore KOPIJA DUOMENYS [--overwrite]

Patikrina atsarginę kopiją ir padeda ją į serverio duomenų failo vietą. Nieko nedaro, kol failą naudoja serveris, o jei
toks failas jau yra, pakeičia jį tik su --overwrite; ankstesnis failas lieka šalia.

Parinktys:
  --overwrite       pakeisti jau esantį failą
  --lang de|en|lt   šių pranešimų kalba
  --help            ši pagalba`,
};

type Copying = (order: CopyOrder) => Result<Copied, CopyProblem> | Promise<Result<Copied, CopyProblem>>;

/** A command that copies from its first word to its second and says what came of it. */
const copying =
  (words: readonly [from: string, to: string], copy: Copying, done: (words: BackupWords) => BackupWords['backedUp']) =>
  async ({ args, language, terminal }: CommandContext): Promise<Result<number, ArgumentError>> => {
    const [from, to, more] = args.words;
    if (from === undefined) return { ok: false, error: { code: 'word-missing', word: words[0] } };
    if (to === undefined) return { ok: false, error: { code: 'word-missing', word: words[1] } };
    if (more !== undefined) return { ok: false, error: { code: 'word-unwanted', word: more } };
    const texts = BACKUP_WORDS[language];
    const order = { from: path.resolve(from), to: path.resolve(to), overwrite: args.flags.has('overwrite') };
    const copied = await copy(order);
    if (!copied.ok) {
      terminal.complain(texts.problem(copied.error));
      return exitWith(EXIT_FAILED);
    }
    const { replaced, unreadable } = copied.value;
    terminal.print(done(texts)(order, copied.value));
    if (replaced !== undefined) terminal.print(texts.kept(replaced));
    if (unreadable.length > 0) terminal.complain(texts.unreadable(unreadable.join(', ')));
    return exitWith(unreadable.length > 0 ? EXIT_FAILED : EXIT_OK);
  };

export const backupCommand: Command = {
  name: 'backup',
  summary: {
    en: 'copy the tables of a server, also while it runs',
    de: 'die Tische eines Servers sichern, auch während er läuft',
    lt: 'nukopijuoti serverio stalus, taip pat ir jam veikiant',
  },
  help: BACKUP_HELP,
  options: { overwrite: 'flag' },
  run: copying(['DATA', 'TO'], backupData, ({ backedUp }) => backedUp),
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: {
    en: 'put such a copy back',
    de: 'eine solche Sicherung einspielen',
    lt: 'atkurti stalus iš tokios kopijos',
  },
  help: RESTORE_HELP,
  options: { overwrite: 'flag' },
  run: copying(['FROM', 'DATA'], restoreData, ({ restored }) => restored),
};
