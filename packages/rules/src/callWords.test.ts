import { expect, test } from 'vitest';
import { callWordsOf } from './callWords.ts';
import { presetById } from './presets.ts';

const wordsOf = (id: string): unknown => {
  const preset = presetById(id);
  return preset && callWordsOf(preset, 3);
};

test('each rule set has its own words, or none', () => {
  expect(wordsOf('skat')).toMatchObject({ atOne: 'mau' });
  expect(wordsOf('czech')).toMatchObject({ atOne: 'last' });
  expect(wordsOf('mau-tse-tung')).toEqual({ atOne: undefined, atZero: undefined });
});
