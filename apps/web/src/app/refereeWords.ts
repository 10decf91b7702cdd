import type { RefusalText } from '@hausregel/protocol';
import { explainRefusal } from '@hausregel/rulebook/refusals';
import {
  countingDifferences,
  deckSizeOf,
  noJokerAs,
  playersConfer,
  presetById,
  specialsOf,
  type RuleSet,
} from '@hausregel/rules';
import type { DeckFacts } from '../table/types.ts';
import type { UiLanguage } from '../lib/language.ts';

export { playersConfer, specialsOf };

/** What `referee.svelte.ts` loads: the words on refusals, and the rules they are taken from. */
export const explainIn = (
  refusal: RefusalText,
  ruleSet: RuleSet,
  language: UiLanguage,
): { readonly text: string; readonly clause: string } => explainRefusal(refusal, ruleSet, language);

/** How many rules that count a table has changed; 0 for a preset as it is. */
export function changesOf(ruleSet: RuleSet): number {
  if (presetById(ruleSet.id) !== undefined || ruleSet.basedOn === undefined) return 0;
  const base = presetById(ruleSet.basedOn);
  return base === undefined ? 0 : countingDifferences(base, ruleSet).length;
}

export const deckFacts = (ruleSet: RuleSet, players: number): DeckFacts => ({
  size: deckSizeOf(ruleSet, players),
  noJokerAs: noJokerAs(ruleSet, players),
});
