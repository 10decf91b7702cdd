/**
 * Copies of a data file, made while a server runs or not, and put back. A copy is one moment of the
 * file; it gets its name only when it has been checked: its pages, and every table played again.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from '@hausregel/rules';
import { type CheckedCopy, checkedCopy, removeCopy } from './checkedCopy.ts';
import { BESIDE } from './beside.ts';
import { type DataProblem, dataProblemOf } from './dataProblem.ts';
import { FileLock } from './fileLock.ts';
import { makeFolder } from './makeFolder.ts';
import { realPath } from './realPath.ts';
import { beginReplacing, finishReplacing, isBeingReplaced, partOf } from './replacing.ts';

export interface CopyProblem {
  /**
   * `no-file`: there is nothing to copy. `not-a-file`: it is a folder or a device. `same-file`: the place is that of
   * the file itself or of what belongs to it. `place-taken`: there is a file already.
   */
  readonly code: DataProblem | 'no-file' | 'not-a-file' | 'same-file' | 'place-taken';
  readonly file: string;
}

export interface Copied extends Omit<CheckedCopy, 'path'> {
  /** Where the file is kept that was there before. */
  readonly replaced?: string;
}

/** A copy from one place to another. */
export interface CopyOrder {
  readonly from: string;
  readonly to: string;
  /** A file that is there already is replaced, and kept beside it as `….replaced`. */
  readonly overwrite: boolean;
}

/** Copies a data file to `to`, also while a server writes it, but not to a place that a server holds. */
export function backupData({ from, to, overwrite }: CopyOrder): Result<Copied, CopyProblem> {
  const order = { from: realPath(from), to: realPath(to), overwrite };
  const error = problemOf(order);
  return error === undefined ? replace(order) : { ok: false, error };
}

/** Puts a backup in the place of a data file, as `backupData`; its folder is made. */
export async function restoreData(order: CopyOrder): Promise<Result<Copied, CopyProblem>> {
  if (!existsSync(order.from)) return failed('no-file', order.from);
  try {
    await makeFolder(dirname(order.to));
  } catch (error) {
    return failed(dataProblemOf(error) ?? 'data-unwritable', order.to);
  }
  return backupData(order);
}

const failed = (code: CopyProblem['code'], file: string): { readonly ok: false; readonly error: CopyProblem } => ({
  ok: false,
  error: { code, file },
});

/** What can be seen before anything is touched. */
function problemOf({ from, to, overwrite }: CopyOrder): CopyProblem | undefined {
  const isTaken = existsSync(to);
  if (!existsSync(from)) return { code: 'no-file', file: from };
  if (!statSync(from).isFile()) return { code: 'not-a-file', file: from };
  if (!isReadable(from)) return { code: 'data-unwritable', file: from };
  if (isTaken && !statSync(to).isFile()) return { code: 'not-a-file', file: to };
  if (isSame(from, to)) return { code: 'same-file', file: to };
  return isTaken && !overwrite ? { code: 'place-taken', file: to } : undefined;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether both are one file, by a link or not, or `to` is one of those beside `from`. */
function isSame(from: string, to: string): boolean {
  if ([...BESIDE, '-shm', '.lock'].some((end) => to === from + end)) return true;
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from, { bigint: true }), statSync(to, { bigint: true })];
  return one.dev === other.dev && one.ino === other.ino;
}

function replace({ from, to, overwrite }: CopyOrder): Result<Copied, CopyProblem> {
  const folder = partOf(to);
  let lock: FileLock | undefined;
  try {
    if (existsSync(to) || FileLock.isBeside(to)) lock = FileLock.take(to);
    finishReplacing(to);
    removeCopy(folder);
    const copied = checkedCopy(from, folder);
    if (!copied.ok) return failed(copied.error, copied.error === 'data-full' ? to : from);
    if (existsSync(to) && !overwrite) return failed('place-taken', to);
    const { path, ...content } = copied.value;
    beginReplacing(to, path);
    const replaced = finishReplacing(to);
    return { ok: true, value: replaced === undefined ? content : { ...content, replaced } };
  } catch (error) {
    return failed(dataProblemOf(error) ?? 'data-unwritable', to);
  } finally {
    if (!isBeingReplaced(to)) removeCopy(folder);
    lock?.release();
  }
}
