/** The one place where the terminal meets `packages/rulebook`. */
import type { Refusal } from '@hausregel/core';
import { explainRefusal, refusalTextOf } from '@hausregel/rulebook';
import type { Language, RuleSet } from '@hausregel/rules';

/** Why a move is refused, in words, with the clause. */
export function refusalSentence(refusal: Refusal, ruleSet: RuleSet, language: Language): string {
  const { text, clause } = explainRefusal(refusalTextOf(refusal), ruleSet, language);
  return `${text} (${clause})`;
}
