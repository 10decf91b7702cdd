import { AFTER_DRAW, RENEWALS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema } from '../schema.ts';

export const drawWhenAbleToLay: AnyOption = defineOption({
  key: 'drawWhenAbleToLay',
  group: 'drawing',
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['FAM-5', 'SKAT-6'],
  compile: (value, draft) => {
    draft.drawWhenAble = value;
  },
});

export const afterDraw: AnyOption = defineOption({
  key: 'afterDraw',
  group: 'drawing',
  schema: choiceSchema(AFTER_DRAW),
  defaultValue: 'drawn',
  clauses: ['FAM-5', 'SKAT-6'],
  compile: (value, draft) => {
    draft.afterDraw = value;
  },
});

export const renewal: AnyOption = defineOption({
  key: 'renewal',
  group: 'drawing',
  schema: choiceSchema(RENEWALS),
  defaultValue: 'shuffle',
  clauses: ['FAM-13', 'SKAT-7'],
  compile: (value, draft) => {
    draft.renewal = value;
  },
});
