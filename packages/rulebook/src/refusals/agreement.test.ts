/** What is said of a refused move is so, in every language: what is demanded, what fits, what else may be done. */
import {
  CALL,
  catchMove,
  DRAW,
  handOf,
  layMove,
  type Move,
  PASS,
  type Position,
  type Rules,
  type Seat,
  wishMove,
  withWish,
  Xoshiro128,
} from '@hausregel/core';
import type { RuleSet } from '@hausregel/rules';
import { sampleMoves } from '@hausregel/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTable, type Table, TABLES, walk } from '../testing/walks.ts';
import { refusalFaults } from '../testing/refusalFaults.ts';

/** `AGREEMENT_RUNS=10000` makes a campaign of it. */
const RUNS = Number(process.env['AGREEMENT_RUNS'] ?? 15);
const SEEDS = [1, 2];
/** One position in so many is looked at. */
const EVERY = 7;
const OWN_CARDS = 5;
const TIMEOUT_MS = 60 * 60_000;

const odd = new Xoshiro128(5);
const sample = sampleMoves(odd);
const oddMove = (): Move => sample[odd.below(sample.length)] ?? 0;

function movesOf(position: Position, seat: Seat): readonly Move[] {
  const own = handOf(position, seat).map(layMove);
  const lays = own.slice(odd.below(own.length + 1)).slice(0, OWN_CARDS);
  const [first] = lays;
  const wished = first === undefined ? [] : [withWish(first, 1), withWish(first, 9)];
  const others = [DRAW, PASS, CALL, catchMove((seat + 1) % position.seatCount), wishMove(2), wishMove(7)];
  return [...lays, ...wished, ...others, oddMove(), oddMove()];
}

function faultsAt(rules: Rules, ruleSet: RuleSet, position: Position): readonly string[] {
  const next = (position.turn + 1) % position.seatCount;
  return [position.turn, next].flatMap((seat) =>
    movesOf(position, seat).flatMap((move) => refusalFaults(rules, ruleSet, position, seat, move)),
  );
}

function faultsOf({ ruleSet }: Table, seed: number): readonly string[] {
  const faults: string[] = [];
  let moves = 0;
  walk(ruleSet, seed, {
    before: (rules, position) => {
      if (moves++ % EVERY === 0) faults.push(...faultsAt(rules, ruleSet, position));
    },
  });
  return faults;
}

test.each(TABLES)('refusals agree with the position: $title', (table) => {
  expect(SEEDS.flatMap((seed) => faultsOf(table, seed))).toEqual([]);
});

test(
  'refusals agree with the position under any rules',
  () => {
    fc.assert(
      fc.property(anyTable, fc.nat({ max: 1e6 }), (table, seed) => {
        expect(faultsOf(table, seed)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 7, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
