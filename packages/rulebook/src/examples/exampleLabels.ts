/** What stands below the cards of an example. */
import type { ByLanguage, Language } from '@hausregel/rules';
import type { ExampleStep } from './bookExample.ts';
import { playerLetter, stepWords } from './exampleWords.ts';

/** Below the card that lies at first. */
export const LIES_LABEL: ByLanguage<string> = { de: 'liegt', en: 'on top', lt: 'viršuje' };

const MAY_NOT: ByLanguage<(who: string) => string> = {
  de: (who) => `${who} darf nicht`,
  en: (who) => `${who} may not`,
  lt: (who) => `${who} negali`,
};

/** "A" below cards that A lays, "B darf nicht" below those that B may not, whole words where no card is laid. */
export function stepLabel(step: ExampleStep, language: Language): string {
  if (step.cards.length === 0) return stepWords(step, language);
  const who = playerLetter(step.seat);
  return step.isRefused ? MAY_NOT[language](who) : who;
}

/** The suit or rank that a step wishes, as a letter of the notation. */
export const wishOf = ({ move }: ExampleStep): string | undefined => />(\w)/.exec(move)?.[1];
