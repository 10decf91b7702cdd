import { JOKER, SUITLESS_JACK, kindOf } from '@hausregel/core';
import { expect, test } from 'vitest';
import { cardSign, paintFor, paintedCard, typedMove } from './cardWords.ts';

test('cards are shown with the letters of each language', () => {
  const cards = [kindOf(8, 2), kindOf(9, 0), kindOf(10, 3), kindOf(11, 1), kindOf(12, 2), JOKER, SUITLESS_JACK];
  expect(cards.map((card) => cardSign(card, 'de')).join(' ')).toBe('10♥ B♣ D♦ K♠ A♥ X B');
  expect(cards.map((card) => cardSign(card, 'en')).join(' ')).toBe('10♥ J♣ Q♦ K♠ A♥ X J');
  expect(cards.map((card) => cardSign(card, 'lt')).join(' ')).toBe('10♥ J♣ Q♦ K♠ A♥ X J');
});

test('hearts and diamonds are red where colours are welcome', () => {
  expect(paintedCard(kindOf(5, 2), 'en', paintFor(true))).toBe('\u001B[31m7♥\u001B[0m');
  expect(paintedCard(kindOf(5, 1), 'en', paintFor(true))).toBe('7♠');
  expect(paintedCard(kindOf(5, 2), 'en', paintFor(false))).toBe('7♥');
});

test.each([
  ['10♥', 'TH', 'TH'],
  ['7♠️', '7S', '7S'],
  ['J♦>♥', 'JD>H', 'JD>H'],
  ['bd>h~', 'bd>h~', 'Jd>h~'],
  ['D H', 'D H', 'Q H'],
  ['dd', 'dd', 'Qd'],
  ['draw', 'draw', 'draw'],
  ['break', 'break', 'break'],
  ['8h+8h', '8h+8h', '8h+8h'],
])('%s is typed as %s in English and Lithuanian and as %s in German', (text, english, german) => {
  expect(typedMove(text, 'en')).toBe(english);
  expect(typedMove(text, 'de')).toBe(german);
  expect(typedMove(text, 'lt')).toBe(english);
});
