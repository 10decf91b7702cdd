import { compileMatch, differencesOf, presetById, type RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';

/** The rule sets as the pages need them; everything about rules comes from the packages. */
export { callWordsOf, deckSizeOf, playersConfer, playersOf, presetById, specialsOf, stampsOf } from '@hausregel/rules';

/** Name and the one sentence on a rule set in the language of the page. */
export const nameOf = (ruleSet: RuleSet): string => ruleSet.name[language()];
export const aboutOf = (ruleSet: RuleSet): string => ruleSet.about[language()];

/** The total that puts a player out of the match; undefined: none does. */
export const limitOf = (ruleSet: RuleSet, players: number): number | undefined => compileMatch(ruleSet, players).limit;

/** How many rules a table has changed; 0 for a preset as it is. */
export function houseRuleCount(ruleSet: RuleSet): number {
  if (presetById(ruleSet.id) !== undefined || ruleSet.basedOn === undefined) return 0;
  const base = presetById(ruleSet.basedOn);
  return base === undefined ? 0 : differencesOf(base, ruleSet).length;
}
