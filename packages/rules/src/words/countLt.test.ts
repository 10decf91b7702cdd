import { expect, test } from 'vitest';
import { cardsLt, cardsLtAcc, cardsLtGen, COUNTED_LT, countedLt } from './countLt.ts';

test('The form after a number is the one of the Lithuanian plural rules, from 0 to 1000.', () => {
  const rules = new Intl.PluralRules('lt');
  const forms = { one: 'one', few: 'few', many: 'other' };
  for (let count = 0; count <= 1000; count += 1) {
    expect(countedLt(count, forms)).toBe(`${count} ${rules.select(count)}`);
  }
});

test('Cards stand in the nominative, accusative and genitive after their number.', () => {
  expect([0, 1, 2, 9, 10, 11, 12, 19, 20, 21, 22, 101, 111].map(cardsLt)).toStrictEqual([
    '0 kortų',
    '1 korta',
    '2 kortos',
    '9 kortos',
    '10 kortų',
    '11 kortų',
    '12 kortų',
    '19 kortų',
    '20 kortų',
    '21 korta',
    '22 kortos',
    '101 korta',
    '111 kortų',
  ]);
  expect([1, 2, 10, 21].map(cardsLtAcc)).toStrictEqual(['1 kortą', '2 kortas', '10 kortų', '21 kortą']);
  expect([1, 2, 10, 21].map(cardsLtGen)).toStrictEqual(['1 kortos', '2 kortų', '10 kortų', '21 kortos']);
});

test('Points, players, rounds and decks are counted in whole forms.', () => {
  expect(countedLt(125, COUNTED_LT.penaltyPoint.acc)).toBe('125 baudos taškus');
  expect(countedLt(1, COUNTED_LT.point.nom)).toBe('1 taškas');
  expect(countedLt(6, COUNTED_LT.player.gen)).toBe('6 žaidėjų');
  expect(countedLt(3, COUNTED_LT.round.acc)).toBe('3 padalijimus');
  expect(countedLt(2, COUNTED_LT.deck.nom)).toBe('2 kaladės');
  expect(countedLt(11, COUNTED_LT.deck.nom)).toBe('11 kaladžių');
  expect(countedLt(4, COUNTED_LT.joker.acc)).toBe('4 džokerius');
  expect(countedLt(2, COUNTED_LT.penaltyCard.acc)).toBe('2 baudos kortas');
});
