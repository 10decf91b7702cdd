import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';

/** As many as Linux follows. */
const LINKS_MAX = 40;

/**
 * The path of a file without links, so that all who mean it mean the same; one that is not there yet has its folder's,
 * and one that a link leads to has its own, there or not. Of links in a circle one of them.
 */
export function realPath(file: string, linksMax: number = LINKS_MAX): string {
  const found = resolved(file);
  if (found !== undefined) return found;
  const folder = resolved(dirname(file)) ?? dirname(file);
  const place = join(folder, basename(file));
  const target = linkAt(place);
  if (target === undefined || linksMax === 0) return place;
  // Not joined: `..` behind a linked folder leads out of where that leads.
  return realPath(isAbsolute(target) ? target : `${folder}/${target}`, linksMax - 1);
}

/** By the system: Node's own way takes `..` away before it follows links. */
function resolved(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Where a link leads; undefined: there is none. */
function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
