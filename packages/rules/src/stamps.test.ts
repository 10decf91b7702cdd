import { describe, expect, test } from 'vitest';
import { withOverrides } from './parse.ts';
import { presetById } from './presets.ts';
import type { Stamp } from './ruleSet.ts';
import { stampsOf } from './stamps.ts';

function stamp(id: string, card: string, overrides: Readonly<Record<string, unknown>> = {}): Stamp | undefined {
  const preset = presetById(id);
  const result = preset === undefined ? undefined : withOverrides(preset, overrides);
  if (result?.ok !== true) throw new RangeError(id);
  return stampsOf(result.value, 4)(card);
}

describe('the stamp of a card', () => {
  test.each<[string, string, Stamp | undefined]>([
    ['skat', '7S', { type: 'draw', count: 2 }],
    ['skat', '8H', { type: 'skip' }],
    ['skat', 'AD', { type: 'further' }],
    ['skat', 'JC', { type: 'wish' }],
    ['skat', '9C', undefined],
    ['skat', 'KH', undefined],
    ['skat-plus', '9C', { type: 'reverse-draw', count: 2 }],
    ['skat-plus', 'TC', { type: 'reverse' }],
    ['skat-plus', 'KH', { type: 'draw', count: 4 }],
    ['skat-plus', 'KS', undefined],
    ['family', 'AD', undefined],
    ['family-kids', '7S', undefined],
    ['mau-tse-tung', 'AS', { type: 'must-lay' }],
    ['mau-tse-tung', '5S', { type: 'same-rank' }],
    ['mau-tse-tung', '9S', { type: 'reverse-draw', count: 2 }],
    ['mau-tse-tung', 'QS', { type: 'any-time' }],
    ['mau-tse-tung', 'QC', undefined],
  ])('in %s %s is %j', (id, card, expected) => {
    expect(stamp(id, card)).toEqual(expected);
  });

  test('follows the house rules', () => {
    expect(stamp('family', 'AD', { acePower: 'others-draw-one' })).toEqual({ type: 'others-draw', count: 1 });
    expect(stamp('family', 'AD', { acePower: 'others-skip' })).toEqual({ type: 'skip', of: 'others' });
  });

  test.each<[string, Stamp | undefined]>([
    ['draw-five', { type: 'draw', count: 5 }],
    ['draw-five-wish', { type: 'draw', count: 5 }],
    ['wish', { type: 'wish' }],
    ['none', undefined],
  ])('of a joker is what it brings: %s', (jokerPower, expected) => {
    expect(stamp('family', 'X', { wildJokers: 2, jokerPower })).toEqual(expected);
  });

  test('of the king of hearts goes before that of the kings', () => {
    const overrides = { kingPower: 'draw-two', heartKingPower: 'draw-four' };
    expect([stamp('family', 'KS', overrides), stamp('family', 'KH', overrides)]).toEqual([
      { type: 'draw', count: 2 },
      { type: 'draw', count: 4 },
    ]);
  });

  test.each(['', 'X', 'ZZ', '1S'])('of %j, which is no such card, is none', (card) => {
    expect(stamp('skat', card)).toBeUndefined();
  });
});
