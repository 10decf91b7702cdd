import type { RefusalText } from '@hausregel/protocol';
import type { RuleSet, Sentence } from '@hausregel/rules';
import { t } from '../lib/i18n.svelte.ts';
import type { UiLanguage } from '../lib/language.ts';

/** The rule book as the pages need it. */
export interface BookSection {
  readonly key: string;
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export const bookOf = (ruleSet: RuleSet, language: UiLanguage): readonly BookSection[] => [
  { key: 'about', title: ruleSet.name[language], sentences: [{ clause: '', text: ruleSet.about[language] }] },
];

/** Why a move is refused, in words, with the clause that forbids it. */
export const explain = (refusal: RefusalText, _language: UiLanguage): { readonly text: string; readonly clause: string } => ({
  text: t(`errors.${refusal.code}`),
  clause: refusal.clause,
});
