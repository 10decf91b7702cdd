import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScenario, parseScenarioText } from './parseScenario.ts';

const GOOD = {
  name: 'SKAT-9 a seven is answered by a seven',
  rules: 'skat',
  players: 3,
  hands: ['7S 9H', '7H KD QD', 'AC 8C'],
  draw: '9D TD JS',
  discard: '7C',
  steps: ['0:7S~', { refuse: '1:KD', code: 'must-answer' }, { expect: { turn: 1, demand: { draw: 2 } } }],
};

/** Mistakes of the good scenario with some keys changed: place, code, facts. */
function mistakes(changes: Record<string, unknown>): unknown[] {
  const read = parseScenario({ ...GOOD, ...changes });
  return read.ok ? [] : read.error.map(({ at, code, facts }) => [at, code, facts]);
}

describe('a scenario', () => {
  test('is read with its usual values: the last seat deals, play is clockwise, round 1', () => {
    const read = parseScenario(GOOD);
    expect(read).toMatchObject({
      ok: true,
      value: { name: GOOD.name, round: 1, position: { dealer: 2, direction: 1, start: false, out: [], open: [] } },
    });
  });

  test('may have notes, a match before it, and demands of rule sets to come', () => {
    expect(
      mistakes({
        note: 'For readers.',
        totals: [10, 0, 5],
        round: 3,
        constant: 1,
        with: { handSize: 7 },
        demand: { draw: 4, of: '7' },
        steps: [
          { expect: { demand: { rank: '5' } }, note: 'Fives.' },
          { expect: { demand: { card: 'QD' } } },
          { expect: { demand: { meeting: 6, run: 2 } } },
          { expect: { demand: null, wish: null, top: null, turn: null, over: { winner: null } } },
          { expect: { legalOf: { seat: 2, has: ['QH'], lacks: [] }, match: { over: true, eliminated: [2] } } },
        ],
      }),
    ).toEqual([]);
  });

  test('may have a note in its position demand as the kind of the chain, but no unknown key', () => {
    const keys = ['draw', 'skip', 'lay', 'rank', 'card', 'meeting', 'run', 'wish', 'of'];
    expect(mistakes({ demand: { draw: 4, by: '7' } })).toEqual([['demand.by', 'unknown-key', { key: 'by', keys }]]);
  });

  test.each<readonly [string, Record<string, unknown>, readonly unknown[]]>([
    ['an unknown key', { turns: 1 }, ['turns', 'unknown-key', expect.objectContaining({ key: 'turns' })]],
    ['no name', { name: undefined }, ['name', 'text-wanted', { found: undefined }]],
    ['no rules', { rules: 7 }, ['rules', 'rules-wanted', { found: '7' }]],
    ['no number of players', { players: undefined }, ['players', 'players-missing', {}]],
    ['one player', { players: 1 }, ['players', 'number-wanted', { found: '1', min: 2, max: 12 }]],
    ['too few hands', { hands: ['7S'] }, ['hands', 'one-each-wanted', { players: 3, found: 1 }]],
    [
      'a card that is none',
      { hands: ['7S 1H', '', ''] },
      ['hands[0]', 'not-understood', { found: '"7S 1H"', wanted: 'cards', character: 4 }],
    ],
    [
      'a card cut off',
      { draw: '9D T' },
      ['draw', 'not-understood', { found: '"9D T"', wanted: 'cards', character: undefined }],
    ],
    ['cards that are a number', { draw: 7 }, ['draw', 'notation-wanted', { found: '7', wanted: 'cards' }]],
    ['a seat that is not there', { dealer: 3 }, ['dealer', 'number-wanted', { found: '3', min: 0, max: 2 }]],
    ['a wrong direction', { direction: 0 }, ['direction', 'choice-wanted', { found: '0', choices: ['1', '-1'] }]],
    ['a wish for a card', { wish: '7H' }, ['wish', 'not-understood', { found: '"7H"', wanted: 'wish', character: 1 }]],
    ['an empty demand', { demand: {} }, ['demand', 'demand-empty', {}]],
    ['a wish owed that is none', { demand: { wish: 'H' } }, ['demand.wish', 'true-wanted', { found: '"H"' }]],
    ['seats named twice', { out: [1, 1] }, ['out', 'seat-twice', {}]],
    ['overrides that are no object', { with: [] }, ['with', 'object-wanted', { found: '[]' }]],
    [
      'a move without its seat',
      { steps: ['7S'] },
      ['steps[0]', 'not-understood', { found: '"7S"', wanted: 'seat-move', character: undefined }],
    ],
    ['cards nobody lays together', { steps: ['0:7S+8S'] }, ['steps[0]', 'not-together', { found: '"0:7S+8S"' }]],
    ['a move of no seat', { steps: ['3:7S'] }, ['steps[0]', 'no-such-seat', { seat: 3, last: 2 }]],
    ['a step that is none', { steps: [1] }, ['steps[0]', 'step-wanted', { found: '1' }]],
    ['a mistyped step', { steps: [{ expct: {} }] }, ['steps[0]', 'step-wanted', { found: '{"expct":{}}' }]],
    ['a move as an object', { steps: [{ move: '0:ZZ' }] }, ['steps[0]', 'step-wanted', { found: '{"move":"0:ZZ"}' }]],
    [
      'a refusal without a code',
      { steps: [{ refuse: '0:7S' }] },
      ['steps[0].code', 'choice-wanted', expect.objectContaining({ found: undefined })],
    ],
    [
      'an unknown code',
      { steps: [{ refuse: '0:7S', code: 'no' }] },
      ['steps[0].code', 'choice-wanted', expect.objectContaining({ found: '"no"' })],
    ],
    [
      'an unknown expectation',
      { steps: [{ expect: { tun: 1 } }] },
      ['steps[0].expect.tun', 'unknown-key', expect.objectContaining({ key: 'tun' })],
    ],
    [
      'an unknown word',
      { steps: [{ expect: { announced: ['mow'] } }] },
      ['steps[0].expect.announced[0]', 'choice-wanted', expect.objectContaining({ found: '"mow"' })],
    ],
    [
      'a legalOf without a seat',
      { steps: [{ expect: { legalOf: {} } }] },
      ['steps[0].expect.legalOf.seat', 'seat-missing', {}],
    ],
    ['a wrong seed', { seed: -1 }, ['seed', 'number-wanted', { found: '-1', min: 0, max: 4_294_967_295 }]],
  ])('with %s is refused with the place, a code and the facts', (_, changes, told) => {
    expect(mistakes(changes)).toEqual([told]);
  });

  test('with several mistakes has all of them told', () => {
    expect(mistakes({ steps: [{ expect: { turn: '1', counts: [1], legal: '7S' } }] })).toEqual([
      ['steps[0].expect.turn', 'number-wanted', { found: '"1"', min: 0, max: 2 }],
      ['steps[0].expect.counts', 'one-each-wanted', { players: 3, found: 1 }],
      ['steps[0].expect.legal', 'list-wanted', { found: '"7S"' }],
    ]);
  });

  test('that is no JSON, or no object, is refused', () => {
    expect(parseScenarioText('{"name": ')).toMatchObject({
      error: [{ at: '', code: 'not-json', facts: { offset: 9, found: undefined } }],
    });
    expect(parseScenarioText('[]')).toMatchObject({ error: [{ at: '', code: 'object-wanted' }] });
    expect(parseScenarioText('['.repeat(51))).toMatchObject({ error: [{ code: 'too-deep', facts: { offset: 50 } }] });
    expect(parseScenarioText(' '.repeat(1_000_001))).toMatchObject({ error: [{ code: 'file-too-long' }] });
  });

  test('may begin with a byte order mark', () => {
    expect(parseScenarioText(`\uFEFF${JSON.stringify(GOOD)}`).ok).toBe(true);
  });

  test('of any kind is answered, not thrown', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        parseScenarioText(text);
      }),
    );
    const keys = [...Object.keys(GOOD), 'with', 'demand', 'out', 'expect', 'note'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (changes) => {
        parseScenario({ ...GOOD, ...changes });
        parseScenario({ ...GOOD, steps: [{ expect: changes }, changes] });
      }),
    );
  });
});
