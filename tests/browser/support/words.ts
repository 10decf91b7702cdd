import { fillText, type Params } from '../../../apps/web/src/lib/text.ts';
import { texts as de, type TextKey } from '../../../apps/web/src/locales/de/index.ts';
import { texts as en } from '../../../apps/web/src/locales/en/index.ts';
import { forms } from '../../../apps/web/src/locales/lt/forms.ts';
import { texts as lt } from '../../../apps/web/src/locales/lt/index.ts';

export type Language = 'de' | 'en' | 'lt';
export type Words = (key: TextKey, params?: Params) => string;

/** The client's own texts, so that a test looks for what a person reads, however it is worded. */
export const wordsOf =
  (language: Language): Words =>
  (key, params = {}) => {
    const text = { de, en, lt }[language][key];
    if (text === undefined) throw new Error(`No text “${key}” in ${language}.`);
    return fillText(text, params, new Intl.PluralRules(language), language === 'lt' ? forms : {});
  };
