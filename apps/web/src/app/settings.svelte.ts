import type { Letters, SuitLetters } from '../art/face.ts';
import { look } from '../components/look.svelte.ts';
import { language, useLanguage } from '../lib/i18n.svelte.ts';
import { preferredLanguage, type UiLanguage } from '../lib/language.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { readPreferences, type Preferences } from './preferences.ts';

/**
 * Preferences of this browser: read `settings.sound` and so on anywhere, change them with
 * `changeSettings`; they are stored and take effect at once. On `<html>` they are classes and
 * data attributes: `data-theme`, `.v4` (four colours), `data-motion` (`off`, `fast`, `normal`).
 */
const STORE = 'hausregel.settings';

export const settings: Preferences = $state(readPreferences(readStored(STORE)));

const asksFor = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

let prefersDark = $state(asksFor('(prefers-color-scheme: dark)'));
let prefersStill = $state(asksFor('(prefers-reduced-motion: reduce)'));

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark);

/** Motion in effect. */
export const motion = (): 'off' | 'fast' | 'normal' =>
  settings.motion === 'auto' ? (prefersStill ? 'off' : 'normal') : settings.motion;

/** Letters of the court cards in effect; Lithuanian cards bear J Q K A. */
export function cardLetters(): Letters {
  if (settings.cardLetters !== 'auto') return settings.cardLetters;
  return language() === 'de' ? 'de' : 'en';
}

/** Language of the suits' letters in effect: that of the court letters, where the page's language has none of its own. */
const suitLetters = (): SuitLetters => (language() === 'lt' ? 'lt' : cardLetters());

export function changeSettings(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  writeStored(STORE, settings);
  applySettings();
}

export async function changeLanguage(to: UiLanguage): Promise<void> {
  await useLanguage(to);
  changeSettings({ language: to });
}

/** Language at start: the stored one, otherwise what the browser asks for. */
export const startLanguage = (): UiLanguage => settings.language ?? preferredLanguage(navigator.languages);

/** Puts the settings on `<html>`. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  root.classList.toggle('v4', settings.fourColours);
  root.dataset['motion'] = motion();
  look.letters = cardLetters();
  look.suitLetters = settings.suitLetters ? suitLetters() : undefined;
}

/** Follows the device while the choice is `auto`. Call once. */
export function watchDevice(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => {
    prefersDark = e.matches;
    applySettings();
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => {
    prefersStill = e.matches;
    applySettings();
  });
}
