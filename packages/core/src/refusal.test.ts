import { moveOf, Round, rulesOf } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES, type RefusalCode } from './codes.ts';
import { BREAK, layMove, withFace } from './move.ts';
import { refusalCode, refusalOf } from './refusal.ts';

const DRAW = 'QC QD QH QS AS AH';
const skat = (options = {}): Round =>
  new Round(rulesOf('skat', 2, options), { hands: ['7S JS 9C', '7H JH 9H'], discard: '9S', draw: DRAW });
const family = (hands = ['7S JS 9C', '7H JH 9H']): Round =>
  new Round(rulesOf('family', 2), { hands, discard: '9S', draw: DRAW });

/** One refusal of each code, by what is asked for. */
const PROVOKED: Readonly<Partial<Record<RefusalCode, () => RefusalCode | undefined>>> = {
  'not-understood': () => refusalCode(skat().rules, skat().position, 0, BREAK),
  'round-over': () => {
    const round = new Round(rulesOf('skat', 2), { hands: ['9C', '7H JH'], discard: '9S' });
    round.play('0:9C');
    return round.refusal('1:draw');
  },
  'not-your-turn': () => skat().refusal('1:9H'),
  'not-in-hand': () => skat().refusal('0:9D'),
  'not-together': () => skat().refusal('0:9C+9C'),
  'joker-cannot': () => refusalCode(skat().rules, skat().position, 0, withFace(layMove(28), 53)),
  'must-answer': () => {
    const round = skat();
    round.play('0:7S');
    return round.refusal('1:9H');
  },
  meeting: () => skat().refusal('0:9C!6'),
  'jack-on-jack': () =>
    new Round(rulesOf('skat', 2, { wildOnWild: false }), { hands: ['JS 9C', '7H'], discard: 'JD' }).refusal('0:JS>C'),
  'does-not-fit': () => new Round(rulesOf('skat', 2), { hands: ['9C 8C', '7H'], discard: 'QD' }).refusal('0:9C'),
  'wish-missing': () => skat().refusal('0:JS'),
  'wish-not-allowed': () => skat().refusal('0:9C>H'),
  'call-missing': () => {
    const round = new Round(rulesOf('skat', 2), { hands: ['9C 9D', '9H QS'], discard: '9S', draw: DRAW });
    round.play('0:9C', '1:9H~');
    return round.refusal('0:9D');
  },
  'last-card-barred': () =>
    new Round(rulesOf('skat', 2, { jackMayBeLaidLast: false }), { hands: ['JC', '9H'], discard: '9S' }).refusal('0:JC'),
  'drawn-card-only': () => {
    const round = new Round(rulesOf('family', 2, { drawWhenAbleToLay: true }), {
      hands: ['9C 8C', '7H'],
      discard: '9S',
      draw: DRAW,
    });
    round.play('0:draw');
    return round.refusal('0:9C');
  },
  'may-not-draw': () => family().refusal('0:draw'),
  'may-not-pass': () => skat().refusal('0:pass'),
  'nothing-to-call': () => skat().refusal('0:~'),
  'nothing-to-catch': () => family().refusal('0:catch 1'),
  'too-late': () => {
    const round = new Round(rulesOf('family', 3), { hands: ['9C 9D', '9H 8H QS', 'KS KD'], discard: '9S', draw: DRAW });
    round.play('0:9C', '1:9H');
    return round.refusal('2:catch 0');
  },
};

/** Codes of rule sets that lay several cards, demand a rank or match by suit only. */
const LATER: readonly RefusalCode[] = ['must-lay', 'rank-required', 'suit-only'];

describe('every refusal code', () => {
  test.each(Object.entries(PROVOKED))('%s is given', (code, provoke) => {
    expect(provoke()).toBe(code);
  });

  test('has a test here that provokes it', () => {
    const known: readonly string[] = [...Object.keys(PROVOKED), ...LATER];
    expect(REFUSAL_CODES.filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('the first reason counts', () => {
  test('a card not in hand before one that does not fit, a card that does not fit before a missing wish', () => {
    const round = new Round(rulesOf('skat', 2), { hands: ['9C 8C', '7H'], discard: 'QD', draw: DRAW });
    expect(round.refusal('0:9H>C')).toBe('not-in-hand');
    expect(round.refusal('0:9C>C')).toBe('does-not-fit');
  });

  test('that nothing may be laid after drawing before a missing wish', () => {
    const round = new Round(rulesOf('prsi', 2), { hands: ['QC 9D 9C', '7H'], discard: '8S', draw: DRAW });
    round.play('0:draw');
    expect(round.refusal('0:QC')).toBe('drawn-card-only');
  });

  test('the answer before the form: in a chain a jack without a wish must answer', () => {
    const round = skat();
    round.play('0:7S');
    expect(round.refusal('1:JH')).toBe('must-answer');
  });
});

describe('a refusal tells what a sentence needs (GEN-7)', () => {
  test('the clause of the rule set, the top card, the wish and what is pending', () => {
    const round = skat();
    round.play('0:7S');
    expect(refusalOf(round.rules, round.position, 1, moveOf('9H'))).toEqual({
      code: 'must-answer',
      clause: 'SKAT-9',
      demand: { draw: 2, of: 21 },
      top: 21,
      wish: undefined,
      move: moveOf('9H'),
    });
    const wished = skat();
    wished.play('0:JS>D');
    expect(refusalOf(wished.rules, wished.position, 1, moveOf('9H'))).toMatchObject({
      code: 'does-not-fit',
      clause: 'SKAT-5',
      wish: 3,
    });
    expect(refusalOf(wished.rules, wished.position, 1, moveOf('JH>C'))).toBeUndefined();
  });

  test.each([
    ['skat', 'SKAT-4'],
    ['family', 'FAM-4'],
    ['family-kids', 'FAM-4'],
    ['bavarian-rummy', 'FAM-V5'],
  ])('in %s a card that does not fit offends %s', (id, clause) => {
    const round = new Round(rulesOf(id, 2), { hands: ['9C 8C', '7H'], discard: 'QD', draw: DRAW });
    expect(refusalOf(round.rules, round.position, 0, moveOf('9C'))).toMatchObject({ code: 'does-not-fit', clause });
  });

  test.each([
    ['skat', '8S', 'SKAT-8'],
    ['skat-plus', '9S', 'SKAT-18'],
    ['family', '7S', 'FAM-6'],
  ])('in %s the chain of %s is that of %s', (id, card, clause) => {
    const round = new Round(rulesOf(id, 2), { hands: [`${card} 8C QC`, 'TH KH'], discard: 'QS', draw: DRAW });
    round.play(`0:${card}`);
    expect(refusalOf(round.rules, round.position, 1, moveOf('TH'))).toMatchObject({ code: 'must-answer', clause });
  });
});

test('somebody who is not at the table has no move', () => {
  const { rules, position } = skat();
  for (const seat of [-1, 2, 11, 40]) expect(refusalCode(rules, position, seat, moveOf('draw'))).toBe('not-your-turn');
});
