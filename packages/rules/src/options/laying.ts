import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, rankOfSign } from '../ranks.ts';
import { booleanSchema, choiceSchema } from '../schema.ts';

export const wildRank: AnyOption = defineOption({
  key: 'wildRank',
  group: 'laying',
  schema: choiceSchema(['none', ...RANK_SIGNS]),
  defaultValue: 'J',
  clauses: ['FAM-4', 'SKAT-5'],
  compile: (value, draft) => {
    draft.wildRank = value === 'none' ? undefined : rankOfSign(value);
  },
});

export const wildOnWild: AnyOption = defineOption({
  key: 'wildOnWild',
  group: 'laying',
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-4', 'SKAT-5', 'GEN-6'],
  compile: (value, draft) => {
    draft.wildOnWild = value;
  },
});
