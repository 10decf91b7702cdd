import { shuffle } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { leaveInOrder, ScriptedChance } from './scriptedChance.ts';

describe('scripted chance', () => {
  test('gives the draws of its script in order', () => {
    const chance = new ScriptedChance([
      { purpose: 'lot', value: 2 },
      { purpose: 'bot', value: 0 },
    ]);
    expect([chance.below(4, 'lot'), chance.below(100, 'bot')]).toEqual([2, 0]);
    chance.finish();
  });

  test.each([
    ['for another purpose', [{ purpose: 'deal', value: 1 }]],
    ['too large for the bound', [{ purpose: 'lot', value: 4 }]],
    ['below zero', [{ purpose: 'lot', value: -1 }]],
    ['too many', []],
  ] as const)('throws at a draw %s', (_, script) => {
    expect(() => new ScriptedChance(script).below(4, 'lot')).toThrow(RangeError);
  });

  test('must be used up', () => {
    expect(() => new ScriptedChance([{ purpose: 'lot', value: 1 }]).finish()).toThrow(RangeError);
  });

  test('can leave a pile as it is', () => {
    const pile = Uint8Array.of(4, 2, 7, 1);
    const chance = new ScriptedChance(leaveInOrder(4, 'deal'));
    shuffle(pile, 4, chance, 'deal');
    chance.finish();
    expect([...pile]).toEqual([4, 2, 7, 1]);
  });
});
