import { draftOf } from './compile.ts';
import { isSameValue, valueIn } from './editing.ts';
import { misplacedOptions } from './grandPlayability.ts';
import type { AnyOption } from './option.ts';
import { valuesOf, withValue } from './optionValues.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * Whether an option cannot be other than it is, given whether players go out one by one; so an editor
 * need not offer it. One that is wrong as it is, is in place: it has to be mended.
 */
export function isOutOfPlace(ruleSet: RuleSet, option: AnyOption): boolean {
  const now = valueIn(ruleSet, option.key);
  const other = valuesOf(option).find((value) => !isSameValue(value, now));
  if (other === undefined || isMisplaced(ruleSet, option.key)) return false;
  return isMisplaced(withValue(ruleSet, option.key, other), option.key);
}

const isMisplaced = (ruleSet: RuleSet, key: string): boolean => misplacedOptions(draftOf(ruleSet, 2)).includes(key);
