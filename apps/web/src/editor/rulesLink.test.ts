import { houseRuleSet, presetById } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { ruleSetInFile } from './rulesLink.ts';

const fileOf = (options: Record<string, unknown>): string => {
  const family = presetById('family');
  if (family === undefined) throw new Error('There is no preset.');
  return JSON.stringify(houseRuleSet(family, { name: 'Bei uns', version: 1, options }));
};

test('a file tells apart rules, rules that cannot be played, newer ones, and no rules', () => {
  expect(ruleSetInFile(fileOf({ handSize: 7 }))).toMatchObject({ ok: true });
  expect(ruleSetInFile(fileOf({ deckCards: '32', handSize: 15 }))).toMatchObject({
    ok: false,
    error: { at: 'handSize', reason: 'deal-larger-than-deck' },
  });
  expect(ruleSetInFile(fileOf({ notYetInvented: true }))).toEqual({ ok: false, error: 'newer' });
  for (const text of ['', '{', '[]', '{"a":1}']) expect(ruleSetInFile(text)).toEqual({ ok: false, error: 'broken' });
});
