import type { Letters, SuitLetters } from '../art/face.ts';

/**
 * How cards look everywhere: set once from the settings. Four colours are the class `v4` on <html>;
 * letters under the pips (for colour-blind eyes) are those of the language `suitLetters`.
 */
export const look: { letters: Letters; suitLetters: SuitLetters | undefined } = $state({
  letters: 'de',
  suitLetters: undefined,
});
