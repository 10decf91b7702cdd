import { describe, expect, test } from 'vitest';
import { compile, compileMatch, deckSizeOf, playersOf, problemsOf } from './compile.ts';
import { withOverrides } from './parse.ts';
import { PRESETS, presetById } from './presets.ts';
import type { RuleSet, RuleSetProblem } from './ruleSet.ts';

function preset(id: string): RuleSet {
  const found = presetById(id);
  if (found === undefined) throw new RangeError(id);
  return found;
}

function house(id: string, overrides: Readonly<Record<string, unknown>>): RuleSet {
  const result = withOverrides(preset(id), overrides);
  if (!result.ok) throw new RangeError(JSON.stringify(result.error));
  return result.value;
}

function refusals(id: string, overrides: Readonly<Record<string, unknown>>): readonly RuleSetProblem[] {
  const result = withOverrides(preset(id), overrides);
  return result.ok ? [] : result.error;
}

describe('players and cards', () => {
  test.each([
    ['skat', 2, 8],
    ['skat-plus', 2, 8],
    ['family', 2, 10],
    ['family-32', 2, 10],
    ['family-kids', 2, 10],
    ['bavarian-rummy', 2, 10],
    ['tschau-sepp', 2, 6],
    ['makao', 2, 6],
    ['prsi', 2, 5],
    ['neunerln', 2, 8],
    ['switch', 2, 6],
    ['pesten', 2, 6],
  ])('%s is for %i to %i', (id, min, max) => {
    expect(playersOf(preset(id))).toEqual({ min, max });
  });

  test('skat uses 32 cards up to four players and 64 from five (SKAT-1)', () => {
    expect([2, 4, 5, 8].map((players) => deckSizeOf(preset('skat'), players))).toEqual([32, 32, 64, 64]);
  });

  test('family uses 52 cards up to six players and 104 from seven (FAM-1), family-32 as many of 32 (FAM-V1)', () => {
    expect([2, 6, 7, 10].map((players) => deckSizeOf(preset('family'), players))).toEqual([52, 52, 104, 104]);
    expect([2, 6, 7, 10].map((players) => deckSizeOf(preset('family-32'), players))).toEqual([32, 32, 64, 64]);
  });

  test('the threshold of the second deck is a switch (FAM-V4)', () => {
    expect(deckSizeOf(house('family', { secondDeckFrom: 4 }), 4)).toBe(104);
    expect(deckSizeOf(house('family', { secondDeckFrom: 0 }), 10)).toBe(52);
  });

  test('skat deals 7 6 5 5 7 6 5 cards (SKAT-2), family five (FAM-2)', () => {
    const sizes = (id: string): (number | undefined)[] =>
      [2, 3, 4, 5, 6, 7, 8].map((players) => {
        const rules = compile(preset(id), players);
        return rules.ok ? rules.value.handSize : undefined;
      });
    expect(sizes('skat')).toEqual([7, 6, 5, 5, 7, 6, 5]);
    expect(sizes('family')).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });
});

describe('a rule set that cannot be played is refused with the option and the reason', () => {
  test('a deal larger than the deck, with the first number of players for which it is', () => {
    expect(refusals('skat', { handSize: 12 })).toEqual([
      {
        code: 'cannot-be-played',
        at: 'handSize',
        reason: 'deal-larger-than-deck',
        facts: { players: 3, handSize: 12, cards: 32 },
      },
    ]);
  });

  test('a deal that leaves just the start card can be played', () => {
    // 3 × 10 + 1 = 31 of 32 cards.
    expect(refusals('skat', { playersMax: 3, handSize: { '2': 10, '3': 10 } })).toEqual([]);
    expect(refusals('skat', { playersMax: 3, handSize: { '2': 10, '3': 11 } })).toMatchObject([{ at: 'handSize' }]);
  });

  test('no hand size for a number of players', () => {
    expect(refusals('skat', { handSize: { '2': 7, '3': 6 } })).toEqual([
      { code: 'cannot-be-played', at: 'handSize', reason: 'no-hand-size', facts: { players: 4 } },
    ]);
  });

  test('more players at least than at most', () => {
    expect(refusals('family', { playersMin: 5, playersMax: 4 })).toContainEqual({
      code: 'cannot-be-played',
      at: 'playersMin',
      reason: 'fewest-above-most',
      facts: { min: 5, max: 4 },
    });
  });

  test('a wild rank that is not in the deck', () => {
    expect(refusals('family-32', { wildRank: '2' })).toMatchObject([
      { code: 'cannot-be-played', at: 'wildRank', reason: 'rank-not-in-deck' },
    ]);
  });

  test('a power of a rank that is not in the deck', () => {
    expect(refusals('skat', { fivePower: 'skip' })).toMatchObject([
      { code: 'cannot-be-played', at: 'fivePower', reason: 'rank-not-in-deck', facts: { rank: 'five' } },
    ]);
  });

  test('a cap of a chain that does not exist', () => {
    expect(refusals('family-kids', { sevenChainCap: 1 })).toMatchObject([
      { at: 'sevenChainCap', reason: 'no-seven-chain' },
    ]);
  });

  test.each([{ lastCardCall: true }, { jackLastDoubles: true }, { queenBonus: 20 }, { lastCardWords: true }])(
    'what would do nothing where players go out one by one: %j',
    (overrides) => {
      expect(refusals('mau-tse-tung', overrides)).toMatchObject([
        { at: Object.keys(overrides)[0], reason: 'not-when-going-out-one-by-one' },
      ]);
    },
  );

  test('what there is only where players go out one by one', () => {
    expect(refusals('skat', { kingMeetings: true })).toMatchObject([
      { at: 'kingMeetings', reason: 'only-when-going-out-one-by-one' },
    ]);
  });

  test('also where only a deciding round would not be possible: fewer players, one deck less', () => {
    expect(refusals('skat', { playersMin: 5, playersMax: 5, handSize: 12 })).toMatchObject([{ at: 'handSize' }]);
  });

  test('every preset can be played', () => {
    for (const each of PRESETS) expect(problemsOf(each)).toEqual([]);
  });

  test('compile refuses it as well', () => {
    const broken: RuleSet = { ...preset('skat'), options: { ...preset('skat').options, fivePower: 'skip' } };
    expect(compile(broken, 2)).toMatchObject({ ok: false, error: [{ at: 'fivePower' }] });
  });
});

