import { rankOfSign } from '../ranks.ts';
import { choiceSchema, integerSchema } from '../schema.ts';
import { type AnyOption, defineOption } from '../option.ts';

export const lowestRank: AnyOption = defineOption({
  key: 'lowestRank',
  group: 'deck',
  schema: choiceSchema(['2', '6', '7']),
  defaultValue: '2',
  clauses: ['FAM-1', 'FAM-V1', 'SKAT-1'],
  compile: (value, draft) => {
    draft.lowestRank = rankOfSign(value);
  },
});

export const secondDeckFrom: AnyOption = defineOption({
  key: 'secondDeckFrom',
  group: 'deck',
  // From so many players on; 0: never.
  schema: integerSchema(0, 12),
  defaultValue: 7,
  clauses: ['FAM-1', 'FAM-V4', 'SKAT-1'],
  compile: (value, draft) => {
    draft.decks = value > 0 && draft.players >= value ? 2 : 1;
  },
});

export const playersMin: AnyOption = defineOption({
  key: 'playersMin',
  group: 'deck',
  schema: integerSchema(2, 12),
  defaultValue: 2,
  clauses: ['FAM-1', 'SKAT-1'],
  compile: (value, draft) => {
    draft.playersMin = value;
  },
});

export const playersMax: AnyOption = defineOption({
  key: 'playersMax',
  group: 'deck',
  schema: integerSchema(2, 12),
  defaultValue: 10,
  clauses: ['FAM-1', 'SKAT-1'],
  compile: (value, draft) => {
    draft.playersMax = value;
  },
});
