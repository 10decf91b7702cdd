import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseScenarioText } from './parseScenario.ts';
import { runScenario } from './runScenario.ts';

const FOLDER = fileURLToPath(new URL('../../../vectors/scenarios', import.meta.url));

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => {
    const read = parseScenarioText(readFileSync(path.join(FOLDER, name), 'utf8'));
    return { name, title: read.ok ? read.value.name : name, read };
  });

/** Clauses of the rule ledger that the rule sets of today come from. */
const upTo = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}-${index + 1}`);
const CLAUSES = [
  ...upTo('GEN', 10),
  ...upTo('SKAT', 19),
  ...upTo('FAM', 17),
  ...upTo('LT', 14),
  ...upTo('CZ', 9),
  ...upTo('DE', 11),
  ...upTo('CH', 4),
  ...upTo('PL', 7),
  ...upTo('CE', 7),
  ...upTo('FAM-V', 9).map((clause) => clause.replace('FAM-V-', 'FAM-V')),
];

const GRAND_CLAUSES = [
  ...'abcdefghi'.split('').map((letter) => `MTT-0${letter}`),
  ...upTo('MTT', 21),
  ...['A', '2/7', '34', '69', '8x', 'Q♣', 'Q♠', 'Q♥a', 'Q♥b', 'Q♥c', 'FREE'].map((name) => `MTT-${name}`),
  ...upTo('MTT-P', 5).map((clause) => clause.replace('MTT-P-', 'MTT-P')),
];

describe('scenarios', () => {
  test.each(files)('$title ($name)', ({ read }) => {
    expect(read.ok ? runScenario(read.value) : read.error).toEqual({ status: 'passed' });
  });

  test('every name says what is tested, and no two are the same', () => {
    const titles = files.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('every clause of the grand game is shown by a scenario that names it', () => {
    // Clauses that say the same stand together: "MTT-4/13/17"; "MTT-2/7" is one clause.
    const named = new Set(
      files.flatMap(({ title }) =>
        (title.match(/\bMTT-[^\s:,;]+/g) ?? []).flatMap((name) =>
          name === 'MTT-2/7'
            ? [name]
            : name
                .slice(4)
                .split('/')
                .map((number) => `MTT-${number}`),
        ),
      ),
    );
    expect(GRAND_CLAUSES.filter((clause) => !named.has(clause))).toEqual([]);
  });

  test('every clause of the ledger is shown by a scenario that names it', () => {
    const named = new Set(
      files.flatMap(({ title }) => title.match(/\b(GEN|SKAT|FAM|LT|CZ|DE|CH|PL|CE)-V?\d+\b/g) ?? []),
    );
    expect(CLAUSES.filter((clause) => !named.has(clause))).toEqual([]);
  });
});
