import { leaveInOrder, Round, rulesOf, ScriptedChance } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import { eventsFor } from './events.ts';
import { CALL_MADE, CALL_NONE, NONE, PHASE_TURN, PHASE_WISH, Position } from './position.ts';
import type { Rules } from './rules.ts';
import { handOf } from './viewFor.ts';
import { Xoshiro128 } from './xoshiro.ts';

/** A deal of an unshuffled deck: the pile is drawn from the ace of diamonds down. */
function dealInOrder(rules: Rules, dealer: number, seats = rules.players, inMask = (1 << seats) - 1): Position {
  const position = new Position(seats);
  const chance = new ScriptedChance(leaveInOrder(rules.cardCount, 'deal'));
  deal(rules, position, { dealer, inMask }, chance);
  chance.finish();
  return position;
}

describe('dealing', () => {
  test('goes one card at a time from the left of the dealer (FAM-2); then the start card is turned', () => {
    const position = dealInOrder(rulesOf('family', 3), 0);
    // 51 is the first card, for seat 1; then 50 for seat 2, 49 for seat 0.
    expect([handOf(position, 1), handOf(position, 2), handOf(position, 0)]).toEqual([
      [39, 42, 45, 48, 51],
      [38, 41, 44, 47, 50],
      [37, 40, 43, 46, 49],
    ]);
    expect([position.discardPile[0], position.discardCount, position.drawCount]).toEqual([36, 1, 36]);
  });

  test('leaves out seats that do not take part', () => {
    const position = dealInOrder(rulesOf('family', 2), 3, 4, 0b1001);
    expect(Array.from(position.handCount)).toEqual([5, 0, 0, 5]);
    expect(handOf(position, 0)).toContain(51);
  });

  test('needs chance for nothing but the deal', () => {
    const chance = new ScriptedChance(leaveInOrder(52, 'reshuffle'));
    expect(() => deal(rulesOf('family', 2), new Position(2), { dealer: 0, inMask: 3 }, chance)).toThrow(RangeError);
  });

  test('begins a round afresh on a position used before', () => {
    const rules = rulesOf('skat', 3);
    const used = new Position(3);
    deal(rules, used, { dealer: 2, inMask: 7 }, new Xoshiro128(5));
    deal(rules, used, { dealer: 1, inMask: 7 }, new Xoshiro128(6));
    const fresh = new Position(3);
    deal(rules, fresh, { dealer: 1, inMask: 7 }, new Xoshiro128(6));
    expect(used).toEqual(fresh);
  });
});

const HANDS = ['4C 9S KS', '5D QS 2D', '6H TD QH'];

describe('the start card of family', () => {
  test.each(['7S', '8S', 'AS', 'QS', '2S'])(
    '%s has no effect; the player to the left of the dealer begins (FAM-3)',
    (discard) => {
      const { position } = new Round(rulesOf('family', 3), {
        hands: HANDS,
        dealer: 0,
        discard,
        draw: '3C 3D 3H',
        start: true,
      });
      expect([position.turn, position.phase, position.direction]).toEqual([1, PHASE_TURN, 1]);
    },
  );

  test('a jack makes the dealer name the suit, and nothing else goes before', () => {
    const round = new Round(rulesOf('family', 3), {
      hands: HANDS,
      dealer: 0,
      discard: 'JS',
      draw: '3C 3D',
      start: true,
    });
    expect([round.position.turn, round.position.phase]).toEqual([0, PHASE_WISH]);
    expect(round.legal).toBe('>C >S >H >D');
    expect(round.refusal('0:4C')).toBe('wish-missing');
    expect(round.refusal('0:draw')).toBe('may-not-draw');
    expect(round.refusal('0:pass')).toBe('may-not-pass');
    expect(round.play('0:>D')).toEqual([{ type: 'wished', seat: 0, wish: 3 }]);
    expect([round.position.turn, round.position.wish]).toEqual([1, 3]);
    expect(round.refusal('1:QS')).toBe('does-not-fit');
    round.play('1:5D');
  });
});

