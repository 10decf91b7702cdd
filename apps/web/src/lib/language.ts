/** Languages of the client, in the order of the switch. */
export const UI_LANGUAGES = ['de', 'en', 'lt'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<UiLanguage, string>> = {
  de: 'Deutsch',
  en: 'English',
  lt: 'Lietuvių',
};

export const isUiLanguage = (value: unknown): value is UiLanguage =>
  UI_LANGUAGES.some((language) => language === value);

/** The first of the browser's languages that we have; English if none. */
export function preferredLanguage(wanted: readonly string[]): UiLanguage {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isUiLanguage(base)) return base;
  }
  return 'en';
}
