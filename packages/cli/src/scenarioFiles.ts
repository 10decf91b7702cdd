import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ByLanguage, Language, Result } from '@hausregel/rules';

/** Files a folder may hold at most, so that a wrong folder is noticed early. */
const FILES_MAX = 100_000;

/** The error code of the system (`ENOENT`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why the system cannot read a file or folder, in words where it is a common reason. */
const readReason = (error: unknown, language: Language): string => {
  const code = systemCode(error) ?? String(error);
  return REASONS[language][code] ?? code;
};

const REASONS: ByLanguage<Readonly<Record<string, string>>> = {
  en: { ENOENT: 'there is no such file or folder', EISDIR: 'it is a folder' },
  de: { ENOENT: 'es gibt keine solche Datei und keinen solchen Ordner', EISDIR: 'das ist ein Ordner' },
  lt: { ENOENT: 'tokio failo ar aplanko nėra', EISDIR: 'tai aplankas' },
};
const EMPTY: ByLanguage<(folder: string) => string> = {
  en: (folder) => `There is no .json file in ${folder}.`,
  de: (folder) => `In ${folder} ist keine .json-Datei.`,
  lt: (folder) => `Aplanke ${folder} nėra nė vieno .json failo.`,
};
const TOO_MANY: ByLanguage<(folder: string) => string> = {
  en: (folder) => `${folder} holds more than ${FILES_MAX} files; name a smaller folder.`,
  de: (folder) => `In ${folder} sind mehr als ${FILES_MAX} Dateien; nenne einen kleineren Ordner.`,
  lt: (folder) => `Aplanke ${folder} daugiau kaip ${FILES_MAX} failų; nurodyk mažesnį aplanką.`,
};
const UNREADABLE: ByLanguage<string> = {
  en: 'cannot be read',
  de: 'lässt sich nicht lesen',
  lt: 'perskaityti nepavyksta',
};

/** All scenario files of a path: itself, or the .json files of a folder and its subfolders, sorted. */
export function scenarioFilesOf(place: string, language: Language): Result<readonly string[], string> {
  try {
    if (!statSync(place).isDirectory()) return { ok: true, value: [place] };
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((name) => name.endsWith('.json') && !name.split(path.sep).includes('node_modules'))
      .toSorted()
      .map((name) => path.join(place, name));
    if (files.length === 0) return { ok: false, error: EMPTY[language](place) };
    if (files.length > FILES_MAX) return { ok: false, error: TOO_MANY[language](place) };
    return { ok: true, value: files };
  } catch (error) {
    return { ok: false, error: `${place} ${UNREADABLE[language]}: ${readReason(error, language)}.` };
  }
}

/** The text of a file without its byte order mark, or a sentence on why it cannot be read. */
export function readText(file: string, language: Language): Result<string, string> {
  try {
    const text = textOf(readFileSync(file));
    return text === undefined ? { ok: false, error: NOT_UTF8[language](file) } : { ok: true, value: text };
  } catch (error) {
    return { ok: false, error: `${file} ${UNREADABLE[language]}: ${readReason(error, language)}.` };
  }
}

/** Undefined: not UTF-8. UTF-16 without a mark would be, but for its zeros. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

export const NOT_UTF8: ByLanguage<(file: string) => string> = {
  en: (file) => `${file} is not text in UTF-8. Save it as UTF-8.`,
  de: (file) => `${file} ist nicht als UTF-8 gespeichert. Speichere die Datei als UTF-8.`,
  lt: (file) => `Failas ${file} nėra UTF-8 tekstas. Įrašyk jį UTF-8 koduote.`,
};

/** The last line of a check of many. */
export const COUNTED: ByLanguage<(passed: number, failed: number) => string> = {
  en: (passed, failed) => `${passed} passed, ${failed} failed`,
  de: (passed, failed) => `${passed} bestanden, ${failed} nicht bestanden`,
  lt: (passed, failed) => `Pavyko: ${passed}, nepavyko: ${failed}`,
};
