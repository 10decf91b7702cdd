import { expect, test } from 'vitest';
import { problemsOf } from './compile.ts';
import { editedRuleSet, editingOf, redone, undone, valueIn, withChanges, withReverted } from './editing.ts';
import { fixesFor } from './fixes.ts';
import { differencesOf } from './parse.ts';
import { PRESETS, presetById } from './presets.ts';
import { OPTIONS } from './options/index.ts';
import type { RuleSet } from './ruleSet.ts';
import { decodeRuleSet, encodeRuleSet } from './share.ts';
import { withValue } from './optionValues.ts';

const family = presetById('family') ?? PRESETS[0];
if (family === undefined) throw new Error('There is no preset.');

test('a change, and undoing it, step by step', () => {
  const start = editingOf(family);
  const nine = withChanges(start, { ninePower: 'reverse' });
  const seven = withChanges(nine, { handSize: 7, matchTarget: 200 });
  expect(seven.options).toEqual({ ninePower: 'reverse', handSize: 7, matchTarget: 200 });
  expect(undone(seven).options).toEqual({ ninePower: 'reverse' });
  expect(undone(undone(seven)).options).toEqual({});
  expect(undone(start)).toBe(start);
});

test('what was undone is done again, until something else is changed', () => {
  const seven = withChanges(withChanges(editingOf(family), { ninePower: 'reverse' }), { handSize: 7 });
  const back = undone(undone(seven));
  expect(redone(back).options).toEqual({ ninePower: 'reverse' });
  expect(redone(redone(back)).options).toEqual(seven.options);
  expect(undone(redone(redone(back))).options).toEqual({ ninePower: 'reverse' });
  expect(redone(redone(redone(back))).options).toEqual(seven.options);
  const other = withChanges(redone(back), { handSize: 6 });
  expect(redone(other)).toBe(other);
});

test('a value at its default, an unknown option and a bad value leave nothing behind', () => {
  const start = editingOf(family);
  expect(withChanges(start, { handSize: 5, nothing: 1, matchTarget: 'x' })).toBe(start);
});

test('one difference or all go back to the preset, which may differ from the defaults', () => {
  const skat = presetById('skat-plus');
  if (skat === undefined) throw new Error('There is no such preset.');
  const changed = withChanges(editingOf(skat), { heartKingPower: 'none', handSize: 6 });
  expect(differencesOf(skat, editedRuleSet(changed, 'X')).map(({ key }) => key)).toEqual([
    'handSize',
    'heartKingPower',
  ]);
  expect(withReverted(changed, ['heartKingPower']).options).toEqual({ ...skat.options, handSize: 6 });
  expect(withReverted(changed).options).toEqual(skat.options);
});

test('without a change or a name it is the preset itself, otherwise a house of its own', () => {
  const start = editingOf(family);
  expect(editedRuleSet(start, '')).toBe(family);
  expect(editedRuleSet(withChanges(start, { handSize: 7 }), '')).toMatchObject({
    id: 'house',
    basedOn: 'family',
    name: { de: 'Familie, geändert', en: 'Family, changed', lt: 'Šeima, pakeista' },
  });
  expect(editingOf(editedRuleSet(start, 'Bei uns', 2)).base).toBe(family);
  const unnamed = editedRuleSet(withChanges(start, { handSize: 7 }), '');
  expect(decodeRuleSet(encodeRuleSet(unnamed))).toEqual({ ok: true, value: unnamed });
  expect(editedRuleSet(editingOf(unnamed), unnamed.name.en).name).toEqual(unnamed.name);
});

test.each([
  [{ handSize: 15 }, 'handSize'],
  [{ wildRank: '5', deckCards: '32' }, 'wildRank'],
  [{ playersMin: 8, playersMax: 4 }, 'playersMin'],
  [{ kingMeetings: true }, 'kingMeetings'],
])('%o gets fixes for %s, each of which mends it', (options, at) => {
  const broken = editedRuleSet(withChanges(editingOf(family), options), 'X');
  const problem = problemsOf(broken).find((each) => each.at === at);
  if (problem === undefined) throw new Error('It can be played.');
  const fixes = fixesFor(broken, family, problem);
  expect(fixes.length).toBeGreaterThan(0);
  for (const { key, value } of fixes) {
    expect(value).not.toEqual(valueIn(broken, key));
    expect(problemsOf(withValue(broken, key, value)).length).toBeLessThan(problemsOf(broken).length);
  }
});

test('of a number that is too high the highest that works is offered; of numbers by players only those change that do not work, and those are added that are missing', () => {
  const offered = (preset: RuleSet | undefined, options: RuleSet['options']): unknown => {
    if (preset === undefined) throw new Error('There is no such preset.');
    const broken = editedRuleSet(withChanges(editingOf(preset), options), 'X');
    const [problem] = problemsOf(broken);
    return problem && fixesFor(broken, preset, problem).find(({ key }) => key === 'handSize')?.value;
  };
  const oneDeck = { playersMax: 4, secondDeckFrom: 0 };
  expect(offered(family, { handSize: 15, ...oneDeck })).toBe(12);
  expect(offered(family, { handSize: { 2: 5, 3: 5, 4: 15 }, ...oneDeck })).toEqual({ 2: 5, 3: 5, 4: 12 });
  const skat = presetById('skat');
  const asDealt = { 2: 7, 4: 5, 5: 5, 6: 7, 7: 6 };
  expect(offered(skat, { handSize: { ...asDealt, 3: 15, 8: 15 } })).toEqual({ ...asDealt, 3: 10, 8: 7 });
  expect(offered(skat, { playersMax: 9 })).toEqual({ ...asDealt, 3: 6, 8: 5, 9: 5 });
});

test('every option that is switched to something unplayable can be mended in one step', () => {
  for (const option of OPTIONS) {
    if (option.schema.shape.type !== 'boolean') continue;
    const broken = withValue(family, option.key, option.defaultValue !== true);
    for (const problem of problemsOf(broken)) expect(fixesFor(broken, family, problem), option.key).not.toEqual([]);
  }
});