describe('a match', () => {
  test('of skat has two rounds a player and shares ties (SKAT-14)', () => {
    expect(compileMatch(preset('skat'), 3)).toEqual({
      rounds: 6,
      target: undefined,
      best: 'fewest',
      tie: 'share',
      limit: undefined,
      nextDealer: 'left',
    });
    expect(compileMatch(preset('skat'), 8)).toMatchObject({ rounds: 16 });
  });

  test('of family goes to 100 and breaks ties by deciding rounds (FAM-15, FAM-16)', () => {
    expect(compileMatch(preset('family'), 3)).toMatchObject({
      rounds: undefined,
      target: 100,
      best: 'fewest',
      tie: 'deciding-round',
      limit: undefined,
      nextDealer: 'left',
    });
  });

  test('to a target has no number of rounds unless one is agreed', () => {
    expect(compileMatch(house('skat', { matchTarget: 150 }), 4)).toMatchObject({ rounds: undefined, target: 150 });
    expect(compileMatch(house('skat', { matchTarget: 150, matchRounds: 5 }), 4)).toMatchObject({
      rounds: 5,
      target: 150,
    });
  });

  test('that counts rounds won is won by the most', () => {
    expect(compileMatch(house('skat', { scoring: 'wins' }), 2)).toMatchObject({
      rounds: 4,
      target: undefined,
      best: 'most',
      tie: 'share',
      limit: undefined,
      nextDealer: 'left',
    });
  });

  test('without points has no end (FAM-17)', () => {
    expect(compileMatch(house('family', { scoring: 'none' }), 4)).toMatchObject({
      rounds: undefined,
      target: undefined,
    });
  });
});

describe('the tables', () => {
  const rules = (id: string, players: number, overrides = {}) => {
    const result = compile(house(id, overrides), players);
    if (!result.ok) throw new RangeError(JSON.stringify(result.error));
    return result.value;
  };
  const KING_OF_HEARTS = 46;

  test('of the king of hearts have an answer with two decks only (GEN-9, SKAT-16)', () => {
    const chainOf = (players: number) => {
      const tables = rules('skat-plus', players);
      return tables.chains[(tables.chainOf[KING_OF_HEARTS] ?? 0) - 1];
    };
    expect(chainOf(4)).toMatchObject({ step: 4, answerLo: 0, answerHi: 0 });
    expect(chainOf(5)).toMatchObject({ step: 4, answerLo: 0, answerHi: 1 << (KING_OF_HEARTS - 32) });
  });

  test('of kings leave the king of hearts to its own power (SKAT-19)', () => {
    const tables = rules('family', 2, { kingPower: 'draw-two', heartKingPower: 'draw-four' });
    const kings = tables.chains[(tables.chainOf[44] ?? 0) - 1];
    expect((kings?.answerHi ?? 0) & (1 << (KING_OF_HEARTS - 32))).toBe(0);
    expect(tables.chainOf[KING_OF_HEARTS]).not.toBe(tables.chainOf[44]);
  });

  test('of eights that cannot be answered and of a cap', () => {
    const tables = rules('family', 2, { sevenChainCap: 1 });
    expect(tables.chains).toMatchObject([
      { type: 'draw', step: 2, cap: 1, thenPlays: false, clause: 'FAM-6' },
      { type: 'skip', step: 1, answerLo: 0, answerHi: 0, clause: 'FAM-8' },
    ]);
  });

  test('name each refusal’s clause', () => {
    for (const each of PRESETS) {
      const tables = rules(each.id, 2);
      for (const clause of [...Object.values(tables.clauses), tables.wishClause])
        expect(clause).toMatch(/^([A-Z]+-(V?\d+|\d+[a-z/]\d?|[A-Z]+|Q[♣♠♥][abc]?|P\d)|HR-[a-zA-Z-]+(-\d+)?)$/);
    }
  });

  test('let every wild card lie on everything, and without a wild rank none', () => {
    const wild = rules('family', 2, { wildRank: 'A' });
    expect([wild.wild[48], wild.wild[36]]).toEqual([1, 0]);
    expect(rules('family', 2, { wildRank: 'none' }).wild.some((each) => each === 1)).toBe(false);
  });
});
