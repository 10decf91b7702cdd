import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 */

/**
 * The most that may be loaded, kB gzipped: for the first page, until one plays at a table whose link one was given or
 * at one opened on the first page, for the rule editor beside the rules that the rule book needs too, and of a language.
 */
const BUDGET_KB = {
  'JavaScript at the start': 60,
  'JavaScript from a link to a playable table': 70,
  'JavaScript from the start to a playable table': 75,
  'the rule editor': 30,
  'CSS at the start': 16,
  'one language': 15,
};

/** What a round needs beside what every page needs: its page, and the first part of a language. */
const START = 'src/pages/StartPage.svelte';
/** The page of a table is packed with what it shows; its name is that of the settings of Vite. */
const TABLE = 'table';
const EDITOR = 'src/editor/EditorPage.svelte';
const RULE_BOOK = 'src/pages/RulePage.svelte';
const LANGUAGE = /^src\/locales\/(\w+)\/(first|later)\.ts$/;

/** @param {string} file in the built client */
const gzippedKb = (file) => gzipSync(readFileSync(inProject('.build', 'web', file)), { level: 9 }).length / 1000;

/** @param {Iterable<string>} files */
const sumKb = (files) => [...files].reduce((sum, file) => sum + gzippedKb(file), 0);

/**
 * Some parts, with everything that has to be there before they run.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function withImports(manifest, keys) {
  const all = new Set(keys);
  for (const key of all) for (const imported of manifest[key].imports ?? []) all.add(imported);
  return [...all];
}

/**
 * Weighs the built client against its budget.
 *
 * @returns {{ lines: string[], isWithin: boolean }} one line for each limit, for the log
 */
export function weighClient() {
  const file = inProject('.build', 'web', '.vite', 'manifest.json');
  const manifest = /** @type {Record<string, Chunk>} */ (JSON.parse(readFileSync(file, 'utf8')));
  /** @param {string[]} keys */
  const filesWith = (keys) => withImports(manifest, keys).map((key) => manifest[key].file);
  /** @param {string[]} keys */
  const sourceKb = (keys) => sumKb(filesWith(keys));
  const table = Object.keys(manifest).find((key) => manifest[key].name === TABLE) ?? TABLE;
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const parts = Object.keys(manifest).filter((key) => LANGUAGE.test(key));
  const beforeEditor = new Set(filesWith([...entries, RULE_BOOK]));
  const languages = [...new Set(parts.map((key) => LANGUAGE.exec(key)?.[1]))];
  /** @param {string[]} keys */
  const withLanguage = (keys) =>
    Math.max(...parts.filter((key) => key.endsWith('/first.ts')).map((first) => sourceKb([...keys, first])));
  /** @type {Record<string, number>} */
  const weights = {
    'JavaScript at the start': sourceKb([...entries, START]),
    'JavaScript from a link to a playable table': withLanguage([...entries, table]),
    'JavaScript from the start to a playable table': withLanguage([...entries, START, table]),
    'the rule editor': sumKb(filesWith([EDITOR]).filter((file) => !beforeEditor.has(file))),
    'CSS at the start': sumKb(
      new Set(withImports(manifest, [...entries, START]).flatMap((key) => manifest[key].css ?? [])),
    ),
    'one language': Math.max(
      ...languages.map((name) =>
        sumKb(parts.filter((key) => LANGUAGE.exec(key)?.[1] === name).map((key) => manifest[key].file)),
      ),
    ),
  };
  const rows = Object.entries(BUDGET_KB).map(([name, limit]) => ({ name, limit, weight: weights[name] ?? Infinity }));
  return {
    lines: rows.map(({ name, limit, weight }) => `${name}: ${weight.toFixed(1)} kB gzipped, at most ${limit}`),
    isWithin: rows.every(({ limit, weight }) => weight <= limit),
  };
}
