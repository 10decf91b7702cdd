import type { RefusalText } from '@hausregel/protocol';
import type { RuleSet, Sentence } from '@hausregel/rules';
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

export const explain = (_refusal: RefusalText, _language: UiLanguage): string | undefined => undefined;
