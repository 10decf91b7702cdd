import { RANK_JACK } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema, integerSchema } from '../schema.ts';

export const lastCardCall: AnyOption = defineOption({
  key: 'lastCardCall',
  group: 'calls',
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-10', 'FAM-11', 'SKAT-12'],
  compile: (value, draft) => {
    draft.hasCalls = value;
  },
});

/** What a forgotten call brings: others may catch it, or it bars the last card. */
export const forgottenCall: AnyOption = defineOption({
  key: 'forgottenCall',
  group: 'calls',
  schema: choiceSchema(['catch', 'bars-last-card']),
  defaultValue: 'catch',
  clauses: ['FAM-12', 'SKAT-12'],
  compile: (value, draft) => {
    draft.callBars = value === 'bars-last-card';
    draft.callAtZero = draft.callBars ? undefined : 'maumau';
  },
});

/** Cards drawn when a forgotten call is caught. */
export const catchCards: AnyOption = defineOption({
  key: 'catchCards',
  group: 'calls',
  schema: integerSchema(1, 10),
  defaultValue: 2,
  clauses: ['FAM-12'],
  compile: (value, draft) => {
    draft.catchCards = draft.callBars ? 0 : value;
  },
});

export const jackMayBeLaidLast: AnyOption = defineOption({
  key: 'jackMayBeLaidLast',
  group: 'last-card',
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['SKAT-11'],
  compile: (value, draft) => {
    if (!value) draft.lastBarred.push(RANK_JACK);
  },
});

export const jackLastDoubles: AnyOption = defineOption({
  key: 'jackLastDoubles',
  group: 'last-card',
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['SKAT-11'],
  compile: (value, draft) => {
    if (value) draft.lastFactor.fill(2, RANK_JACK * 4, RANK_JACK * 4 + 4);
  },
});
