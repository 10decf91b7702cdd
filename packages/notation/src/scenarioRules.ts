/** The rules that a scenario names, compiled: the one place where scenarios meet `packages/rules`. */
import { countBits } from '@hausregel/core';
import type { MatchRules, Rules } from '@hausregel/core';
import { PRESETS, compile, compileMatch, parseRuleSet, playersOf, presetById, withOverrides } from '@hausregel/rules';
import type { Result, RuleSet, RuleSetProblem } from '@hausregel/rules';
import { pathTo, shown } from './jsonReader.ts';
import type { Mistake } from './jsonReader.ts';
import type { Scenario } from './scenario.ts';
import { inMaskOf } from './setup.ts';

export interface ScenarioRules {
  readonly rules: Rules;
  readonly matchRules: MatchRules;
}

type Checked<T> = Result<T, readonly Mistake[]>;

/** A problem of a rule set as a sentence; `at` is the key of the scenario it stands under. */
function mistakeOf(problem: RuleSetProblem, at: string): Mistake {
  const path = problem.at === '' ? at : pathTo(at, problem.at);
  switch (problem.code) {
    case 'unknown-option':
      return { at: path, text: `There is no house rule ${JSON.stringify(problem.at)}.` };
    case 'bad-value':
      return { at: path, text: 'This house rule does not take such a value.' };
    case 'at-default':
      return { at: path, text: 'This is what holds anyway; leave the house rule out.' };
    case 'not-understood':
      return { at: path, text: 'This part of the rule set is missing, unknown or wrong.' };
    case 'cannot-be-played': {
      const facts = problem.facts === undefined ? '' : ` ${JSON.stringify(problem.facts)}`;
      return { at: path, text: `The rule set cannot be played: ${problem.reason ?? problem.code}${facts}.` };
    }
  }
}

const checked = <T>(result: Result<T, readonly RuleSetProblem[]>, at: string): Checked<T> =>
  result.ok ? result : { ok: false, error: result.error.map((problem) => mistakeOf(problem, at)) };

const wrong = (at: string, text: string): Checked<never> => ({ ok: false, error: [{ at, text }] });

/** The rule set that a scenario names, with its overrides. */
export function ruleSetOfScenario({ rules, overrides }: Scenario): Checked<RuleSet> {
  if (typeof rules !== 'string') {
    const parsed = checked(parseRuleSet(rules), 'rules');
    return parsed.ok ? checked(withOverrides(parsed.value, overrides), 'with') : parsed;
  }
  const preset = presetById(rules);
  if (preset !== undefined) return checked(withOverrides(preset, overrides), 'with');
  const ids = PRESETS.map((known) => known.id).join(', ');
  return wrong('rules', `There is no rule set ${shown(rules)}; use one of ${ids}.`);
}

/** Compiles for the players who are still in the round. */
export function rulesOfScenario(scenario: Scenario): Checked<ScenarioRules> {
  const ruleSet = ruleSetOfScenario(scenario);
  if (!ruleSet.ok) return ruleSet;
  const { players } = scenario.position;
  const { min, max } = playersOf(ruleSet.value);
  if (players < min || players > max)
    return wrong('players', `These rules are for ${min} to ${max} players, not ${players}.`);
  const inRound = countBits(inMaskOf(scenario.position));
  if (inRound < 2) return wrong('out', 'Leave at least two players in the round.');
  const rules = checked(compile(ruleSet.value, inRound), 'rules');
  if (!rules.ok) return rules;
  return { ok: true, value: { rules: rules.value, matchRules: compileMatch(ruleSet.value, players) } };
}
