import { leaveInOrder, movesText, Round, rulesOf, ScriptedChance } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { movesOf } from './legal.ts';
import { outcomeOf } from './outcome.ts';
import { NONE, PHASE_OVER } from './position.ts';

const skat = (players: number, options = {}) => rulesOf('skat', players, options);
const family = (players: number, options = {}) => rulesOf('family', players, options);

describe('the draw pile runs out (GEN-3, GEN-9)', () => {
  test('a penalty draws what is there, renews the pile, and goes on: two events (D04)', () => {
    const round = new Round(skat(2), { hands: ['7D QS KS', 'QD KH KC'], discard: '8C 9C TC 8D', draw: 'AS' });
    expect(round.play('0:7D', '1:draw').slice(2)).toEqual([
      { type: 'drew', seat: 1, count: 1, cards: undefined, why: 'penalty' },
      { type: 'renewed', count: 4, shuffled: true },
      { type: 'drew', seat: 1, count: 1, cards: undefined, why: 'penalty' },
    ]);
    expect([round.position.drawCount, round.position.discardCount]).toEqual([3, 1]);
  });

  test('what is missing after the renewal is written off, and the obligation is met', () => {
    const round = new Round(skat(2), {
      hands: ['7D 7S KS', 'QD 7H KC'],
      discard: 'QH',
      draw: 'AS',
      demand: { draw: 4, of: '7' },
      turn: 0,
    });
    const events = round.play('0:draw');
    expect(events).toEqual([{ type: 'drew', seat: 0, count: 1, cards: undefined, why: 'penalty' }]);
    expect([round.position.turn, round.demand, round.counts]).toEqual([0, undefined, [4, 3]]);
  });

  test('a penalty with nothing to draw at all is met too', () => {
    const round = new Round(family(3), {
      hands: ['7D 7S KS', 'QD 7H KC', '2C 3C'],
      discard: '7C',
      demand: { draw: 2 },
      turn: 0,
    });
    expect(round.play('0:draw')).toEqual([{ type: 'drew', seat: 0, count: 0, cards: undefined, why: 'penalty' }]);
    expect([round.position.turn, round.demand, round.counts]).toEqual([1, undefined, [3, 3, 2]]);
  });

  test('the pile is renewed when a card is due, not when the last one is drawn', () => {
    const round = new Round(skat(2), { hands: ['QD KS', 'KD KH KC'], discard: '8C 9C TC 8D', draw: 'AS' });
    round.play('0:draw');
    expect([round.position.drawCount, round.position.discardCount]).toEqual([0, 4]);
    round.play('0:pass', '1:draw');
    expect([round.position.drawCount, round.position.discardCount]).toEqual([2, 1]);
  });

  test('the shuffle is the only chance a renewal takes, and the top card stays', () => {
    const chance = new ScriptedChance(leaveInOrder(3, 'reshuffle'));
    const round = new Round(skat(2), { hands: ['QD KS', 'KD KH KC'], discard: '8C 9C TC 8D' }, chance);
    round.play('0:draw');
    chance.finish();
    expect(round.position.top).toBe(27);
    // Laid first, drawn first, where the shuffle changes nothing.
    expect(round.position.copies[24]).toBe(1);
  });

  test('turned over without a shuffle, the card laid first is drawn first and no chance is taken', () => {
    const rules = skat(2, { renewal: 'turn' });
    const round = new Round(rules, { hands: ['QD KS', 'KD KH KC'], discard: '8C 9C TC 8D' }, new ScriptedChance([]));
    expect(round.play('0:draw')).toContainEqual({ type: 'renewed', count: 3, shuffled: false });
    round.play('0:pass', '1:draw', '1:pass', '0:draw');
    expect([24, 28, 32].map((kind) => round.position.copies[kind] ?? 0)).toEqual([1, 0, 1]);
  });

  test('a wish lasts across a renewed pile (GEN-5)', () => {
    const round = new Round(skat(2), { hands: ['JD KS', 'KD QD KC'], discard: '8C 9C TC 8D' });
    round.play('0:JD>S~', '1:draw');
    expect([round.position.wish, round.position.discardCount]).toEqual([1, 1]);
    expect(round.refusal('1:KD')).toBe('does-not-fit');
  });
});

