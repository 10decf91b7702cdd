import { UI_LANGUAGES, type UiLanguage } from '../lib/language.ts';
import { isRecord } from '../lib/storage.ts';

/** Choices of each preference; the first is the default. `auto` follows the device or the language. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  /** Letters of the cards: B D K A or J Q K A. */
  cardLetters: ['auto', 'de', 'en'],
  motion: ['auto', 'normal', 'fast', 'off'],
  sound: ['full', 'quiet', 'off'],
  /** Order of the own hand. */
  sorting: ['suit', 'rank', 'playable', 'none'],
} as const;

export const SWITCHES = {
  fourColours: false,
  suitLetters: false,
  leftHanded: false,
  vibration: true,
  shortcuts: true,
  /** A card is laid by the second tap. */
  confirmTap: false,
  /** Pass by itself when nothing else is possible after drawing (GEN-10). */
  autoPass: false,
  moreSpeech: false,
  /** Tell by a notification of the device when it is one's turn and the page is hidden. */
  notifications: false,
} as const;

export type ChoiceKey = keyof typeof CHOICES;
export type SwitchKey = keyof typeof SWITCHES;
export type Choice<K extends ChoiceKey> = (typeof CHOICES)[K][number];

export type Preferences = { [K in ChoiceKey]: Choice<K> } & { [K in SwitchKey]: boolean } & {
  language: UiLanguage | undefined;
  /** Name used last when sitting down. */
  playerName: string;
};

export const PLAYER_NAME_MAX = 24;

/** Preferences from whatever was stored; what is missing or unknown gets its default. */
export function readPreferences(stored: unknown): Preferences {
  const s = isRecord(stored) ? stored : {};
  const choices = Object.entries(CHOICES).map(([key, all]) => [key, all.find((one) => one === s[key]) ?? all[0]]);
  const switches = Object.entries(SWITCHES).map(([key, isOn]) => [key, typeof s[key] === 'boolean' ? s[key] : isOn]);
  return {
    // What is in either list is in the type, key by key.
    ...(Object.fromEntries([...choices, ...switches]) as Preferences),
    language: UI_LANGUAGES.find((language) => language === s['language']),
    playerName: typeof s['playerName'] === 'string' ? s['playerName'].slice(0, PLAYER_NAME_MAX) : '',
  };
}
