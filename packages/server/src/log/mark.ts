/**
 * How far a data file reached when something was last acknowledged, in one line beside it (`.mark`). SQLite takes a
 * `-wal` to end before its first wrong frame and opens in silence without what follows; that the very last commit was
 * there only somebody else can tell. The mark is written when a commit is durable, so the file is never rightly behind
 * it, and it is not synced: after a loss of power it may be an older one, or none, for one that was written in part
 * is none.
 */
import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { MARK, WITH_DATA } from './beside.ts';

/** How far a data file reaches. */
export interface Reach {
  /** Of this file alone: a copy that is a file of its own has another one. */
  readonly identity: string;
  /** As many as were ever written; what is deleted counts. */
  readonly entries: number;
}

const OWNER_ONLY = 0o600;
const markOf = (file: string): string => file + MARK;

/** Within one sector, and always of the same length. */
function lineOf({ identity, entries }: Reach): string {
  const facts = `${identity} ${String(entries).padStart(16, '0')}`;
  return `${facts} ${crc32(facts).toString(16).padStart(8, '0')}\n`;
}

/** What the mark beside a file says; undefined: there is none, or a part of one. */
export function markBeside(file: string): Reach | undefined {
  const line = textOf(markOf(file));
  const [identity = '', entries = ''] = line.split(' ');
  const reach = { identity, entries: Number(entries) };
  return line === lineOf(reach) ? reach : undefined;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Takes a mark away that is there alone: it is of a file that somebody took away. */
export function dropLoneMark(file: string): void {
  if (WITH_DATA.some((end) => existsSync(file + end))) return;
  try {
    rmSync(markOf(file), { force: true });
  } catch {
    // Then its identity tells that it is of another file.
  }
}

/** The mark of a file that is written. */
export class Mark {
  private readonly path: string;
  private reach: Reach;
  private handle: number | undefined;

  constructor(file: string, reach: Reach) {
    this.path = markOf(file);
    this.reach = reach;
  }

  /** So many more entries are durable. Before the first of them nothing is written: what the file holds need not be. */
  note(entries: number): void {
    this.reach = { ...this.reach, entries: this.reach.entries + entries };
    try {
      this.handle ??= openSync(this.path, constants.O_RDWR | constants.O_CREAT, OWNER_ONLY);
      writeSync(this.handle, lineOf(this.reach), 0);
    } catch {
      // Then it stays behind, which is in order; a disk in trouble is told by the commits.
    }
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
  }
}
