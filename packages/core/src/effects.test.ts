import { Round, rulesOf, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { eventsFor } from './events.ts';
import { outcomeOf } from './outcome.ts';

const DRAW = '6C 2S 3S 4S 5S 6S 6H 6D';
const SKAT_DRAW = 'QC QD QH QS AS AH AC AD';
const skat = (hands: readonly string[], discard: string, options = {}, written: Partial<Written> = {}): Round =>
  new Round(rulesOf('skat', hands.length, options), { hands, discard, draw: SKAT_DRAW, ...written });
const plus = (hands: readonly string[], discard: string, options = {}, written: Partial<Written> = {}): Round =>
  new Round(rulesOf('skat-plus', hands.length, options), { hands, discard, draw: SKAT_DRAW, ...written });
const family = (hands: readonly string[], discard: string, options = {}): Round =>
  new Round(rulesOf('family', hands.length, options), { hands, discard, draw: DRAW });

describe('eights of skat (SKAT-8, D06)', () => {
  const FOUR = ['8S TC KC', '8H TD KD', '9H TH KH', '9S TS KS'];

  test('the next player skips by passing, even holding an eight', () => {
    const round = skat(FOUR, '7S');
    round.play('0:8S');
    expect([round.position.turn, round.legal, round.demand]).toEqual([1, '8H pass', { skip: 1, of: 25 }]);
    expect([round.refusal('1:draw'), round.refusal('1:TD')]).toEqual(['must-answer', 'must-answer']);
    round.play('1:pass');
    expect([round.position.turn, round.counts]).toEqual([2, [2, 3, 3, 3]]);
  });

  test('answered with an eight, the next two skip, and the one who answered is not asked again', () => {
    const round = skat(FOUR, '7S');
    round.play('0:8S', '1:8H');
    expect([round.position.turn, round.demand]).toEqual([2, { skip: 2, of: 26 }]);
    expect(round.play('2:pass')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'skipped', seat: 3 },
    ]);
    expect(round.position.turn).toBe(0);
  });

  test('three eights with five players skip three', () => {
    const round = skat([...FOUR.slice(0, 2), '8C TH', '9S TS', '9D QD'], '7S');
    round.play('0:8S', '1:8H', '2:8C~', '3:pass');
    expect(round.position.turn).toBe(1);
  });

  test('only the first to be skipped may answer: the second holds an eight in vain', () => {
    const round = skat([...FOUR.slice(0, 3), '8D TS'], '7S');
    round.play('0:8S', '1:8H', '2:pass');
    expect(round.position.turn).toBe(0);
  });

  test('more skips than players go round the ring, past the player who laid the last one (GEN-4)', () => {
    const round = skat(['8S 8C TC KC', '8H TD KD'], '7S');
    round.play('0:8S', '1:8H', '0:8C');
    expect(round.demand).toEqual({ skip: 3, of: 24 });
    expect(round.play('1:pass').slice(1)).toEqual([
      { type: 'skipped', seat: 0 },
      { type: 'skipped', seat: 1 },
    ]);
    expect(round.position.turn).toBe(0);
  });

  test('nothing but an eight answers, no jack either', () => {
    const round = skat(['8S TC KC', 'JH TD KD', '9H TH KH'], '7S');
    round.play('0:8S');
    expect([round.legal, round.refusal('1:JH>C')]).toEqual(['pass', 'must-answer']);
  });
});

