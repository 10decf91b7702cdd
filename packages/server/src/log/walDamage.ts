/**
 * Whether the file beside the data (`-wal`) was damaged after it was written. SQLite reads it up to
 * the first frame whose checksum is wrong, and takes the rest for commits that never came to be: cut off
 * by a loss of power, or not synced, and then partly written over by a later commit. Checksums run from
 * frame to frame, and a commit goes on from one that was answered. So where two commits follow one
 * another without a break and SQLite does not get there, an acknowledged move would be lost in silence;
 * of commits that never came to be each begins where another one had begun. The head is written
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
  return !isSum(wal, SUM_AT, sum) || hasLostCommit(wal, sum, isBigEndian);
}

/** Whether behind the first wrong frame two commits follow one another without a break. */
function hasLostCommit(wal: Buffer, headSum: Sum, isBigEndian: boolean): boolean {
  const frameBytes = FRAME_HEAD_BYTES + wal.readUInt32BE(PAGE_SIZE_AT);
  const salts = wal.subarray(SALTS_AT, SALTS_AT + SALTS_BYTES);
  /** What the next frame goes on from: of a wrong frame its sum may be right, or all else. */
  let before: readonly Sum[] = [headSum];
  let isRight = true;
  let isOurs = true;
  let commits = 0;
  for (let at = HEAD_BYTES; at + frameBytes <= wal.length; at += frameBytes) {
    const frame = wal.subarray(at, at + frameBytes);
    const sums = before.map((sum) => frameSum(frame, sum, isBigEndian));
    const goesOn = sums.some((sum) => isSum(frame, FRAME_SUM_AT, sum));
    const hasSalts = frame.subarray(FRAME_SALTS_AT, FRAME_SALTS_AT + SALTS_BYTES).equals(salts);
    // What has other salts and does not go on from ours was there before the last checkpoint.
    isOurs = hasSalts || (goesOn && isOurs);
    isRight &&= hasSalts && goesOn;
    if (!goesOn) commits = 0;
    if (!isRight && isOurs && frame.readUInt32BE(FRAME_COMMIT_AT) !== 0) commits += 1;
    if (commits > 1) return true;
    before = goesOn ? [storedSum(frame)] : [storedSum(frame), ...sums.slice(0, 1)];
  }
  return false;
}

function frameSum(frame: Buffer, before: Sum, isBigEndian: boolean): Sum {
  const head = checksum(frame.subarray(0, FRAME_SALTS_AT), before, isBigEndian);
  return checksum(frame.subarray(FRAME_HEAD_BYTES), head, isBigEndian);
}

const storedSum = (frame: Buffer): Sum => [frame.readUInt32BE(FRAME_SUM_AT), frame.readUInt32BE(FRAME_SUM_AT + 4)];

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
