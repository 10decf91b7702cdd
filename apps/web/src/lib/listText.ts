import { language } from './i18n.svelte.ts';
import { isolated } from './text.ts';

/** "Anna, Bo und Cem": a list as the language writes it. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(items.map(isolated));
