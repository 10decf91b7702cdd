import { finishRound, legal, type Match, MOVES_MAX, outcomeOf, startMatch, Xoshiro128 } from '@hausregel/core';
import { compileMatch } from '@hausregel/rules';
import { houseRules, rulesFor } from '@hausregel/testkit';
import { expect, test } from 'vitest';
import { Round } from './round.ts';
import { roundResult } from './roundResult.ts';

const SEATS = 4;
const TURNS_MAX = 5000;

/** The score sheet of a round played at random, and the seats in the order in which they were said to be out. */
function played(id: string, seed: number): { result: ReturnType<typeof roundResult>; out: readonly number[] } {
  const ruleSet = houseRules(id);
  const rules = rulesFor(ruleSet, SEATS);
  const chance = new Xoshiro128(seed);
  const match: Match = startMatch(SEATS, chance);
  const round = new Round(rules, SEATS, { dealer: match.dealer, inMask: match.inMask }, chance);
  const moves = new Int32Array(MOVES_MAX);
  const out: number[] = [];
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    const seat = round.turn;
    if (seat === undefined) break;
    const count = legal(rules, round.position, seat, moves);
    round.play(seat, moves[chance.below(count)] ?? 0);
    out.push(...round.events(undefined).flatMap((event) => (event.type === 'out' ? [event.seat] : [])));
  }
  const outcome = outcomeOf(rules, round.position);
  const after = finishRound(compileMatch(ruleSet, SEATS), match, outcome);
  return { result: roundResult(round, match, after, outcome), out };
}

test('where play goes on for places, the score sheet names them all, the last one too', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { result, out } = played('prsi', seed);
    expect(out.length).toBe(SEATS - 1);
    expect(result.placed?.slice(0, -1)).toEqual(out);
    expect(result.placed?.toSorted()).toEqual([0, 1, 2, 3]);
    expect(result.winner).toBe(result.placed?.[0]);
    expect(result.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))).toEqual(result.placed?.slice(-1));
  }
});

test('elsewhere there are no places', () => {
  expect(played('family', 1).result.placed).toBeUndefined();
});
