/** What the engine refuses anywhere in a round of any rule set has its words, in every language. */
import {
  handOf,
  layMove,
  type Position,
  REFUSAL_CODES,
  type RefusalCode,
  refusalOf,
  type Rules,
  Xoshiro128,
} from '@hausregel/core';
import { PRESETS, playersOf, type RuleSet } from '@hausregel/rules';
import { dealt, houseRules, playOut, rulesFor, sampleMoves, USUAL_HABITS } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { refusalTextOf } from '../refusalTextOf.ts';
import { faultsOf } from './testRefusals.ts';

/** Positions of each rule set that are looked at. */
const POSITIONS = 200;
/** One position in so many of a round is looked at, and so many rounds at most are played. */
const EVERY = 3;
const ROUNDS_MAX = 400;
const MOVES_MAX = 240;
/** Moves of any form tried in each position, by every seat. */
const MOVES = 12;
const HABITS = { ...USUAL_HABITS, lays: 60, leaves: 2, breaks: 5 };

interface Found {
  readonly codes: Set<RefusalCode>;
  readonly faults: Set<string>;
  /** Facts that were put into words already. */
  readonly said: Set<string>;
  positions: number;
}

/** Asks about cards of the hands and about moves of any form, allowed or not, and listens to what is said. */
function ask(rules: Rules, position: Position, ruleSet: RuleSet, chance: Xoshiro128, found: Found): void {
  const sample = sampleMoves(chance);
  const odd = Array.from({ length: MOVES }, () => sample[chance.below(sample.length)] ?? 0);
  for (let seat = 0; seat < position.seatCount; seat++) {
    const own = handOf(position, seat).slice(0, MOVES).map(layMove);
    for (const move of [...own, ...odd]) {
      const refusal = refusalOf(rules, position, seat, move);
      if (refusal === undefined) continue;
      const facts = JSON.stringify(refusalTextOf(refusal));
      if (found.said.has(facts)) continue;
      found.said.add(facts);
      found.codes.add(refusal.code);
      for (const fault of faultsOf(refusal, ruleSet)) found.faults.add(fault);
    }
  }
}

function lookAround(ruleSet: RuleSet): Found {
  const found: Found = { codes: new Set(), faults: new Set(), said: new Set(), positions: 0 };
  const { min, max } = playersOf(ruleSet);
  for (let seed = 1; seed <= ROUNDS_MAX && found.positions < POSITIONS; seed++) {
    const chance = new Xoshiro128(seed);
    const players = min + (seed % (max - min + 1));
    const rules = rulesFor(ruleSet, players);
    const position = dealt(rules, players, chance, seed % players);
    let moves = 0;
    playOut(rules, position, chance, MOVES_MAX, {
      habits: HABITS,
      before: () => {
        if (moves++ % EVERY !== 0 || found.positions >= POSITIONS) return;
        found.positions++;
        ask(rules, position, ruleSet, chance, found);
      },
    });
    ask(rules, position, ruleSet, chance, found);
  }
  return found;
}

/** The presets, and tables whose house rules bring what no preset has. */
const TABLES = [
  ...PRESETS.map((ruleSet) => ({ title: ruleSet.id, ruleSet })),
  { title: 'jacks in need only', ruleSet: houseRules('german', { wildInNeed: true, wildOnWild: false }) },
  {
    title: 'eight jokers, duplicates, the drawn card',
    ruleSet: houseRules('mau-tse-tung', { jokers: 8, duplicatesStay: true, afterDraw: 'drawn' }),
  },
].map(({ title, ruleSet }) => ({ title, found: lookAround(ruleSet) }));

describe('refusals anywhere', () => {
  test.each(TABLES)('are whole sentences with a clause, in three languages: $title', ({ found }) => {
    expect(found.positions).toBe(POSITIONS);
    expect([...found.faults]).toEqual([]);
  });

  test('are of every code but one that takes a rare house rule', () => {
    const rare: readonly RefusalCode[] = ['last-card-barred'];
    const seen = new Set(TABLES.flatMap(({ found }) => [...found.codes]));
    expect(REFUSAL_CODES.filter((code) => !seen.has(code) && !rare.includes(code))).toEqual([]);
  });
});
