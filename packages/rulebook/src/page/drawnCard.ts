import type { Language, Stamp } from '@hausregel/rules';
import { faceSvg, inkOf } from '../art/face.ts';
import { figureMarkup } from '../art/figures.ts';
import { spriteMarkup } from '../art/sprite.ts';

/** A card as HTML, silent for ears: what it is stands beside it in words. */
export function drawnCard(card: string, language: Language, stamp?: Stamp): string {
  const letters = language === 'de' ? 'de' : 'en';
  const face = faceSvg(card, { face: 'medium', letters, stamp });
  return `<span class="card" style="--i:${inkOf(card)}"><svg viewBox="0 0 118 182" aria-hidden="true">${face}</svg></span>`;
}

/** The back of a card. */
export const DRAWN_BACK = '<span class="card back"></span>';

/** What all drawn cards of a page refer to; stands once in it, before them. */
export const spriteSvg = (): string =>
  `<svg class="sprite" width="0" height="0" aria-hidden="true">${spriteMarkup()}<defs>${figureMarkup()}</defs></svg>`;
