import type { CardStamp, RuleSet, Stamp } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';

/** Name and the one sentence on a rule set in the language of the page. */
export const nameOf = (ruleSet: RuleSet): string => ruleSet.name[language()];
export const aboutOf = (ruleSet: RuleSet): string => ruleSet.about[language()];

/** The stamp of a card ("7S", "X") by what the server says of a round. */
export const stampsIn =
  (stamps: readonly CardStamp[]): ((card: string) => Stamp | undefined) =>
  (card) =>
    stamps.findLast(({ rank, suit }) => rank === card.charAt(0) && (suit ?? card.charAt(1)) === card.charAt(1))?.stamp;