describe('sevens', () => {
  const THREE = ['7S TC KC', '7H TD 7D', '7C TH JH'];

  test('of skat grow by two without limit, and the drawer then plays (SKAT-9)', () => {
    const round = skat(THREE, '8S');
    round.play('0:7S', '1:7H', '2:7C', '0:draw');
    expect([round.position.turn, round.counts, round.demand]).toEqual([0, [8, 2, 2], undefined]);
    expect(round.legal).toContain('draw');
    round.play('0:draw', '0:pass');
    expect(round.position.turn).toBe(1);
  });

  test('of family: the drawer loses the turn (FAM-6)', () => {
    const round = family(['7S TC KC', '7H TD 7D', '3C TH JH'], '8S');
    round.play('0:7S', '1:7H', '2:draw');
    expect([round.position.turn, round.counts]).toEqual([0, [2, 2, 7]]);
  });

  test('are answered by nothing but sevens, and not by a jack; answering is a choice', () => {
    const round = skat(THREE, '8S');
    round.play('0:7S', '1:7H');
    expect([round.legal, round.refusal('2:JH>C'), round.refusal('2:TH'), round.refusal('2:pass')]).toEqual([
      '7C draw',
      'must-answer',
      'must-answer',
      'must-answer',
    ]);
  });

  test('with a cap of one further seven the player after it draws at once (FAM-V3)', () => {
    const round = family(['7S TC KC', '7H TD 7D', '7C TH JH'], '8S', { sevenChainCap: 1 });
    round.play('0:7S', '1:7H');
    expect([round.position.turn, round.counts]).toEqual([0, [2, 2, 7]]);
  });

  test('of family-kids do nothing (FAM-V6)', () => {
    const round = new Round(rulesOf('family-kids', 2), { hands: ['7S TC', '7H TD'], discard: '8S', draw: DRAW });
    round.play('0:7S~');
    expect([round.position.turn, round.demand]).toEqual([1, undefined]);
  });

  test('tell who faces how many', () => {
    const round = skat(THREE, '8S');
    expect(round.play('0:7S').at(-1)).toEqual({ type: 'demanded', seat: 1, draw: 2 });
    expect(round.play('1:7H').at(-1)).toEqual({ type: 'demanded', seat: 2, draw: 4 });
  });
});

describe('aces of skat (SKAT-10)', () => {
  test('let a further card be laid that fits the ace; another ace gives another', () => {
    const round = skat(['AS AH KH QC', '9C TC', '9D TD'], '8S');
    round.play('0:AS');
    expect([round.position.turn, round.legal, round.refusal('0:draw'), round.refusal('0:QC')]).toEqual([
      0,
      'AH pass',
      'may-not-draw',
      'does-not-fit',
    ]);
    round.play('0:AH', '0:KH~');
    expect([round.position.turn, round.counts]).toEqual([1, [1, 2, 2]]);
  });

  test('may be let be without drawing', () => {
    const round = skat(['AS 9H KH QC', '9C TC', '9D TD'], '8S');
    round.play('0:AS', '0:pass');
    expect([round.position.turn, round.counts[0]]).toEqual([1, 3]);
  });

  test('as the last card go out at once', () => {
    const round = skat(['AS', '9C TC', '9D TD'], '8S');
    round.play('0:AS');
    expect(round.position.winner).toBe(0);
  });

  test('after drawing still let another card be laid', () => {
    const round = skat(['QC 9H', '9C TC'], '8D', {}, { draw: 'AD KD' });
    round.play('0:draw', '0:AD');
    expect([round.position.turn, round.demand]).toEqual([0, { lay: 'may' }]);
  });
});

