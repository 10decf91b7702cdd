import { movesOf, type Position, type Rules, viewFor, Xoshiro128 } from '@hausregel/core';
import type { RoundView } from '@hausregel/protocol';
import { dealt, positionOf, rulesOf } from '@hausregel/testkit';
import process from 'node:process';
import { expect, test } from 'vitest';
import { openRound, roundView } from './present.ts';

const FACTS = { round: 1, isDeciding: false, deadline: undefined, stamps: [] };

function viewOf(rules: Rules, position: Position, seat: number): RoundView {
  const open = openRound(rules, viewFor(rules, position, undefined), FACTS);
  return roundView(rules, position, seat, { open, looks: { asking: [], shownTo: [] } });
}

/** Bytes of a view of the round, at the most. */
const VIEW_BYTES_MAX = 48_000;

test('a hand of eight fives, jokers and queens makes thousands of moves, but a view of bounded size', () => {
  const rules = rulesOf('mau-tse-tung', 2);
  const position = positionOf(rules, {
    hands: ['5C 5S 5H 5D 5C 5S 5H 5D X X X X 3D QC QS QH QD', '4C'],
    discard: '',
    draw: '2C 3C 3H 3S',
  });
  expect(movesOf(rules, position, 0).main.length).toBeGreaterThan(2544);
  const view = viewOf(rules, position, 0);
  expect(JSON.stringify(view).length).toBeLessThan(VIEW_BYTES_MAX);
  // All orders of four, and of eight the first with each first card.
  const sets = view.otherMoves.filter((move) => move.startsWith('5'));
  expect(sets.filter((move) => move.length === 4 * 3 - 1)).toHaveLength(24);
  expect(sets.filter((move) => move.length === 8 * 3 - 1).map((move) => move.slice(0, 2))).toEqual([
    '5C',
    '5S',
    '5H',
    '5D',
  ]);
});

test('a view of a round of eight players with large hands is bounded too', () => {
  const rules = rulesOf('mau-tse-tung', 8, { handSize: 12 });
  const position = dealt(rules, 8, new Xoshiro128(1));
  for (let seat = 0; seat < 8; seat++) {
    expect(JSON.stringify(viewOf(rules, position, seat)).length).toBeLessThan(VIEW_BYTES_MAX);
  }
});

test('several cards at once that make the call due are told by their number, where there are any', () => {
  const deal = { discard: 'KC', draw: '2S 3S 4S 5S' };
  const rules = rulesOf('family', 2, { setsOfRank: 'each' });
  const dueOf = (hand: string): unknown => {
    const position = positionOf(rules, { ...deal, hands: [hand, '5D 6D'] });
    const { callDueNext, callDueWith } = viewOf(rules, position, 0);
    return { callDueNext, callDueWith };
  };
  expect(dueOf('9C 9H 4D')).toEqual({ callDueNext: false, callDueWith: [2] });
  expect(dueOf('9C 9H 9D 4D')).toEqual({ callDueNext: false, callDueWith: [3] });
  // With no card left it is the other word that is due.
  expect(dueOf('9C 9H')).toEqual({ callDueNext: true, callDueWith: [1, 2] });
  expect(dueOf('9C 9H 4D 5D 6H')).toEqual({ callDueNext: false, callDueWith: undefined });
});

test('views make no buffers, which would have young objects collected long before their time', () => {
  const rules = rulesOf('family', 4);
  const position = dealt(rules, 4, new Xoshiro128(1));
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  for (let count = 0; count < 500; count++) {
    viewOf(rules, position, count % 4);
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }
  // Room for all moves takes 16 kB.
  expect(most - before).toBeLessThan(500 * 1_000);
});
