import { Round, rulesOf } from '@hausregel/testkit';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const points = (id: string, hands: readonly string[], card: string, options = {}): readonly number[] => {
  const round = new Round(rulesOf(id, hands.length, options), { hands, discard: '9S', draw: 'QC' });
  round.play(`0:${card}`);
  return outcomeOf(round.rules, round.position).points;
};

test('skat counts jacks 20, aces 11, figures 3, the others their number (SKAT-13)', () => {
  expect(points('skat', ['9C', 'JC', 'AC', 'TC KC'], '9C')).toEqual([0, 20, 11, 13]);
  expect(points('skat', ['9C', '9D', '8C 7C', 'QC KC'], '9C')).toEqual([0, 9, 15, 6]);
});

test('family counts figures and aces 10, the others their number (FAM-14)', () => {
  expect(points('family', ['9C', 'JC', 'AC', 'TC KC'], '9C~')).toEqual([0, 10, 10, 20]);
  expect(points('family', ['9C', 'QD', '8C 7C', '2C 3C 4C 5C 6C'], '9C~')).toEqual([0, 10, 15, 20]);
});

test('equal cards of two decks count each', () => {
  expect(points('skat', ['9C', 'JC JC', 'AC', 'TC', 'QD'], '9C')).toEqual([0, 40, 11, 10, 3]);
});

test('a jack laid last doubles in skat, not in family (SKAT-11)', () => {
  expect(points('skat', ['JC', 'AC 7D'], 'JC')).toEqual([0, 36]);
  expect(points('family', ['JC', 'AC 7D'], 'JC~')).toEqual([0, 17]);
  expect(points('family', ['JC', 'AC 7D'], 'JC~', { jackLastDoubles: true })).toEqual([0, 34]);
});

test('where only won rounds count the winner has one, and doubling changes nothing (SKAT-14)', () => {
  expect(points('skat', ['JC', 'AC 7D', '8C'], 'JC', { scoring: 'wins' })).toEqual([1, 0, 0]);
});

test('casual play has a winner and no points (FAM-17)', () => {
  const round = new Round(rulesOf('family', 2, { scoring: 'none' }), {
    hands: ['9C', 'AC 7D'],
    discard: '9S',
    draw: 'QC',
  });
  round.play('0:9C~');
  expect(outcomeOf(round.rules, round.position)).toEqual({ blocked: false, winner: 0, points: [0, 0], factor: 1 });
});

test('values can be given by rank and by single card', () => {
  const options = { cardValues: { J: 20, KH: 50 } };
  expect(points('family', ['9C', 'KH', 'KD JC', 'AS TC'], '9C~', options)).toEqual([0, 50, 20, 10]);
});
