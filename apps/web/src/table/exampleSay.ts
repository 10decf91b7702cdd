import { fillText, type Forms, type Text } from '../lib/text.ts';
import { forms as formsDe } from '../locales/de/forms.ts';
import { texts as de } from '../locales/de/index.ts';
import { texts as en } from '../locales/en/index.ts';
import { forms as formsLt } from '../locales/lt/forms.ts';
import { texts as lt } from '../locales/lt/index.ts';
import type { Say } from './types.ts';

const sayIn = (language: string, texts: Readonly<Record<string, Text>>, forms: Forms = {}): Say => {
  const plural = new Intl.PluralRules(language);
  return (key, params = {}) => fillText(texts[key] ?? key, params, plural, forms);
};

/** What the table says in every language, for tests; a page loads one. */
export const SAY: Readonly<Record<'de' | 'en' | 'lt', Say>> = {
  de: sayIn('de', de, formsDe),
  en: sayIn('en', en),
  lt: sayIn('lt', lt, formsLt),
};
