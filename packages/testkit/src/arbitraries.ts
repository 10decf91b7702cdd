/** Arbitrary values for property tests. */
import { isOver, type Position, type Rules, Xoshiro128 } from '@hausregel/core';
import { OPTIONS, type Schema } from '@hausregel/rules';
import fc from 'fast-check';
import { dealt, playOut } from './randomPlayer.ts';

/** Values that a schema accepts. */
export function optionValue({ shape }: Schema<unknown>): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: shape.min, max: shape.max });
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'by-players': {
      const size = fc.integer({ min: shape.min, max: Math.min(shape.max, 8) });
      const bySize = fc.array(size, { minLength: 11, maxLength: 11 });
      return fc.oneof(
        size,
        bySize.map((sizes) => Object.fromEntries(sizes.map((each, index) => [String(index + 2), each]))),
      );
    }
    case 'by-rank': {
      const value = fc.integer({ min: shape.min, max: shape.max });
      return fc.dictionary(fc.constantFrom('7', 'J', 'K', 'KH', 'A', 'QS'), value, { minKeys: 1 });
    }
  }
}

/** Values of all sorts, most of which no option takes. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.string({ maxLength: 8 }),
  fc.boolean(),
  fc.constant(null),
  fc.object({ maxDepth: 1 }),
  fc.array(fc.integer(), { maxLength: 3 }),
);

/** Some options (up to ten), each with a value that its schema accepts; not every combination can be played. */
export const optionChoices: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .uniqueArray(fc.constantFrom(...OPTIONS), { maxLength: 10, selector: ({ key }) => key })
  .chain((options) =>
    fc.tuple(...options.map((option) => optionValue(option.schema).map((value) => [option.key, value] as const))),
  )
  .map((entries) => Object.fromEntries(entries));

/** A position in the middle of a random round, not over. */
export const positionsOf = (rules: Rules): fc.Arbitrary<Position> =>
  fc
    .record({ seed: fc.integer(), moves: fc.integer({ min: 0, max: 120 }) })
    .map(({ seed, moves }) => {
      const chance = new Xoshiro128(seed);
      const position = dealt(rules, rules.players, chance);
      playOut(rules, position, chance, moves);
      return position;
    })
    .filter((position) => !isOver(position));

/** Any 32-bit integer, and rather often one that differs from a plain lay in few bits. */
export const anyMove: fc.Arbitrary<number> = fc.oneof(
  fc.integer(),
  fc
    .tuple(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 0, max: 16383 }))
    .map(([kind, rest]) => (kind << 4) | (kind << 10) | (rest << 16)),
  fc.integer({ min: 0, max: 0xfff }),
);
