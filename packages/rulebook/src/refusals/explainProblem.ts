import { type ByLanguage, type Language, optionByKey, type RuleSetProblem } from '@hausregel/rules';
import { problemInGerman } from './problemsDe.ts';
import { problemInEnglish } from './problemsEn.ts';
import { problemInLithuanian } from './problemsLt.ts';

/** What is wrong with a rule set: where, and in a sentence what and how to mend it. */
export interface ProblemExplanation {
  /** Name of the house rule, or the place in the document as written; empty for the whole. */
  readonly where: string;
  readonly text: string;
}

const WORDS: ByLanguage<(problem: RuleSetProblem) => string> = {
  de: problemInGerman,
  en: problemInEnglish,
  lt: problemInLithuanian,
};

/** The words for a problem that checking a rule set found. */
export function explainProblem(problem: RuleSetProblem, language: Language): ProblemExplanation {
  const where = optionByKey(problem.at)?.title[language] ?? problem.at;
  return { where, text: WORDS[language](problem) };
}
