/**
 * What is on a disk after the power has failed. Of everything written since the last sync of its
 * file any part may be there: each sector has one of the contents it had since then, independently
 * of all others, and so has the size of the file; a name is sure only when its folder was synced.
 * Sectors that the file gained but never received hold zeros, or what was there before.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Xoshiro128 } from '@hausregel/core';
import type { DiskStep } from './diskTrace.ts';

const SECTOR_BYTES = 512;
/** How likely a sector has its last content, in tenths: one of these for each cut. */
const KEPT_TENTHS = [0, 1, 5, 9, 10];

interface Piece {
  /** Within the sector. */
  readonly at: number;
  readonly data: Buffer;
}

/** A file: what is sure, and what was done since. */
class DiskFile {
  private sure: Buffer = Buffer.alloc(0);
  private readonly sectors: Map<number, Piece[]> = new Map();
  private sizes: number[] = [];
  isNameSure = false;
  isUnlinked = false;

  private get size(): number {
    return this.sizes.at(-1) ?? this.sure.length;
  }

  write(offset: number, data: Buffer): void {
    for (let from = 0; from < data.length;) {
      const sector = Math.floor((offset + from) / SECTOR_BYTES);
      const at = (offset + from) % SECTOR_BYTES;
      const part = data.subarray(from, from + SECTOR_BYTES - at);
      this.sectors.set(sector, [...(this.sectors.get(sector) ?? []), { at, data: part }]);
      from += part.length;
    }
    this.sizes.push(Math.max(this.size, offset + data.length));
  }

  resize(size: number): void {
    this.sizes.push(size);
  }

  sync(): void {
    this.sure = this.content(this.size, (count) => count, 0);
    this.sectors.clear();
    this.sizes = [];
  }

  /** What may be there after a cut. */
  afterCut(chance: Xoshiro128, keptTenths: number): Buffer {
    const isKept = (): boolean => chance.below(10) < keptTenths;
    const sizes = [this.sure.length, ...this.sizes];
    const size = isKept() ? this.size : (sizes[chance.below(sizes.length)] ?? 0);
    const filling = chance.below(2) === 0 ? 0 : 0xa5;
    return this.content(size, (count) => (isKept() ? count : chance.below(count + 1)), filling);
  }

  /** Of each sector as many of its pieces as `countOf` says. */
  private content(size: number, countOf: (pieces: number) => number, filling: number): Buffer {
    const bytes = Buffer.alloc(Math.max(size, this.sure.length), filling);
    this.sure.copy(bytes);
    for (const [sector, pieces] of this.sectors) {
      for (const { at, data } of pieces.slice(0, countOf(pieces.length))) data.copy(bytes, sector * SECTOR_BYTES + at);
    }
    return bytes.subarray(0, size);
  }
}

export class Disk {
  private readonly files: Map<string, DiskFile> = new Map();

  take({ kind, name, offset, data }: DiskStep): void {
    if (kind === 'created') this.files.set(name, new DiskFile());
    const file = this.files.get(name);
    if (kind === 'written') file?.write(offset, data);
    if (kind === 'truncated') file?.resize(offset);
    if (kind === 'unlinked' && file !== undefined) file.isUnlinked = true;
    if (kind !== 'synced') return;
    file?.sync();
    for (const [path, other] of this.files) {
      if (dirname(path) !== name) continue;
      other.isNameSure = true;
      if (other.isUnlinked) this.files.delete(path);
    }
  }

  /** Writes what a cut now may leave of the files of one folder into another. */
  cut(from: string, to: string, chance: Xoshiro128): void {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    const kept = KEPT_TENTHS[chance.below(KEPT_TENTHS.length)] ?? 0;
    for (const [path, file] of this.files) {
      if (!file.isNameSure && chance.below(2) === 0) continue;
      if (file.isUnlinked && chance.below(2) === 0) continue;
      writeFileSync(path.replace(from, to), file.afterCut(chance, kept));
    }
  }
}
