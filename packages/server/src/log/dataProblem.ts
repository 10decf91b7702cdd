/** What can be wrong with a data file, found at the start or while the server runs. */

const DATA_PROBLEMS = [
  /** The folder or file cannot be written or made: rights, a read-only disk, a disk that fails. */
  'data-unwritable',
  /** There is no room left where the file is. */
  'data-full',
  /** Parts of the file are not what was written. */
  'data-damaged',
  /** What was acknowledged last is not in the file: the end of its `-wal` is damaged or gone, or it is an older file. */
  'data-incomplete',
  /** Another server holds the file. */
  'data-in-use',
  /** The file is something else. */
  'data-not-ours',
  /** A later version of the program wrote it. */
  'data-newer',
] as const;
export type DataProblem = (typeof DATA_PROBLEMS)[number];

/**
 * What can befall the file of a running server. `data-moved`: it is not where it was opened, and what is written to it
 * would be missed at the next start.
 */
export type DataTrouble = DataProblem | 'data-moved';
export const DATA_TROUBLES: readonly DataTrouble[] = [...DATA_PROBLEMS, 'data-moved'];

const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];
const BY_CODE: readonly (readonly [start: string, problem: DataProblem])[] = [
  ['SQLITE_BUSY', 'data-in-use'],
  ['SQLITE_LOCKED', 'data-in-use'],
  ['SQLITE_NOTADB', 'data-not-ours'],
  ['SQLITE_CORRUPT', 'data-damaged'],
  ['SQLITE_READONLY', 'data-unwritable'],
  ['SQLITE_IOERR', 'data-unwritable'],
  ['SQLITE_CANTOPEN', 'data-unwritable'],
  ['SQLITE_PERM', 'data-unwritable'],
];

/** What an error of SQLite or of the file system says about the file; undefined: nothing. */
export function dataProblemOf(error: unknown): DataProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.includes(code)) return 'data-full';
  if (/^E[A-Z0-9]+$/.test(code)) return 'data-unwritable';
  return BY_CODE.find(([start]) => code.startsWith(start))?.[1];
}
