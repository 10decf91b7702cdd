/**
 * Puts a copy in the place of a data file. The old file and what lies beside it cannot be moved away in one
 * step, so the copy is called ready first: from then on it takes the place, whatever ends the program
 * meanwhile. Whoever opens the file next goes on where it ended.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MARK, WITH_DATA } from './beside.ts';
import { dropLoneMark } from './mark.ts';
import { syncFolder } from './syncFolder.ts';

/** A data file in parts. The mark goes first: one that is there alone is dropped. */
const ENDS: readonly string[] = [MARK, ...WITH_DATA];

/** The folder in which a copy is made that is to take the place of `file`. */
export const partOf = (file: string): string => `${file}.part`;
const readyOf = (file: string): string => join(partOf(file), 'ready.sqlite');

/** Where the file is kept that was there before. */
const replacedOf = (file: string): string => `${file}.replaced`;

export const isBeingReplaced = (file: string): boolean => existsSync(readyOf(file));

/** `copy` lies in the folder for it and is durable. Nobody else may touch `file` from here on. */
export function beginReplacing(file: string, copy: string): void {
  if (WITH_DATA.some((end) => existsSync(file + end)))
    for (const end of ENDS) rmSync(replacedOf(file) + end, { force: true });
  renameSync(copy, readyOf(file));
  syncFolder(partOf(file));
  syncFolder(dirname(file));
}

/**
 * Does what is left to do, if anything. The data is moved away before what lies beside it: the new file must
 * never meet the old one's. Answers where the old file is kept, if one was moved.
 */
export function finishReplacing(file: string): string | undefined {
  if (!isBeingReplaced(file)) return undefined;
  dropLoneMark(file);
  const old = ENDS.filter((end) => existsSync(file + end));
  const kept = placeFor(old, file);
  for (const end of old) renameSync(file + end, kept + end);
  rmSync(`${file}-shm`, { force: true });
  syncFolder(dirname(file));
  renameSync(readyOf(file), file);
  rmSync(partOf(file), { recursive: true });
  syncFolder(dirname(file));
  return old.includes('') ? kept : undefined;
}

/**
 * Where the old file goes. Somebody may have put another file in its place after it was moved away: that one gets a
 * number, since nothing may take the place of the old one. What lay beside a file follows it.
 */
function placeFor(old: readonly string[], file: string): string {
  const place = (number: number): string => replacedOf(file) + (number === 1 ? '' : `.${number}`);
  let last = 1;
  while (existsSync(place(last + 1))) last++;
  return old.some((end) => existsSync(place(last) + end)) ? place(last + 1) : place(last);
}
