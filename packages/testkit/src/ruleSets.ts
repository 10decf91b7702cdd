/** Rule sets compiled for tests; one that cannot be compiled is a failure of the test. */
import type { Rules } from '@hausregel/core';
import { compile, playersOf, PRESETS, presetById, type RuleSet, withOverrides } from '@hausregel/rules';

/** A preset with house rules; throws if there is none of this name or it cannot be played. */
export function houseRules(id: string, overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(`There is no preset ${id}.`);
  const result = withOverrides(preset, overrides);
  if (!result.ok) throw new RangeError(JSON.stringify(result.error));
  return result.value;
}

/** Tables of a rule set; throws if it cannot be played. */
export function rulesFor(ruleSet: RuleSet, players: number): Rules {
  const result = compile(ruleSet, players);
  if (!result.ok) throw new RangeError(JSON.stringify(result.error));
  return result.value;
}

/** Tables of a preset with house rules. */
export const rulesOf = (id: string, players: number, overrides: Readonly<Record<string, unknown>> = {}): Rules =>
  rulesFor(houseRules(id, overrides), players);

/** A preset at a number of players that it permits. */
export interface Case {
  readonly id: string;
  readonly players: number;
  readonly ruleSet: RuleSet;
}

/** Every preset with every number of players it permits. */
export const CASES: readonly Case[] = PRESETS.flatMap((ruleSet) => {
  const { min, max } = playersOf(ruleSet);
  return Array.from({ length: max - min + 1 }, (_, index) => ({ id: ruleSet.id, players: min + index, ruleSet }));
});
