import {
  type AnyOption,
  bookContextOf,
  missingNeed,
  OPTIONS,
  playersOf,
  PRESETS,
  presetById,
  type RuleSet,
  valueIn,
  valuesOf,
  withOverrides,
} from '@hausregel/rules';
import fc from 'fast-check';
import process from 'node:process';
import { expect, test } from 'vitest';
import { optionChoices, optionValue } from './arbitraries.ts';
import { differenceOf } from './sameGame.ts';

/** Random rule sets that are looked at; more of them by hand. */
const CASES = Number(process.env['HAUSREGEL_COUNTING_CASES'] ?? 120);
/** Options looked at in each. */
const OPTIONS_EACH = 8;
const TIMEOUT_MS = 60 * 60_000;

const isCounting = (ruleSet: RuleSet, option: AnyOption): boolean =>
  missingNeed(option, bookContextOf(ruleSet).facts, valueIn(ruleSet, option.key)) === undefined;

const playersFrom = (ruleSet: RuleSet, seed: number): number => {
  const { min, max } = playersOf(ruleSet);
  return min + (seed % (max - min + 1));
};

test(
  'an option that does not count beside the others changes no game',
  () => {
    const seen: Record<string, number> = {};
    const shuffled = fc.shuffledSubarray([...OPTIONS], { minLength: OPTIONS.length });
    const tried = shuffled.chain((options) =>
      fc.tuple(
        ...options.map((option) =>
          fc.array(optionValue(option.schema), { minLength: 3, maxLength: 3 }).map((values) => ({ option, values })),
        ),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESETS),
        optionChoices,
        tried,
        fc.nat({ max: 1e6 }),
        (preset, overrides, options, seed) => {
          const base = withOverrides(preset, overrides);
          if (!base.ok) return;
          const idle = options.filter(({ option }) => !isCounting(base.value, option)).slice(0, OPTIONS_EACH);
          for (const { option, values } of idle) {
            const other = values
              .map((value) => withOverrides(base.value, { [option.key]: value }))
              .find((each) => each.ok && each.value !== base.value && !isCounting(each.value, option));
            if (other?.ok !== true) continue;
            seen[option.key] = (seen[option.key] ?? 0) + 1;
            const what = differenceOf(base.value, other.value, playersFrom(base.value, seed), seed);
            expect({ what, key: option.key }).toEqual({ what: undefined, key: option.key });
          }
        },
      ),
      { numRuns: CASES, seed: 30 },
    );
    expect(Object.keys(seen).length).toBeGreaterThan(12);
  },
  TIMEOUT_MS,
);

/** Rule sets in which an option is likely to count: those of its examples, then the presets. */
function basesFor(option: AnyOption): readonly RuleSet[] {
  const ofExamples = option.examples.flatMap(({ scenario }): RuleSet[] => {
    const preset = presetById(String(scenario['rules']));
    const made = preset === undefined ? undefined : withOverrides(preset, scenario['with'] ?? {});
    return made?.ok === true ? [made.value] : [];
  });
  return [...ofExamples, ...PRESETS];
}

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
/** A few of many values, from both ends. */
const fewOf = (values: readonly unknown[]): readonly unknown[] =>
  values.length <= 16 ? values : [values[0], values[1], values[values.length >> 1], values.at(-1)];

function changesSomeGame(option: AnyOption): boolean {
  const given = valuesOf(option);
  const values = given.length > 0 ? fewOf(given) : [{ 7: 31, J: 31, A: 31 }];
  for (const base of basesFor(option)) {
    if (!isCounting(base, option)) continue;
    for (const value of values) {
      const changed = withOverrides(base, { [option.key]: value });
      if (!changed.ok || changed.value === base || !isCounting(changed.value, option)) continue;
      const { min, max } = playersOf(base);
      if (SEEDS.some((seed) => differenceOf(base, changed.value, seed % 2 === 0 ? max : min, seed) !== undefined))
        return true;
    }
  }
  return false;
}

/** Two games altogether: neither becomes the other by this option alone. */
const ALONE_IMPOSSIBLE = 'goesOutOneByOne';

test.each(OPTIONS.filter(({ key }) => key !== ALONE_IMPOSSIBLE).map((option) => ({ key: option.key, option })))(
  '$key changes some game where it counts',
  ({ option }) => {
    expect(changesSomeGame(option)).toBe(true);
  },
);

test('whether players go out one by one cannot be changed alone', () => {
  for (const preset of PRESETS) {
    const isOn = valueIn(preset, ALONE_IMPOSSIBLE) === true;
    expect(withOverrides(preset, { [ALONE_IMPOSSIBLE]: !isOn }).ok).toBe(false);
  }
});

test('what decides is an option, and everything that options rest on is told in whole sentences', () => {
  const keys = OPTIONS.map(({ key }) => key);
  for (const { key, needs } of OPTIONS) {
    for (const need of needs) {
      expect(keys).toContain(need.key);
      expect(need.key).not.toBe(key);
      expect(need.text.de).toMatch(/^Zählt erst, wenn .*\.$/);
      expect(need.text.en).toMatch(/^Matters only if .*\.$/);
      expect(need.text.lt).toMatch(/^Svarbu tik tada, kai .*\.$/);
    }
  }
});
