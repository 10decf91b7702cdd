import { refusalCode } from '@hausregel/core';
import { OPTIONS, playersOf, PRESETS, withOverrides } from '@hausregel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMove, anyValue, optionChoices, positionsOf } from './arbitraries.ts';
import { ENDLESS, findFaultOf } from './conformance.ts';
import { allowedMoves } from './invariants.ts';
import type { RandomHabits } from './randomPlayer.ts';
import { CASES, rulesFor } from './ruleSets.ts';

const KEYS = OPTIONS.map(({ key }) => key);
const presets = fc.constantFrom(...PRESETS);

/** Ten thousand rule sets take their time. */
const TIMEOUT_MS = 60 * 60_000;

/** Rules under which more is drawn than laid need not end; such rounds are broken off here. */
const MOVES_MAX = 1500;
const EAGER: RandomHabits = { sides: 40, calls: 50, tries: 5, lays: 80, leaves: 0, breaks: 0 };

describe('any combination of house rules', () => {
  test(
    'is played without a fault, or refused with the option that is wrong',
    () => {
      const seen = { ended: 0, endless: 0, refused: 0 };
      fc.assert(
        fc.property(presets, optionChoices, fc.nat(), fc.nat({ max: 1e6 }), (preset, overrides, seats, seed) => {
          const result = withOverrides(preset, overrides);
          if (!result.ok) {
            seen.refused++;
            expect(result.error.length).toBeGreaterThan(0);
            for (const { at, code, reason } of result.error) {
              expect(KEYS).toContain(at);
              expect(code).toBe('cannot-be-played');
              expect(reason).toMatch(/^[a-z-]+$/);
            }
            return;
          }
          const { min, max } = playersOf(result.value);
          const rules = rulesFor(result.value, min + (seats % (max - min + 1)));
          const fault = findFaultOf(
            rules,
            seed,
            { ...EAGER, leaves: seed % 3 === 0 ? 10 : 0, breaks: seed % 5 === 0 ? 4 : 0 },
            MOVES_MAX,
          );
          if (fault?.what === ENDLESS) seen.endless++;
          else {
            expect(fault).toBeUndefined();
            seen.ended++;
          }
        }),
        { numRuns: 10_000, seed: 20 },
      );
      expect(seen.ended).toBeGreaterThan(1000);
      expect(seen.refused).toBeGreaterThan(100);
      expect(seen.endless).toBeLessThan(seen.ended / 20);
    },
    TIMEOUT_MS,
  );

  test('is played by two where it wants more, as in a deciding round', () => {
    fc.assert(
      fc.property(presets, optionChoices, fc.nat({ max: 1e6 }), (preset, overrides, seed) => {
        const result = withOverrides(preset, overrides);
        if (!result.ok) return;
        const fault = findFaultOf(rulesFor(result.value, 2), seed, EAGER, MOVES_MAX);
        if (fault?.what !== ENDLESS) expect(fault).toBeUndefined();
      }),
      { numRuns: 500, seed: 21 },
    );
  });

  test('with a value of another sort is refused where it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPTIONS), anyValue, (option, value) => {
        fc.pre(option.schema.parse(value) === undefined);
        const [preset] = PRESETS;
        const result = preset === undefined ? undefined : withOverrides(preset, { [option.key]: value });
        expect(result).toEqual({ ok: false, error: [{ code: 'bad-value', at: option.key }] });
      }),
      { seed: 22 },
    );
  });
});

describe.each(CASES.filter(({ players }) => players === 3))('any integer as a move of $id', ({ ruleSet, players }) => {
  test('is refused unless it is listed', () => {
    const rules = rulesFor(ruleSet, players);
    fc.assert(
      fc.property(positionsOf(rules), anyMove, fc.nat({ max: 2 }), (position, move, seat) => {
        expect(refusalCode(rules, position, seat, move) === undefined).toBe(
          allowedMoves(rules, position, seat).has(move),
        );
      }),
      { numRuns: 1500, seed: 23 },
    );
  });
});
