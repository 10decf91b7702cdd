import { OTHERS_VOLUME, playSound, vibrate, VOLUME, wakeSound, type SoundName } from '../lib/sound.ts';
import { motion, settings } from './settings.svelte.ts';

/** Sound and touch as the settings want them. */
export function feel(name: SoundName, { mine = true, level = 0 }: { mine?: boolean; level?: number } = {}): void {
  playSound(name, { volume: VOLUME[settings.sound] * (mine ? 1 : OTHERS_VOLUME), level });
  if (mine && settings.vibration && motion() !== 'off') vibrate(name, level);
}

/** Sounds are allowed from the first touch or key on. Call once. */
export function watchFirstTouch(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, wakeSound, { passive: true });
}
