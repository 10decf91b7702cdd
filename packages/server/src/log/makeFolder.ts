import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './syncFolder.ts';

/** Makes a folder and those above it, as `mkdir` with `recursive`, which never ends where a file system cannot hold folders (/proc). */
export async function makeFolder(path: string): Promise<void> {
  const make = (): Promise<void> =>
    mkdir(path).then(
      // Its name must survive a loss of power, or what is in it is lost too.
      () => syncFolder(dirname(path)),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  try {
    await make();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}
