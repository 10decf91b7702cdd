import type { PlaySettings } from '../table/types.ts';
import { cardLetters, motion, settings } from './settings.svelte.ts';

/** The part of the settings that the table obeys, with what is in effect for `auto`. */
export const playSettings = (): PlaySettings => ({
  letters: cardLetters(),
  leftHanded: settings.leftHanded,
  motion: motion(),
  sound: settings.sound,
  vibration: settings.vibration,
  sorting: settings.sorting,
  shortcuts: settings.shortcuts,
  confirmTap: settings.confirmTap,
  autoPass: settings.autoPass,
  moreSpeech: settings.moreSpeech,
});