describe('a blocked round (GEN-3, D01)', () => {
  const blocked = { hands: ['KC 9C', 'KD 9D', 'QH TH'], discard: '8S' };

  test('drawing with nothing to draw moves no card and opens pass', () => {
    const round = new Round(skat(3), blocked);
    expect(round.refusal('0:pass')).toBe('may-not-pass');
    expect(round.play('0:draw')).toEqual([{ type: 'drew', seat: 0, count: 0, cards: undefined, why: 'turn' }]);
    expect(round.legal).toBe('pass');
    expect(round.refusal('0:draw')).toBe('may-not-draw');
  });

  test('ends once all have passed in succession without a card moving, scored and without a winner', () => {
    const round = new Round(skat(3), blocked);
    round.play('0:draw', '0:pass', '1:draw', '1:pass', '2:draw');
    expect(round.play('2:pass')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'over', winner: undefined, blocked: true },
    ]);
    expect(outcomeOf(round.rules, round.position)).toEqual({
      blocked: true,
      winner: undefined,
      points: [12, 12, 13],
      factor: 1,
    });
    expect(round.position.winner).toBe(NONE);
  });

  test('gives nobody a won round where only these count', () => {
    const round = new Round(skat(3, { scoring: 'wins' }), blocked);
    round.play('0:draw', '0:pass', '1:draw', '1:pass', '2:draw', '2:pass');
    expect(outcomeOf(round.rules, round.position).points).toEqual([0, 0, 0]);
  });

  test('does not come of passes after cards were drawn', () => {
    const round = new Round(skat(2), { hands: ['KC 9C', 'KD 9D'], discard: '8S', draw: 'QH TH QC QD' });
    round.play('0:draw', '0:pass', '1:draw', '1:pass', '0:draw', '0:pass', '1:draw', '1:pass');
    expect(round.position.phase).not.toBe(PHASE_OVER);
    // The cards are all in hand now: these passes count.
    round.play('0:draw', '0:pass', '1:draw', '1:pass');
    expect(round.position.isBlocked).toBe(true);
  });

  test('a card laid in between begins the count anew', () => {
    const round = new Round(skat(2), { hands: ['KC 9C 9S', 'KD 9D QD'], discard: 'AS' });
    round.play('0:draw', '0:pass', '1:draw');
    expect(round.position.idle).toBe(1);
    round.play('1:pass');
    expect(round.position.phase).toBe(PHASE_OVER);
    const other = new Round(skat(2), { hands: ['KC 9C 9S', 'KD 9D QD'], discard: 'AS' });
    other.play('0:draw', '0:9S', '1:draw', '1:pass', '0:draw', '0:pass');
    expect(other.position.phase).not.toBe(PHASE_OVER);
    other.play('1:draw', '1:pass');
    expect(other.position.isBlocked).toBe(true);
  });

  test('does not come when somebody leaves and so brings cards back', () => {
    const round = new Round(skat(3), blocked);
    round.play('0:draw', '0:pass', '1:draw', '1:pass', '2:draw', '0:leave', '2:pass');
    expect([round.position.phase === PHASE_OVER, round.position.turn]).toEqual([false, 1]);
    round.play('1:draw');
    expect(round.counts).toEqual([0, 3, 2]);
  });
});

describe('drawing', () => {
  test('family: only where nothing fits, then only the drawn card may be laid (FAM-5)', () => {
    const round = new Round(family(2), { hands: ['9D KS', 'KD KH KC'], discard: '8C', draw: '9C 9D' });
    round.play('0:draw');
    expect(round.legal).toBe('9C pass');
    const other = new Round(family(2), { hands: ['9D KS 8S', 'KD KH KC'], discard: '8C', draw: '9C 9D' });
    expect(other.refusal('0:draw')).toBe('may-not-draw');
    expect(other.refusal('0:pass')).toBe('may-not-pass');
  });

  test('family: a card of the same kind as the drawn one counts as it', () => {
    const round = new Round(family(7), {
      hands: ['9D KS', 'KD', '2C', '2C', '3C', '4C', '5C'],
      discard: '8C',
      draw: 'KS 9D',
    });
    round.play('0:draw');
    expect(round.legal).toBe('pass');
  });

  test('family: a jack in hand fits, so nobody draws', () => {
    const round = new Round(family(2), { hands: ['9D JS', 'KD KH KC'], discard: '8C', draw: '9C' });
    expect(round.refusal('0:draw')).toBe('may-not-draw');
  });

  test('skat: one card at will, then any that fits (SKAT-6)', () => {
    const round = new Round(skat(2), { hands: ['9C KS 8S', 'KD KH KC'], discard: '8C', draw: 'QC 9D' });
    round.play('0:draw');
    expect(round.legal).toBe('8S 9C QC pass');
    expect(round.refusal('0:draw')).toBe('may-not-draw');
    round.play('0:pass');
    expect(round.position.turn).toBe(1);
  });

  test('with the switch "none" nothing may be laid after drawing', () => {
    const round = new Round(skat(2, { afterDraw: 'none' }), {
      hands: ['9C KS 8S', 'KD KH KC'],
      discard: '8C',
      draw: 'QC 9D',
    });
    round.play('0:draw');
    expect(round.legal).toBe('pass');
    expect(round.refusal('0:9C')).toBe('drawn-card-only');
  });
});

test('asking what a seat may do off turn lists nothing but calls, catches and leaving', () => {
  const round = new Round(skat(3), { hands: ['9C KS', '8S KD', 'KH QH'], discard: '8C', draw: 'QC' });
  expect(movesOf(round.rules, round.position, 1).main).toEqual([]);
  expect(movesText(movesOf(round.rules, round.position, 1).side)).toBe('leave');
  expect(round.refusal('1:8S')).toBe('not-your-turn');
});
