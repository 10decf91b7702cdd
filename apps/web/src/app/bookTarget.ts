import type { RuleSet } from '@hausregel/rules';
import { t } from '../lib/i18n.svelte.ts';
import { bookLink } from './bookLink.ts';
import { inviteLink } from './invite.ts';
import { nameOf } from './ruleSets.ts';

/** Where the code of a rule book leads phones, and what they find there. */
export interface BookTarget {
  readonly link: string;
  readonly lead: string;
  readonly name: string;
}

/** To the table with this code ("Birke 47"), without one to the book itself. */
export const bookTarget = (ruleSet: RuleSet, tableCode: string | undefined): BookTarget =>
  tableCode === undefined
    ? { link: bookLink(ruleSet), lead: t('rules.onPhone'), name: nameOf(ruleSet) }
    : { link: inviteLink(tableCode), lead: t('rules.joinTable'), name: tableCode };
