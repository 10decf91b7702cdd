import type { Draft } from '../draft.ts';
import type { CardNoun } from './nouns.ts';
import type { Line } from './phrases.ts';

/** What whoever lays a card that wishes for a suit does, or may do. */
export function wishingLine({ de, en, lt }: CardNoun, { house: { wishOptional } }: Draft): Line {
  return {
    de: `Wer ${de.oneAkk} legt, ${wishOptional ? 'darf eine Farbe wünschen' : 'wünscht eine Farbe'}.`,
    en: `Whoever lays ${en.one} ${wishOptional ? 'may name' : 'names'} a suit.`,
    lt: `Kas padeda ${lt.acc}, tas ${wishOptional ? 'gali pareikalauti spalvos' : 'pareikalauja spalvos'}.`,
  };
}
