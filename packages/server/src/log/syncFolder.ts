import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder survive a loss of power. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
