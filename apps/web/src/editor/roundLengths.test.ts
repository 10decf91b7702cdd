import { compile, houseRuleSet, presetById, type RuleSet } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { playedRounds } from './playedRounds.ts';
import { type Lengths, lengthChart, roundsIn, roundStep } from './roundLengths.ts';

const family = presetById('family');
if (family === undefined) throw new Error('There is no preset.');

test('Steps are round numbers', () => {
  expect([0.2, 1, 1.5, 3, 7, 11, 21, 60].map(roundStep)).toEqual([1, 1, 2, 5, 10, 20, 50, 100]);
});

test('A chart tells means, tenths and the change, and draws shares', () => {
  const before = [
    [10, 80],
    [20, 20],
  ] as const;
  const now = [
    [20, 50],
    [40, 50],
  ] as const;
  expect(lengthChart(before, now)).toEqual({
    step: 3,
    max: 42,
    before: [0, 0, 0, 0.8, 0, 0, 0.2, 0, 0, 0, 0, 0, 0, 0],
    now: [0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0.5],
    means: { before: 12, now: 30 },
    tenths: { before: 20, now: 40 },
    percent: 150,
    ticks: [10, 20, 30, 40],
    rounds: 100,
  });
  expect(lengthChart([], now)).toBeUndefined();
});

function played(ruleSet: RuleSet, clock: () => number): Lengths {
  const rules = compile(ruleSet, 4);
  if (!rules.ok) throw new Error('Four cannot play by these rules.');
  // As it comes from another thread.
  return playedRounds(structuredClone(rules.value), clock);
}

test('Rounds with seven cards are longer than with five', () => {
  const before = played(family, () => 0);
  const seven = houseRuleSet(family, { name: 'X', version: 1, options: { handSize: 7 } });
  expect(roundsIn(before)).toBe(4_000);
  expect(
    lengthChart(
      before,
      played(seven, () => 0),
    )?.percent,
  ).toBeGreaterThan(10);
});

test('When the time is over, no more rounds are begun', () => {
  let ms = 0;
  expect(roundsIn(played(family, () => (ms += 600)))).toBe(240);
});
