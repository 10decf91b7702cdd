import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '@hausregel/rules';

/** Files a folder may hold at most, so that a wrong folder is noticed early. */
const FILES_MAX = 100_000;

/** The error code of the system (`ENOENT`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why the system cannot read a file or folder, in words where it is a common reason. */
const readReason = (error: unknown): string => {
  const code = systemCode(error);
  if (code === 'ENOENT') return 'there is no such file or folder';
  return code === 'EISDIR' ? 'it is a folder' : (code ?? String(error));
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
export function readText(file: string): Result<string, string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (error) {
    return { ok: false, error: `cannot be read: ${readReason(error)}.` };
  }
}
