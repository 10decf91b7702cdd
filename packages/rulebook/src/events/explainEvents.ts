/** "What just happened?": why each happening of a round came about, in one sentence with its clause. */
import type { Circumstance } from '@hausregel/core';
import { type Draft, type Language, leadingClause, type RuleSet } from '@hausregel/rules';
import type { Explanation } from '../refusals/explainRefusal.ts';
import type { Happening } from './happening.ts';
import { demands, entryOf, factsOf, type Reason, type ReasonContext, reasonOf } from './reason.ts';
import { reasonSentence } from './reasonWords.ts';
import { actsTogether, cardsTogether } from './together.ts';

/**
 * A reason for each happening of a round, in the same order; undefined where none has to be named.
 * `top` is the card that lay before the first of them, in notation.
 */
export function explainEvents(
  events: readonly Happening[],
  { ruleSet, top }: { readonly ruleSet: RuleSet; readonly top?: string | undefined },
  language: Language,
): readonly (Explanation | undefined)[] {
  return reasonsFor(events, { ruleSet, top }).map((reason) => {
    if (reason === undefined) return undefined;
    return 'card' in reason ? cardHelp(reason.card, ruleSet, language) : explained(reason, ruleSet, language);
  });
}

/** The same without words. */
export function reasonsFor(
  events: readonly Happening[],
  { ruleSet, top }: { readonly ruleSet: RuleSet; readonly top?: string | undefined },
): readonly ReturnType<typeof reasonOf>[] {
  const facts = factsOf(ruleSet);
  let now: ReasonContext = { ruleSet, top, demanding: demands(top, facts) ? top : undefined, since: [] };
  return events.map((event) => {
    now = after(now, event, facts);
    const reason = reasonOf(event, now);
    now = { ...now, since: [...(now.since ?? []), event.type] };
    return reason;
  });
}

/** Ways of laying a card that make nobody draw or skip anew. */
const DEMANDS_NOT: ReadonlySet<Circumstance> = new Set(['grace', 'cancels', 'passes-on', 'sends-back', 'no-effect']);

/** What lies and is due once something has happened. */
function after(now: ReasonContext, event: Happening, facts: Draft): ReasonContext {
  switch (event.type) {
    case 'laid': {
      const top = event.like ?? event.card;
      const isDemand = demands(top, facts) && (event.as === undefined || !DEMANDS_NOT.has(event.as));
      return {
        ...now,
        top,
        as: event.as,
        together: event.as === undefined && actsTogether(event, facts) === 'each' ? cardsTogether(event) : 1,
        demanding: isDemand ? top : now.demanding,
        due: undefined,
        isSkipTaken: false,
        isLaid: true,
        since: [],
      };
    }
    case 'dealt':
    case 'handsDealt':
      return {
        ruleSet: now.ruleSet,
        top: event.start,
        demanding: demands(event.start, facts) ? event.start : undefined,
        since: [],
      };
    case 'demanded':
      return { ...now, due: event.draw, isLaid: false };
    case 'drew':
    case 'passed': {
      const isPenalty = event.type === 'drew' && event.why !== 'turn';
      return {
        ...now,
        // Penalty cards may come in two lots, with the pile renewed in between.
        isLaid: now.isLaid === true && isPenalty,
        due: isPenalty ? now.due : undefined,
        isSkipTaken: event.type === 'passed' && event.as === 'skip',
        since: [],
      };
    }
    default:
      return now;
  }
}

const explained = (reason: Reason, ruleSet: RuleSet, language: Language): Explanation => {
  const effect = reason.effectOf === undefined ? undefined : cardHelp(reason.effectOf, ruleSet, language).text;
  const sentence = reasonSentence(reason, language);
  return { text: effect === undefined ? sentence : `${sentence} ${effect}`, clause: reason.clause };
};

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

/** What a card does instead of that if it is laid in the position at hand; undefined where nothing is special. */
export function cardHere(
  card: string,
  as: Circumstance | undefined,
  ruleSet: RuleSet,
  language: Language,
): Explanation | undefined {
  if (as === undefined || as === 'last') return undefined;
  const reason = reasonOf({ type: 'laid', seat: 0, card, wish: undefined, as }, { ruleSet, top: undefined });
  return reason === undefined || 'card' in reason || reason.name === 'fits'
    ? undefined
    : explained(reason, ruleSet, language);
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
