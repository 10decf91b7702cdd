const SUIT_OF_SIGN: Readonly<Record<string, string>> = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' };
/** The sign of a suit letter. */
export const SIGN_OF_SUIT: Readonly<Record<string, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

export interface SuitPart {
  readonly text: string;
  /** C, S, H or D if this part is a suit's sign. */
  readonly suit: string | undefined;
}

/** Cuts a sentence at the signs ♣ ♠ ♥ ♦; together the texts are the sentence again. */
export function splitSuits(sentence: string): readonly SuitPart[] {
  return sentence
    .split(/([♣♠♥♦])/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, suit: SUIT_OF_SIGN[text] }));
}
