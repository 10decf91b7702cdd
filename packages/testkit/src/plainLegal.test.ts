import {
  CALL_MADE,
  demandOf,
  EMPTY_TABLE,
  handOf,
  isOver,
  legal,
  MOVES_MAX,
  NONE,
  PHASE_OPENING,
  type Position,
  type Rules,
  Xoshiro128,
} from '@hausregel/core';
import { formatFace, formatKind, formatMove, formatSuit } from '@hausregel/notation';
import { clausesOf, type RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { PLAIN_RULES, plainLegal, type PlainSituation } from './plainLegal.ts';
import { RANDOM_MOVES_MAX } from './conformance.ts';
import { dealt, playOut } from './randomPlayer.ts';
import { CASES, rulesFor } from './ruleSets.ts';

const GAMES = 25;
const out = new Int32Array(MOVES_MAX);

function situationOf(rules: Rules, position: Position): PlainSituation {
  const { turn, wish, drawnKind } = position;
  const demand = demandOf(rules, position);
  return {
    hand: handOf(position, turn).map(formatKind),
    top: position.top === EMPTY_TABLE ? undefined : formatFace(position.top),
    wish: wish === NONE ? undefined : formatSuit(wish),
    pending:
      demand === undefined
        ? undefined
        : 'lay' in demand
          ? demand.lay === 'free'
            ? 'free'
            : 'further'
          : 'draw' in demand
            ? 'draw'
            : 'skip' in demand
              ? 'skip'
              : 'wish',
    mayName: position.phase === PHASE_OPENING,
    drawnCount: position.drawnCount,
    drawn: drawnKind === NONE ? undefined : formatKind(drawnKind),
    hasCalled: position.call[turn] === CALL_MADE,
  };
}

// Mau Tse Tung has a second reading of its own; games beyond the ledger have none to be read again.
const isBeyond = (ruleSet: RuleSet): boolean =>
  clausesOf(ruleSet, 'matching').some((clause) => clause.startsWith('HR-'));
const PLAIN_CASES = CASES.filter(({ ruleSet }) => ruleSet.options['goesOutOneByOne'] !== true && !isBeyond(ruleSet));

describe.each(PLAIN_CASES)('$id with $players players', ({ id, players, ruleSet }) => {
  test('allows what a second, plain reading of the ledger allows', () => {
    const plain = PLAIN_RULES[id];
    if (plain === undefined) throw new RangeError(`Write down the plain rules of ${id}.`);
    const rules = rulesFor(ruleSet, players);
    for (let seed = 1; seed <= GAMES; seed++) {
      const chance = new Xoshiro128(seed);
      const position = dealt(rules, players, chance, seed % players);
      const compare = (): void => {
        if (isOver(position)) return;
        const situation = situationOf(rules, position);
        const count = legal(rules, position, position.turn, out);
        const moves = Array.from(out.subarray(0, count), formatMove).sort();
        const expected = plainLegal(plain, situation);
        if (moves.join() !== expected.join())
          expect({ seed, situation, moves }).toEqual({ seed, situation, moves: expected });
      };
      compare();
      playOut(rules, position, chance, RANDOM_MOVES_MAX, { after: compare });
    }
  });
});
