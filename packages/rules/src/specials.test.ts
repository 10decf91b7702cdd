import { expect, test } from 'vitest';
import { presetById } from './presets.ts';
import { specialsOf } from './specials.ts';

const specialOf = (id: string, card: string): unknown => {
  const preset = presetById(id);
  return preset && specialsOf(preset, 3)(card);
};

test('single cards of the grand game are told apart', () => {
  const cards = ['KH', '4D', '3D', 'QC', 'QD', 'QS', 'QH', 'X', '4S'];
  expect(cards.map((card) => specialOf('mau-tse-tung', card))).toEqual([
    'meeting',
    'hope',
    'stand-in',
    'summons',
    'summoned',
    'jump',
    'exit',
    'joker',
    undefined,
  ]);
});

test('other rule sets have none', () => {
  expect(['KH', '4D', 'QS', 'X'].map((card) => specialOf('family', card))).toEqual(Array(4).fill(undefined));
});
