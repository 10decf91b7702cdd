import type { RuleSetProblem } from '@hausregel/rules';

/** A fact of a problem as it is shown. */
export const fact = ({ facts }: RuleSetProblem, key: string): string => String(facts?.[key] ?? '?');

/** A number that a problem names, for words that agree with it; 0 where it names none. */
export const numberFact = ({ facts }: RuleSetProblem, key: string): number => Number(facts?.[key] ?? 0);
