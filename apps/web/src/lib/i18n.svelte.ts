import { untrack } from 'svelte';
import type { TextKey } from '../locales/en/index.ts';
import type { UiLanguage } from './language.ts';
import { fillText, type Forms, type Params, type Texts } from './text.ts';

/**
 * The language of the page. Each language is loaded when it is chosen, in two parts: what the start
 * page and a round say, and the rest, which comes with the parts that need it. A component that calls
 * `t` is drawn anew when texts come, and state stays as it is.
 */
interface Loaded {
  readonly texts: Texts;
  /** Of the words that are put in gaps, where the language declines them. */
  readonly forms?: Forms;
}
type Load = () => Promise<Loaded>;
const loaders: Readonly<Record<UiLanguage, { readonly first: Load; readonly later: Load }>> = {
  de: { first: () => import('../locales/de/first.ts'), later: () => import('../locales/de/later.ts') },
  en: { first: () => import('../locales/en/first.ts'), later: () => import('../locales/en/later.ts') },
  lt: { first: () => import('../locales/lt/first.ts'), later: () => import('../locales/lt/later.ts') },
};

interface Current {
  readonly language: UiLanguage;
  readonly texts: Texts;
  readonly hasAll: boolean;
  readonly plural: Intl.PluralRules;
  readonly forms: Forms;
}

let current = $state.raw<Current>({
  language: 'en',
  texts: {},
  hasAll: false,
  plural: new Intl.PluralRules('en'),
  forms: {},
});

let wantsAll = false;

/** Loads a language, as much of it as of the one before, and shows everything in it; `<html lang>` follows. */
export async function useLanguage(language: UiLanguage): Promise<void> {
  const [first, later] = await Promise.all([
    loaders[language].first(),
    wantsAll ? loaders[language].later() : undefined,
  ]);
  const texts = { ...first.texts, ...later?.texts };
  const { forms = {} } = first;
  current = { language, texts, hasAll: later !== undefined, plural: new Intl.PluralRules(language), forms };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  // They may have been asked for meanwhile.
  if (wantsAll) await completeTexts();
}

/** Loads the rest of the current language. */
async function completeTexts(): Promise<void> {
  wantsAll = true;
  while (!current.hasAll) {
    const { language } = current;
    const { texts } = await loaders[language].later();
    if (language === current.language) current = { ...current, texts: { ...current.texts, ...texts }, hasAll: true };
  }
}

/** A part that says more than the first texts, once it can; nothing is drawn anew by asking for it. */
export async function withAllTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, untrack(completeTexts)]);
  return loaded;
}

/** Whether the rest of the current language is there. */
export const hasAllTexts = (): boolean => current.hasAll;

export const language = (): UiLanguage => current.language;

/** The text of a key in the current language, gaps filled; the key itself if it is unknown, nothing while it may still come. */
export function t(key: TextKey, params: Params = {}): string {
  const text = current.texts[key];
  if (text === undefined) return current.hasAll ? key : '';
  return fillText(text, params, current.plural, current.forms);
}

export type { TextKey };
