/**
 * Puts a copy in the place of a data file. The old file and what lies beside it cannot be moved away in one
 * step, so the copy is called ready first: from then on it takes the place, whatever ends the program
 * meanwhile. Whoever opens the file next goes on where it ended.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BESIDE } from './beside.ts';
import { syncFolder } from './syncFolder.ts';

/** The folder in which a copy is made that is to take the place of `file`. */
export const partOf = (file: string): string => `${file}.part`;
const readyOf = (file: string): string => join(partOf(file), 'ready.sqlite');

/** Where the file is kept that was there before. */
export const replacedOf = (file: string): string => `${file}.replaced`;

export const isBeingReplaced = (file: string): boolean => existsSync(readyOf(file));

/** `copy` lies in the folder for it and is durable. Nobody else may touch `file` from here on. */
export function beginReplacing(file: string, copy: string): void {
  const ends = ['', ...BESIDE];
  if (ends.some((end) => existsSync(file + end)))
    for (const end of ends) rmSync(replacedOf(file) + end, { force: true });
  renameSync(copy, readyOf(file));
  syncFolder(partOf(file));
  syncFolder(dirname(file));
}

/**
 * Does what is left to do, if anything. The data is moved away before what lies beside it: the new file must
 * never meet the old one's.
 */
export function finishReplacing(file: string): void {
  if (!isBeingReplaced(file)) return;
  for (const end of ['', ...BESIDE]) if (existsSync(file + end)) renameSync(file + end, replacedOf(file) + end);
  rmSync(`${file}-shm`, { force: true });
  syncFolder(dirname(file));
  renameSync(readyOf(file), file);
  rmSync(partOf(file), { recursive: true });
  syncFolder(dirname(file));
}
