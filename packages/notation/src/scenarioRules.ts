/** The rules that a scenario names, compiled: the one place where scenarios meet `packages/rules`. */
import { countBits } from '@hausregel/core';
import type { MatchRules, Rules } from '@hausregel/core';
import { PRESETS, compile, compileMatch, parseRuleSet, playersOf, presetById, withOverrides } from '@hausregel/rules';
import type { Result, RuleSet, RuleSetProblem } from '@hausregel/rules';
import { pathTo } from './jsonReader.ts';
import type { Fault, Mistake } from './mistake.ts';
import type { Scenario } from './scenario.ts';
import { inMaskOf } from './setup.ts';

export interface ScenarioRules {
  readonly rules: Rules;
  readonly matchRules: MatchRules;
}

type Checked<T> = Result<T, readonly Mistake[]>;

/** A problem of a rule set; `at` is the key of the scenario it stands under. */
const mistakeOf = (problem: RuleSetProblem, at: string): Mistake => ({
  at: problem.at === '' ? at : pathTo(at, problem.at),
  code: 'rule-set',
  facts: { problem },
});

const checked = <T>(result: Result<T, readonly RuleSetProblem[]>, at: string): Checked<T> =>
  result.ok ? result : { ok: false, error: result.error.map((problem) => mistakeOf(problem, at)) };

const wrong = (at: string, fault: Fault): Checked<never> => ({ ok: false, error: [{ at, ...fault }] });

/** The rule set that a scenario names, with its overrides. */
export function ruleSetOfScenario({ rules, overrides }: Scenario): Checked<RuleSet> {
  if (typeof rules !== 'string') {
    const parsed = checked(parseRuleSet(rules), 'rules');
    return parsed.ok ? checked(withOverrides(parsed.value, overrides), 'with') : parsed;
  }
  const preset = presetById(rules);
  if (preset !== undefined) return checked(withOverrides(preset, overrides), 'with');
  return wrong('rules', { code: 'unknown-rule-set', facts: { id: rules, ids: PRESETS.map((known) => known.id) } });
}

/** Compiles for the players who are still in the round. */
export function rulesOfScenario(scenario: Scenario): Checked<ScenarioRules> {
  const ruleSet = ruleSetOfScenario(scenario);
  if (!ruleSet.ok) return ruleSet;
  const { players } = scenario.position;
  const { min, max } = playersOf(ruleSet.value);
  if (players < min || players > max) {
    return wrong('players', { code: 'not-for-players', facts: { players, min, max } });
  }
  const inRound = countBits(inMaskOf(scenario.position));
  if (inRound < 2) return wrong('out', { code: 'too-few-in-round', facts: {} });
  const rules = checked(compile(ruleSet.value, inRound), 'rules');
  if (!rules.ok) return rules;
  return { ok: true, value: { rules: rules.value, matchRules: compileMatch(ruleSet.value, players) } };
}
