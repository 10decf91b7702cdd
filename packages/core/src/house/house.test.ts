import { Round, rulesOf } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../outcome.ts';
import { legal, MOVES_MAX } from '../legal.ts';
import { layMove } from '../move.ts';
import { noteOf } from '../moveNote.ts';
import { NONE, PHASE_TURN } from '../position.ts';
import { isLateThrowIn } from './houseLegal.ts';

const DRAW = '6C 2S 3S 4S 5S 6S 6H 6D 8S 8H';
const table = (hands: readonly string[], discard: string, options: Readonly<Record<string, unknown>>): Round =>
  new Round(rulesOf('family', hands.length, options), { hands, discard, draw: DRAW });
/** Without calls, so that a last card is the end. */
const quiet = (hands: readonly string[], discard: string, options: Readonly<Record<string, unknown>>): Round =>
  table(hands, discard, { lastCardCall: false, forgottenCall: 'bars-last-card', ...options });

describe('draws that mix', () => {
  const MIXED = { drawCardsStack: true, twoPower: 'draw-two' };
  const HANDS = ['7S KD 9H', '2H 8C 4D', 'QC 3D 5C'];

  test('only draw cards answer, no other', () => {
    const round = table(HANDS, 'TS', MIXED);
    round.play('0:7S');
    expect(round.legal).toBe('2H draw');
    expect(round.refusal('1:8C')).toBe('must-answer');
  });

  test('the joker and a single card belong to them', () => {
    const round = table(['7S KD 9H', 'X QS 4D', 'QC 3D 5C'], 'TS', {
      ...MIXED,
      wildJokers: 2,
      jokerPower: 'draw-five',
      spadeQueenPower: 'draw-five',
    });
    round.play('0:7S');
    expect(round.legal).toBe('QS X draw');
    round.play('1:X');
    expect(round.demand).toMatchObject({ draw: 7 });
  });

  test('doubling counts both cards of a set', () => {
    const round = table(['7S KD 9H', '7H 7D 4D', 'QC 3D 5C'], 'TS', { drawDoubles: true, setsOfRank: 'each' });
    round.play('0:7S', '1:7H+7D');
    expect(round.demand).toMatchObject({ draw: 8 });
  });
});

describe('cards of a rank together', () => {
  const HANDS = ['KC KH 4S 9D', '5H 5D 4C', '6C 6S 5S'];

  test('lie on each other in any order, as long as one under the top one fits', () => {
    const round = table(HANDS, '9C', { setsOfRank: 'top' });
    expect(round.legal).toBe('9D KC KC+KH');
    expect(round.refusal('0:KH+KC')).toBe('does-not-fit');
  });

  test('are laid in the order of their suits after the first one that fits, the named one last, and are one event', () => {
    const round = table(['2C 2S 2H 2D KC', '5H 5D 4C', '6C 6S 5S'], '9S', { setsOfRank: 'each', twoPower: 'draw-two' });
    const [laid, demanded] = round.play('0:2C+2S+2H+2D~').filter(({ type }) => type === 'laid' || type === 'demanded');
    const [clubs, spades, hearts, diamonds] = [0, 1, 2, 3];
    expect(laid).toMatchObject({ kind: diamonds, copies: 1, under: [spades, clubs, hearts] });
    expect(demanded).toMatchObject({ draw: 8 });
    // Those under the top one count as lying by suits: so rounds of earlier versions were shuffled anew.
    expect(Array.from(round.position.discardPile.subarray(1, 5))).toEqual([clubs, spades, hearts, diamonds]);
  });

  test('are not laid after drawing where only the drawn card may be', () => {
    const round = table(['KH KS 4S 9D', '5H 5D 4C', '6C 6S 5S'], 'QC', { setsOfRank: 'top' });
    round.play('0:draw');
    expect(round.legal).toBe('6C pass');
  });

  test('do not mix with a card that has a power of its own', () => {
    const round = table(HANDS, '9C', { setsOfRank: 'each', heartKingPower: 'draw-five' });
    expect(round.refusal('0:KC+KH')).toBe('not-together');
  });

  test('a pair turns the direction twice', () => {
    const round = table(HANDS, '9C', { setsOfRank: 'each', kingPower: 'reverse' });
    round.play('0:KC+KH');
    expect([round.position.turn, round.position.direction]).toEqual([1, 1]);
  });
});

describe('a base', () => {
  const HANDS = ['9C 7C 4C KD', '5H 5D 4S', '6C 6S 5S'];

  test('takes cards of its suit until its player passes; the last of them acts', () => {
    const round = table(HANDS, 'TC', { ninePower: 'base' });
    round.play('0:9C');
    expect(round.legal).toBe('4C 7C pass');
    expect(round.refusal('0:KD')).toBe('does-not-fit');
    round.play('0:4C', '0:7C');
    expect([round.position.turn, round.legal]).toEqual([0, 'pass']);
    round.play('0:pass');
    expect([round.position.turn, round.demand]).toMatchObject([1, { draw: 2 }]);
  });

  test('alone does nothing', () => {
    const round = table(HANDS, 'TC', { ninePower: 'base' });
    round.play('0:9C', '0:pass');
    expect([round.position.turn, round.demand]).toEqual([1, undefined]);
  });
});