describe('jacks', () => {
  test('must name a suit, any of the four, the lying one included (GEN-5)', () => {
    const round = skat(['JS TC KC', '7H TD 7D'], '8S');
    expect([round.refusal('0:JS'), round.legal]).toEqual(['wish-missing', 'JS>C JS>S JS>H JS>D draw']);
    expect(round.refusal('0:TC>H')).toBe('does-not-fit');
  });

  test('make the next player follow the wish or lay a jack; the jack itself counts for nothing (GEN-6)', () => {
    const round = skat(['JS TC KC', '9S TD JH', 'KD QH'], '8S');
    round.play('0:JS>D');
    expect([round.legal, round.refusal('1:9S')]).toEqual(['TD JH>C JH>S JH>H JH>D draw', 'does-not-fit']);
    round.play('1:TD', '2:KD~');
    expect(round.position.wish).toBe(-1);
  });

  test('may be kept off jacks by a switch (GEN-6)', () => {
    const round = skat(['JS TC KC', '9S TD JH'], 'JC', { wildOnWild: false });
    expect(round.refusal('0:JS>D')).toBe('jack-on-jack');
  });

  test('laid last carry no wish and double the points of the others (SKAT-5, SKAT-11, D07)', () => {
    const round = skat(['JS', '9S TD', 'KD'], '8S');
    expect(round.refusal('0:JS>D')).toBe('wish-not-allowed');
    expect(round.play('0:JS').slice(1)).toEqual([
      { type: 'announced', seat: 0, word: 'maumau' },
      { type: 'over', winner: 0, blocked: false },
    ]);
    expect(outcomeOf(round.rules, round.position)).toEqual({
      blocked: false,
      winner: 0,
      points: [0, 38, 6],
      factor: 2,
    });
  });

  test('may be barred from being the last card by a switch', () => {
    const round = skat(['JS', '9S TD'], '8S', { jackMayBeLaidLast: false });
    expect([round.legal, round.refusal('0:JS')]).toEqual(['draw', 'last-card-barred']);
  });
});

describe('the additional rules of skat-plus', () => {
  test('the king of hearts makes the next draw four at once with one deck, who then plays (SKAT-16)', () => {
    const round = plus(['KH TC', '9S TD', 'KD QD'], '8H');
    round.play('0:KH~');
    expect([round.position.turn, round.counts, round.demand]).toEqual([1, [1, 6, 2], undefined]);
  });

  test('with two decks it can be answered by the other one, for eight', () => {
    const round = plus(['KH TC', 'KH TD', 'KD QD', '7C', '7S'], '8H', {}, { draw: `${SKAT_DRAW} ${SKAT_DRAW}` });
    round.play('0:KH~');
    expect([round.legal, round.demand]).toEqual(['KH draw', { draw: 4, of: 46 }]);
    round.play('1:KH~', '2:draw');
    expect([round.position.turn, round.counts[2]]).toEqual([2, 10]);
  });

  test('other kings do nothing and do not answer it', () => {
    const round = plus(['KH TC', 'KS TD', 'KD QD', '7C', '7S'], '8H');
    round.play('0:KH~');
    expect(round.refusal('1:KS')).toBe('must-answer');
  });

  test('a ten reverses, and a ten on a ten again (SKAT-17)', () => {
    const round = plus(['TS TC 9C', '9S TD KD', 'TH QD 9H'], '8S');
    round.play('0:TS');
    expect([round.position.direction, round.position.turn]).toEqual([-1, 2]);
    round.play('2:TH');
    expect([round.position.direction, round.position.turn]).toEqual([1, 0]);
  });

  test('a nine reverses and makes the next draw two; a nine in answer sends four back (SKAT-18)', () => {
    const round = plus(['9S TC 9C', '9H TD KD', '9D QD TH'], '8S');
    round.play('0:9S');
    expect([round.position.turn, round.demand]).toEqual([2, { draw: 2, of: 29 }]);
    round.play('2:9D');
    expect([round.position.turn, round.demand]).toEqual([0, { draw: 4, of: 31 }]);
    round.play('0:draw');
    expect([round.position.turn, round.position.direction, round.counts[0]]).toEqual([0, 1, 6]);
  });

  test('chains do not mix (SKAT-19)', () => {
    const round = plus(['9S TC 9C', '9H TD KD', '7S QD KH'], '8S');
    round.play('0:9S');
    expect([round.refusal('2:7S'), round.refusal('2:KH')]).toEqual(['must-answer', 'must-answer']);
  });

  test('chains of a rank leave out a card that has a power of its own (SKAT-19)', () => {
    const round = family(['KC 4C 5C', 'KH KD 5D', 'QS QD'], '8C', {
      kingPower: 'draw-two',
      heartKingPower: 'draw-four',
    });
    round.play('0:KC');
    expect(round.legal).toBe('KD draw');
  });
});

