import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusedWrite } from './failure.mjs';

/** The folder of the repository, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * An absolute path inside the repository.
 *
 * @param {...string} parts
 */
export const inProject = (...parts) => join(root, ...parts);

/**
 * Throws a `Failure` if `folder`, or the nearest folder above it that exists, cannot be written.
 *
 * @param {string} folder absolute
 */
export function mustBeWritable(folder) {
  if (!existsSync(folder) && dirname(folder) !== folder) return mustBeWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw refusedWrite(error, folder) ?? error;
  }
}
