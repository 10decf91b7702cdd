import { deckSizeOf, playersOf, PRESETS } from '@hausregel/rules';
import type { ShelfBox } from './shelf.ts';

/** What the rules say that stands on the boxes. Only for making and checking `shelf.json`: it brings all rules along. */
export const shelfOfRules = (): ShelfBox[] =>
  PRESETS.map((ruleSet) => {
    const players = playersOf(ruleSet);
    const { id, name, about } = ruleSet;
    return { id, name, about, players, deckSize: deckSizeOf(ruleSet, players.min) };
  });
