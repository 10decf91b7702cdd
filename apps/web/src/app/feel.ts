import type * as Sound from '../lib/sound.ts';
import { motion, settings } from './settings.svelte.ts';

let sound: typeof Sound | undefined;

/** The sounds are loaded at the first touch; before it a browser lets none be heard. */
async function wake(): Promise<void> {
  sound ??= await import('../lib/sound.ts').catch(() => undefined);
  sound?.wakeSound();
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
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => void wake(), { passive: true });
}
