/** Combinations of house rules that make no sense are refused, each with its own reason and words. */
import { LANGUAGES, optionByKey, presetById, type RuleSetProblem, withOverrides } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { explainProblem } from './explainProblem.ts';
import { HOUSE_PROBLEMS } from './houseProblems.ts';

const refusals = (overrides: Readonly<Record<string, unknown>>): readonly RuleSetProblem[] => {
  const base = presetById('family');
  const result = base === undefined ? undefined : withOverrides(base, overrides);
  return result === undefined || result.ok ? [] : result.error;
};

const EVERY_RANK_ACTS = Object.fromEntries(
  ['two', 'three', 'four', 'five', 'six', 'nine', 'ten', 'queen', 'king', 'ace'].map((word) => [
    `${word}Power`,
    'reverse',
  ]),
);

const WRONG: readonly (readonly [key: string, reason: string, overrides: Readonly<Record<string, unknown>>])[] = [
  ['secondWildRank', 'wild-already', { secondWildRank: 'J' }],
  ['wildNotOnAttack', 'no-wild', { wildNotOnAttack: true, wildRank: 'none' }],
  ['finishRank', 'finish-is-barred', { finishRank: 'J', jackMayBeLaidLast: false }],
  ['finishRank', 'two-rules-for-last-card', { finishRank: 'Q', noSpecialLast: true }],
  ['drawDoubles', 'no-draw-to-answer', { drawDoubles: true, sevenPower: 'none' }],
  ['cancelRank', 'rank-draws-itself', { cancelRank: '7' }],
  ['sendBackRank', 'rank-used-twice', { cancelRank: '9', sendBackRank: '9' }],
  ['cancelRank', 'wild-may-not-answer', { wildNotOnAttack: true, cancelRank: 'J' }],
  ['throwIn', 'one-of-each-card', { throwIn: true, secondDeckFrom: 0 }],
  ['identicalTogether', 'one-of-each-card', { identicalTogether: true, secondDeckFrom: 0 }],
  ['redJacksCure', 'nothing-to-cure', { redJacksCure: true }],
  ['drawCardsStack', 'seven-limit-with-mixing', { drawCardsStack: true, sevenChainCap: 2 }],
  ['jokerPower', 'no-jokers', { jokerPower: 'draw-five' }],
  ['drawUntilFits', 'drawn-is-never-laid', { drawUntilFits: true, afterDraw: 'none' }],
  ['drawUntilFits', 'two-numbers-of-draws', { drawUntilFits: true, drawCardsMax: 3 }],
  ['handLimit', 'limit-below-deal', { handLimit: 4 }],
  ['wishSuits', 'no-wish', { wishSuits: 'other', jackPower: 'none' }],
  ['rankWishStays', 'no-rank-wish', { rankWishStays: true }],
  ['jackPower', 'no-rank-to-wish', { jackPower: 'wish-rank', ...EVERY_RANK_ACTS }],
  ['uncoveredDraws', 'nothing-to-cover', { uncoveredDraws: 'until-fits' }],
  ['plainStartCard', 'no-start-card', { plainStartCard: true, startCard: 'not-turned' }],
  ['graceRound', 'start-card-acts', { graceRound: true, startCard: 'as-dealer' }],
  ['playOn', 'not-with-call-at-the-end', { playOn: true }],
  ['roundToTens', 'no-points', { roundToTens: true, scoring: 'wins' }],
  ['pointTable', 'two-ways-of-counting', { pointTable: 'psm', countCards: true }],
  ['winnerGetsSum', 'limit-puts-out-winners', { winnerGetsSum: true, matchLimit: 100 }],
];

describe('house rules that do not go together', () => {
  test.each(WRONG)('%s: %s', (key, reason, overrides) => {
    expect(refusals(overrides)).toContainEqual({ code: 'cannot-be-played', at: key, reason, facts: {} });
  });

  test('in German nobody is addressed, so that one person or a whole table may read it', () => {
    for (const { de } of Object.values(HOUSE_PROBLEMS))
      expect(de).not.toMatch(/\b(?:du|dir|dich|ihr|euch|nehmt|lasst|gebt|setzt|nimm|lass|gib|setze)\b/iu);
  });

  test('have words of their own, every reason of them', () => {
    expect(Object.keys(HOUSE_PROBLEMS).toSorted()).toEqual([...new Set(WRONG.map(([, reason]) => reason))].toSorted());
    for (const [key, reason] of WRONG) {
      for (const language of LANGUAGES) {
        const { where, text } = explainProblem({ code: 'cannot-be-played', at: key, reason, facts: {} }, language);
        expect(where).toBe(optionByKey(key)?.title[language]);
        expect(text).toBe(HOUSE_PROBLEMS[reason]?.[language]);
      }
    }
  });

  test('are none of them where players go out one by one', () => {
    const grand = presetById('mau-tse-tung');
    const result = grand === undefined ? undefined : withOverrides(grand, { throwIn: true, playOn: true });
    expect(result).toMatchObject({
      ok: false,
      error: [
        { at: 'throwIn', reason: 'not-when-going-out-one-by-one' },
        { at: 'playOn', reason: 'not-when-going-out-one-by-one' },
      ],
    });
  });
});
