import { SCORINGS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, SUIT_SIGNS } from '../ranks.ts';
import { byRankSchema, choiceSchema, integerSchema } from '../schema.ts';

export const scoring: AnyOption = defineOption({
  key: 'scoring',
  group: 'scoring',
  schema: choiceSchema(SCORINGS),
  defaultValue: 'cards',
  clauses: ['FAM-14', 'FAM-17', 'SKAT-13', 'SKAT-14'],
  compile: (value, draft) => {
    draft.scoring = value;
  },
});

/** By rank or by card; what is not named counts its number, and figures and aces 0. */
export const cardValues: AnyOption = defineOption({
  key: 'cardValues',
  group: 'scoring',
  schema: byRankSchema(0, 100),
  defaultValue: { J: 10, Q: 10, K: 10, A: 10 },
  clauses: ['FAM-14', 'SKAT-13'],
  compile: (value, draft) => {
    RANK_SIGNS.forEach((sign, rank) => {
      const byRank = value[sign] ?? (rank <= 8 ? rank + 2 : 0);
      SUIT_SIGNS.forEach((suitSign, suit) => {
        draft.values[rank * 4 + suit] = value[sign + suitSign] ?? byRank;
      });
    });
  },
});

/** Rounds of a match; 0: no number agreed. */
export const matchRounds: AnyOption = defineOption({
  key: 'matchRounds',
  group: 'match',
  schema: integerSchema(0, 100),
  defaultValue: 0,
  clauses: ['SKAT-14'],
  compile: (value, draft) => {
    draft.matchRounds = value;
  },
});

/** Rounds of a match for each player, where neither a number nor a target is agreed; 0: none. */
export const matchRoundsPerPlayer: AnyOption = defineOption({
  key: 'matchRoundsPerPlayer',
  group: 'match',
  schema: integerSchema(0, 10),
  defaultValue: 0,
  clauses: ['SKAT-14'],
  compile: (value, draft) => {
    draft.matchRoundsPerPlayer = value;
  },
});

/** A total that ends the match when it is reached; 0: none. */
export const matchTarget: AnyOption = defineOption({
  key: 'matchTarget',
  group: 'match',
  schema: integerSchema(0, 1000),
  defaultValue: 100,
  clauses: ['FAM-15', 'SKAT-14'],
  compile: (value, draft) => {
    draft.matchTarget = value;
  },
});

export const tie: AnyOption = defineOption({
  key: 'tie',
  group: 'match',
  schema: choiceSchema(['deciding-round', 'share']),
  defaultValue: 'deciding-round',
  clauses: ['FAM-16', 'SKAT-14'],
  compile: (value, draft) => {
    draft.tie = value;
  },
});
