import { isOver, Position, viewFor, Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { formatState, parseState } from './positionState.ts';
import { dealt, playOut } from './randomPlayer.ts';
import { CASES, rulesOf, rulesFor } from './ruleSets.ts';

describe('the text of a position', () => {
  test.each(CASES.filter(({ players }) => players % 2 === 0))(
    'of $id with $players players gives the same position back',
    ({ ruleSet, players }) => {
      const rules = rulesFor(ruleSet, players);
      for (let seed = 1; seed <= 20; seed++) {
        const chance = new Xoshiro128(seed);
        const position = dealt(rules, players, chance);
        playOut(rules, position, chance, seed * 4);
        const back = parseState(formatState(position));
        expect(formatState(back)).toBe(formatState(position));
        expect(viewFor(rules, back, 0)).toEqual(viewFor(rules, position, 0));
        if (isOver(position)) continue;
        const again = new Xoshiro128(seed);
        const other = new Xoshiro128(seed);
        playOut(rules, position, again, 30);
        playOut(rules, back, other, 30);
        expect(formatState(back)).toBe(formatState(position));
      }
    },
  );

  test('tells positions apart that differ in one field', () => {
    const position = dealt(rulesOf('skat', 3), 3, new Xoshiro128(1));
    const text = formatState(position);
    const texts = Object.keys(position).flatMap((key) => {
      const other = new Position(3);
      other.copyFrom(position);
      const value: unknown = Reflect.get(other, key);
      if (typeof value !== 'number' || ['seatCount', 'eventCount'].includes(key)) return [];
      Reflect.set(other, key, value + 1);
      return [formatState(other)];
    });
    expect(texts.length).toBeGreaterThan(20);
    expect(new Set([text, ...texts]).size).toBe(texts.length + 1);
  });

  test('of anything else is refused', () => {
    for (const text of ['{}', '{"seatCount":"3"}', '{"seatCount":2,"copies":[1]}', 'x'])
      expect(() => parseState(text)).toThrow(Error);
  });
});
