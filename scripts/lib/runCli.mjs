import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { explainFailures } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';

/**
 * Installs and builds what the command needs and is missing, then runs it in this process, so signals, terminal and
 * exit code are its own.
 *
 * @param {readonly string[]} args of the command line, without Node and script
 */
export async function runCli(args) {
  const main = inProject('.build', 'cli', 'main.js');
  await explainFailures(async () => {
    await ensureInstalled({ dev: false });
    await ensureBuilt(args[0] === 'serve' ? ['web', 'cli'] : ['cli']);
    process.argv = [process.execPath, main, ...args];
    await import(pathToFileURL(main).href);
  });
}
