/** Refusals and rule sets for tests of what the referee says. */
import type { Refusal, RefusalCode } from '@hausregel/core';
import { type Language, LANGUAGES, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { expect } from 'vitest';
import { houseRows, LEDGER_CLAUSES } from '../clauseTable.ts';
import { refusalTextOf } from '../refusalTextOf.ts';
import { explainRefusal } from './explainRefusal.ts';
import type { RefusalText } from './refusalText.ts';

/** A preset, changed in some options. */
export function rules(id: string, overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const result = withOverrides(preset, overrides);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const FAMILY: RuleSet = rules('family');
export const SKAT: RuleSet = rules('skat');
export const MAKAO: RuleSet = rules('makao');
export const PLUS: RuleSet = rules('skat-plus');

/** A refusal on the king of hearts, unless the facts say otherwise. */
export function refused(code: RefusalCode, move: string, facts: Partial<RefusalText> = {}): RefusalText {
  return { code, clause: 'GEN-7', move, top: 'KH', wish: undefined, demand: undefined, ...facts };
}

/** Its words with ordinary spaces, so that expectations are easy to read. */
export function say(refusal: RefusalText, ruleSet: RuleSet, language: Language): string {
  return explainRefusal(refusal, ruleSet, language).text.replaceAll('\u00A0', ' ');
}

const WHOLE = /^[„“\p{Lu}♣♠♥♦\d].*\.$/u;
/** What a sentence shows where something was not filled in, or glued together badly. */
const OPEN = /undefined|NaN|null|\[object|[{}]|  | [,.;:]|[,;:][.,;:]|\.\.|[.!?]\s+\p{Lu}/u;

/** One whole sentence, with a full stop and nothing left open in it. */
export function expectWhole(text: string): void {
  expect(text).toMatch(WHOLE);
  expect(text).not.toMatch(OPEN);
}

const CLAUSES: ReadonlySet<string> = new Set([...LEDGER_CLAUSES, ...houseRows().flatMap(({ clauses }) => clauses)]);

/** What is wrong with the words for a refusal of the engine, in all languages together. */
export function faultsOf(refusal: Refusal, ruleSet: RuleSet): readonly string[] {
  const explanations = LANGUAGES.map((language) => explainRefusal(refusalTextOf(refusal), ruleSet, language));
  const texts = explanations.map(({ text }) => text);
  return [
    ...texts.filter((text) => !WHOLE.test(text) || OPEN.test(text)),
    ...(new Set(texts).size < LANGUAGES.length ? [`two languages say the same: ${texts.join(' / ')}`] : []),
    ...explanations.flatMap(({ clause }) =>
      clause === refusal.clause && CLAUSES.has(clause) ? [] : [`${refusal.code} rests on ${clause}`],
    ),
  ];
}
