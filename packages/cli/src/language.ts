import { LANGUAGES } from '@hausregel/rules';
import type { Language } from '@hausregel/rules';

/** The language a text names (`de`, `en`, `lt`), or undefined. */
export function languageOf(text: string): Language | undefined {
  return LANGUAGES.find((language) => language === text.toLowerCase());
}

/** The language of the locale, if it is one of ours, else English. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  return languageOf(/^[a-z]+(?=[_.@-]|$)/i.exec(locale ?? '')?.[0] ?? '') ?? 'en';
}
