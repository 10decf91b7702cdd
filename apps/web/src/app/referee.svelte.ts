import type { RefusalText } from '@hausregel/protocol';
import type { RuleSet, Special } from '@hausregel/rules';
import type { DeckFacts } from '../table/types.ts';
import type * as Words from './refereeWords.ts';
import { language, t } from '../lib/i18n.svelte.ts';

/**
 * Knows the rules in words. They are heavy and not needed to see a table, so they come after it; until
 * then a refusal is told in general. What calls these functions is drawn anew once they are here.
 */
let words: typeof Words | undefined = $state.raw();

/** Loads the words, if they are not here. Without a connection it stays as it is until the next call. */
export async function callReferee(): Promise<void> {
  words ??= await import('./refereeWords.ts').catch(() => undefined);
}

/** Why a move is refused under a table's rules, in words, with the clause that forbids it. */
export const explain = (refusal: RefusalText, ruleSet: RuleSet): { readonly text: string; readonly clause: string } =>
  words === undefined
    ? { text: t('errors.refused'), clause: refusal.clause }
    : words.explainIn(refusal, ruleSet, language());

/** How many rules a table has changed; 0 for a preset as it is. */
export const houseRuleCount = (ruleSet: RuleSet): number => words?.changesOf(ruleSet) ?? 0;

/** What single cards may do beside their stamp, among so many players of the round. */
export const specialsOf = (ruleSet: RuleSet, players: number): ((card: string) => Special | undefined) =>
  words === undefined ? () => undefined : words.specialsOf(ruleSet, players);

/** Whether players may confer and look into each other's hands. */
export const playersConfer = (ruleSet: RuleSet): boolean => words?.playersConfer(ruleSet) ?? false;

/** What the rules say of the whole deck among so many players of the round, once they are known. */
export const deckFacts = (ruleSet: RuleSet, players: number): DeckFacts | undefined =>
  words?.deckFacts(ruleSet, players);
