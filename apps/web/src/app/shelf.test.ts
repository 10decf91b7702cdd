import { deckSizeOf, playersOf, PRESETS } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { SHELF, type ShelfBox } from './shelf.ts';

test('the boxes on the shelf say what the rules say', () => {
  const made: ShelfBox[] = PRESETS.map((ruleSet) => {
    const players = playersOf(ruleSet);
    return {
      id: ruleSet.id,
      name: ruleSet.name,
      about: ruleSet.about,
      players,
      deckSize: deckSizeOf(ruleSet, players.min),
    };
  });
  expect(SHELF).toEqual(made);
});
