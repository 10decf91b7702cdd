import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, PRESETS, presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { bookMarkdown } from './bookMarkdown.ts';
import { clauseRows, clauseTable, houseRows, houseTable, LEDGER_CLAUSES } from './clauseTable.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  GEN: PRESETS.map(({ id }) => id),
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

const familyOf = (clause: string): readonly string[] => FAMILIES[clause.replace(/-.*/, '')] ?? [];

/** Clauses in a text; those that say the same may stand together: "MTT-4/13/17" ("MTT-2/7" is one clause). */
function clausesIn(text: string): string[] {
  const names = text.match(/\b(?:GEN|SKAT|FAM|LT|CZ|DE|CH|PL|CE|MTT)-[\w♣♠♥♦/]+/gu) ?? [];
  return names.flatMap((name) =>
    LEDGER_CLAUSES.includes(name)
      ? [name]
      : name.split('/').map((part, index) => (index === 0 ? part : name.replace(/-.*/, `-${part}`))),
  );
}

/** Of each rule set, the clauses that its printed book names. */
const printed = (language: Language): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(PRESETS.map((preset) => [preset.id, new Set(clausesIn(bookMarkdown(preset, language)))]));

const SCENARIOS = join(ROOT, 'vectors', 'scenarios');
const TITLES: readonly string[] = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name): string => String(JSON.parse(readFileSync(join(SCENARIOS, name), 'utf8')).name));

describe('the clauses of the ledger', () => {
  const rows = clauseRows();

  test('each are found in a rule set or an option, in a scenario, and in the book in every language', () => {
    const shown = new Set(TITLES.flatMap(clausesIn));
    const books = LANGUAGES.map((language) => ({ language, named: printed(language) }));
    const missing = rows.flatMap(({ clause, rules }) => [
      ...(rules.length > 0 ? [] : [`${clause}: no rule set and no option`]),
      ...(shown.has(clause) ? [] : [`${clause}: no scenario`]),
      ...books
        .filter(({ named }) => !familyOf(clause).some((id) => named.get(id)?.has(clause)))
        .map(({ language }) => `${clause}: no book (${language})`),
    ]);
    expect(missing).toEqual([]);
  });

  test('are all there are: no rule set, option or scenario names another', () => {
    const named = [
      ...PRESETS.flatMap(({ clauses }) => Object.values(clauses ?? {}).flat()),
      ...TITLES.flatMap(clausesIn),
      ...PRESETS.flatMap((preset) => clausesIn(bookMarkdown(preset, 'en'))),
    ];
    const beyond = houseRows().flatMap(({ clauses }) => clauses);
    const isKnown = (clause: string): boolean => LEDGER_CLAUSES.includes(clause) || beyond.includes(clause);
    expect([...new Set(named)].filter((clause) => !isKnown(clause))).toEqual([]);
  });

  test.each(LANGUAGES)('that hold everywhere stand in every rule book (%s)', (language) => {
    const named = printed(language);
    const absent = LEDGER_CLAUSES.filter((clause) => clause.startsWith('GEN-')).flatMap((clause) =>
      familyOf(clause)
        .filter((id) => !named.get(id)?.has(clause))
        .map((id) => `${clause} ${id}`),
    );
    // Nothing is skipped or reversed there.
    expect(absent).toEqual(['GEN-4 polish']);
  });

  test('stand in no rule book of another family', () => {
    const strange = rows.flatMap(({ clause, books }) =>
      books.filter((id) => !familyOf(clause).includes(id)).map((id) => `${clause} ${id}`),
    );
    expect(strange.filter((entry) => !entry.startsWith('FAM-16 '))).toEqual([]);
  });

  test('the table in docs/RULES.md is up to date', () => {
    const page = readFileSync(join(ROOT, 'docs', 'RULES.md'), 'utf8');
    expect(page).toContain(`<!-- table -->\n${clauseTable()}\n<!-- end of table -->`);
    expect(page).toContain(`<!-- house rules -->\n${houseTable()}\n<!-- end of house rules -->`);
  });

  test('beyond it name where they are played, each once', () => {
    const beyond = houseRows();
    expect(beyond.filter(({ sources }) => sources.length === 0)).toEqual([]);
    const all = beyond.flatMap(({ clauses }) => clauses);
    expect(new Set(all).size).toBe(all.length);
    expect(beyond.length).toBeGreaterThanOrEqual(46);
  });

  test('are of families that have rule sets', () => {
    expect(LEDGER_CLAUSES.filter((clause) => familyOf(clause).length === 0)).toEqual([]);
    expect(
      Object.values(FAMILIES)
        .flat()
        .filter((id) => presetById(id) === undefined),
    ).toEqual([]);
  });
});
