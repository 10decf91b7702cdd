/** Which rule of the product stands for which clause of the ledger: the table in docs/RULES.md. */
import { bookSections } from './book.ts';
import { FIXED_RULES, OPTIONS, PRESETS } from '@hausregel/rules';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

/** Every clause of the ledger that the presets come from. */
export const LEDGER_CLAUSES: readonly string[] = [
  ...numbered('GEN-', 10),
  ...numbered('SKAT-', 19),
  ...numbered('FAM-', 17),
  ...numbered('FAM-V', 9),
  ...numbered('LT-', 14),
  ...numbered('CZ-', 9),
  ...numbered('DE-', 11),
  ...numbered('CH-', 4),
  ...numbered('PL-', 7),
  ...numbered('CE-', 7),
  ...'abcdefghi'.split('').map((letter) => `MTT-0${letter}`),
  ...numbered('MTT-', 21),
  ...['A', '2/7', '34', '69', '8x', 'Q♣', 'Q♠', 'Q♥a', 'Q♥b', 'Q♥c', 'FREE'].map((name) => `MTT-${name}`),
  ...numbered('MTT-P', 5),
];

export interface ClauseRow {
  readonly clause: string;
  /** Keys of the options and fixed rules that name it. */
  readonly rules: readonly string[];
  /** Presets in whose rule book it stands. */
  readonly books: readonly string[];
}

export function clauseRows(): readonly ClauseRow[] {
  const books = PRESETS.map((preset) => ({
    id: preset.id,
    clauses: new Set(
      bookSections(preset, 'en').flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses)),
    ),
  }));
  return LEDGER_CLAUSES.map((clause) => ({
    clause,
    rules: [...new Set([...rulesThatName(clause), ...presetRulesThatName(clause)])],
    books: books.filter(({ clauses }) => clauses.has(clause)).map(({ id }) => id),
  }));
}

const rulesThatName = (clause: string): string[] =>
  [...OPTIONS, ...FIXED_RULES].filter(({ clauses }) => clauses.includes(clause)).map(({ key }) => key);

const presetRulesThatName = (clause: string): string[] =>
  PRESETS.flatMap((preset) => Object.entries(preset.clauses ?? {}))
    .filter(([, clauses]) => clauses.includes(clause))
    .map(([key]) => key);

export function clauseTable(): string {
  const rows = clauseRows().map(
    ({ clause, rules, books }) =>
      `| ${clause} | ${rules.map((key) => `\`${key}\``).join(', ')} | ${books.join(', ')} |`,
  );
  return ['| clause | options and fixed rules | rule books |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A rule beyond the ledger: an option, or a game that is played so. */
export interface HouseRow {
  /** Of a game, its first and its last: one for each of its rules, so that a refusal leads to the very one. */
  readonly clause: string;
  readonly clauses: readonly string[];
  /** Key of the option, or name of the game. */
  readonly rule: string;
  readonly sources: readonly string[];
}

/** What rests on other sources than the documents of the ledger. */
export const houseRows = (): readonly HouseRow[] => [
  ...PRESETS.flatMap(({ id, clauses = {}, name, sources }) => {
    const own = Object.values(clauses).flatMap((of) => of.filter((clause) => clause.startsWith(`HR-${id}-`)));
    if (own.length === 0) return [];
    return [{ clause: `HR-${id}-1 … HR-${id}-${own.length}`, clauses: own, rule: name.en, sources }];
  }),
  ...OPTIONS.flatMap(({ key, clauses, sources }) =>
    clauses
      .filter((clause) => clause.startsWith('HR-'))
      .map((clause) => ({ clause, clauses: [clause], rule: `\`${key}\``, sources })),
  ),
];

export function houseTable(): string {
  const rows = houseRows().map(({ clause, rule, sources }) => `| ${clause} | ${rule} | ${sources.join('; ')} |`);
  return ['| clause | rule | played so |', '| --- | --- | --- |', ...rows].join('\n');
}