const SKAT_HANDS = ['TC 9S KS', '8D QS KD', '7H TD QH'];

describe('the start card of skat counts as played by the dealer (SKAT-3)', () => {
  const start = (discard: string, options = {}, hands = SKAT_HANDS, dealer = 0): Round =>
    new Round(rulesOf('skat-plus', hands.length, options), {
      hands,
      dealer,
      discard,
      draw: 'QC QD KC AC AD AS',
      start: true,
    });

  test('a seven makes the next player draw or answer', () => {
    const round = start('7S');
    expect([round.position.turn, round.demand]).toEqual([1, { draw: 2, of: 21 }]);
  });

  test('an eight makes the next player skip or answer', () => {
    const round = start('8S');
    expect([round.position.turn, round.demand]).toEqual([1, { skip: 1, of: 25 }]);
    round.play('1:8D');
    expect([round.position.turn, round.demand]).toEqual([2, { skip: 2, of: 27 }]);
    round.play('2:pass');
    // Seats 2 and 0 are passed over.
    expect(round.position.turn).toBe(1);
  });

  test('a nine turns the direction first: the player to the right of the dealer faces two', () => {
    const round = start('9D');
    expect([round.position.turn, round.position.direction, round.demand]).toEqual([2, -1, { draw: 2, of: 31 }]);
  });

  test('a ten turns the direction: the player to the right of the dealer begins', () => {
    const round = start('TS');
    expect([round.position.turn, round.position.direction, round.demand]).toEqual([2, -1, undefined]);
  });

  test('the king of hearts makes the next player draw four at once, who then plays', () => {
    const { position } = start('KH');
    expect(Array.from(position.handCount)).toEqual([3, 7, 3]);
    expect([position.turn, position.phase]).toEqual([1, PHASE_TURN]);
    expect(eventsFor(position, undefined)).toEqual([
      { type: 'drew', seat: 1, count: 4, cards: undefined, why: 'penalty' },
    ]);
  });

  test('an ace lets the dealer lay a further card, or let it be', () => {
    const round = start('AS');
    expect([round.position.turn, round.demand]).toEqual([0, { lay: 'may' }]);
    expect(round.legal).toBe('9S KS pass');
    round.play('0:pass');
    expect(round.position.turn).toBe(1);
    const other = start('AS');
    other.play('0:9S');
    expect([other.position.turn, other.demand]).toEqual([2, { draw: 2, of: 29 }]);
  });

  test('a jack lets the dealer wish', () => {
    const round = start('JS');
    expect([round.position.turn, round.demand]).toEqual([0, { wish: true }]);
    round.play('0:>H');
    expect([round.position.turn, round.legal]).toEqual([1, 'draw']);
  });

  const TWO = ['TC 9S KS', '8D QS KD'];
  test.each([
    ['7S', 1, { draw: 2, of: 21 }],
    ['8S', 1, { skip: 1, of: 25 }],
    ['9S', 1, { draw: 2, of: 29 }],
    ['TS', 1, undefined],
    ['QS', 1, undefined],
    ['AS', 0, { lay: 'may' }],
    ['JS', 0, { wish: true }],
  ])('with two players %s puts seat %i on turn', (discard, turn, demand) => {
    const round = start(discard, {}, TWO);
    expect([round.position.turn, round.demand]).toEqual([turn, demand]);
  });

  test('with two players a ten acts as a skip where the switch says so (GEN-4)', () => {
    const round = start('TS', { reverseForTwo: 'skip' }, TWO);
    expect(round.position.turn).toBe(0);
  });

  test('with the switch "none" has no effect at all', () => {
    for (const discard of ['7S', 'JS', 'AS', 'TS']) expect(start(discard, { startCard: 'none' }).position.turn).toBe(1);
  });
});

test('whoever is written down with one card counts as having called', () => {
  const { position } = new Round(rulesOf('skat', 2), { hands: ['9C', '9D TD'], discard: '9H', draw: 'KC' });
  expect([position.call[0], position.call[1]]).toEqual([CALL_MADE, CALL_NONE]);
  expect(position.topBy).toBe(NONE);
});
