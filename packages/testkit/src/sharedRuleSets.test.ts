import {
  decodeRuleSet,
  encodeRuleSet,
  HOUSE_NAME_MAX,
  houseRuleSet,
  OPTIONS,
  PRESETS,
  withOverrides,
  visibleName,
} from '@hausregel/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionChoices } from './arbitraries.ts';

/** Of a link, beside what holds the rules. */
const ADDRESS_LENGTH = 80;
const LINK_LENGTH_MAX = 1_500;

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map(visibleName)
  .filter((name) => name !== '');

test('10,000 random rule sets come out of their links as they were', () => {
  const seen = { same: 0, longest: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...PRESETS),
      optionChoices,
      names,
      fc.integer({ min: 1, max: 999 }),
      (base, choices, name, version) => {
        const changed = withOverrides(base, choices);
        fc.pre(changed.ok);
        const ruleSet = houseRuleSet(base, { name, version, options: changed.value.options });
        const text = encodeRuleSet(ruleSet);
        expect(decodeRuleSet(text)).toEqual({ ok: true, value: ruleSet });
        seen.same++;
        seen.longest = Math.max(seen.longest, text.length);
      },
    ),
    { numRuns: 10_000, seed: 30 },
  );
  expect(seen.same).toBe(10_000);
  expect(seen.longest).toBeLessThan(LINK_LENGTH_MAX - ADDRESS_LENGTH);
});

test('any text is read without a fault, and is no rule set', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1.${text}`),
        fc.stringMatching(/^1\.\w{3}\.[\w.-]*$/),
      ),
      (text) => {
        expect(decodeRuleSet(text).ok).toBe(false);
      },
    ),
    { numRuns: 3_000, seed: 31 },
  );
});

/** The longest that an option can be in a link: every rank with a number of its own, and so for players. */
function longestValue({ schema }: (typeof OPTIONS)[number]): unknown {
  const { shape } = schema;
  switch (shape.type) {
    case 'boolean':
      return true;
    case 'choice':
      return shape.values[0];
    case 'integer':
      return shape.max;
    case 'by-players':
      return Object.fromEntries(
        Array.from({ length: 11 }, (_, n) => [String(n + 2), Math.min(shape.max, shape.min + n)]),
      );
    case 'by-rank':
      return Object.fromEntries(
        [...'23456789TJQKAX', 'KH', 'QS', 'JC', 'JD', 'AS'].map((sign, n) => [
          sign,
          Math.max(shape.min, shape.max - n),
        ]),
      );
  }
}

test.each(['ž', '牌', '🂡'])(
  'a link with every option there is, under a long name of %s, has at most 1,500 characters',
  (sign) => {
    const options = Object.fromEntries(OPTIONS.map((option) => [option.key, longestValue(option)]));
    const base = PRESETS.toSorted((one, other) => other.id.length - one.id.length)[0];
    if (base === undefined) throw new Error('There is no preset.');
    const text = encodeRuleSet(houseRuleSet(base, { name: ''.padEnd(HOUSE_NAME_MAX, sign), version: 999, options }));
    expect(text.length).toBeLessThan(LINK_LENGTH_MAX - ADDRESS_LENGTH);
  },
);
