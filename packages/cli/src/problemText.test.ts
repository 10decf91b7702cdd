import { expect, test } from 'vitest';
import { problemText } from './problemText.ts';

test('what a problem is about stands in front, if it is about a part of the rule set', () => {
  expect(problemText({ code: 'unknown-option', at: 'nonsense' }, 'en')).toBe(
    'nonsense: There is no such house rule: check how it is spelt, or leave it out.',
  );
  expect(problemText({ code: 'bad-value', at: 'handSize' }, 'de')).toBe(
    'Karten für jeden: Diesen Wert kann die Hausregel nicht haben: Sie braucht einen anderen.',
  );
  expect(problemText({ code: 'not-understood', at: '' }, 'en')).toMatch(/^This part of the rule set is missing/);
});
