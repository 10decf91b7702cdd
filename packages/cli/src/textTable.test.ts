import { expect, test } from 'vitest';
import { textTable } from './textTable.ts';

test('columns are as wide as their widest cell, names to the left, figures to the right', () => {
  expect(
    textTable([
      ['rule set', 'n'],
      ['Mau', '10'],
      ['š', '7'],
    ]),
  ).toEqual(['rule set   n', 'Mau       10', 'š          7']);
});
