import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauseRows, clauseTable } from './clauseTable.ts';

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  SKAT: ['skat', 'skat-plus'],
  FAM: ['family', 'family-32', 'family-kids', 'bavarian-rummy'],
  LT: ['lithuanian', 'czech', 'german', 'swiss', 'polish'],
  CZ: ['czech'],
  DE: ['german', 'swiss'],
  CH: ['swiss'],
  PL: ['polish'],
  CE: ['crazy-eights'],
  MTT: ['mau-tse-tung'],
};

describe('the clauses of the ledger', () => {
  const rows = clauseRows();

  test('each rests on an option or a fixed rule', () => {
    expect(rows.filter(({ rules }) => rules.length === 0).map(({ clause }) => clause)).toEqual([]);
  });

  test('each stands in a rule book of its own family', () => {
    const missing = rows.filter(({ clause, books }) => {
      const family = FAMILIES[clause.replace(/-.*/, '')];
      return family !== undefined && !family.some((id) => books.includes(id));
    });
    expect(missing.map(({ clause }) => clause)).toEqual([]);
  });

  test('those that hold everywhere stand in every rule book', () => {
    const all = [...new Set(Object.values(FAMILIES).flat())];
    const general = rows.filter(({ clause }) => clause.startsWith('GEN-'));
    expect(
      general.flatMap(({ clause, books }) => all.filter((id) => !books.includes(id)).map((id) => `${clause} ${id}`)),
      // Nothing is skipped or reversed there.
    ).toEqual(['GEN-4 polish']);
  });

  test('none stands in a rule book of another family', () => {
    const strange = rows.flatMap(({ clause, books }) => {
      const family = FAMILIES[clause.replace(/-.*/, '')];
      return family === undefined ? [] : books.filter((id) => !family.includes(id)).map((id) => `${clause} ${id}`);
    });
    expect(strange.filter((entry) => !entry.startsWith('FAM-16 '))).toEqual([]);
  });

  test('the table in docs/RULES.md is up to date', () => {
    const page = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');
    expect(page).toContain(clauseTable());
  });
});