describe('a copying card', () => {
  test('does what the card below does, also through another one, but carries no wish', () => {
    const round = table(['8C TC 4C KD', '5H 5D 4S', 'TS 6S 5S'], '9C', { tenPower: 'copy' });
    round.play('0:8C', '2:draw', '2:pass', '0:TC');
    expect(round.position.turn).toBe(2);
    round.play('2:TS');
    expect(round.position.turn).toBe(1);
  });
});

describe('a card that must be covered', () => {
  test('is covered or costs a card, and is never the last', () => {
    const round = quiet(['AD 4S', '5H 5D 4C', '6C 6S 5S'], 'KD', { acePower: 'must-lay' });
    round.play('0:AD');
    expect(round.refusal('0:pass')).toBe('must-lay');
    round.play('0:draw');
    expect(round.position.turn).toBe(1);
    const last = quiet(['AD', '5H 5D 4C'], 'KD', { acePower: 'must-lay' });
    expect([last.legal, last.refusal('0:AD')]).toEqual(['draw', 'last-card-barred']);
  });
});

describe('hands that change places', () => {
  test('go with their cards, and a single card needs no call', () => {
    const round = table(['QC KD', '5H 5D 4S'], 'TC', { queenPower: 'swap-next' });
    expect(round.play('0:QC')).toContainEqual({ type: 'swapped', seat: 0, with: 1 });
    expect(round.counts).toEqual([3, 1]);
    expect(round.position.call[1]).toBe(2);
  });

  test('stay where they are while a last card waits to be caught', () => {
    const round = table(['9C', 'QC KD 4S', '5H 5D'], 'TC', { queenPower: 'swap-all' });
    round.play('0:9C', '1:QC');
    expect(outcomeOf(round.rules, round.position)).toMatchObject({ winner: 0 });
  });
});

describe('the identical card out of turn', () => {
  const TWICE = { throwIn: true, secondDeckFrom: 2 };
  const HANDS = ['9C KD 4H', '9S 3D 5D', '9C QH 6D'];

  test('is thrown in before the next player draws, not after', () => {
    const round = table(HANDS, '9D', TWICE);
    round.play('0:9C');
    expect(round.refusal('2:9C')).toBeUndefined();
    expect(noteOf(round.rules, round.position, 2, layMove(round.position.top))).toEqual({ seat: 2, ahead: 1 });
    expect(round.refusal('2:QH')).toBe('not-your-turn');
    const late = table(['9C KD 4H', 'TS 3D 5D', '9C QH 6D'], '9D', TWICE);
    late.play('0:9C', '1:draw');
    expect(late.refusal('2:9C')).toBe('not-your-turn');
  });

  test('is not thrown in any more once a penalty has been drawn, nor once a turn with a draw is over', () => {
    const punished = table(['7C KD 4H', '9S 3D 5D', '7C QH 6D', 'KS KH 5C'], 'TC', TWICE);
    punished.play('0:7C', '1:draw');
    expect([punished.position.turn, punished.position.drawnCount]).toEqual([2, 0]);
    expect(punished.refusal('3:7C')).toBe('not-your-turn');
    const passed = table(['9C KD 4H', 'TS 3D 5D', 'KS QH 6D', '9C KH 5C'], '9D', TWICE);
    passed.play('0:9C', '1:draw', '1:pass');
    expect(passed.refusal('3:9C')).toBe('not-your-turn');
  });

  test('that is drawn as a penalty is not thrown in, but a log in which it was is still read', () => {
    const round = new Round(rulesOf('family', 4, TWICE), {
      hands: ['7C KD 4H', '9S 3D 5D', '8H QH 6D', 'KS KH 5C'],
      discard: 'TC',
      draw: '7C 2S 3S 4S 5S 6S',
    });
    round.play('0:7C', '1:draw');
    const { rules, position } = round;
    const move = layMove(position.top);
    expect([round.refusal('1:7C'), isLateThrowIn(rules, position, 1, move)]).toEqual(['not-your-turn', true]);
    expect(isLateThrowIn(rules, position, 3, move)).toBe(false);
    expect(legal(rules, position, 1, new Int32Array(MOVES_MAX))).toBe(0);
  });

  test('carries a chain on', () => {
    const round = table(['7C KD 4H', '9S 3D 5D', '7C QH 6D'], 'TC', TWICE);
    round.play('0:7C', '2:7C');
    expect([round.position.turn, round.demand]).toMatchObject([0, { draw: 4 }]);
  });
});

