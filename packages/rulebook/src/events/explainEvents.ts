/** "What just happened?": why each happening of a round came about, in one sentence with its clause. */
import { type Language, leadingClause, type RuleSet } from '@hausregel/rules';
import type { Explanation } from '../refusals/explainRefusal.ts';
import type { Happening } from './happening.ts';
import { demands, entryOf, factsOf, type Reason, reasonOf } from './reason.ts';
import { reasonSentence } from './reasonWords.ts';

/**
 * A reason for each happening of a round, in the same order; undefined where none has to be named.
 * `top` is the card that lay before the first of them, in notation.
 */
export function explainEvents(
  events: readonly Happening[],
  { ruleSet, top }: { readonly ruleSet: RuleSet; readonly top?: string | undefined },
  language: Language,
): readonly (Explanation | undefined)[] {
  const facts = factsOf(ruleSet);
  let lies = top;
  let demanding = demands(top, facts) ? top : undefined;
  let due: number | undefined;
  return events.map((event) => {
    if (event.type === 'laid') lies = event.card;
    if (event.type === 'laid' && demands(lies, facts)) demanding = lies;
    if (event.type === 'laid') due = undefined;
    if (event.type === 'demanded') due = event.draw;
    if (event.type === 'dealt' || event.type === 'handsDealt') lies = event.start;
    const reason = reasonOf(event, { ruleSet, top: lies, demanding, due });
    if (reason === undefined) return undefined;
    return 'card' in reason ? cardHelp(reason.card, ruleSet, language) : explained(reason, language);
  });
}

const explained = (reason: Reason, language: Language): Explanation => ({
  text: reasonSentence(reason, language),
  clause: reason.clause,
});

/** What a card does at this table, in the words of its rule book; of a card without effect just that. */
export function cardHelp(card: string, ruleSet: RuleSet, language: Language): Explanation {
  const entry = entryOf(ruleSet, card, language);
  if (entry !== undefined) return { text: entry.text, clause: entry.clause };
  const NOTHING = {
    de: 'Diese Karte hat hier keine eigene Wirkung.',
    en: 'This card has no effect of its own here.',
    lt: 'Ši korta čia ypatingo poveikio neturi.',
  } as const;
  return { text: NOTHING[language], clause: leadingClause(ruleSet, 'plainRanks') };
}

/** Where the last thing that somebody did begins in a log: everything after it came of it. */
export function lastDoing(events: readonly Happening[]): number {
  const DOINGS: readonly Happening['type'][] = ['laid', 'drew', 'passed', 'took', 'asked', 'caught', 'over'];
  const last = events.findLastIndex(({ type }) => DOINGS.includes(type));
  if (last < 0) return Math.max(events.length - 1, 0);
  // Penalty cards of somebody caught, and what a card made others draw, belong to what caused it.
  const cause = events.slice(0, last).findLastIndex(({ type }) => type === 'laid' || type === 'caught');
  const event = events[last];
  const isConsequence = event?.type === 'over' || (event?.type === 'drew' && event.why === 'caught');
  return isConsequence && cause >= 0 ? cause : last;
}
