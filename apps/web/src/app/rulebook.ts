import type { RefusalText } from '@hausregel/protocol';
import type { RuleSet, Sentence } from '@hausregel/rules';
import { t } from '../lib/i18n.svelte.ts';
import type { UiLanguage } from '../lib/language.ts';

/** A topic of the rule book with its sentences. */
export interface BookSection {
  readonly key: string;
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** A special card in the short form. */
export interface BookCard {
  readonly card: string;
  readonly title: string;
  readonly text: string;
}

/** The rule book of a rule set: on one page, and in full. */
export interface Book {
  readonly topics: readonly BookSection[];
  readonly cards: readonly BookCard[];
  readonly sections: readonly BookSection[];
}

export const bookOf = (ruleSet: RuleSet, language: UiLanguage): Book => ({
  topics: [{ key: 'about', title: ruleSet.name[language], sentences: [{ clause: '', text: ruleSet.about[language] }] }],
  cards: [{ card: '7S', title: 'Sieben', text: 'Der Nächste zieht 2 und setzt aus.' }, { card: '8C', title: 'Acht', text: 'Der Nächste setzt aus. Dagegen hilft nichts.' }],
  sections: [{ key: 'about', title: ruleSet.name[language], sentences: [{ clause: 'FAM-1', text: ruleSet.about[language] }] }],
});

/** Why a move is refused, in words, with the clause that forbids it. */
export const explain = (refusal: RefusalText, _language: UiLanguage): { readonly text: string; readonly clause: string } => ({
  text: t(`errors.${refusal.code}`),
  clause: refusal.clause,
});
