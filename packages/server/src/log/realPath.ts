import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path of a file without links, so that all who mean it mean the same; one that is not there yet has its folder's. */
export function realPath(file: string): string {
  return resolved(file) ?? join(resolved(dirname(file)) ?? dirname(file), basename(file));
}

function resolved(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
