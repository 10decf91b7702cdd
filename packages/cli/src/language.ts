import { LANGUAGES } from '@hausregel/rules';
import type { Language } from '@hausregel/rules';

/** The language a text names (`de`, `en`), or undefined. */
export function languageOf(text: string): Language | undefined {
  return LANGUAGES.find((language) => language === text.toLowerCase());
}

/** German for a German locale, else English. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  return locale !== undefined && /^de([_.@-]|$)/i.test(locale) ? 'de' : 'en';
}
