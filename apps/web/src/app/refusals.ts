import type { RefusalText } from '@hausregel/protocol';
import { explainRefusal } from '@hausregel/rulebook/refusals';
import type { RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';

/** Why a move is refused under a table's rules, in words, with the clause that forbids it. */
export const explain = (refusal: RefusalText, ruleSet: RuleSet): { readonly text: string; readonly clause: string } =>
  explainRefusal(refusal, ruleSet, language());
