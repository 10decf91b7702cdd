import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { Failure, refusedWrite } from './failure.mjs';
import { inProject, mustBeWritable, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readLock(file) {
  if (!existsSync(file)) return {};
  const lock = /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readFileSync(file, 'utf8')));
  return lock.packages;
}

/** The C library of this machine, in npm's words. */
function libc() {
  const isMusl = existsSync('/lib') && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'));
  return isMusl ? 'musl' : 'glibc';
}

/** @param {LockedPackage} locked */
function isForThisMachine({ os, cpu, libc: libcs }) {
  return (
    (os === undefined || os.includes(process.platform)) &&
    (cpu === undefined || cpu.includes(process.arch)) &&
    (libcs === undefined || libcs.includes(libc()))
  );
}

/**
 * Names the first package of the lock file that is not installed in the locked version, going by the lock file that
 * npm keeps inside node_modules and writes last.
 *
 * @param {boolean} dev whether packages that only tests need count as well
 * @returns {string | undefined} its place in node_modules
 */
function firstMissing(dev) {
  const installed = readLock(inProject('node_modules', '.package-lock.json'));
  return Object.entries(readLock(inProject('package-lock.json'))).find(([place, locked]) => {
    if (!place.startsWith('node_modules/')) return false;
    if (!dev && (locked.dev || locked.devOptional)) return false;
    if (locked.optional && (!locked.os || !isForThisMachine(locked))) return false;
    return installed[place] === undefined || installed[place].version !== locked.version;
  })?.[0];
}

/** Whether an earlier installation brought the tools of the tests, which then stay. */
function hasTestTools() {
  return Object.values(readLock(inProject('node_modules', '.package-lock.json'))).some(({ dev }) => dev);
}

/**
 * The sentence for a failed installation.
 *
 * @param {string} output of npm
 * @param {number} code its exit code
 */
export function explainInstall(output, code) {
  if (code === 127) return 'npm was not found: please install Node together with npm and try again.';
  const refused = /\b(EACCES|EPERM|EROFS|ENOSPC)\b/.exec(output)?.[1];
  const failure = refused && refusedWrite(Object.assign(new Error(), { code: refused }), root);
  if (failure) return failure.message;
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)) {
    return 'npm could not reach its registry to install what is missing: please check the connection and try again.';
  }
  const reason = /^npm (?:error|ERR!) (?!code)(.+)$/m.exec(output)?.[1] ?? `npm ended with code ${code}`;
  return `npm could not install what is missing (${reason}): please run "npm ci" to see more.`;
}

/**
 * Installs what running (or, with `dev`, testing) needs and is not there yet; nothing is removed that an earlier
 * installation brought. Throws a `Failure` with one sentence if that does not work.
 *
 * @param {{ dev: boolean }} what
 */
export async function ensureInstalled({ dev }) {
  if (firstMissing(dev) === undefined) return;
  mustBeWritable(inProject('node_modules'));
  console.error('Installing what is missing …');
  const scope = dev || hasTestTools() ? '--include=dev' : '--omit=dev';
  const { code, output } = await run(
    'npm',
    ['ci', scope, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'].concat(
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ),
    { quiet: true },
  );
  if (code !== 0) throw new Failure(explainInstall(output, code));
}
