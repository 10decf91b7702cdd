import { expect, test } from 'vitest';
import { editedRuleSet, editingOf, isSameValue, valueIn, withChanges } from './editing.ts';
import { houseRuleSet } from './houseRuleSet.ts';
import type { AnyOption } from './option.ts';
import { OPTIONS } from './options/index.ts';
import { valuesOf } from './optionValues.ts';
import { PRESETS, presetById } from './presets.ts';
import type { RuleSet } from './ruleSet.ts';
import { decodeRuleSet, encodeRuleSet, tagOf } from './share.ts';

const family = presetById('family') ?? PRESETS[0];
if (family === undefined) throw new Error('There is no preset.');
const house = (changes: Record<string, unknown>, name = 'Am Deich 7'): RuleSet =>
  editedRuleSet(withChanges(editingOf(family), changes), name);

test('no two options share their three letters, and no two values of an option', () => {
  expect(new Set(OPTIONS.map(({ key }) => tagOf(key))).size).toBe(OPTIONS.length);
  for (const { key, schema } of OPTIONS) {
    if (schema.shape.type !== 'choice') continue;
    expect(new Set(schema.shape.values.map(tagOf)).size, key).toBe(schema.shape.values.length);
  }
});

test.each(PRESETS)('$id comes out of its link as it was', (preset) => {
  expect(decodeRuleSet(encodeRuleSet(preset))).toEqual({ ok: true, value: preset });
});

test('the rules of a house come out of their link with their name, whatever is in it', () => {
  for (const name of [
    'Am Deich 7',
    'Kai’s – 100 % “Mau” (neu)!',
    'Žaisk šeimoj',
    '5.5-~_.*',
    '🂡🂱',
    '“我们家的规则” – 2',
    '߿ࠀ',
  ]) {
    const ruleSet = house(
      { ninePower: 'reverse', handSize: { 2: 7, 3: 6, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5, 10: 4 }, matchTarget: 150 },
      name,
    );
    const text = encodeRuleSet(ruleSet);
    expect(text).toMatch(/^[0-9A-Za-z.%-]+$/);
    expect(text).toMatch(/[0-9A-Za-z]$/);
    expect(decodeRuleSet(text)).toEqual({ ok: true, value: ruleSet });
  }
});

/** Numbers that are all different, as many as an option takes. */
function fullTable(signs: readonly string[], from: number): Readonly<Record<string, number>> {
  return Object.fromEntries(signs.map((sign, index) => [sign, from - index]));
}

/** A value that differs from the preset's, tables with all their numbers. */
function otherValue(preset: RuleSet, option: AnyOption): unknown {
  const { type } = option.schema.shape;
  if (type === 'by-players') return fullTable([...'23456789', '10', '11', '12'], 15);
  if (type === 'by-rank')
    return fullTable(
      ['X', ...[...'23456789TJQKA'].flatMap((rank) => [...' CSHD'].map((suit) => (rank + suit).trim()))],
      100,
    );
  return valuesOf(option).findLast((value) => !isSameValue(value, valueIn(preset, option.key)));
}

test.each(PRESETS)(
  'of 1,500 characters a link from $id in which every rule differs leaves 250 for the address',
  (preset) => {
    const options = Object.fromEntries(OPTIONS.map((option) => [option.key, otherValue(preset, option)]));
    const ruleSet = houseRuleSet(preset, { name: 'x'.repeat(40), version: 99, options });
    expect(Object.keys(ruleSet.options).length).toBe(OPTIONS.length);
    expect(encodeRuleSet(ruleSet).length).toBeLessThan(1_250);
  },
);

test.each([
  ['Žaisk šeimoj!', '1.PvP.family.1.%C5%BDaisk%20%C5%A1eimoj%21.lYH7'],
  ['我们家的规则', '1.9yH.family.1.%E6%88%91%E4%BB%AC%E5%AE%B6%E7%9A%84%E8%A7%84%E5%88%99.lYH7'],
  ['“Mau” 🂡', '1.iFY.family.1.%E2%80%9CMau%E2%80%9D%20%F0%9F%82%A1.lYH7'],
])('the name %s is read as the first version wrote it', (name, text) => {
  const decoded = decodeRuleSet(text);
  expect(decoded.ok ? decoded.value.name.de : decoded.error).toBe(name);
});

