import { ensureBrowser } from './browser.mjs';
import { checkDependencies } from './dependencies.mjs';
import { ensureBuilt, TARGETS } from './build.mjs';
import { Failure } from './failure.mjs';
import { serveFirstPage } from './firstPage.mjs';
import { ensureInstalled } from './install.mjs';
import { findOutdated } from './outdated.mjs';
import { runTool } from './run.mjs';
import { weighClient } from './sizes.mjs';
import { runVitest } from './vitest.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name by which it can be run alone
 * @property {() => Promise<{ passed: number, failed: number, note?: string }>} run `note`: what the summary must not
 *   keep quiet about
 */

/**
 * A stage that passes or fails as a whole.
 *
 * @param {string} name
 * @param {() => Promise<string | void>} check throws a `Failure` that says what is wrong; gives what it could not check
 * @returns {Stage}
 */
const check = (name, check) => ({
  name,
  run: async () => {
    try {
      const note = await check();
      return { passed: 1, failed: 0, ...(note === undefined ? {} : { note }) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(error.message);
      return { passed: 0, failed: 1 };
    }
  },
});

/**
 * Runs a tool and shows what it says only if it fails.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
async function mustSucceed(name, args) {
  const { code, output } = await runTool(name, args, { quiet: true });
  if (code !== 0) throw new Failure(output.trim());
}

async function mustBeUpToDate() {
  const outdated = await findOutdated();
  if (outdated.length > 0) throw new Failure(`Generated files were out of date: ${outdated.join(', ')}`);
}

async function mustBeSmall() {
  const { lines, isWithin } = weighClient();
  if (!isWithin) throw new Failure(lines.join('\n'));
  console.log(lines.join('\n'));
}

/** Without it none of the others can run. */
export const INSTALL = check('install', () => ensureInstalled({ dev: true }));

/** Every check of the project, in the order in which they run after the installation. */
export const STAGES = /** @satisfies {Stage[]} */ ([
  check('dependencies', checkDependencies),
  check('format', () => mustSucceed('oxfmt', ['--list-different', '.'])),
  check('lint', () => mustSucceed('oxlint', ['--type-aware'])),
  check('types', () => mustSucceed('tsc', ['--project', 'tsconfig.json'])),
  check('types of scripts', () => mustSucceed('tsc', ['--project', 'scripts/tsconfig.json'])),
  check('types of browser tests', () => mustSucceed('tsc', ['--project', 'tests/browser/tsconfig.json'])),
  check('svelte', () =>
    mustSucceed('svelte-check', ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings']),
  ),
  check('layers', () => mustSucceed('depcruise', ['packages', 'apps', '--config', '.dependency-cruiser.cjs'])),
  check('dead code', () => mustSucceed('knip', ['--no-progress', '--no-config-hints'])),
  { name: 'unit', run: () => runVitest('unit', ['--project=unit', '--project=web', '--coverage']) },
  { name: 'games', run: () => runVitest('games', ['--project=games']) },
  check('generated files', mustBeUpToDate),
  check('build', () => ensureBuilt(TARGETS, { always: true })),
  check('size', mustBeSmall),
  check('start', async () => console.log(await serveFirstPage())),
  {
    name: 'browser tests',
    run: async () => runVitest('browser', ['--project=browser'], { HAUSREGEL_CHROMIUM: await ensureBrowser() }),
  },
]);
