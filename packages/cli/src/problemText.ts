import { explainProblem } from '@hausregel/rulebook';
import type { Language, RuleSetProblem } from '@hausregel/rules';

/** The words for a problem that checking a rule set found, with what it is about in front. */
export function problemText(problem: RuleSetProblem, language: Language): string {
  const { where, text } = explainProblem(problem, language);
  return where === '' ? text : `${where}: ${text}`;
}
