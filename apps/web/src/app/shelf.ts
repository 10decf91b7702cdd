import boxes from './shelf.json' with { type: 'json' };
import { language } from '../lib/i18n.svelte.ts';
import type { UiLanguage } from '../lib/language.ts';

/**
 * What stands on the boxes of the presets, so that the start page need not load the rules
 * themselves. `writeShelf.ts` makes `shelf.json` from the rules, and a test compares them.
 */
export interface ShelfBox {
  readonly id: string;
  /** One name for all languages where they share it. */
  readonly name: string | Readonly<Record<UiLanguage, string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** Cards in the deck of the smallest table. */
  readonly deckSize: number;
}

export const SHELF: readonly ShelfBox[] = boxes;

export const boxName = (box: ShelfBox): string => (typeof box.name === 'string' ? box.name : box.name[language()]);
