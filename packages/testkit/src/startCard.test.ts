import { EMPTY_TABLE, PHASE_FREE, PHASE_OPENING, type Position, rankOf, Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { dealt } from './randomPlayer.ts';
import { rulesOf } from './ruleSets.ts';

const ROUNDS = 400;
const EIGHT = 6;
const QUEEN = 10;

function starts(id: string, players: number, options: Readonly<Record<string, unknown>> = {}): readonly Position[] {
  const rules = rulesOf(id, players, options);
  return Array.from({ length: ROUNDS }, (_, seed) => dealt(rules, players, new Xoshiro128(seed), seed % players));
}

describe('the start card', () => {
  test('is never an eight where those are put back (CE-2), and no card is lost by it', () => {
    for (const position of starts('crazy-eights', 4)) {
      expect(rankOf(position.top)).not.toBe(EIGHT);
      expect(position.drawCount).toBe(31);
    }
  });

  test('is an eight now and then where they are not', () => {
    const eights = starts('crazy-eights', 4, { wildStartPutBack: false }).filter(({ top }) => rankOf(top) === EIGHT);
    expect(eights.length).toBeGreaterThan(10);
  });

  test('put back lies anywhere in the pile', () => {
    const places = starts('crazy-eights', 2).map(({ drawPile, drawCount }) =>
      Array.from(drawPile.subarray(0, drawCount)).findIndex((kind) => rankOf(kind) === EIGHT),
    );
    expect(new Set(places).size).toBeGreaterThan(15);
  });

  test('lets the first player name a suit exactly if it is a queen (LT-11)', () => {
    const positions = starts('lithuanian', 3);
    expect(positions.some(({ phase }) => phase === PHASE_OPENING)).toBe(true);
    for (const { top, phase } of positions) expect(phase === PHASE_OPENING).toBe(rankOf(top) === QUEEN);
  });

  test('is not turned where the first card is free (CH-2)', () => {
    for (const { top, phase, discardCount, dealer, turn } of starts('swiss', 4)) {
      expect({ top, phase, discardCount, turn }).toEqual({
        top: EMPTY_TABLE,
        phase: PHASE_FREE,
        discardCount: 0,
        turn: (dealer + 1) % 4,
      });
    }
  });
});
