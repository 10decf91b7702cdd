import type * as Sound from '../lib/sound.ts';
import { loadAhead } from '../lib/ahead.ts';
import { motion, settings } from './settings.svelte.ts';

let sound: typeof Sound | undefined;

/**
 * The sounds come after the first touch; before it a browser lets none be heard. They are loaded and made when what
 * was touched has answered, since that takes longer than most answers do. A browser that wants to be asked during a
 * touch is asked at the next one.
 */
function wake(): void {
  if (sound !== undefined) return sound.wakeSound();
  loadAhead(async () => {
    sound ??= await import('../lib/sound.ts');
    sound.wakeSound();
  });
}

/** Sound and touch as the settings want them. */
export function feel(name: Sound.SoundName, { mine = true, level = 0 }: { mine?: boolean; level?: number } = {}): void {
  if (sound === undefined) return;
  const { OTHERS_VOLUME, playSound, vibrate, VOLUME } = sound;
  playSound(name, { volume: VOLUME[settings.sound] * (mine ? 1 : OTHERS_VOLUME), level });
  if (mine && settings.vibration && motion() !== 'off') vibrate(name, level);
}

/** Sounds are allowed from the first touch or key on. Call once. */
export function watchFirstTouch(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, wake, { passive: true });
}
