import about from './shelfAbout.json' with { type: 'json' };
import { language } from '../lib/i18n.svelte.ts';
import type { UiLanguage } from '../lib/language.ts';

/** The one sentence on each preset, by its id; made and checked as the shelf itself, but not needed by the start page. */
export const ABOUT: Readonly<Record<string, Readonly<Record<UiLanguage, string>>>> = about;

export const boxAbout = (id: string): string => ABOUT[id]?.[language()] ?? '';
