/** Cards on a terminal: the letters one types, with the sign of the suit (`T♥`, `X`). */
import { JOKER, SUITLESS_JACK, suitOf } from '@hausregel/core';
import type { Face, Kind, Suit } from '@hausregel/core';
import { formatFace, formatKind } from '@hausregel/notation';

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

export const suitSign = (suit: Suit): string => SUIT_SIGNS.charAt(suit);

const isRed = (kind: Kind): boolean => kind < JOKER && suitOf(kind) >= 2;

/** `T♥`. */
export function cardSign(face: Face): string {
  if (face >= JOKER) return face === SUITLESS_JACK ? formatFace(face) : formatKind(face);
  return formatKind(face).charAt(0) + suitSign(suitOf(face));
}

/** `T♥`, red where colours are welcome. */
export const paintedCard = (face: Face, paint: Paint): string =>
  isRed(face) ? paint.red(cardSign(face)) : cardSign(face);

/** What is typed, brought to the notation: signs of suits become letters, `10` becomes `T`. */
export function typedMove(text: string): string {
  return text
    .replace(/[♣♠♥♦]\uFE0F?/gu, (sign) => 'CSHD'.charAt(SUIT_SIGNS.indexOf(sign.charAt(0))))
    .replace(/^\s*10(?=\s*[a-z])/i, 'T');
}
