import { expect, test } from 'vitest';
import { noJokerAs } from './jokers.ts';
import { PRESETS } from './presets.ts';

const barredBy = (id: string): readonly string[] | undefined => {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  return preset && noJokerAs(preset, 4);
};

test('the jokers of the grand game stand for every rank but queens', () => {
  expect(barredBy('mau-tse-tung')).toEqual(['Q']);
});

test('where there are no jokers, nothing is told about them', () => {
  expect([barredBy('family'), barredBy('skat'), barredBy('czech')]).toEqual([[], [], []]);
});
