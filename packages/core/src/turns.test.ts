import { Round, rulesOf, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { CALL_MADE, CALL_MISSED, CALL_NONE, CALL_OPEN, NONE, PHASE_OVER } from './position.ts';

const DRAW = '6C 2S 3S 4S 5S 6S';
const family = (hands: readonly string[], written: Partial<Written> = {}, options = {}): Round =>
  new Round(rulesOf('family', hands.length, options), { hands, discard: '8D', draw: DRAW, ...written });
const winner = (round: Round): number => round.position.winner;

describe('a forgotten "Mau" (FAM-10, FAM-12)', () => {
  const THREE = ['9D 9H', '4D 5H KS', '4C KC 2D'];

  test('is caught by anybody at every moment until the next player has ended a turn, for two cards', () => {
    for (const moves of [[], ['1:draw']]) {
      for (const by of [1, 2]) {
        const round = family(['9D 9H', '4H 5H KS', '4C KC 2D']);
        round.play('0:9D', ...moves);
        expect(round.play(`${by}:catch 0`)).toEqual([
          { type: 'caught', seat: 0, by },
          { type: 'drew', seat: 0, count: 2, cards: undefined, why: 'caught' },
        ]);
        expect([round.counts[0], round.position.call[0], round.position.turn]).toEqual([3, CALL_NONE, 1]);
      }
    }
  });

  test('is too late to catch or to make once the next player has ended a turn, by laying or passing', () => {
    for (const moves of [['1:4D'], ['1:draw', '1:pass']]) {
      const round = family(moves.length === 1 ? THREE : ['9D 9H', '4H 5H KS', '4C KC 2D']);
      round.play('0:9D', ...moves);
      expect([round.refusal('2:catch 0'), round.refusal('0:~')]).toEqual(['too-late', 'too-late']);
      expect(round.position.call[0]).toBe(CALL_MISSED);
    }
  });

  test('is good when called late, before anyone catches it; then there is nothing to catch', () => {
    const round = family(THREE);
    round.play('0:9D');
    expect(round.play('0:~')).toEqual([{ type: 'announced', seat: 0, word: 'mau' }]);
    expect([round.position.call[0], round.refusal('1:catch 0'), round.refusal('0:~')]).toEqual([
      CALL_MADE,
      'nothing-to-catch',
      'nothing-to-call',
    ]);
  });

  test('is not caught twice, nor by its own player', () => {
    const round = family(THREE);
    round.play('0:9D');
    expect(round.refusal('0:catch 0')).toBe('nothing-to-catch');
    round.play('1:catch 0');
    expect(round.refusal('2:catch 0')).toBe('nothing-to-catch');
  });

  test('caught while the next player faces a penalty: the penalty stays where it is', () => {
    const round = family(['7D 9H', '4H 5H KS', '4C KC 2D']);
    round.play('0:7D', '2:catch 0');
    expect([round.position.turn, round.demand, round.counts]).toEqual([1, { draw: 2, of: 23 }, [3, 3, 3]]);
  });

  test('caught while the next player has drawn: that player may still lay the drawn card', () => {
    const round = family(['9D 9H', '4H 5H KS', '4C KC 2D'], { draw: '9C 2S 3S' });
    round.play('0:9D', '1:draw', '2:catch 0');
    expect(round.legal).toBe('9C pass');
  });

  test('drawing a penalty ends the window as a turn does, since the turn is lost (FAM-6)', () => {
    const round = family(['7D 9H', '4H 5H KS', '4C KC 2D']);
    round.play('0:7D', '1:draw');
    expect(round.refusal('2:catch 0')).toBe('too-late');
  });

  test('where the drawer then plays, the window stays open until that turn has ended', () => {
    const round = family(['7D 9H', '4H 5H KS', '4C KC 2D'], {}, { afterPenalty: 'play' });
    round.play('0:7D', '1:draw');
    expect(round.sides(2)).toBe('catch 0');
    round.play('1:draw', '1:pass');
    expect(round.refusal('2:catch 0')).toBe('too-late');
  });

  test('a skipped player does not end the window; the one after does (FAM-8)', () => {
    const round = family(['8C 9H', '4H 5H KS', 'TC KC 2D']);
    round.play('0:8C');
    expect([round.position.turn, round.sides(1)]).toEqual([2, 'catch 0']);
    round.play('2:TC');
    expect(round.refusal('1:catch 0')).toBe('too-late');
  });

  test('with two players after a skip the window is open until the forgetful one lays or draws', () => {
    for (const [move, code] of [
      ['0:8S~', 'nothing-to-catch'],
      ['0:draw', 'nothing-to-catch'],
    ] as const) {
      const round = family([move === '0:draw' ? '8C 9H' : '8C 8S', '4H 5H KS']);
      round.play('0:8C');
      expect([round.position.turn, round.sides(0), round.sides(1)]).toEqual([0, '~', 'catch 0']);
      if (move === '0:draw') {
        round.play(move);
        expect(round.refusal('1:catch 0')).toBe(code);
      } else {
        round.play(move);
        expect(winner(round)).toBe(0);
      }
    }
  });

  test('draws what there is; with nothing to draw it is written off (GEN-3)', () => {
    const round = family(THREE, { draw: '', discard: '8D' });
    round.play('0:9D');
    round.play('1:catch 0');
    expect(round.counts[0]).toBe(2);
    const empty = family(['9D 9H', '4D 5H KS'], { draw: '', discard: '8D' });
    empty.play('0:9D', '1:catch 0');
    expect([empty.counts[0], empty.position.discardCount]).toEqual([2, 1]);
  });

  test('is judged anew when one card is left again (D12)', () => {
    const round = family(['9D 4H', '9H 5H KS'], { draw: '4S 4C 2C 3C' });
    round.play('0:9D', '1:catch 0', '1:9H', '0:4H');
    expect([round.counts[0], round.position.call[0]]).toEqual([2, CALL_NONE]);
    round.play('1:5H', '0:draw', '0:pass', '1:draw', '1:pass', '0:draw');
    expect(round.counts[0]).toBe(4);
  });

  test('is ended by cards that another card makes its owner draw', () => {
    const round = family(['9D 9H', 'AD 5H KS', '4C KC 2D'], {}, { acePower: 'others-draw-one' });
    round.play('0:9D', '1:AD');
    expect([round.position.call[0], round.counts]).toEqual([CALL_NONE, [2, 2, 4]]);
    expect(round.refusal('2:catch 0')).toBe('nothing-to-catch');
  });

  test('costs as many cards as the switch says', () => {
    const round = family(THREE, {}, { catchCards: 1 });
    round.play('0:9D', '1:catch 0');
    expect(round.counts[0]).toBe(2);
  });
});

describe('a forgotten "Mau Mau" (FAM-11, FAM-12)', () => {
  test('a good one ends the round at once', () => {
    const round = family(['7D', '7H 5H KS', '4C KC 2D']);
    expect(round.play('0:7D~').slice(-2)).toEqual([
      { type: 'announced', seat: 0, word: 'maumau' },
      { type: 'over', winner: 0, blocked: false },
    ]);
    expect(round.counts).toEqual([0, 3, 3]);
  });

  test('not caught by the end of the turn of the next player, its player wins', () => {
    const round = family(['9D', '4D 5H KS', '4C KC 2D']);
    round.play('0:9D');
    expect([round.position.finisher, round.position.turn, round.position.phase === PHASE_OVER]).toEqual([0, 1, false]);
    round.play('1:4D');
    expect([winner(round), outcomeOf(round.rules, round.position).points]).toEqual([0, [0, 15, 16]]);
  });

  test('caught, its player draws two and is back in the round', () => {
    const round = family(['9D', '4D 5H KS', '4C KC 2D']);
    round.play('0:9D', '2:catch 0');
    expect([round.counts[0], round.position.finisher, round.position.turn]).toEqual([2, NONE, 1]);
    round.play('1:4D', '2:4C', '0:6C~');
    expect([round.position.turn, winner(round)]).toEqual([1, NONE]);
  });

  test('called late it is good, and ends the round', () => {
    const round = family(['9D', '4D 5H KS', '4C KC 2D']);
    round.play('0:9D');
    expect(round.play('0:~')).toEqual([
      { type: 'announced', seat: 0, word: 'maumau' },
      { type: 'over', winner: 0, blocked: false },
    ]);
  });

  test('caught with nothing left to draw, the penalty is written off and the win stands (GEN-3)', () => {
    const round = new Round(rulesOf('family', 2), { hands: ['9D', '4H 5H KS'], discard: '8D' });
    round.play('0:9D');
    // The eight under the nine is all there is.
    round.play('1:catch 0');
    expect(round.counts[0]).toBe(1);
    const none = new Round(rulesOf('family', 2), { hands: ['9D', '4H 5H KS'], discard: '8D' });
    none.play('0:9D', '1:draw');
    expect(none.position.discardCount).toBe(1);
    none.play('1:catch 0');
    expect([none.position.phase, winner(none)]).toEqual([PHASE_OVER, 0]);
  });

  test('of a skipping card: the skip is void, the next player acts, and the window is that turn', () => {
    const round = family(['8C', '4C 5H KS', 'TC KC 2D']);
    round.play('0:8C');
    expect([round.position.turn, round.demand, round.sides(2)]).toEqual([1, undefined, 'catch 0']);
    round.play('1:4C');
    expect(winner(round)).toBe(0);
  });

  test('of a skipping card with two players: the other one acts', () => {
    const round = family(['8C', '4C 5H KS']);
    round.play('0:8C');
    expect(round.position.turn).toBe(1);
  });

  test('of a card that skips everybody else, or lets its player lay again: void too', () => {
    for (const acePower of ['others-skip', 'further']) {
      const round = family(['AD', '4D 5H KS', 'TC KC 2D'], {}, { acePower });
      round.play('0:AD');
      expect([round.position.turn, round.demand]).toEqual([1, undefined]);
    }
  });

  test('of an eight that could be answered: no skip is pending', () => {
    const round = family(['8C', '8S 5H KS', 'TC KC 2D'], {}, { eightPower: 'skip-chain' });
    round.play('0:8C');
    expect([round.position.turn, round.demand, round.legal]).toEqual([1, undefined, '8S']);
  });

  test('of a reverse with two players where it skips: void too', () => {
    const round = family(['TD', '4D 5H KS'], {}, { tenPower: 'reverse', reverseForTwo: 'skip' });
    round.play('0:TD');
    expect(round.position.turn).toBe(1);
  });

  test('of a seven: the penalty stands for the next, whose draw ends the round', () => {
    const round = family(['7D', '7H 5H KS', 'TC KC 2D']);
    round.play('0:7D');
    expect([round.position.turn, round.demand]).toEqual([1, { draw: 2, of: 23 }]);
    round.play('1:draw');
    expect([winner(round), round.counts[1]]).toEqual([0, 5]);
  });

  test('of a seven answered: the round ends with that turn', () => {
    const round = family(['7D', '7H 5H KS', 'TC KC 2D']);
    round.play('0:7D', '1:7H');
    expect([winner(round), round.counts]).toEqual([0, [0, 2, 3]]);
  });

  test('the next player goes out with a good "Mau Mau" in that turn, and wins', () => {
    const round = family(['7D', '7H', 'TC KC 2D']);
    round.play('0:7D', '1:7H~');
    expect([winner(round), outcomeOf(round.rules, round.position).points]).toEqual([1, [0, 0, 22]]);
  });

  test('the next player goes out without the call: the first one wins', () => {
    const round = family(['9D', '9H', 'TC KC 2D']);
    round.play('0:9D', '1:9H');
    expect(winner(round)).toBe(0);
  });

  test('of a jack: no wish, its own suit is followed', () => {
    const round = family(['JC', '4C 5H JS', 'TC KC 2D']);
    expect(round.refusal('0:JC>H')).toBe('wish-not-allowed');
    round.play('0:JC');
    expect([round.position.wish, round.legal]).toEqual([NONE, '4C JS>C JS>S JS>H JS>D']);
  });

  test('of a card whose penalty happens at once, with two players: the other one still plays a turn', () => {
    const round = family(['7C 4D 5D', '7S'], { discard: '8C', draw: '2C 3C 4C 5C 6C' }, { sevenChainCap: 1 });
    round.play('0:7C', '1:7S');
    expect([round.counts, round.position.turn]).toEqual([[6, 0], 0]);
    round.play('0:draw', '0:pass');
    expect(winner(round)).toBe(1);
  });

  test('of a card whose penalty happens at once, with three: the one after plays that turn', () => {
    const round = family(['KH', '4D 5D', '4C KC 2D'], { discard: '8H' }, { heartKingPower: 'draw-four' });
    round.play('0:KH');
    expect([round.counts, round.position.turn, round.sides(1)]).toEqual([[0, 6, 3], 2, 'catch 0']);
  });

  test('its player draws nothing from a card that makes everyone else draw', () => {
    const round = family(['4C', 'AC 4D 5D', 'KS KD'], { discard: '8C' }, { acePower: 'others-draw-one' });
    round.play('0:4C', '1:AC');
    expect([winner(round), round.counts]).toEqual([0, [0, 2, 3]]);
  });
});

describe('wrong calls (D13)', () => {
  test('are refused, and change nothing', () => {
    const round = family(['9D 9H 2C', '4D', 'TC KC 2D']);
    expect(round.refusal('0:~')).toBe('nothing-to-call');
    expect(round.refusal('0:9D~')).toBe('nothing-to-call');
    expect(round.refusal('1:~')).toBe('nothing-to-call');
    expect(round.refusal('0:catch 1')).toBe('nothing-to-catch');
    expect(round.refusal('0:catch 2')).toBe('nothing-to-catch');
  });

  test('without calls in the rules nothing can be called or caught', () => {
    const round = family(['9D 9H', '4D KD', 'TC KC 2D'], {}, { lastCardCall: false });
    expect(round.refusal('0:9D~')).toBe('nothing-to-call');
    round.play('0:9D');
    expect([round.sides(0), round.sides(1), round.refusal('1:catch 0')]).toEqual(['', '', 'nothing-to-catch']);
    round.play('1:4D', '2:2D', '0:draw');
  });
});

describe('the call that bars the last card (SKAT-12)', () => {
  const skat = (hands: readonly string[], written: Partial<Written> = {}, options = {}): Round =>
    new Round(rulesOf('skat', hands.length, options), { hands, discard: '8D', draw: 'QC TC TS KC AC', ...written });

  test('may come with the card, or alone until the own next turn begins', () => {
    const round = skat(['9D 9H', 'KD TD KS', 'QD KH QH']);
    round.play('0:9D', '1:KD');
    expect(round.position.call[0]).toBe(CALL_OPEN);
    round.play('0:~', '2:KH', '0:9H');
    expect(winner(round)).toBe(0);
  });

  test('is too late once the own turn has begun: the last card is refused, nothing is lost', () => {
    const round = skat(['9D 9H', 'KD TD KS', 'QD KH QH']);
    round.play('0:9D', '1:KD', '2:KH');
    expect([round.refusal('0:9H'), round.refusal('0:~'), round.legal]).toEqual(['call-missing', 'too-late', 'draw']);
    expect(round.refusal('1:catch 0')).toBe('nothing-to-catch');
  });

  test('can be made again the next time one card is left', () => {
    const round = skat(['9D 9H', 'KD TD KS', 'QD KH QH'], { draw: 'TH TC TS KC AC' });
    round.play('0:9D', '1:KD', '2:KH', '0:draw', '0:TH~', '1:draw', '1:pass', '2:QH', '0:9H');
    expect(winner(round)).toBe(0);
  });

  test('bars the last card as an answer too: the penalty must be drawn', () => {
    const round = skat(['9D 7H', '7D TD KS']);
    round.play('0:9D', '1:7D');
    expect([round.legal, round.refusal('0:7H')]).toEqual(['draw', 'call-missing']);
  });

  test('bars the last card where an ace would let it be laid in the same turn, until it is made', () => {
    const round = skat(['AD AH', 'KD TD KS'], { discard: '8D' });
    round.play('0:AD');
    expect([round.legal, round.refusal('0:AH'), round.sides(0)]).toEqual(['pass', 'call-missing', '~']);
    round.play('0:~', '0:AH');
    expect(winner(round)).toBe(0);
  });

  test('is ended by penalty cards, and must be made again', () => {
    const round = skat(['9D 9H', '7D TD KS'], { draw: '9S TC TS KC AC' });
    round.play('0:9D~', '1:7D', '0:draw');
    expect([round.counts[0], round.position.call[0]]).toEqual([3, CALL_NONE]);
  });

  test('is ended by a card drawn at will', () => {
    const round = skat(['9D 9H', 'KD TD KS']);
    round.play('0:9D~', '1:TD', '0:draw');
    expect(round.position.call[0]).toBe(CALL_NONE);
  });

  test('stays open while its player is passed over', () => {
    const round = skat(['8S KC', '8H KS QS', '9H TH KH'], { discard: 'TS', draw: 'TC 9C' });
    // Two skips: seat 2, and the player of the first eight.
    round.play('0:8S', '1:8H', '2:pass');
    expect([round.position.turn, round.position.call[0]]).toEqual([1, CALL_OPEN]);
    round.play('0:~');
    expect(round.position.call[0]).toBe(CALL_MADE);
  });

  test('stays open with two players after a skip, until the next card is laid', () => {
    const round = skat(['8S KS', 'TH QH'], { discard: 'TS' });
    round.play('0:8S', '1:pass');
    expect([round.position.turn, round.sides(0), round.refusal('0:KS')]).toEqual([0, '~', 'call-missing']);
    round.play('0:~', '0:KS');
    expect(winner(round)).toBe(0);
  });

  test('is no bar where the switch takes the call away', () => {
    const round = skat(['9D 9H', 'KD TD KS'], {}, { lastCardCall: false });
    round.play('0:9D', '1:draw', '1:pass', '0:9H');
    expect(winner(round)).toBe(0);
  });
});
