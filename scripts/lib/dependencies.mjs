import { readdirSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** Programs of others that may run while they are installed: esbuild chooses its binary. */
const MAY_RUN = ['esbuild'];
/** Licences under which a program with the licence MIT can use and hand on what it depends on. */
const LICENCES = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** Severities of a known fault that fail the check. */
const GRAVE = ['moderate', 'high', 'critical'];

/**
 * @typedef {object} LockEntry
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {string} [resolved]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [link]
 */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */
/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

/** @param {string} path */
const textOf = (path) => readFileSync(inProject(path), 'utf8');

/**
 * What is wrong with a lock file: each package must be the one that was looked at (a hash of its content), come from
 * the registry, run nothing at its installation, and have a licence that fits.
 *
 * @param {Lock} lock
 * @returns {string[]} a sentence each
 */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([place, entry]) => {
    const { integrity = '', license = 'none', resolved, hasInstallScript = false, link = false } = entry;
    if (!place.includes('node_modules/') || link) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const problems = [];
    if (!integrity.startsWith('sha512-')) problems.push(`${name} has no hash in the lock file.`);
    if (resolved !== undefined && !/^https:\/\/[^#]+\.tgz$/.test(resolved))
      problems.push(`${name} does not come from the registry.`);
    if (hasInstallScript && !MAY_RUN.includes(name)) problems.push(`${name} runs a program at its installation.`);
    if (!LICENCES.includes(license)) problems.push(`${name} has the licence ${license}.`);
    return problems;
  });
}

/**
 * Versions in a package.json that are not exact.
 *
 * @param {string} file
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function pinProblems(file, manifest) {
  return GROUPS.flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}, not for one version.`),
  );
}

/**
 * What `npm audit --json` says: known faults, or that nobody answered.
 *
 * @param {string} output
 * @returns {{ isAnswered: boolean, faults: string[] }}
 */
export function auditFindings(output) {
  const found = reported(output)?.vulnerabilities;
  if (found === undefined) return { isAnswered: false, faults: [] };
  const faults = Object.entries(found)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity }]) => `${name} has a known fault (${severity}).`);
  return { isAnswered: true, faults };
}

/**
 * @param {string} output warnings may stand before the report
 * @returns {{ vulnerabilities?: Record<string, { severity: string }> } | undefined}
 */
function reported(output) {
  try {
    return /** @type {{ vulnerabilities?: Record<string, { severity: string }> }} */ (
      JSON.parse(output.slice(Math.max(0, output.indexOf('{'))))
    );
  } catch {
    return undefined;
  }
}

/**
 * Checks what the project depends on: offline all that the lock file tells, and, where the registry answers, faults
 * that are known of what is shipped. `HAUSREGEL_AUDIT=required` fails where it does not answer.
 *
 * @returns {Promise<string | undefined>} what could not be checked
 */
export async function checkDependencies() {
  const folders = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inProject(folder)).map((name) => `${folder}/${name}`),
  );
  const manifests = ['package.json', ...folders.map((folder) => `${folder}/package.json`)];
  const problems = [
    ...lockProblems(/** @type {Lock} */ (JSON.parse(textOf('package-lock.json')))),
    ...manifests.flatMap((file) => pinProblems(file, /** @type {Manifest} */ (JSON.parse(textOf(file))))),
  ];
  const { output } = await run('npm', ['audit', '--omit=dev', '--json'], { quiet: true });
  const { isAnswered, faults } = auditFindings(output);
  const all = [...problems, ...faults];
  const unanswered = 'NOT CHECKED for known faults: the registry answers no audit';
  if (!isAnswered && process.env['HAUSREGEL_AUDIT'] === 'required') all.push(`${unanswered}.`);
  if (all.length > 0) throw new Failure(all.join('\n'));
  return isAnswered ? undefined : unanswered;
}
