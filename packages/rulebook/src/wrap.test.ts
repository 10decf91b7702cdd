import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test('a text is broken at spaces only', () => {
  expect(wrap('eins zwei drei', 9)).toBe('eins zwei\ndrei');
  expect(wrap('ein sehrlangeswort da', 6)).toBe('ein\nsehrlangeswort\nda');
  expect(wrap('eins zwei drei', 8, '* ', '  ')).toBe('* eins\n  zwei\n  drei');
});

test('no word is lost and no line of short words is too long', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäöü]{1,9}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, (list) => {
      const text = wrap(list.join(' '), 20);
      expect(text.split(/\s/)).toEqual(list);
      expect(text.split('\n').every((line) => line.length <= 20)).toBe(true);
    }),
  );
});
