/** Cards on a terminal, as people of each language write them, and what they type. */
import { JOKER, SUITLESS_JACK, rankOf, suitOf, wishedRank } from '@hausregel/core';
import type { Face, Kind, Suit, Wish } from '@hausregel/core';
import { formatFace } from '@hausregel/notation';
import type { ByLanguage, Language } from '@hausregel/rules';

const SUIT_SIGNS = '♣♠♥♦';
const RED = '\u001B[31m';
const BOLD = '\u001B[1m';
const DIM = '\u001B[2m';
const RESET = '\u001B[0m';

/** Paints texts, or leaves them plain where no person sees them. */
export interface Paint {
  readonly red: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

const PLAIN: Paint = { red: (text) => text, bold: (text) => text, dim: (text) => text };
const COLOURED: Paint = {
  red: (text) => `${RED}${text}${RESET}`,
  bold: (text) => `${BOLD}${text}${RESET}`,
  dim: (text) => `${DIM}${text}${RESET}`,
};

export const paintFor = (isColoured: boolean): Paint => (isColoured ? COLOURED : PLAIN);

const suitSign = (suit: Suit): string => SUIT_SIGNS.charAt(suit);

const isRed = (kind: Kind): boolean => kind < JOKER && suitOf(kind) >= 2;

const LETTERS: ByLanguage<readonly string[]> = {
  de: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  en: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  lt: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
};

/** `♥` or `10`, with the letters of the language; a red suit red where colours are welcome. */
export function paintedWish(wish: Wish, language: Language, paint: Paint): string {
  const rank = wishedRank(wish);
  if (rank !== undefined) return LETTERS[language][rank] ?? '';
  return wish >= 2 ? paint.red(suitSign(wish)) : suitSign(wish);
}

/** `10♥`, with the letters of the language; `X` for a joker. */
export function cardSign(face: Face, language: Language): string {
  if (face === JOKER) return formatFace(face);
  const letter = LETTERS[language][rankOf(face)] ?? '';
  return face === SUITLESS_JACK ? letter : letter + suitSign(suitOf(face));
}

/** `10♥`, red where colours are welcome. */
export const paintedCard = (face: Face, language: Language, paint: Paint): string =>
  isRed(face) ? paint.red(cardSign(face, language)) : cardSign(face, language);

/**
 * What is typed, brought to the notation: signs of suits become letters, `10` becomes `T`, and in
 * German `BH` and `DH` become `JH` and `QH`.
 */
export function typedMove(text: string, language: Language): string {
  const inLetters = text
    .replace(/[♣♠♥♦]\uFE0F?/gu, (sign) => 'CSHD'.charAt(SUIT_SIGNS.indexOf(sign.charAt(0))))
    .replace(/^\s*10(?=\s*[a-z])/i, 'T')
    .replace(/>\s*10/, '>T');
  if (language !== 'de') return inLetters;
  return inLetters.replace(/^\s*b(?=\s*[cshd])/i, 'J').replace(/^\s*d(?=\s*[cshd])/i, 'Q');
}
