/** What a program did to its files, and when it acknowledged what: see `disk.c` for the form. */
import { readFileSync, writeSync } from 'node:fs';

/** `acknowledged` is not the disk's: the program says so, at the moment when it tells somebody. */
const KINDS = { c: 'created', w: 'written', t: 'truncated', s: 'synced', u: 'unlinked', a: 'acknowledged' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface DiskStep {
  readonly kind: Kind;
  readonly name: string;
  /** Where it was written, or the new size. */
  readonly offset: number;
  readonly data: Buffer;
}

const HEAD_BYTES = 24;

export function readTrace(file: string): DiskStep[] {
  const bytes = readFileSync(file);
  const steps: DiskStep[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const kind = KINDS[String.fromCharCode(bytes.readUInt8(at)) as keyof typeof KINDS];
    const name = at + HEAD_BYTES;
    const data = name + bytes.readUInt32LE(at + 4);
    const end = data + bytes.readUInt32LE(at + 16);
    const offset = Number(bytes.readBigUInt64LE(at + 8));
    steps.push({ kind, name: bytes.toString('utf8', name, data), offset, data: bytes.subarray(data, end) });
    at = end;
  }
  return steps;
}

/** Adds to an open trace that something was told. */
export function traceAcknowledged(trace: number, fact: unknown): void {
  const data = Buffer.from(JSON.stringify(fact));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('a');
  head.writeUInt32LE(data.length, 16);
  writeSync(trace, Buffer.concat([head, data]));
}
