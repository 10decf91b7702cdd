import { parseRuleSet, PRESETS, type RuleSetProblem, withOverrides } from '@hausregel/rules';
import { optionChoices } from '@hausregel/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemWords } from './problemWords.ts';

const FEW: RuleSetProblem = { code: 'unknown-option', at: 'nonsense' };

test('a problem is told to one person in German, as all else on the terminal', () => {
  expect(problemWords(FEW, 'de').text).toBe(
    'Diese Hausregel gibt es nicht: Prüfe, wie sie geschrieben ist, oder lass sie weg.',
  );
  expect(problemWords({ code: 'bad-value', at: 'handSize' }, 'de').text).toBe(
    'Diesen Wert kann die Hausregel nicht haben: Wähle einen anderen.',
  );
  expect(problemWords(FEW, 'en').text).toMatch(/^There is no such house rule/);
});

/** What is to be done begins behind a colon; orders to several end in t. */
const TO_SEVERAL = /(?:: |oder )\p{L}+t\b(?! den| es nicht)/iu;

test('no problem is told to several', () => {
  const document = parseRuleSet({ id: 'X', extra: 1 });
  const told = (problems: readonly RuleSetProblem[]): readonly string[] =>
    problems.map((problem) => problemWords(problem, 'de').text).filter((text) => TO_SEVERAL.test(text));
  expect(told(document.ok ? [] : document.error)).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), optionChoices, (preset, overrides) => {
      const result = withOverrides(preset, overrides);
      expect(told(result.ok ? [] : result.error)).toEqual([]);
    }),
    { numRuns: 500, seed: 1 },
  );
});
