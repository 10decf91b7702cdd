/** Words for refusals and problems alone, so that a table can explain itself without the book. */
export { type Explanation, explainRefusal } from './explainRefusal.ts';
export { explainProblem, type ProblemExplanation } from './explainProblem.ts';
export type { PendingText, RefusalText } from './refusalText.ts';
