/** The one place where the terminal meets `packages/rulebook`. */
import type { Refusal } from '@hausregel/core';
import { OPTIONS, clausesOf } from '@hausregel/rules';
import type { Language, RuleSet } from '@hausregel/rules';

/** The rule book of a rule set as text. */
export function bookOf(ruleSet: RuleSet, language: Language): string {
  const lines = OPTIONS.map((option) => {
    const value: unknown = ruleSet.options[option.key] ?? option.defaultValue;
    return `${option.key}: ${JSON.stringify(value)} (${clausesOf(ruleSet, option.key).join(', ')})`;
  });
  return [ruleSet.name[language], ruleSet.about[language], '', ...lines].join('\n');
}

/** Why a move is refused, in a sentence. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  const not = language === 'de' ? 'Das geht nicht' : 'That is not allowed';
  return `${not}: ${refusal.code} (${refusal.clause}).`;
}