describe('with two players (GEN-4)', () => {
  test('a reverse changes nothing about who is next, or acts as a skip by a switch', () => {
    const round = plus(['TS TC 9C', '9S TD KD'], '8S');
    round.play('0:TS');
    expect([round.position.turn, round.position.direction]).toEqual([1, -1]);
    const skips = plus(['TS TC 9C', '9S TD KD'], '8S', { reverseForTwo: 'skip' });
    expect(skips.play('0:TS').at(-1)).toEqual({ type: 'skipped', seat: 1 });
    expect(skips.position.turn).toBe(0);
  });

  test('the switch does not concern three', () => {
    const round = plus(['TS TC 9C', '9S TD KD', 'KC QC'], '8S', { reverseForTwo: 'skip' });
    round.play('0:TS');
    expect(round.position.turn).toBe(2);
  });

  test('but two of three who are left', () => {
    const round = plus(['TS TC 9C', '9S TD KD', 'KC QC'], '8S', { reverseForTwo: 'skip' });
    round.play('2:leave', '0:TS');
    expect(round.position.turn).toBe(0);
  });

  test('a skip gives the turn back', () => {
    const round = family(['8S TC 9C', '9S TD KD'], '2S');
    expect(round.play('0:8S').at(-1)).toEqual({ type: 'skipped', seat: 1 });
    expect(round.position.turn).toBe(0);
  });
});

describe('aces of family by the switch (FAM-V2)', () => {
  const HANDS = ['AS TC 9C', '9S TD KD', 'KC QC QH', '2C 3C'];

  test('none', () => {
    const round = family(HANDS, '2S');
    round.play('0:AS');
    expect([round.position.turn, round.counts]).toEqual([1, [2, 3, 3, 2]]);
  });

  test('everyone else draws one, from the next player on', () => {
    const round = family(HANDS, '2S', { acePower: 'others-draw-one' });
    round.play('0:AS');
    expect([round.position.turn, round.counts]).toEqual([1, [2, 4, 4, 3]]);
    expect(
      eventsFor(round.position, 2).flatMap((event) => (event.type === 'drew' ? [[event.seat, event.cards]] : [])),
    ).toEqual([
      [1, undefined],
      [2, [1]],
      [3, undefined],
    ]);
  });

  test('everyone else is skipped once round', () => {
    const round = family(HANDS, '2S', { acePower: 'others-skip' });
    round.play('0:AS');
    expect([round.position.turn, round.legal]).toEqual([0, 'draw']);
  });
});

test('nines of family reverse, or reverse with two cards and a lost turn, by the switch (FAM-V9)', () => {
  const hands = ['9S TC 9C', '3S TD KD', 'KC QC QH'];
  const reverse = family(hands, '2S', { ninePower: 'reverse' });
  reverse.play('0:9S');
  expect([reverse.position.turn, reverse.demand]).toEqual([2, undefined]);
  const draws = family(hands, '2S', { ninePower: 'reverse-draw-two' });
  draws.play('0:9S', '2:draw');
  expect([draws.position.turn, draws.counts]).toEqual([1, [2, 3, 5]]);
});

describe('the last card of skat takes no effect any more (SKAT-13)', () => {
  test.each(['7S', '8S', '9S', 'TS', 'AS'])('%s', (card) => {
    const round = plus([card, '9H TD', 'KD QD'], 'QS');
    expect(round.play(`0:${card}`).map(({ type }) => type)).toEqual(['laid', 'over']);
    expect(round.counts).toEqual([0, 2, 2]);
  });

  test('also as the answer in a chain', () => {
    const round = plus(['7S 9C', '7H', 'KD QD'], 'QS');
    round.play('0:7S~', '1:7H');
    expect([round.position.winner, round.counts]).toEqual([1, [1, 0, 2]]);
  });
});
