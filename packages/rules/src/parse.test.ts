import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from './options/index.ts';
import { differencesOf, parseRuleSet, withOverrides } from './parse.ts';
import { PRESETS, presetById } from './presets.ts';
import type { Result, RuleSet, RuleSetProblem } from './ruleSet.ts';

const WHOLE = {
  id: 'our-table',
  version: 1,
  name: { de: 'Unser Tisch', en: 'Our table', lt: 'Mūsų stalas' },
  about: { de: 'Wie immer.', en: 'As always.', lt: 'Kaip visada.' },
  sources: ['Us'],
  options: { handSize: 6 },
};
const FAMILY = presetById('family');
const SKAT = presetById('skat');

type Parsed = Result<RuleSet, readonly RuleSetProblem[]>;
const problems = (result: Parsed): readonly RuleSetProblem[] => (result.ok ? [] : result.error);
const change = (preset: RuleSet | undefined, overrides: unknown): Parsed =>
  preset === undefined ? { ok: false, error: [] } : withOverrides(preset, overrides);
const changed = (preset: RuleSet | undefined, overrides: unknown): RuleSet | undefined => {
  const result = change(preset, overrides);
  return result.ok ? result.value : undefined;
};

describe('a rule set from outside', () => {
  test('is read as it is', () => {
    expect(parseRuleSet(WHOLE)).toEqual({ ok: true, value: WHOLE });
    const more = { ...WHOLE, basedOn: 'family', clauses: { handSize: ['FAM-2'] } };
    expect(parseRuleSet(more)).toEqual({ ok: true, value: more });
  });

  test('has names without what turns the line or cannot be seen, and none of nothing else', () => {
    const named = (de: string): Parsed => parseRuleSet({ ...WHOLE, name: { ...WHOLE.name, de } });
    expect(named('\u202eUnser\u200b Tisch')).toEqual({ ok: true, value: WHOLE });
    expect(problems(named('\u200b'))).toEqual([{ code: 'not-understood', at: 'name' }]);
  });

  test('without Lithuanian texts shows the English ones there', () => {
    const older = {
      ...WHOLE,
      name: { de: 'Unser Tisch', en: 'Our table' },
      about: { de: 'Wie immer.', en: 'As always.' },
    };
    expect(parseRuleSet(older)).toMatchObject({
      ok: true,
      value: { name: { ...older.name, lt: 'Our table' }, about: { ...older.about, lt: 'As always.' } },
    });
  });

  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s survives being written and read',
    (_, preset) => {
      expect(parseRuleSet(JSON.parse(JSON.stringify(preset)))).toEqual({ ok: true, value: preset });
    },
  );

  test.each([
    ['id', ''],
    ['id', 'Upper'],
    ['id', 'a'.repeat(41)],
    ['id', 7],
    ['version', 0],
    ['version', 1.5],
    ['version', '1'],
    ['name', 'Our table'],
    ['name', { de: 'Nur deutsch' }],
    ['name', { de: '', en: 'x' }],
    ['name', { de: 'x', en: 'x', lt: '' }],
    ['about', { de: 'x', en: 'x', lt: 7 }],
    ['about', null],
    ['about', { de: 'x'.repeat(401), en: 'x' }],
    ['sources', 'Us'],
    ['sources', ['']],
    ['sources', Array(21).fill('x')],
    ['options', []],
    ['options', undefined],
    ['basedOn', 'Über'],
    ['clauses', []],
    ['clauses', { handSize: 'FAM-2' }],
    ['clauses', { handSize: [1] }],
  ])('with a wrong %s (%j) is not understood there', (at, value) => {
    expect(problems(parseRuleSet({ ...WHOLE, [at]: value }))).toEqual([{ code: 'not-understood', at }]);
  });

  test('with a key too many is not understood there', () => {
    expect(problems(parseRuleSet({ ...WHOLE, extra: 1 }))).toEqual([{ code: 'not-understood', at: 'extra' }]);
  });

  test.each([[undefined], [null], [7], ['family'], [[]]])(
    'that is no object (%j) is not understood at all',
    (value) => {
      expect(parseRuleSet(value)).toEqual({ ok: false, error: [{ code: 'not-understood', at: '' }] });
    },
  );

  test('has all its problems listed, each with its place', () => {
    const options = { handSize: 99, unheardOf: true, catchCards: 2, playersMin: 'two' };
    expect(problems(parseRuleSet({ ...WHOLE, version: 0, options }))).toEqual([
      { code: 'not-understood', at: 'version' },
      { code: 'bad-value', at: 'handSize' },
      { code: 'unknown-option', at: 'unheardOf' },
      { code: 'at-default', at: 'catchCards' },
      { code: 'bad-value', at: 'playersMin' },
    ]);
  });

  test.each(OPTIONS.map((option) => [option.key, option] as const))(
    'with %s at its default is refused: one rule set, one spelling',
    (key, option) => {
      expect(problems(parseRuleSet({ ...WHOLE, options: { [key]: option.defaultValue } }))).toContainEqual({
        code: 'at-default',
        at: key,
      });
    },
  );

  test('that cannot be played is refused with the reason', () => {
    expect(problems(parseRuleSet({ ...WHOLE, options: { handSize: 15, secondDeckFrom: 0 } }))).toEqual([
      {
        code: 'cannot-be-played',
        at: 'handSize',
        reason: 'deal-larger-than-deck',
        facts: { players: 4, handSize: 15, cards: 52 },
      },
    ]);
  });

  test('of any kind whatever never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseRuleSet(value)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (options) => void parseRuleSet({ ...WHOLE, options })),
    );
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(problems(parseRuleSet({ ...WHOLE, options: JSON.parse(`{"${key}": 1}`) }))).toEqual([
        { code: 'unknown-option', at: key },
      ]);
    }
  });
});

