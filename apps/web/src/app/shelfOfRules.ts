import { deckSizeOf, playersOf, PRESETS, type RuleSet } from '@hausregel/rules';
import type { ShelfBox } from './shelf.ts';

/** What the rules say that stands on the boxes. Only for making and checking `shelf.json`: it brings all rules along. */
export const shelfOfRules = (): ShelfBox[] =>
  PRESETS.map((ruleSet) => {
    const players = playersOf(ruleSet);
    const { id, name } = ruleSet;
    const isShared = name.en === name.de && name.lt === name.de;
    return { id, name: isShared ? name.de : name, players, deckSize: deckSizeOf(ruleSet, players.min) };
  });

/** The sentence on each preset, for `shelfAbout.json`. */
export const aboutOfRules = (): Record<string, RuleSet['about']> =>
  Object.fromEntries(PRESETS.map(({ id, about }) => [id, about]));
