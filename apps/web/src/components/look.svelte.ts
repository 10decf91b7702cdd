import type { Letters } from '../art/face.ts';

/**
 * How cards look everywhere: set once from the settings. Four colours are the class `v4` on <html>;
 * letters under the pips (for colour-blind eyes) are `suitLetters`.
 */
export const look: { letters: Letters; suitLetters: boolean } = $state({
  letters: 'de',
  suitLetters: false,
});
