import { decodeRuleSet, presetById, type Result, type RuleSet } from '@hausregel/rules';
import { SHARED_ID } from './bookLink.ts';
import { ownRulesById } from './ownRules.ts';

/** Why there are no rules at an address; `newer` and `broken`: those behind # cannot be read here. */
export type NoRules = 'missing' | 'newer' | 'broken';

/**
 * The rules that an address names: those of a preset, those kept on this device under an id, or those behind #.
 *
 * @param shared what stands behind #, without it
 */
export function rulesAt(id: string, shared: string): Result<RuleSet, NoRules> {
  const preset = presetById(id);
  if (preset !== undefined) return { ok: true, value: preset };
  const text = id === SHARED_ID ? shared : ownRulesById(id)?.shared;
  if (text === undefined || text === '') return { ok: false, error: 'missing' };
  const found = decodeRuleSet(text);
  if (found.ok) return found;
  return { ok: false, error: 'code' in found.error && found.error.code === 'newer' ? 'newer' : 'broken' };
}