test.each(['ž', '“', '牌', '🂡'])('a name of many %s takes at most six characters for each of its 40', (sign) => {
  const [named, short] = [sign.repeat(40), 'x'].map((name) => encodeRuleSet(house({ handSize: 7 }, name)).length);
  expect((named ?? 0) - (short ?? 0)).toBeLessThan(6 * 40);
});

test('what a sentence or a chat puts behind a link is no part of it', () => {
  const ruleSet = house({ ninePower: 'reverse' });
  for (const after of ['.', ')', '),', '!', ' ', '…', '”.', '>', '%29', '%E2%80%9D'])
    expect(decodeRuleSet(encodeRuleSet(ruleSet) + after), after).toEqual({ ok: true, value: ruleSet });
  const named = houseRuleSet(family, { name: 'Bei uns', version: 3, options: {} });
  expect(encodeRuleSet(named)).toMatch(/\.$/);
  for (const text of [`${encodeRuleSet(named)}).`, encodeRuleSet(named).slice(0, -1)])
    expect(decodeRuleSet(text), text).toEqual({ ok: true, value: named });
});

test('a link that lost a letter, or got a wrong one, is incomplete and never other rules', () => {
  const text = encodeRuleSet(house({ ninePower: 'reverse', handSize: 7 }));
  for (let at = 0; at < text.length; at++) {
    const broken = [text.slice(0, at), text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1)];
    for (const each of broken) expect(decodeRuleSet(each), each).toEqual({ ok: false, error: { code: 'incomplete' } });
  }
  for (const text of ['', '.', 'hello', '1', '1..', `1.aaa.${'x'.repeat(5000)}`])
    expect(decodeRuleSet(text)).toEqual({ ok: false, error: { code: 'incomplete' } });
});

/** A link with its check letters made right. */
const signed = (content: string, format = '1'): string => `${format}.${tagOf(content)}.${content}`;

test('what a newer version made is told apart: its format, a preset, an option, a value', () => {
  const option = tagOf('ninePower');
  for (const text of [
    signed('family.1..', '2'),
    signed('makes-no-sense.1..'),
    signed(`family.1.N.${tagOf('notYetInvented')}1`),
    signed(`family.1.N.${option}${tagOf('not-yet-invented')}`),
    signed(`family.1.N.${tagOf('wildOnWild')}7`),
  ])
    expect(decodeRuleSet(text), text).toEqual({ ok: false, error: { code: 'newer' } });
});

test('rules that cannot be played are refused with the reason', () => {
  const text = encodeRuleSet(
    houseRuleSet(family, { name: 'X', version: 1, options: { deckCards: '32', handSize: 15 } }),
  );
  const decoded = decodeRuleSet(text);
  expect(decoded.ok ? undefined : decoded.error).toMatchObject({
    code: 'unplayable',
    problems: [{ at: 'handSize', reason: 'deal-larger-than-deck' }],
  });
});

test('a link that only names a preset with its options under another name is a house of its own', () => {
  const ruleSet = houseRuleSet(family, { name: 'Bei uns', version: 3, options: {} });
  expect(decodeRuleSet(encodeRuleSet(ruleSet))).toEqual({ ok: true, value: ruleSet });
});

test('a name in a link shows nothing that turns the line or cannot be seen; without ink it is called after the preset', () => {
  const nameIn = (name: string): string | undefined => {
    const content = `family.1.${encodeURIComponent(name)}.${tagOf('handSize')}7`;
    const decoded = decodeRuleSet(signed(content));
    return decoded.ok ? decoded.value.name.de : undefined;
  };
  expect(nameIn('\u202eevil')).toBe('evil');
  expect(nameIn('Am\u200b \u2066Deich\u2069\u0007')).toBe('Am Deich');
  expect(nameIn('\u200b\u2060')).toBe(`${family.name.de}, geändert`);
  expect(nameIn('x'.repeat(39) + '🂡')).toBe('x'.repeat(39));
});

test('a long name is cut between characters, in the link as in the editor', () => {
  const ruleSet = house({ handSize: 7 }, `\u202e${'y'.repeat(39)}🂡🂡`);
  expect(ruleSet.name.de).toBe('y'.repeat(39));
  expect(decodeRuleSet(encodeRuleSet(ruleSet))).toEqual({ ok: true, value: ruleSet });
  expect(house({ handSize: 7 }, '\u200b').name).toEqual(house({ handSize: 7 }, '').name);
});
