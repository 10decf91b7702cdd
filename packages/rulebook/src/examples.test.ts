import { parseScenario, runScenario, type ScenarioReport } from '@hausregel/notation';
import { type AnyOption, type Example, LANGUAGES, OPTIONS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';

type Status = ScenarioReport['status'];

function play(example: Example, overrides: Readonly<Record<string, unknown>> = {}): Status {
  const own = example.scenario['with'];
  const given = typeof own === 'object' && own !== null ? own : {};
  const parsed = parseScenario({ ...example.scenario, with: { ...given, ...overrides } });
  return parsed.ok ? runScenario(parsed.value).status : 'invalid';
}

/** Values of an option other than its default, enough to tell whether an example depends on it. */
function otherValues({ schema: { shape }, defaultValue }: AnyOption): readonly unknown[] {
  switch (shape.type) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return shape.values;
    case 'integer':
      return [shape.min, shape.max, shape.min + 1, shape.min + 2, defaultValue];
    case 'by-players':
      return [shape.min, shape.min + 1, defaultValue];
    case 'by-rank':
      return [defaultValue, { J: 1 }];
  }
}

const CASES = OPTIONS.flatMap((option) =>
  option.examples.map((example) => ({ option, example, title: `${option.key}: ${example.title.en}` })),
);

describe('examples of the options', () => {
  test('every option has one', () => {
    // Talk is no move: nothing in a position depends on it.
    const isMute = (key: string): boolean => key === 'conferring';
    expect(OPTIONS.filter(({ key, examples }) => examples.length === 0 && !isMute(key)).map(({ key }) => key)).toEqual(
      [],
    );
  });

  test('titles are given in every language, each once', () => {
    for (const language of LANGUAGES) {
      const titles = CASES.map(({ example }) => example.title[language]);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.every((title) => /^[„“\p{Lu}]/u.test(title))).toBe(true);
    }
  });

  test.each(CASES)('$title', ({ example }) => {
    const { steps } = example.scenario;
    expect(JSON.stringify(steps)).toMatch(/"expect"|"refuse"/);
    expect(play(example)).toBe('passed');
  });

  test.each(CASES)('$title: with another value it would come out otherwise', ({ option, example }) => {
    const outcomes = otherValues(option).map((value) => play(example, { [option.key]: value }));
    expect(outcomes.some((status) => status !== 'passed')).toBe(true);
  });
});
