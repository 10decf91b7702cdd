/** The words of `hausregel backup` and `hausregel restore`. */
import { type ByLanguage, countedLt } from '@hausregel/rules';
import type { Copied, CopyOrder, CopyProblem } from '@hausregel/server';

type CopyText = (order: CopyOrder, copied: Copied) => string;

export interface BackupWords {
  readonly backedUp: CopyText;
  readonly restored: CopyText;
  /** Where the file is kept that was replaced. */
  readonly kept: (file: string) => string;
  readonly unreadable: (tables: string) => string;
  readonly problem: (problem: CopyProblem) => string;
}

const en: BackupWords = {
  backedUp: ({ to }, copied) => `Backed up to ${to}: ${contentEn(copied)}.`,
  restored: ({ from, to }, copied) => `${to} now holds what was in ${from}: ${contentEn(copied)}.`,
  kept: (file) => `The file that was there before is kept as ${file}.`,
  unreadable: (tables) => `The copy is complete, but these tables cannot be played again: ${tables}.`,
  problem: ({ code, file }) => {
    switch (code) {
      case 'no-file':
        return `There is no file ${file}.`;
      case 'not-a-file':
        return `${file} is a folder or a device, not a file.`;
      case 'same-file':
        return `${file} belongs to what is to be copied; choose another name.`;
      case 'place-taken':
        return `${file} is there already; --overwrite replaces it.`;
      case 'data-in-use':
        return `A server uses ${file}; stop it first.`;
      case 'data-full':
        return `There is no room left for ${file}; make some on its disk.`;
      case 'data-damaged':
        return `${file} is damaged; nothing was copied.`;
      case 'data-incomplete':
        return `Moves that were accepted last are missing in ${file}: what lies beside it (-wal) is damaged or gone, or it is an older file; nothing was copied; without ${file}.mark it is copied as it is.`;
      case 'data-not-ours':
        return `${file} is not a data file of Hausregel.`;
      case 'data-newer':
        return `${file} was written by a newer Hausregel; update this one first.`;
      case 'data-unwritable':
        return `${file} cannot be read or written; check its folder and its permissions.`;
    }
  },
};

const contentEn = ({ tables, events }: Copied): string =>
  `${tables === 1 ? 'one table' : `${tables} tables`}, ${events === 1 ? 'one event' : `${events} events`}, checked`;

const de: BackupWords = {
  backedUp: ({ to }, copied) => `Gesichert in ${to}: ${contentDe(copied)}.`,
  restored: ({ from, to }, copied) => `In ${to} steht jetzt, was in ${from} war: ${contentDe(copied)}.`,
  kept: (file) => `Die Datei von vorher heißt jetzt ${file}.`,
  unreadable: (tables) => `Die Kopie ist vollständig, aber diese Tische lassen sich nicht nachspielen: ${tables}.`,
  problem: ({ code, file }) => {
    switch (code) {
      case 'no-file':
        return `Die Datei ${file} gibt es nicht.`;
      case 'not-a-file':
        return `${file} ist ein Ordner oder ein Gerät und keine Datei.`;
      case 'same-file':
        return `${file} gehört zu dem, was kopiert werden soll; nimm einen anderen Namen.`;
      case 'place-taken':
        return `${file} gibt es schon; mit --overwrite wird die Datei ersetzt.`;
      case 'data-in-use':
        return `Ein Server benutzt ${file}; beende ihn zuerst.`;
      case 'data-full':
        return `Für ${file} ist kein Platz mehr; schaffe welchen auf dem Datenträger.`;
      case 'data-damaged':
        return `${file} ist beschädigt; es wurde nichts kopiert.`;
      case 'data-incomplete':
        return `In ${file} fehlen zuletzt angenommene Züge: Was daneben liegt (-wal), ist beschädigt oder fort, oder es ist eine ältere Datei; es wurde nichts kopiert; ohne ${file}.mark wird kopiert, was da ist.`;
      case 'data-not-ours':
        return `${file} ist keine Datei von Hausregel.`;
      case 'data-newer':
        return `${file} stammt von einem neueren Hausregel; aktualisiere erst dieses hier.`;
      case 'data-unwritable':
        return `${file} lässt sich nicht lesen oder schreiben; prüfe den Ordner und die Rechte.`;
    }
  },
};

const contentDe = ({ tables, events }: Copied): string =>
  `${tables === 1 ? 'ein Tisch' : `${tables} Tische`}, ${events === 1 ? 'ein Ereignis' : `${events} Ereignisse`}, geprüft`;

const TABLES = { one: 'stalas', few: 'stalai', many: 'stalų' } as const;
const EVENTS = { one: 'įvykis', few: 'įvykiai', many: 'įvykių' } as const;

const lt: BackupWords = {
  backedUp: ({ to }, copied) => `Atsarginė kopija įrašyta į ${to}: ${contentLt(copied)}.`,
  restored: ({ from, to }, copied) => `Faile ${to} dabar yra tai, kas buvo faile ${from}: ${contentLt(copied)}.`,
  kept: (file) => `Ankstesnis failas paliktas kaip ${file}.`,
  unreadable: (tables) => `Kopija visa, bet šių stalų iš naujo sužaisti nepavyksta: ${tables}.`,
  problem: ({ code, file }) => {
    switch (code) {
      case 'no-file':
        return `Failo ${file} nėra.`;
      case 'not-a-file':
        return `${file} yra aplankas arba įrenginys, o ne failas.`;
      case 'same-file':
        return `${file} priklauso tam, kas kopijuojama; pasirink kitą vardą.`;
      case 'place-taken':
        return `Failas ${file} jau yra; --overwrite jį pakeičia.`;
      case 'data-in-use':
        return `Failą ${file} naudoja serveris; pirma jį sustabdyk.`;
      case 'data-full':
        return `Failui ${file} nebėra vietos; atlaisvink jos diske.`;
      case 'data-damaged':
        return `Failas ${file} sugadintas; nieko nenukopijuota.`;
      case 'data-incomplete':
        return `Faile ${file} trūksta paskutinių priimtų ėjimų: šalia esantis failas (-wal) sugadintas ar dingęs arba tai senesnis failas; nieko nenukopijuota; be ${file}.mark kopijuojama tai, kas yra.`;
      case 'data-not-ours':
        return `Failas ${file} nėra „Hausregel“ duomenų failas.`;
      case 'data-newer':
        return `Failą ${file} įrašė naujesnė „Hausregel“; pirma atnaujink šią.`;
      case 'data-unwritable':
        return `Failo ${file} perskaityti arba įrašyti nepavyksta; patikrink aplanką ir teises.`;
    }
  },
};

const contentLt = ({ tables, events }: Copied): string =>
  `${countedLt(tables, TABLES)}, ${countedLt(events, EVENTS)}, patikrinta`;

export const BACKUP_WORDS: ByLanguage<BackupWords> = { de, en, lt };
