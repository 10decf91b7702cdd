import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Whether a program is a browser that starts (on some systems `chromium` only refers to another installer).
 *
 * @param {string} file
 */
const isBrowser = (file) =>
  existsSync(file) && /\d+\.\d+/.test(spawnSync(file, ['--version']).stdout?.toString() ?? '');

/** A Chromium that is there already: HAUSREGEL_CHROMIUM, or the first one in PATH. */
function findInPath() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isBrowser);
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's chromium where this process may do that. */
async function installWithApt() {
  if (!mayUseApt()) return;
  console.error('Installing a browser for the tests (apt-get install chromium) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, quiet: true });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env, quiet: true });
}

/** Installs Playwright's own Chromium and returns its place, undefined if that did not work. */
async function installWithPlaywright() {
  const { chromium } = await import('playwright-core');
  if (!isBrowser(chromium.executablePath())) {
    console.error('Installing a browser for the tests (Playwright’s own Chromium) …');
    const withSystemLibraries = mayUseApt() ? ['--with-deps'] : [];
    const cli = inProject('node_modules', 'playwright-core', 'cli.js');
    await run(process.execPath, [cli, 'install', ...withSystemLibraries, 'chromium'], { quiet: true });
  }
  return isBrowser(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The Chromium that the browser tests use: the one that HAUSREGEL_CHROMIUM names, else one in PATH, else Debian's
 * (installed where this process is root), else Playwright's own (installed). Throws a `Failure` if there is none.
 *
 * @returns {Promise<string>} its file
 */
export async function ensureBrowser() {
  const named = process.env['HAUSREGEL_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isBrowser(named)) return named;
    throw new Failure(`HAUSREGEL_CHROMIUM names ${named}, and that is no browser that starts.`);
  }
  const there = findInPath();
  if (there !== undefined) return there;
  await installWithApt();
  const browser = findInPath() ?? (await installWithPlaywright());
  if (browser !== undefined) return browser;
  throw new Failure(
    'One thing is missing for the browser tests: Chromium. Please install it (Debian: apt-get install chromium) ' +
      'or name its program in HAUSREGEL_CHROMIUM.',
  );
}
