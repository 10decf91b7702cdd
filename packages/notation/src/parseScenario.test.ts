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

/** Mistakes of the good scenario with some keys changed, as `path: sentence`. */
function mistakes(changes: Record<string, unknown>): string[] {
  const read = parseScenario({ ...GOOD, ...changes });
  return read.ok ? [] : read.error.map(({ at, text }) => `${at}: ${text}`);
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
    expect(mistakes({ demand: { draw: 4, by: '7' } })).toEqual([
      'demand.by: There is no key "by"; use draw, skip, lay, rank, card, meeting, run, wish or of.',
    ]);
  });

  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['an unknown key', { turns: 1 }, [expect.stringMatching(/^turns: There is no key "turns"; use name, note, /)]],
    ['no name', { name: undefined }, ['name: Write a text here, not nothing.']],
    ['no rules', { rules: 7 }, ['rules: Write the id of a rule set, like "skat", or a whole rule set here, not 7.']],
    [
      'no number of players',
      { players: undefined },
      ['players: Say how many players there are, for example "players": 3.'],
    ],
    ['one player', { players: 1 }, ['players: Write a whole number from 2 to 12 here, not 1.']],
    ['too few hands', { hands: ['7S'] }, ['hands: Write one entry for each of the 3 players here; there are 1.']],
    [
      'a card that is none',
      { hands: ['7S 1H', '', ''] },
      [
        'hands[0]: "7S 1H" is not understood (character 4 does not fit); write cards separated by spaces, like "7S TH X".',
      ],
    ],
    [
      'a card cut off',
      { draw: '9D T' },
      ['draw: "9D T" is not understood (it ends too early); write cards separated by spaces, like "7S TH X".'],
    ],
    ['a seat that is not there', { dealer: 3 }, ['dealer: Write a whole number from 0 to 2 here, not 3.']],
    ['a wrong direction', { direction: 0 }, ['direction: Write 1 or -1 here, not 0.']],
    [
      'a wish for a card',
      { wish: '7H' },
      ['wish: "7H" is not understood (character 1 does not fit); write a suit or a rank, like "H" or "7".'],
    ],
    ['an empty demand', { demand: {} }, ['demand: Say what is demanded, for example { "draw": 2 }.']],
    ['seats named twice', { out: [1, 1] }, ['out: Name each seat once.']],
    ['overrides that are no object', { with: [] }, ['with: Write an object in { } here, not [].']],
    [
      'a move without its seat',
      { steps: ['7S'] },
      ['steps[0]: "7S" is not understood (it ends too early); write a move with its seat, like "1:7S".'],
    ],
    [
      'cards that nobody lays together',
      { steps: ['0:7S+8S'] },
      ['steps[0]: The cards of "0:7S+8S" cannot be laid together; write one card, equal cards, or a set of fives.'],
    ],
    ['a move of no seat', { steps: ['3:7S'] }, ['steps[0]: There is no seat 3; the last one is 2.']],
    [
      'a step that is none',
      { steps: [1] },
      ['steps[0]: Write a move, a { "refuse": … } or an { "expect": … } here, not 1.'],
    ],
    [
      'a refusal without a code',
      { steps: [{ refuse: '0:7S' }] },
      [expect.stringMatching(/^steps\[0\]\.code: Write "not-understood", .* here, not nothing\.$/)],
    ],
    ['an unknown code', { steps: [{ refuse: '0:7S', code: 'no' }] }, [expect.stringMatching(/^steps\[0\]\.code: /)]],
    [
      'an unknown expectation',
      { steps: [{ expect: { tun: 1 } }] },
      [expect.stringMatching(/^steps\[0\]\.expect\.tun: There is no key "tun"; use turn, direction, /)],
    ],
    [
      'a wrong expectation',
      { steps: [{ expect: { turn: '1', counts: [1], legal: '7S' } }] },
      [
        'steps[0].expect.turn: Write a whole number from 0 to 2 here, not "1".',
        'steps[0].expect.counts: Write one entry for each of the 3 players here; there are 1.',
        'steps[0].expect.legal: Write a list in [ ] here, not "7S".',
      ],
    ],
    [
      'an unknown word',
      { steps: [{ expect: { announced: ['mow'] } }] },
      [expect.stringMatching(/^steps\[0\]\.expect\.announced\[0\]: Write "mau", /)],
    ],
    [
      'a legalOf without a seat',
      { steps: [{ expect: { legalOf: {} } }] },
      ['steps[0].expect.legalOf.seat: Say which seat is meant.'],
    ],
    ['a wrong seed', { seed: -1 }, ['seed: Write a whole number from 0 to 4294967295 here, not -1.']],
  ])('with %s is refused with the place and what to do', (_, changes, sentences) => {
    expect(mistakes(changes)).toEqual(sentences);
  });

  test('that is no JSON, or no object, is refused', () => {
    expect(parseScenarioText('{"name": ').ok).toBe(false);
    expect(parseScenarioText('{"name": ')).toMatchObject({
      error: [{ at: '', text: expect.stringMatching(/^This is not JSON: /) }],
    });
    expect(parseScenarioText('[]')).toMatchObject({ error: [{ text: 'Write an object in { } here, not [].' }] });
    expect(parseScenarioText(' '.repeat(1_000_001)).ok).toBe(false);
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
