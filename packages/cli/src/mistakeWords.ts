/** The words for what is wrong with a file of scenarios or games. */
import type { MistakeFacts, Wanted } from '@hausregel/notation';

/** A sentence or two by code: what is wrong, and what to do. */
export type MistakeWords = { readonly [Code in keyof MistakeFacts]: (facts: MistakeFacts[Code]) => string };

/** What to write, by what is wanted. */
export type WantedWords = Readonly<Record<Wanted, string>>;

const CONTROL_MAX = 0x1f;

/** A character as it can be shown: control characters as JSON writes them. */
export const shownCharacter = (character: string): string =>
  character.charCodeAt(0) <= CONTROL_MAX ? JSON.stringify(character).slice(1, -1) : character;