describe('house rules on top of a preset', () => {
  test('give a rule set of the house that knows where it comes from', () => {
    expect(changed(FAMILY, { handSize: 7 })).toMatchObject({
      id: 'house',
      basedOn: 'family',
      options: { handSize: 7 },
    });
    expect(changed(presetById('skat-plus'), { tie: 'deciding-round' })).toMatchObject({ id: 'house', basedOn: 'skat' });
  });

  test('without a change give the same rule set', () => {
    expect(changed(FAMILY, {})).toBe(FAMILY);
    expect(changed(FAMILY, { handSize: 5 })).toBe(FAMILY);
    expect(changed(SKAT, { acePower: 'further' })).toBe(SKAT);
  });

  test('back at the default are taken out of the document', () => {
    expect(changed(SKAT, { acePower: 'none' })?.options).not.toHaveProperty('acePower');
    expect(changed(SKAT, { acePower: 'none' })?.options).toHaveProperty('afterDraw');
  });

  test('are the same whatever the order in which keys are written', () => {
    const sizes = { '8': 5, '7': 6, '6': 7, '5': 5, '4': 5, '3': 6, '2': 7 };
    expect(changed(SKAT, { handSize: sizes })).toBe(SKAT);
  });

  test('do not change the preset', () => {
    const before = structuredClone(SKAT);
    change(SKAT, { acePower: 'none', handSize: 4 });
    expect(SKAT).toEqual(before);
  });

  test.each([
    [{ unheardOf: 1 }, 'unknown-option', 'unheardOf'],
    [{ handSize: 0 }, 'bad-value', 'handSize'],
    [{ handSize: { '1': 5 } }, 'bad-value', 'handSize'],
    [{ handSize: {} }, 'bad-value', 'handSize'],
    [{ cardValues: { X9: 5 } }, 'bad-value', 'cardValues'],
    [{ acePower: 'explode' }, 'bad-value', 'acePower'],
    [{ tie: null }, 'bad-value', 'tie'],
    [{ lastCardCall: 1 }, 'bad-value', 'lastCardCall'],
  ])('like %j are refused', (overrides, code, at) => {
    expect(problems(change(FAMILY, overrides))).toEqual([{ code, at }]);
  });

  test.each([[null], [7], [[]], ['handSize']])('that are no object (%j) are not understood', (overrides) => {
    expect(problems(change(FAMILY, overrides))).toEqual([{ code: 'not-understood', at: 'overrides' }]);
  });
});

describe('the differences of two rule sets', () => {
  test('come in the order of the options, with both values', () => {
    const house = changed(FAMILY, { tie: 'share', handSize: 7 });
    expect(FAMILY !== undefined && house !== undefined && differencesOf(FAMILY, house)).toEqual([
      { key: 'handSize', from: 5, to: 7 },
      { key: 'tie', from: 'deciding-round', to: 'share' },
    ]);
  });

  test('are none between a rule set and itself', () => {
    for (const preset of PRESETS) expect(differencesOf(preset, preset)).toEqual([]);
  });
});
