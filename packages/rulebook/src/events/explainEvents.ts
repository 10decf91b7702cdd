/** "What just happened?": why each happening of a round came about, in one sentence with its clause. */
import type { Circumstance } from '@hausregel/core';
import { type Draft, type Language, leadingClause, type RuleSet } from '@hausregel/rules';
import type { Explanation } from '../refusals/explainRefusal.ts';
import type { Happening } from './happening.ts';
import { demands, drawsOf, entryOf, factsOf, type Reason, type ReasonContext, reasonOf } from './reason.ts';
import { reasonSentence, sumOf } from './reasonWords.ts';
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

/** Those that end what was due. */
const ENDS_DEMAND: ReadonlySet<Circumstance> = new Set(['cancels', 'counters']);

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
        parts: event.as !== undefined && ENDS_DEMAND.has(event.as) ? [] : (now.parts ?? []),
        cards: cardsTogether(event),
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
      return { ...now, due: event.draw, parts: partsOf(event.draw, now, facts), isLaid: false };
    case 'drew':
    case 'passed': {
      const isPenalty = event.type === 'drew' && event.why !== 'turn';
      return {
        ...now,
        // Penalty cards may come in two lots, with the pile renewed in between.
        isLaid: now.isLaid === true && isPenalty,
        due: isPenalty ? now.due : undefined,
        parts: [],
        isSkipTaken: event.type === 'passed' && event.as === 'skip',
        since: [],
      };
    }
    case 'took':
      return { ...now, parts: [] };
    default:
      return now;
  }
}

/** What the cards due are the sum of: what was due before, and what the cards laid since add. */
function partsOf(due: number, { parts = [], cards = 1, isLaid = false, top }: ReasonContext, facts: Draft): number[] {
  const before = parts.reduce((sum, part) => sum + part, 0);
  if (due === before) return [...parts];
  const step = isLaid ? drawsOf(top, facts) : 0;
  const added = [cards, 1].find((count) => due === before + count * step);
  // Doubled, or as many as there may be at most: no sum.
  return added === undefined ? [due] : [...parts, ...Array.from({ length: added }, () => step)];
}

const explained = (reason: Reason, ruleSet: RuleSet, language: Language): Explanation => {
  const { clause, effectOf, parts } = reason;
  const sentence = reasonSentence(reason, language);
  const text = effectOf === undefined ? sentence : `${sentence} ${cardHelp(effectOf, ruleSet, language).text}`;
  return parts === undefined ? { text, clause } : { text, clause, sum: sumOf(parts) };
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

const DOINGS: ReadonlySet<Happening['type']> = new Set([
  'laid',
  'drew',
  'passed',
  'took',
  'asked',
  'caught',
  'left',
  'agreed',
  'over',
]);

/** Where the last thing that somebody did begins in a log: everything after it came of it. */
export function lastDoing(events: readonly Happening[]): number {
  let last = events.findLastIndex(({ type }) => DOINGS.has(type));
  if (last < 0) return Math.max(events.length - 1, 0);
  // Penalty cards of somebody caught, and what a card made others draw, belong to what caused it.
  while (isConsequence(events, last)) {
    last = events.findLastIndex(({ type }, index) => index < last && DOINGS.has(type));
  }
  return last;
}

const CAUSES: ReadonlySet<Happening['type']> = new Set(['laid', 'demanded', 'caught']);

function isConsequence(events: readonly Happening[], index: number): boolean {
  const before = events.slice(0, index);
  const event = events[index];
  if (event?.type === 'over') return before.some(({ type }) => DOINGS.has(type));
  if (event?.type !== 'drew' || event.why === 'turn') return false;
  const cause = before.findLast(({ type }) => CAUSES.has(type))?.type;
  return cause === 'caught' || cause === 'laid' || isLaterLot(events, index);
}

/** Cards drawn in one move, of which some were drawn before the pile was renewed. */
export function isLaterLot(events: readonly Happening[], index: number): boolean {
  const [event, renewed, earlier] = [events[index], events[index - 1], events[index - 2]];
  return (
    event?.type === 'drew' &&
    event.why !== 'turn' &&
    renewed?.type === 'renewed' &&
    earlier?.type === 'drew' &&
    earlier.seat === event.seat &&
    earlier.why === event.why
  );
}
