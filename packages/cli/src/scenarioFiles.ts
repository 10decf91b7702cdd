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
const readReason = (error: unknown, language: Language = 'en'): string => {
  const code = systemCode(error) ?? String(error);
  return REASONS[language][code] ?? code;
};

const REASONS: ByLanguage<Readonly<Record<string, string>>> = {
  en: { ENOENT: 'there is no such file or folder', EISDIR: 'it is a folder' },
  de: { ENOENT: 'es gibt keine solche Datei', EISDIR: 'das ist ein Ordner' },
  lt: { ENOENT: 'tokio failo nėra', EISDIR: 'tai aplankas' },
};
const UNREADABLE: ByLanguage<string> = {
  en: 'cannot be read',
  de: 'lässt sich nicht lesen',
  lt: 'perskaityti nepavyksta',
};

/** All scenario files of a path: itself, or the .json files of a folder and its subfolders, sorted. */
export function scenarioFilesOf(place: string): Result<readonly string[], string> {
  try {
    if (!statSync(place).isDirectory()) return { ok: true, value: [place] };
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((name) => name.endsWith('.json') && !name.split(path.sep).includes('node_modules'))
      .toSorted()
      .map((name) => path.join(place, name));
    if (files.length === 0) return { ok: false, error: `There is no .json file in ${place}.` };
    if (files.length > FILES_MAX) return { ok: false, error: `${place} holds more than ${FILES_MAX} files.` };
    return { ok: true, value: files };
  } catch (error) {
    return { ok: false, error: `${place} cannot be read: ${readReason(error)}.` };
  }
}

/** The text of a file, or why it cannot be read. */
export function readText(file: string, language: Language = 'en'): Result<string, string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (error) {
    return { ok: false, error: `${UNREADABLE[language]}: ${readReason(error, language)}.` };
  }
}
