/** Refusals and rule sets for tests of what the referee says. */
import type { RefusalCode } from '@hausregel/core';
import { type Language, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { expect } from 'vitest';
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
export const PLUS: RuleSet = rules('skat-plus');

/** A refusal on the king of hearts, unless the facts say otherwise. */
export function refused(code: RefusalCode, move: string, facts: Partial<RefusalText> = {}): RefusalText {
  return { code, clause: 'GEN-7', move, top: 'KH', wish: undefined, demand: undefined, ...facts };
}

/** Its words with ordinary spaces, so that expectations are easy to read. */
export function say(refusal: RefusalText, ruleSet: RuleSet, language: Language): string {
  return explainRefusal(refusal, ruleSet, language).text.replaceAll('\u00A0', ' ');
}

/** One whole sentence, with a full stop and nothing left open in it. */
export function expectWhole(text: string): void {
  expect(text).toMatch(/^[„“\p{Lu}♣♠♥♦\d].*\.$/u);
  expect(text).not.toMatch(/undefined|NaN|null|[{}]|  | [,.;:]|\.\.|[.!?]\s+\p{Lu}/u);
}
