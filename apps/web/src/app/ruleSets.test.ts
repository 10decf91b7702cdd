import { expect, test } from 'vitest';
import { presetById, stampList, stampsOf, withOverrides } from '@hausregel/rules';
import { stampsIn } from './ruleSets.ts';

test('the stamps that the server sends say the same of every card as the rules', () => {
  const family = presetById('family');
  const changed = family && withOverrides(family, { kingPower: 'draw-two', heartKingPower: 'draw-four' });
  if (changed?.ok !== true) throw new RangeError('The overrides do not fit.');
  const [sent, known] = [stampsIn(stampList(changed.value, 4)), stampsOf(changed.value, 4)];
  for (const rank of '23456789TJQKA') {
    for (const suit of 'CSHD') expect([rank, suit, sent(rank + suit)]).toEqual([rank, suit, known(rank + suit)]);
  }
  expect([sent('KH'), sent('KS'), sent('X')]).toEqual([
    { type: 'draw', count: 4 },
    { type: 'draw', count: 2 },
    undefined,
  ]);
});
