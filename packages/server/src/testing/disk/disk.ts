/** The library between a program and its files, compiled where it is needed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('disk.c', import.meta.url));

/** Compiles it into `folder`; undefined where there is no C compiler or the system has no such thing (Linux with glibc has). */
export function compileDisk(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(folder, 'disk.so');
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl']);
  return status === 0 ? library : undefined;
}

export interface DiskOptions {
  readonly library: string;
  /** The folder that is watched. */
  readonly place: string;
  readonly trace?: string;
  readonly control?: string;
}

/** The environment of a child whose files go through it. */
export const diskEnvironment = ({ library, place, trace, control }: DiskOptions): Record<string, string> => ({
  LD_PRELOAD: library,
  HAUSREGEL_DISK_PLACE: place,
  ...(trace === undefined ? {} : { HAUSREGEL_DISK_TRACE: trace }),
  ...(control === undefined ? {} : { HAUSREGEL_DISK_CONTROL: control }),
});
