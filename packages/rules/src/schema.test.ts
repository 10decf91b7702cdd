import { describe, expect, test } from 'vitest';
import { OPTIONS } from './options/index.ts';
import { booleanSchema, byPlayersSchema, byRankSchema, choiceSchema, integerSchema, type Schema } from './schema.ts';

const accepts = (schema: Schema<unknown>, ...values: readonly unknown[]): boolean[] =>
  values.map((value) => schema.parse(value) !== undefined);

describe('a schema takes its own values and no others', () => {
  test('truth', () => {
    expect(accepts(booleanSchema, true, false, 1, 'true', null, undefined)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('whole numbers between its bounds', () => {
    expect(accepts(integerSchema(1, 3), 1, 3, 0, 4, 1.5, '2', NaN, Infinity)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('a choice, by its exact word', () => {
    expect(accepts(choiceSchema(['any', 'none']), 'any', 'none', 'Any', '', 0)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('numbers by players, from 2 to 12', () => {
    const schema = byPlayersSchema(1, 9);
    expect(
      accepts(schema, 5, { '2': 5, '12': 9 }, { '1': 5 }, { '13': 5 }, { '02': 5 }, {}, [], { '2': 10 }, { '2': '5' }),
    ).toEqual([true, true, false, false, false, false, false, false, false]);
  });

  test('numbers by rank or card', () => {
    const schema = byRankSchema(0, 50);
    expect(
      accepts(
        schema,
        { J: 20 },
        { KH: 50, K: 0 },
        { X: 20 },
        { '10': 1 },
        { XH: 1 },
        { JX: 1 },
        {},
        null,
        { J: 51 },
        { J: -1 },
      ),
    ).toEqual([true, true, true, false, false, false, false, false, false, false]);
  });
});

describe.each(OPTIONS.map((option) => [option.key, option] as const))('%s', (_, option) => {
  test('has a default that its own schema takes as it is', () => {
    expect(option.schema.parse(option.defaultValue)).toEqual(option.defaultValue);
  });

  test('rests on a clause of the ledger, or on its own beyond it', () => {
    expect(option.clauses.length).toBeGreaterThan(0);
    for (const clause of option.clauses)
      if (clause !== `HR-${option.key}`)
        expect(clause).toMatch(/^[A-Z]+-(V?\d+|\d+[a-z/]\d?|[A-Z]+|Q[♣♠♥][abc]?|P\d)$/);
  });
});

test('no two options have the same key', () => {
  expect(new Set(OPTIONS.map(({ key }) => key)).size).toBe(OPTIONS.length);
});
