import { describe, expect, test } from 'vitest';
import { parseScenario } from './parseScenario.ts';
import { runScenario } from './runScenario.ts';

const GOOD = {
  name: 'A seven',
  rules: 'skat',
  players: 3,
  hands: ['7S 9H', '7H KD QD', 'AC 8C'],
  draw: '9D TD JS',
  discard: '7C',
};

const HOUSE = {
  id: 'house',
  version: 1,
  name: { de: 'Haus', en: 'House' },
  about: { de: 'Haus.', en: 'House.' },
  sources: [],
  options: { eightPower: 'none' },
};

function run(steps: readonly unknown[], changes: Record<string, unknown> = {}): unknown {
  const read = parseScenario({ ...GOOD, ...changes, steps });
  if (!read.ok) expect.fail(JSON.stringify(read.error));
  return runScenario(read.value);
}

const failed = (...failures: readonly object[]): object => ({ status: 'failed', failures });

describe('a scenario', () => {
  test('passes when everything is as it says', () => {
    expect(
      run([
        '0:7S~',
        {
          expect: {
            turn: 1,
            top: '7S',
            demand: { draw: 2, of: '7' },
            announced: ['mau'],
            out: [],
            direction: 1,
            wish: null,
          },
        },
        { refuse: '1:KD', code: 'must-answer' },
        { refuse: '1:?', code: 'not-understood' },
        '1:7H',
        {
          expect: {
            turn: 2,
            demand: { draw: 4 },
            legal: ['draw'],
            legalHas: ['draw'],
            legalLacks: ['AC'],
            legalOf: { seat: 2, has: ['draw'], lacks: ['8C'] },
          },
        },
        {
          expect: {
            hands: ['9H', null, '8C AC'],
            counts: [1, 2, 2],
            draw: '9D TD JS',
            drawCount: 3,
            discard: '7C 7S 7H',
            discardCount: 3,
          },
        },
      ]),
    ).toEqual({ status: 'passed' });
  });

  test('fails at an accepted move that is refused, with the reason and its clause', () => {
    expect(run(['0:7S', '1:KD'])).toEqual(
      failed({ step: 1, what: '1:KD', expected: 'accepted', found: 'refused with must-answer (SKAT-9)' }),
    );
  });

  test('fails at a refused move that is accepted, or refused for another reason', () => {
    expect(run([{ refuse: '0:7S', code: 'must-answer' }])).toEqual(
      failed({ step: 0, what: '0:7S', expected: 'refused with must-answer', found: 'accepted' }),
    );
    expect(run([{ refuse: '0:KD', code: 'does-not-fit' }])).toEqual(
      failed({ step: 0, what: '0:KD', expected: 'refused with does-not-fit', found: 'refused with not-in-hand' }),
    );
  });

  test('tells every key of an expectation that does not hold', () => {
    expect(
      run([
        '0:7S',
        {
          expect: {
            turn: 2,
            top: '7S',
            demand: { draw: 4 },
            legal: ['7H'],
            legalHas: ['KD'],
            legalLacks: ['draw'],
            draw: '9D',
          },
        },
      ]),
    ).toEqual(
      failed(
        { step: 1, what: 'turn', expected: '2', found: '1' },
        { step: 1, what: 'demand', expected: '{"draw":4}', found: '{"draw":2,"of":"7S"}' },
        { step: 1, what: 'draw', expected: '"9D"', found: '"9D TD JS"' },
        { step: 1, what: 'legal', expected: '["7H"]', found: '["7H","draw"]' },
        { step: 1, what: 'legalHas', expected: 'KD allowed', found: 'refused with must-answer' },
        { step: 1, what: 'legalLacks', expected: 'draw not allowed', found: 'allowed' },
      ),
    );
  });

  test('tells that the round goes on where an end was expected', () => {
    expect(run([{ expect: { over: { winner: 0 }, match: { over: true } } }])).toEqual(
      failed(
        { step: 0, what: 'over', expected: '{"winner":0}', found: 'the round goes on' },
        { step: 0, what: 'match', expected: '{"over":true}', found: 'the round goes on' },
      ),
    );
  });

  test('compares only the given keys of points and match', () => {
    const end = { hands: ['9H', 'AS', 'KD'], discard: '9D' };
    expect(
      run(['0:9H', { expect: { over: { points: [0, 11, 3] }, match: { over: false, totals: [5, 12, 3] } } }], {
        ...end,
        totals: [5, 1, 0],
      }),
    ).toEqual({ status: 'passed' });
    expect(run(['0:9H', { expect: { match: { over: true, winner: 0 } } }], end)).toEqual(
      failed({ step: 1, what: 'match', expected: '{"over":true,"winner":0}', found: '{"over":false,"winner":null}' }),
    );
  });

  test('begins with a pending chain, a wish, a direction', () => {
    expect(
      run([{ expect: { turn: 0, demand: { draw: 4, of: '7' }, legal: ['7S', 'draw'] } }], {
        demand: { draw: 4, of: '7' },
      }),
    ).toEqual({ status: 'passed' });
    expect(
      run([{ expect: { demand: { skip: 2, of: '8' } } }], { demand: { skip: 2, of: '8H' }, discard: '8H' }),
    ).toEqual({ status: 'passed' });
    expect(
      run([{ expect: { wish: 'H', direction: -1, legalHas: ['9H'] } }], {
        wish: 'h',
        direction: -1,
        discard: 'JC',
        turn: 0,
      }),
    ).toEqual({ status: 'passed' });
  });

  test('is dealt from its seed, the same each time', () => {
    const dealt = { hands: undefined, draw: undefined, discard: undefined, seed: 7 };
    expect(run([{ expect: { counts: [6, 6, 6], drawCount: 13, discardCount: 1 } }], dealt)).toEqual({
      status: 'passed',
    });
  });

  test('may hold a whole rule set', () => {
    expect(run([{ expect: { turn: 0 } }], { rules: HOUSE })).toEqual({ status: 'passed' });
  });

  test.each<readonly [string, Record<string, unknown>, object]>([
    [
      'an unknown rule set',
      { rules: 'chess' },
      { at: 'rules', text: expect.stringMatching(/^There is no rule set "chess"; use one of family, skat, /) },
    ],
    ['an unknown house rule', { with: { hats: true } }, { at: 'with.hats', text: 'There is no house rule "hats".' }],
    [
      'a wrong value',
      { with: { handSize: 99 } },
      { at: 'with.handSize', text: 'This house rule does not take such a value.' },
    ],
    [
      'rules that cannot be played',
      { with: { handSize: 15 } },
      { at: 'with.handSize', text: expect.stringMatching(/^The rule set cannot be played: deal-larger-than-deck/) },
    ],
    [
      'a rule set without its parts',
      { rules: { ...HOUSE, version: 0 } },
      { at: 'rules.version', text: 'This part of the rule set is missing, unknown or wrong.' },
    ],
    [
      'a rule set that repeats what holds anyway',
      { rules: { ...HOUSE, options: { handSize: 5 } } },
      { at: 'rules.handSize', text: 'This is what holds anyway; leave the house rule out.' },
    ],
    [
      'too many players',
      { players: 9, hands: undefined },
      { at: 'players', text: 'These rules are for 2 to 8 players, not 9.' },
    ],
    ['nobody left in the round', { out: [0, 1] }, { at: 'out', text: 'Leave at least two players in the round.' }],
    [
      'a demand to begin with that moves must reach',
      { demand: { lay: 'may' } },
      { at: 'demand', text: expect.any(String) },
    ],
    ['a chain of nothing', { demand: { draw: 2 }, discard: '' }, { at: 'demand.of', text: expect.any(String) }],
    ['a card that lies as another', { discard: 'X=7H' }, { at: 'discard', text: expect.any(String) }],
    ['a start card that is not there', { start: true, discard: '' }, { at: 'start', text: expect.any(String) }],
  ])('with %s is not run', (_, changes, mistake) => {
    expect(run([], changes)).toMatchObject({ status: 'invalid', mistakes: [mistake] });
  });
});
