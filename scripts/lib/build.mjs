import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { Failure, refusedWrite } from './failure.mjs';
import { filesBelow, fingerprint } from './inputs.mjs';
import { inProject, mustBeWritable } from './project.mjs';
import { run } from './run.mjs';

/** What can be built into `.build/`: `web`, the client; `cli`, command line and server in one bundle. */
export const TARGETS = /** @type {const} */ (['web', 'cli']);

/** @typedef {typeof TARGETS[number]} Target */

const TITLES = { web: 'web client', cli: 'server' };
const NOT_IN = { web: ['testkit', 'server', 'cli'], cli: ['testkit'] };

/**
 * The fingerprint of everything that a target is built from.
 *
 * @param {Target} target
 */
function fingerprintOf(target) {
  const packages = readdirSync(inProject('packages')).filter((name) => !NOT_IN[target].includes(name));
  const places = [
    'package-lock.json',
    'rulesets',
    'scripts/lib/build.mjs',
    'scripts/lib/bundle.mjs',
    ...packages.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
    ...(target === 'web' ? ['apps/web'] : []),
  ];
  return fingerprint(places.flatMap(filesBelow).filter((file) => !file.endsWith('.test.ts')));
}

/** @param {Target} target */
const stampOf = (target) => inProject('.build', `${target}.stamp`);

/**
 * @param {Target} target
 * @param {string} stamp
 */
function isFresh(target, stamp) {
  const file = stampOf(target);
  return existsSync(file) && existsSync(inProject('.build', target)) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Builds one target beside its place and moves it there when complete, so that a failed or interrupted build leaves
 * no half of one, and two builds at once do not disturb each other.
 *
 * @param {Target} target
 * @param {string} stamp
 */
async function build(target, stamp) {
  const place = inProject('.build', target);
  const fresh = `${place}.${process.pid}`;
  const { code, output } = await run(process.execPath, [inProject('scripts', 'lib', 'bundle.mjs'), target, fresh], {
    quiet: true,
  });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Failure(
      `${stripVTControlCharacters(output).trim()}\nThe ${TITLES[target]} could not be built; the lines above say why.`,
    );
  }
  rmSync(stampOf(target), { force: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(fresh, place);
  writeFileSync(stampOf(target), stamp);
}

/**
 * Builds those targets whose sources changed since they were built last. Throws a `Failure` if that does not work.
 * What it tells goes to the error stream, so the output of a command stays clean.
 *
 * @param {readonly Target[]} targets
 * @param {{ always: boolean }} [options] `always`: build even what is fresh
 */
export async function ensureBuilt(targets, { always } = { always: false }) {
  const stale = targets
    .map((target) => ({ target, stamp: fingerprintOf(target) }))
    .filter(({ target, stamp }) => always || !isFresh(target, stamp));
  if (stale.length === 0) return;
  mustBeWritable(inProject('.build'));
  console.error(`Building the ${stale.map(({ target }) => TITLES[target]).join(' and the ')} …`);
  try {
    mkdirSync(inProject('.build'), { recursive: true });
    await Promise.all(stale.map(({ target, stamp }) => build(target, stamp)));
  } catch (error) {
    throw refusedWrite(error, inProject('.build')) ?? error;
  }
}
