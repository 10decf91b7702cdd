/**
 * Whether a file is plainly something else, seen from its first bytes: then nothing is made beside it and nothing in
 * it is touched. What only SQLite can tell is left to it.
 */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** Marks a file as ours ("HAUS"). */
export const APPLICATION_ID = 0x48415553;

const MAGIC = 'SQLite format 3\0';
const HEAD_BYTES = 100;
const SCHEMA_COOKIE_AT = 40;
const APPLICATION_ID_AT = 68;

/** An empty file is nobody's yet; one that a loss of power left half written (`-journal`) is not looked at. */
export function isForeignFile(file: string): boolean {
  if (!existsSync(file) || existsSync(`${file}-journal`)) return false;
  const head = headOf(file);
  if (head.length === 0) return false;
  if (head.length < HEAD_BYTES || head.toString('latin1', 0, MAGIC.length) !== MAGIC) return true;
  const application = head.readUInt32BE(APPLICATION_ID_AT);
  // Without a mark it may be ours before its first commit was taken in; then it has no tables.
  return application === 0 ? head.readUInt32BE(SCHEMA_COOKIE_AT) !== 0 : application !== APPLICATION_ID;
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}
