import process from 'node:process';
import { Failure } from './failure.mjs';
import { filesBelow, fingerprints } from './inputs.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** Runs scripts/regenerate.mjs. Throws a `Failure` with its output if that does not work. */
async function regenerate() {
  const { code, output } = await run(process.execPath, [inProject('scripts', 'regenerate.mjs')], { quiet: true });
  if (code !== 0) throw new Failure(output);
}

/**
 * Writes all generated files anew and names those whose content was another before.
 *
 * @returns {Promise<string[]>} relative paths
 */
export async function findOutdated() {
  const before = fingerprints(filesBelow('.'));
  await regenerate();
  const after = fingerprints(filesBelow('.'));
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}
