import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 */

/** The most that a first visit may load, and a language chosen later: kB, gzipped. */
const BUDGET_KB = { 'JavaScript at the start': 75, 'CSS at the start': 16, 'one language': 15 };

/** @param {string} file in the built client */
const gzippedKb = (file) => gzipSync(readFileSync(inProject('.build', 'web', file)), { level: 9 }).length / 1000;

/** @param {Iterable<string>} files */
const sumKb = (files) => [...files].reduce((sum, file) => sum + gzippedKb(file), 0);

/**
 * The keys of everything that the page loads before it shows something.
 *
 * @param {Record<string, Chunk>} manifest
 */
function initialKeys(manifest) {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key].isEntry));
  for (const key of keys) for (const imported of manifest[key].imports ?? []) keys.add(imported);
  return keys;
}

/**
 * Weighs the built client against its budget.
 *
 * @returns {{ lines: string[], isWithin: boolean }} one line for each limit, for the log
 */
export function weighClient() {
  const file = inProject('.build', 'web', '.vite', 'manifest.json');
  const manifest = /** @type {Record<string, Chunk>} */ (JSON.parse(readFileSync(file, 'utf8')));
  const initial = initialKeys(manifest);
  const languages = Object.keys(manifest).filter((key) => !initial.has(key) && /\/locales\/\w+\/index\.ts$/.test(key));
  /** @type {Record<string, number>} */
  const weights = {
    'JavaScript at the start': sumKb([...initial].map((key) => manifest[key].file)),
    'CSS at the start': sumKb(new Set([...initial].flatMap((key) => manifest[key].css ?? []))),
    'one language': Math.max(0, ...languages.map((key) => gzippedKb(manifest[key].file))),
  };
  const rows = Object.entries(BUDGET_KB).map(([name, limit]) => ({ name, limit, weight: weights[name] ?? 0 }));
  return {
    lines: rows.map(({ name, limit, weight }) => `${name}: ${weight.toFixed(1)} kB gzipped, at most ${limit}`),
    isWithin: rows.every(({ limit, weight }) => weight <= limit),
  };
}
