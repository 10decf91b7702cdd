import { withOverrides } from './parse.ts';
import { presetById } from './presets.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * The rule set that games of an independent engine check (`vectors/crazy-eights.jsonl`), with its
 * special cards or without (CE-5).
 */
export function vectorRules(hasSpecialCards: boolean): RuleSet {
  const preset = presetById('crazy-eights');
  const changed = preset === undefined ? undefined : withOverrides(preset, { specialCards: hasSpecialCards });
  if (changed?.ok !== true) throw new Error('The rule set of the vectors cannot be played.');
  return changed.value;
}