describe('players who go on for places', () => {
  test('a last card still makes others draw, and the last one left is charged', () => {
    const round = quiet(['7C', '7D TD', 'QD KS'], '9C', { playOn: true });
    round.play('0:7C');
    expect([round.position.turn, round.position.inMask, round.demand]).toMatchObject([1, 6, { draw: 2 }]);
    round.play('1:7D', '2:draw', '1:TD');
    expect(round.refusal('1:draw')).toBe('round-over');
    expect(outcomeOf(round.rules, round.position)).toMatchObject({ winner: 0, blocked: false });
  });
});

describe('a wish for a rank', () => {
  const WISHES = { jackPower: 'wish-rank' };

  test('is for a rank without an effect only', () => {
    const round = table(['JC 4S 4H', '5H 5D 6D', '6H QC KC'], 'TC', { ...WISHES, openRank: 'K', tenPower: 'reverse' });
    expect(round.legal).toBe('JC>2 JC>3 JC>4 JC>5 JC>6 JC>9 JC>Q JC>A');
    expect(round.refusal('0:JC>7')).toBe('wish-not-allowed');
    expect(round.refusal('0:JC>H')).toBe('wish-not-allowed');
  });

  test('is served with the rank, wished anew, and over with the next card', () => {
    const round = table(['JC 4H 5H', 'JD 5D 6D 7D', '6H QC KC'], 'TC', WISHES);
    round.play('0:JC>Q');
    expect(round.legal).toBe('JD>2 JD>3 JD>4 JD>5 JD>6 JD>9 JD>T JD>Q JD>K JD>A');
    round.play('1:JD>6', '2:6H');
    expect([round.position.wish, round.legal]).toEqual([NONE, '4H 5H']);
  });

  test('ends when everybody has had a turn under it', () => {
    const round = table(['JC 4H 5H', '5D 6D 7D', '6H 3C KC'], 'TC', WISHES);
    round.play('0:JC>A', '1:draw', '1:pass', '2:draw', '2:pass', '0:draw');
    expect(round.refusal('0:4H')).toBe('does-not-fit');
    const aces = 4 + 12;
    expect(round.play('0:pass')).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'wishEnded', seat: 1, wish: aces },
    ]);
    expect([round.position.wish, round.legal]).toEqual([NONE, '6C']);
  });

  test('that a card has followed does not end by itself, nor does one that lasts until then', () => {
    const served = table(['JC 4H 5H', '5D 6D 7D', 'AH 3C KC'], 'TC', WISHES);
    const lasting = table(['JC 4H 5H', '5D 6D 7D', '6H 3C KC'], 'TC', { ...WISHES, rankWishStays: true });
    const events = [
      ...served.play('0:JC>A', '1:draw', '1:pass', '2:AH', '0:4H'),
      ...lasting.play('0:JC>A', '1:draw', '1:pass', '2:draw', '2:pass', '0:draw', '0:pass'),
    ];
    expect(events.filter(({ type }) => type === 'wishEnded')).toEqual([]);
  });

  test('does not wait for those who are no longer there, nor skip those who are', () => {
    const round = table(['JC 4H 5H', '5D 6D 7D', '6H 3C KC'], 'TC', WISHES);
    round.play('0:JC>A', '1:draw', '1:pass', '2:leave', '0:draw', '0:pass');
    expect([round.position.turn, round.position.wish]).toEqual([1, NONE]);
  });

  test('is passed on with a draw that the card hands on, and begins after it', () => {
    const round = table(['7C 4H 5H', 'JD 5D 6D', '9H 3C KC'], 'TC', {
      ...WISHES,
      passOnRank: 'J',
      afterPenalty: 'play',
    });
    round.play('0:7C', '1:JD>9');
    expect(round.demand).toMatchObject({ draw: 2 });
    round.play('2:draw');
    expect([round.position.turn, round.legal]).toEqual([2, '9H']);
  });

  test('is none for the start card, and none of a last card', () => {
    const rules = rulesOf('family', 2, { ...WISHES, startCard: 'as-dealer' });
    const start = new Round(rules, { hands: ['4C 4D', '4H 4S'], discard: 'JC', draw: DRAW, start: true });
    expect([start.position.phase, start.position.wish]).toEqual([PHASE_TURN, NONE]);
    const last = quiet(['JC', '5D 6D 7D'], 'TC', WISHES);
    expect(last.legal).toBe('JC');
  });
});

describe('a wish for several cards', () => {
  test('ends by a new wish, too', () => {
    const round = table(['JC 4H 5H', 'JD 5D 6D 7D', '6H QC KC'], 'TC', { wishCards: 3 });
    round.play('0:JC>H', '1:JD>C');
    expect(round.refusal('2:6H')).toBe('does-not-fit');
    round.play('2:QC');
    expect(round.position.wish).toBe(0);
  });
});
