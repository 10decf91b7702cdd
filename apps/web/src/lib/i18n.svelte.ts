import type { TextKey } from '../locales/en/index.ts';
import type { UiLanguage } from './language.ts';
import { fillText, type Params, type Texts } from './text.ts';

/**
 * The language of the page. Each language is a chunk of its own, loaded when it is chosen; a
 * component that calls `t` is drawn anew when the language changes, and state stays as it is.
 */
const loaders: Readonly<Record<UiLanguage, () => Promise<{ readonly texts: Texts }>>> = {
  de: () => import('../locales/de/index.ts'),
  en: () => import('../locales/en/index.ts'),
};

interface Current {
  readonly language: UiLanguage;
  readonly texts: Texts;
  readonly plural: Intl.PluralRules;
}

let current = $state.raw<Current>({ language: 'en', texts: {}, plural: new Intl.PluralRules('en') });

/** Loads a language and shows everything in it; `<html lang>` follows. */
export async function useLanguage(language: UiLanguage): Promise<void> {
  const { texts } = await loaders[language]();
  current = { language, texts, plural: new Intl.PluralRules(language) };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export const language = (): UiLanguage => current.language;

/** The text of a key in the current language, gaps filled; the key itself if it is unknown. */
export function t(key: TextKey, params: Params = {}): string {
  const text = current.texts[key];
  return text === undefined ? key : fillText(text, params, current.plural);
}

/** "Anna, Bo und Cem": a list as the language writes it. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(current.language, { type: 'conjunction' }).format(items);

export type { TextKey };
