/** What the ledger decided where a source is silent: each decision is an option, or docs/RULES.md says why not. */
import { readFileSync } from 'node:fs';
import { OPTIONS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { LEDGER_CLAUSES } from './clauseTable.ts';

const PAGE = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');

const upTo = (prefix: string, ...numbers: readonly (number | string)[]): string[] =>
  numbers.map((number) => `${prefix}-${number}`);

/** Clauses of the ledger that mark a decision. */
const DECIDED: readonly string[] = [
  ...upTo('GEN', 2, 3, 4, 5, 6, 8, 9, 10),
  ...upTo('SKAT', 3, 6, 8, 9, 10, 12, 13, 14, 15, 16, 19),
  ...upTo('FAM', 1, 3, 6, 10, 12, 16, 'V5', 'V9'),
  ...upTo('LT', 1, 5, 10, 11, 13),
  ...upTo('CZ', 3, 5, 7, 8),
  ...upTo('DE', 1, 2, 4, 6, 8, 10),
  ...upTo('CH', 1, 2, 3, 4),
  ...upTo('PL', 4, 6, 7),
  ...upTo('MTT', '0a', '0b', '0c', '0d', '0e', '0g', '0h', '0i', 1, 3, 6, 7, 8, 14, 15, 16, 18, 19, 20),
  ...upTo('MTT', 'A', '2/7', 'Q♣', 'Q♠', 'Q♥b', 'Q♥c', 'FREE', 'P1', 'P3', 'P4', 'P5'),
];

interface Row {
  readonly clauses: readonly string[];
  readonly cells: readonly string[];
}

const ROWS: readonly Row[] = (PAGE.split('## Decisions')[1] ?? '')
  .replace(/\n## [\s\S]*/, '')
  .split('\n')
  .filter((line) => /^\| [A-Z]+[- (]/.test(line))
  .map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { cells, clauses: cells[0]?.match(/[A-Z]+-[\w♣♠♥♦/]+/gu) ?? [] };
  });

describe('decisions', () => {
  test('each clause that has one is listed', () => {
    const listed = new Set(ROWS.flatMap(({ clauses }) => clauses));
    expect(DECIDED.filter((clause) => !listed.has(clause))).toEqual([]);
  });

  test('are listed with clauses of the ledger only', () => {
    expect(ROWS.flatMap(({ clauses }) => clauses).filter((clause) => !LEDGER_CLAUSES.includes(clause))).toEqual([]);
  });

  test('each names the option that changes it, or says why there is none', () => {
    const unclear = ROWS.filter(({ cells }) => !/`\w+`|\bnone: |setting of the/.test(cells[3] ?? ''));
    expect(unclear.map(({ cells }) => cells.join(' | '))).toEqual([]);
  });

  test('name only options that there are', () => {
    const keys = new Set(OPTIONS.map(({ key }) => key));
    const named = ROWS.flatMap(({ cells }) => cells[3]?.match(/(?<=`)\w+(?=`)/g) ?? []);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});
