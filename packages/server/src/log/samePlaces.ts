import { statSync } from 'node:fs';

/** Remembers the files that paths lead to now, and tells whether all still do. */
export function samePlaces(paths: readonly string[]): () => boolean {
  const files = paths.map((path) => [path, fileAt(path)] as const);
  return () => files.every(([path, file]) => fileAt(path) === file);
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
