/** Bots under rarer house rules: several cards at once, cards thrown in out of turn, hands that change. */
import { hasCall, movesOf, type Rules, viewFor, withoutCall, Xoshiro128 } from '@hausregel/core';
import { movesText, positionOf, Round, rulesOf, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { choose, chooseSide, type Level, LEVELS } from './index.ts';

const DRAW = '2C 3C 3H 3S 2S 6S 6H 6D';
const CASES = 200;

function best(rules: Rules, written: Written): string {
  const position = positionOf(rules, { draw: DRAW, ...written });
  const { turn } = position;
  const { main } = movesOf(rules, position, turn);
  return movesText([withoutCall(choose(viewFor(rules, position, turn), main, rules, 'hard', new Xoshiro128(1)))]);
}

describe('several cards at once', () => {
  const rules = rulesOf('family', 3, { setsOfRank: 'each' });
  const others = ['4C 5D 6C', '4H 5S 6S'];

  test('go together, the one on top on which more can follow', () => {
    expect(best(rules, { hands: ['KC KH 9H TH 4S', ...others], discard: '9C' })).toBe('KC+KH');
    expect(best(rules, { hands: ['KC KH 9S 9D 4S', ...others], discard: 'QC' })).toBe('KC+KH');
  });

  test('make a player with one card draw more', () => {
    expect(best(rules, { hands: ['7C 7H 9C TH 4S', '4C', '4H 5S'], discard: 'QC' })).toMatch(/^7C\+7H$/);
  });

  test('are the end of the hand where they are all that is left', () => {
    for (const hand of ['KC KH', 'KC KH KS']) {
      expect(best(rules, { hands: [hand, ...others], discard: '9C' }).split('+')).toHaveLength(hand.split(' ').length);
    }
  });
});

describe('a card equal to the one that lies', () => {
  const rules = rulesOf('family', 3, { throwIn: true, secondDeckFrom: 2 });

  /** What seat 2 does once seat 0 has laid 9♣, in so many cases. */
  function thrown(hand: string, level: Level): readonly number[] {
    const round = new Round(rules, { hands: ['9C KD 4H', '9S 3D 5D', hand], discard: '9D', draw: DRAW });
    round.play('0:9C');
    const { main, side } = movesOf(rules, round.position, 2);
    const view = viewFor(rules, round.position, 2);
    return Array.from({ length: CASES }, (_, seed) =>
      chooseSide(view, [...main, ...side], rules, level, new Xoshiro128(seed + 1)),
    ).filter((move) => move !== undefined);
  }

  test('is thrown in always, mostly or now and then', () => {
    const counts = LEVELS.map((level) => thrown('9C QH 6D', level).length);
    const [easy = 0, normal = 0, hard = 0] = counts;
    expect(hard).toBe(CASES);
    expect(normal).toBeGreaterThan(CASES / 2);
    expect(easy).toBeLessThan(normal);
    expect(easy).toBeGreaterThan(0);
    expect(movesText([...new Set(thrown('9C QH 6D', 'hard'))])).toBe('9C');
  });

  test('comes with the call that is due', () => {
    expect(thrown('9C QH', 'hard').every(hasCall)).toBe(true);
    expect(thrown('9C QH 6D', 'hard').some(hasCall)).toBe(false);
  });

  test('is not made up where none is held', () => {
    expect(thrown('TC QH 6D', 'hard')).toEqual([]);
  });
});

describe('a card that changes hands', () => {
  const rules = rulesOf('family', 3, { queenPower: 'swap-next' });

  test('is laid for a smaller hand, not for a larger one', () => {
    expect(best(rules, { hands: ['QC 9C 4S 5S 6C', '4C 5D', '4H 5C 6S'], discard: 'TC' })).toBe('QC');
    expect(best(rules, { hands: ['QC 9C 4S', '4C 5D 2D 3D 4D 8S', '4H 5C'], discard: 'TC' })).toBe('9C');
  });

  test('is no loss as a last card', () => {
    const end = rulesOf('family', 3, { queenPower: 'swap-next', lastCardCall: false, forgottenCall: 'bars-last-card' });
    expect(best(end, { hands: ['QC', '4C 5D 2D 3D', '4H 5C'], discard: 'TC' })).toBe('QC');
  });

  test('is kept where its own player would draw', () => {
    const self = rulesOf('family', 3, { tenPower: 'self-draws-one' });
    expect(best(self, { hands: ['TC 9C 4S 5S', '4C 5D 2D', '4H 5C 6S'], discard: 'AC' })).toBe('9C');
  });
});
