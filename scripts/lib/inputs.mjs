import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.build', '.git', '.svelte-kit', 'test-results', 'data']);

/**
 * All files below a place of the repository, sorted, without what is built, installed or kept by Git.
 *
 * @param {string} place relative; a file or folder; a place that does not exist has no files
 * @returns {string[]} relative paths
 */
export function filesBelow(place) {
  const stats = statSync(inProject(place), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [place];
  return readdirSync(inProject(place))
    .filter((name) => !IGNORED.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(join(place, name)));
}

/**
 * A fingerprint of each file.
 *
 * @param {readonly string[]} files relative
 * @returns {Map<string, string>} by path
 */
export function fingerprints(files) {
  return new Map(
    files.map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(inProject(file)))
        .digest('hex'),
    ]),
  );
}

/**
 * One fingerprint of the names and contents of many files.
 *
 * @param {readonly string[]} files relative
 */
export function fingerprint(files) {
  const hash = createHash('sha1');
  for (const [file, digest] of fingerprints(files)) hash.update(`${file} ${digest}\n`);
  return hash.digest('hex');
}
