import { Round, rulesOf, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { eventsFor } from './events.ts';
import { outcomeOf } from './outcome.ts';
import { NONE, PHASE_FURTHER, PHASE_OVER, PHASE_TURN } from './position.ts';

/** GEN-8 in every phase of a round. */
const HANDS = ['7C 9C KC', '7D 9D KD', '7H 9H KH', '8S 9S KS'];
const skat = (written: Partial<Written> = {}, options = {}): Round =>
  new Round(rulesOf('skat', 4, options), {
    hands: HANDS,
    discard: 'AC',
    draw: 'QC QD QH QS AD AH',
    dealer: 3,
    ...written,
  });

describe('somebody leaves (GEN-8)', () => {
  test('on turn: the next player is on turn', () => {
    const round = skat();
    expect(round.play('0:leave')).toEqual([{ type: 'left', seat: 0 }]);
    expect([round.position.turn, round.position.phase, round.counts]).toEqual([1, PHASE_TURN, [0, 3, 3, 3]]);
    expect(round.refusal('0:draw')).toBe('not-your-turn');
    expect(round.refusal('0:leave')).toBe('not-your-turn');
  });

  test('on turn after drawing: the next player has a whole turn', () => {
    const round = skat();
    round.play('0:draw', '0:leave');
    expect([round.position.turn, round.position.drawnCount]).toEqual([1, 0]);
  });

  test('off turn: nothing else changes', () => {
    const round = skat();
    round.play('0:draw', '2:leave');
    expect([round.position.turn, round.position.drawnCount, round.legal]).toEqual([0, 1, '7C 9C QC KC pass']);
    round.play('0:pass', '1:draw', '1:pass');
    expect(round.position.turn).toBe(3);
  });

  test('the cards go under the draw pile, the lowest drawn first, and all stay in the game', () => {
    const round = new Round(rulesOf('skat', 3), { hands: ['9C KC TS', '7D 9D', '7H 9H'], discard: 'AC', draw: 'QS' });
    round.play('0:leave', '1:draw');
    expect(Array.from(round.position.drawPile.subarray(0, round.position.drawCount))).toEqual([44, 33, 28]);
    round.play('1:pass', '2:draw');
    expect(round.position.copies[2 * 53 + 28]).toBe(1);
  });

  test('facing a penalty: the next player faces it', () => {
    const round = skat();
    round.play('0:7C', '1:leave');
    expect([round.position.turn, round.demand]).toEqual([2, { draw: 2, of: 20 }]);
    expect(eventsFor(round.position, undefined)).toContainEqual({ type: 'demanded', seat: 2, draw: 2 });
    round.play('2:7H');
    expect([round.position.turn, round.demand]).toEqual([3, { draw: 4, of: 22 }]);
  });

  test('facing a penalty that then comes back to its own player', () => {
    const round = new Round(rulesOf('skat', 3), {
      hands: HANDS.slice(0, 3),
      discard: 'AC',
      draw: 'QC QD QH QS AD AH',
      dealer: 2,
    });
    round.play('0:7C', '1:7D', '2:leave');
    expect([round.position.turn, round.demand]).toEqual([0, { draw: 4, of: 23 }]);
  });

  test('facing a skip: the next player faces it', () => {
    const round = skat({ turn: 3, discard: 'AS' });
    round.play('3:8S', '0:leave');
    expect([round.position.turn, round.demand]).toEqual([1, { skip: 1, of: 25 }]);
    round.play('1:pass');
    expect(round.position.turn).toBe(2);
  });

  test('with a further card to lay: it is let be', () => {
    const round = skat({ hands: ['AD 9C KC', ...HANDS.slice(1)] });
    round.play('0:AD');
    expect(round.position.phase).toBe(PHASE_FURTHER);
    round.play('0:leave');
    expect([round.position.turn, round.position.phase, round.demand]).toEqual([1, PHASE_TURN, undefined]);
  });

  test('owing the wish of the start card: the next player names it, and then begins', () => {
    const round = skat({ discard: 'JC', start: true });
    round.play('3:leave');
    expect([round.position.turn, round.demand]).toEqual([0, { wish: true }]);
    round.play('0:>D');
    expect([round.position.turn, round.position.wish]).toEqual([0, 3]);
  });

  test('next to the dealer who owes a wish: the one after begins', () => {
    const round = skat({ discard: 'JC', start: true });
    round.play('0:leave', '3:>D');
    expect(round.position.turn).toBe(1);
  });

  test('after wishing: the wish stays', () => {
    const round = skat({ hands: ['JD 9C KC', ...HANDS.slice(1)] });
    round.play('0:JD>S', '0:leave');
    expect([round.position.turn, round.position.wish]).toEqual([1, 1]);
  });

  test('counter-clockwise: the next in that direction', () => {
    const round = skat({ turn: 2, direction: -1 });
    round.play('2:leave');
    expect(round.position.turn).toBe(1);
  });

  test('the last but one: whoever is left wins, and who left scores nothing', () => {
    const round = skat();
    round.play('0:leave', '2:leave', '1:leave');
    expect([round.position.phase, round.position.winner]).toEqual([PHASE_OVER, 3]);
    expect(outcomeOf(round.rules, round.position)).toEqual({
      blocked: false,
      winner: 3,
      points: [0, 0, 0, 0],
      factor: 1,
    });
    expect(round.refusal('3:leave')).toBe('round-over');
  });

  test('and a player who skips others counts only those who are left', () => {
    const round = new Round(rulesOf('family', 4, { acePower: 'others-skip' }), {
      hands: ['AD 9C KC', ...HANDS.slice(1)],
      discard: 'AC',
      draw: 'QC',
    });
    round.play('2:leave', '0:AD');
    expect(round.position.turn).toBe(0);
    expect(eventsFor(round.position, 0).filter(({ type }) => type === 'skipped')).toHaveLength(2);
  });
});

describe('somebody leaves while a call is open (GEN-8, FAM-12)', () => {
  const family = (hands: readonly string[], options = {}): Round =>
    new Round(rulesOf('family', hands.length, options), { hands, discard: '8D', draw: '6C 2S 3S 4S' });

  test('the next player leaves: the window stays open until one who acts has ended a turn', () => {
    const round = family(['8C 9H', '4H 5H KS', 'TC KC 2D', '2C 3C']);
    round.play('0:8C', '2:leave');
    expect([round.position.turn, round.sides(1)]).toEqual([3, 'catch 0']);
    round.play('3:2C~');
    expect(round.refusal('1:catch 0')).toBe('too-late');
  });

  test('the forgetful player leaves: nothing is left to catch', () => {
    const round = family(['9D 9H', '4H 5H KS', 'TC KC 2D']);
    round.play('0:9D', '0:leave');
    expect([round.sides(1), round.refusal('1:catch 0')]).toEqual(['', 'nothing-to-catch']);
  });

  test('the finisher leaves: the round goes on without that win', () => {
    const round = family(['9D', '9H 5H KS', 'TC KC 2D']);
    round.play('0:9D', '0:leave', '1:9H');
    expect([round.position.phase, round.position.finisher, round.position.turn]).toEqual([PHASE_TURN, NONE, 2]);
  });

  test('all but the finisher leave: the finisher wins', () => {
    const round = family(['9D', '9H 5H KS', 'TC KC 2D']);
    round.play('0:9D', '1:leave');
    expect([round.position.turn, round.position.finisher]).toEqual([2, 0]);
    round.play('2:leave');
    expect([round.position.phase, round.position.winner]).toEqual([PHASE_OVER, 0]);
  });

  test('a win by being left alone is not doubled by a jack that was caught', () => {
    const round = family(['JC', '4C 4D 5D', 'KS KD'], { jackLastDoubles: true });
    round.play('0:JC', '2:catch 0', '0:leave', '2:leave');
    expect(outcomeOf(round.rules, round.position)).toEqual({ blocked: false, winner: 1, points: [0, 0, 0], factor: 1 });
  });
});
