import { presetById, type RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';

/** The rule sets as the pages need them; everything about rules comes from the packages. */
export { deckSizeOf, playersOf, PRESETS, presetById, stampsOf } from '@hausregel/rules';

/** Name and the one sentence on a rule set in the language of the page. */
export const nameOf = (ruleSet: RuleSet): string => ruleSet.name[language()];
export const aboutOf = (ruleSet: RuleSet): string => ruleSet.about[language()];

/** What a table's own rules were made from, if it is one of ours. */
export const baseOf = (ruleSet: RuleSet): RuleSet | undefined =>
  ruleSet.basedOn === undefined ? undefined : presetById(ruleSet.basedOn);
