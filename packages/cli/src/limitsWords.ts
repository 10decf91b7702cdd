import type { ByLanguage } from '@hausregel/rules';
import type { LimitsProblem } from '@hausregel/server';

/** Why a file with limits cannot be used; `limits-unreadable`: the file itself. */
export type LimitsFault = LimitsProblem | { readonly code: 'limits-unreadable' };

/** In one sentence. */
export const LIMITS_WORDS: ByLanguage<(fault: LimitsFault, file: string) => string> = {
  en: (fault, file) => {
    switch (fault.code) {
      case 'limits-unreadable':
        return `The file ${file} cannot be read; check --limits.`;
      case 'limits-not-json':
        return `The file ${file} holds no limits: it must be an object in JSON.`;
      case 'limits-unknown':
        return `There is no limit “${fault.at}” (in ${file}).`;
      case 'limits-no-group':
        return `“${fault.at}” is a group: it must be an object with limits (in ${file}).`;
      case 'limits-out-of-bounds':
        return `The limit “${fault.at}” must be a number from ${fault.min} to ${fault.max} (in ${file}).`;
    }
  },
  de: (fault, file) => {
    switch (fault.code) {
      case 'limits-unreadable':
        return `Die Datei ${file} lässt sich nicht lesen; prüfe --limits.`;
      case 'limits-not-json':
        return `In der Datei ${file} stehen keine Grenzen: Sie muss ein Objekt in JSON sein.`;
      case 'limits-unknown':
        return `Eine Grenze „${fault.at}“ gibt es nicht (in ${file}).`;
      case 'limits-no-group':
        return `„${fault.at}“ ist eine Gruppe: Dahinter gehört ein Objekt mit Grenzen (in ${file}).`;
      case 'limits-out-of-bounds':
        return `Die Grenze „${fault.at}“ muss eine Zahl von ${fault.min} bis ${fault.max} sein (in ${file}).`;
    }
  },
  lt: (fault, file) => {
    switch (fault.code) {
      case 'limits-unreadable':
        return `Failo ${file} perskaityti nepavyksta; patikrink --limits.`;
      case 'limits-not-json':
        return `Faile ${file} ribų nėra: jame turi būti JSON objektas.`;
      case 'limits-unknown':
        return `Ribos „${fault.at}“ nėra (failas ${file}).`;
      case 'limits-no-group':
        return `„${fault.at}“ yra grupė: po jos turi eiti objektas su ribomis (failas ${file}).`;
      case 'limits-out-of-bounds':
        return `Riba „${fault.at}“ turi būti skaičius nuo ${fault.min} iki ${fault.max} (failas ${file}).`;
    }
  },
};
