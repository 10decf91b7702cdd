import type { RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import type { RefusalText } from './refusalText.ts';
import { FAMILY, MAKAO, PLUS, refused, say, SKAT } from './testRefusals.ts';

describe('refusals in English', () => {
  test.each<[string, RefusalText, RuleSet, string]>([
    [
      'a pending chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 4, of: '7S' } }),
      FAMILY,
      'A seven lies on top, and 4 cards are due: lay a seven or draw 4 cards.',
    ],
    [
      'the king of hearts',
      refused('must-answer', 'KD', { demand: { draw: 4, of: 'KH' } }),
      PLUS,
      'The king of hearts lies on top, and 4 cards are due: lay the other king of hearts or draw 4 cards.',
    ],
    [
      'the king of hearts of a single deck, among answers that must fit',
      refused('must-answer', 'KD', { demand: { draw: 5, of: 'KH' } }),
      MAKAO,
      'The king of hearts lies on top, and 5 cards are due: lay the two of hearts, the three of hearts or the king of spades, or else draw 5 cards.',
    ],
    [
      'a skip',
      refused('must-answer', 'draw', { top: '8S', demand: { skip: 1, of: '8S' } }),
      SKAT,
      'An eight lies on top, and you are to skip: lay an eight or pass.',
    ],
    [
      'a wish',
      refused('does-not-fit', 'QC', { top: 'JS', wish: 'H' }),
      FAMILY,
      'Hearts are wished for; ♣ Q is neither a heart nor a jack.',
    ],
    [
      'a card that does not fit',
      refused('does-not-fit', 'TC', { top: 'AD' }),
      FAMILY,
      '♣ 10 does not fit on ♦ A: it takes a diamond, an ace or a jack.',
    ],
    ['a missing wish', refused('wish-missing', 'JC'), FAMILY, 'Whoever lays a jack must name a suit: choose one.'],
  ])('%s', (_, refusal, ruleSet, expected) => {
    expect(say(refusal, ruleSet, 'en')).toBe(expected);
  });
});
