import { START_EFFECTS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { byPlayersSchema, choiceSchema } from '../schema.ts';

export const handSize: AnyOption = defineOption({
  key: 'handSize',
  group: 'deal',
  schema: byPlayersSchema(1, 15),
  defaultValue: 5,
  clauses: ['FAM-2', 'FAM-V7', 'FAM-V8', 'SKAT-2'],
  compile: (value, draft) => {
    draft.handSize = typeof value === 'number' ? value : forPlayers(value, draft.players);
  },
});

/** Keys are those of the core: nothing, only a wish, all as if the dealer had laid it. */
export const startCard: AnyOption = defineOption({
  key: 'startCard',
  group: 'deal',
  schema: choiceSchema(START_EFFECTS),
  defaultValue: 'wish',
  clauses: ['FAM-3', 'SKAT-3'],
  compile: (value, draft) => {
    draft.startEffect = value;
  },
});

/** The number for so many players; a deciding round with fewer than any named takes the fewest named. */
function forPlayers(sizes: Readonly<Record<string, number>>, players: number): number | undefined {
  const fewest = Math.min(...Object.keys(sizes).map(Number));
  return sizes[String(Math.max(players, fewest))];
}
