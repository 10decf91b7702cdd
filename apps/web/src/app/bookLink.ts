import { encodeRuleSet, isSameValue, presetById, type RuleSet } from '@hausregel/rules';
import { inviteOrigin } from './inviteOrigin.svelte.ts';

/** Last part of the address of a rule book that stands behind # as a whole. */
export const SHARED_ID = 'house';

/** Whether these are the rules of a preset as they are. */
const isPreset = ({ id, options }: RuleSet): boolean => isSameValue(presetById(id)?.options, options);

/** The page with the rule book of a rule set: of a preset by its id, else with the whole rule set in it. */
export const bookPath = (ruleSet: RuleSet): string =>
  isPreset(ruleSet) ? `/rules/${ruleSet.id}` : `/rules/${SHARED_ID}#${encodeRuleSet(ruleSet)}`;

/** The link to that page, for other devices. */
export const bookLink = (ruleSet: RuleSet): string => `${inviteOrigin()}${bookPath(ruleSet)}`;
