import { statSync } from 'node:fs';

/** Remembers the file that a path leads to now, and tells whether it still does. */
export function samePlace(path: string): () => boolean {
  const file = fileAt(path);
  return () => fileAt(path) === file;
}

/** Device and number of the file at a path; undefined: there is none. */
function fileAt(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
