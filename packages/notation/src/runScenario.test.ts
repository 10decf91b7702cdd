import { PRESETS } from '@hausregel/rules';
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
      failed({ step: 1, code: 'refused', move: '1:KD', by: 'must-answer', clause: 'SKAT-9' }),
    );
  });

  test('fails at a refused move that is accepted, or refused for another reason', () => {
    expect(run([{ refuse: '0:7S', code: 'must-answer' }])).toEqual(
      failed({ step: 0, code: 'accepted', move: '0:7S', expected: 'must-answer' }),
    );
    expect(run([{ refuse: '0:KD', code: 'does-not-fit' }])).toEqual(
      failed({ step: 0, code: 'refused-otherwise', move: '0:KD', expected: 'does-not-fit', found: 'not-in-hand' }),
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
        { step: 1, code: 'differs', key: 'turn', expected: '2', found: '1' },
        { step: 1, code: 'differs', key: 'demand', expected: '{"draw":4}', found: '{"draw":2,"of":"7S"}' },
        { step: 1, code: 'differs', key: 'draw', expected: '"9D"', found: '"9D TD JS"' },
        { step: 1, code: 'differs', key: 'legal', expected: '["7H"]', found: '["7H","draw"]' },
        { step: 1, code: 'not-allowed', key: 'legalHas', move: 'KD', by: 'must-answer' },
        { step: 1, code: 'allowed', key: 'legalLacks', move: 'draw' },
      ),
    );
  });

  test('tells that the round goes on where an end was expected', () => {
    expect(run([{ expect: { over: { winner: 0 }, match: { over: true } } }])).toEqual(
      failed(
        { step: 0, code: 'round-goes-on', key: 'over', expected: '{"winner":0}' },
        { step: 0, code: 'round-goes-on', key: 'match', expected: '{"over":true}' },
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
      failed({
        step: 1,
        code: 'differs',
        key: 'match',
        expected: '{"over":true,"winner":0}',
        found: '{"over":false,"winner":null}',
      }),
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
      { at: 'rules', code: 'unknown-rule-set', facts: { id: 'chess', ids: PRESETS.map(({ id }) => id) } },
    ],
    [
      'an unknown house rule',
      { with: { hats: true } },
      { at: 'with.hats', facts: { problem: { code: 'unknown-option' } } },
    ],
    ['a wrong value', { with: { handSize: 99 } }, { at: 'with.handSize', facts: { problem: { code: 'bad-value' } } }],
    [
      'rules that cannot be played',
      { with: { handSize: 15 } },
      { at: 'with.handSize', code: 'rule-set', facts: { problem: { reason: 'deal-larger-than-deck' } } },
    ],
    [
      'a rule set without its parts',
      { rules: { ...HOUSE, version: 0 } },
      { at: 'rules.version', facts: { problem: { code: 'not-understood' } } },
    ],
    [
      'a rule set that repeats what holds anyway',
      { rules: { ...HOUSE, options: { handSize: 5 } } },
      { at: 'rules.handSize', facts: { problem: { code: 'at-default' } } },
    ],
    [
      'too many players',
      { players: 9, hands: undefined },
      { at: 'players', code: 'not-for-players', facts: { players: 9, min: 2, max: 8 } },
    ],
    ['nobody left in the round', { out: [0, 1] }, { at: 'out', code: 'too-few-in-round' }],
    [
      'a demand to begin with that moves must reach',
      { demand: { lay: 'may' } },
      { at: 'demand', code: 'demand-by-moves' },
    ],
    ['a chain of nothing', { demand: { draw: 2 }, discard: '' }, { at: 'demand.of', code: 'chain-unnamed' }],
    [
      'a chain of cards that make none under these rules',
      { demand: { draw: 2, of: 'K' } },
      { at: 'demand', code: 'never-pending' },
    ],
    [
      'a chain of another kind than its cards make',
      { demand: { skip: 1, of: '7' } },
      { at: 'demand', code: 'never-pending' },
    ],
    ['open queens', { open: [1] }, { at: 'open', code: 'no-open-queens' }],
    ['a card that lies as another', { discard: 'X=7H' }, { at: 'discard', code: 'stands-in' }],
    ['a start card that is not there', { start: true, discard: '' }, { at: 'start', code: 'start-card-missing' }],
  ])('with %s is not run', (_, changes, mistake) => {
    expect(run([], changes)).toMatchObject({ status: 'invalid', mistakes: [mistake] });
  });
});
