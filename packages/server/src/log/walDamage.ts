/**
 * Whether the file beside the data (`-wal`) was damaged after it was written. SQLite reads it up to
 * the first frame whose checksum is wrong, and takes the rest for a commit that a loss of power cut
 * off. Each commit is synced before the next begins, so what was cut off is at most one; where more
 * of them follow a wrong frame, acknowledged moves would be lost in silence. The head is written
 * within one sector and synced before the first frame, so a loss of power leaves no wrong one.
 */
import { existsSync, readFileSync } from 'node:fs';

const HEAD_BYTES = 32;
const FRAME_HEAD_BYTES = 24;
const PAGE_SIZE_AT = 8;
const SALTS_AT = 16;
const SUM_AT = 24;
const FRAME_COMMIT_AT = 4;
const FRAME_SALTS_AT = 8;
const FRAME_SUM_AT = 16;
const SALTS_BYTES = 8;

type Sum = readonly [number, number];

/** Looks through the file beside `file`; none is in order. */
export function isWalDamaged(file: string): boolean {
  const path = `${file}-wal`;
  if (!existsSync(path)) return false;
  const wal = readFileSync(path);
  if (wal.length <= HEAD_BYTES + FRAME_HEAD_BYTES) return false;
  const isBigEndian = (wal.readUInt32BE(0) & 1) === 1;
  const sum = checksum(wal.subarray(0, SUM_AT), [0, 0], isBigEndian);
  return !isSum(wal, SUM_AT, sum) || commitsAfterDamage(wal, sum, isBigEndian) > 1;
}

/** Commits from the first wrong frame on. Frames with other salts were there before the last checkpoint. */
function commitsAfterDamage(wal: Buffer, headSum: Sum, isBigEndian: boolean): number {
  const frameBytes = FRAME_HEAD_BYTES + wal.readUInt32BE(PAGE_SIZE_AT);
  const salts = wal.subarray(SALTS_AT, SALTS_AT + SALTS_BYTES);
  let sum = headSum;
  let isRight = true;
  let commits = 0;
  for (let at = HEAD_BYTES; at + frameBytes <= wal.length; at += frameBytes) {
    const frame = wal.subarray(at, at + frameBytes);
    const isOurs = frame.subarray(FRAME_SALTS_AT, FRAME_SALTS_AT + SALTS_BYTES).equals(salts);
    if (isRight && isOurs) {
      sum = checksum(frame.subarray(0, FRAME_SALTS_AT), sum, isBigEndian);
      sum = checksum(frame.subarray(FRAME_HEAD_BYTES), sum, isBigEndian);
    }
    isRight &&= isOurs && isSum(frame, FRAME_SUM_AT, sum);
    if (!isRight && isOurs && frame.readUInt32BE(FRAME_COMMIT_AT) !== 0) commits += 1;
  }
  return commits;
}

const isSum = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

/** SQLite's: two running sums over words of 32 bits. */
function checksum(bytes: Buffer, [from, to]: Sum, isBigEndian: boolean): Sum {
  let first = from;
  let second = to;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    first = (first + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + second) >>> 0;
    second = (second + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + first) >>> 0;
  }
  return [first, second];
}
