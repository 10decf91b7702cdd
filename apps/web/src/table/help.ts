import type { Circumstance } from '@hausregel/core';
import { cardHelp, cardHere } from '@hausregel/rulebook/events';
import type { RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';
import type { Say, SpecialOf } from './types.ts';

export { lastHappening } from './happened.ts';

const SPECIAL_KEYS = {
  meeting: 'grand.specialMeeting',
  hope: 'grand.specialHope',
  summons: 'grand.specialSummons',
  summoned: 'grand.specialSummoned',
  jump: 'grand.specialJump',
  exit: 'grand.specialExit',
  joker: 'grand.specialJoker',
  'stand-in': 'grand.specialStandIn',
} as const;

/** What a card may do by itself in the grand game, in whole sentences; undefined of all others. */
export function helpWords(card: string, specialOf: SpecialOf, say: Say): string | undefined {
  const special = specialOf(card);
  return special === undefined ? undefined : say(SPECIAL_KEYS[special]);
}

/** Circumstances in which a card acts only afterwards, so that what it does then is told too. */
const LATER: readonly (Circumstance | undefined)[] = ['grace'];

/**
 * What a card does at this table, and first what it does if it is laid now, where that is something else; with the
 * clause of the table's rule book.
 */
export function helpFor(
  card: string,
  as: Circumstance | undefined,
  { ruleSet, specialOf, say }: { readonly ruleSet: RuleSet; readonly specialOf: SpecialOf; readonly say: Say },
): { readonly text: string; readonly clause: string } {
  const usual = cardHelp(card, ruleSet, language());
  const text = helpWords(card, specialOf, say) ?? usual.text;
  const here = cardHere(card, as, ruleSet, language());
  if (here === undefined) return { text, clause: usual.clause };
  return LATER.includes(as) ? { ...here, text: say('table.helpLater', { now: here.text, later: text }) } : here;
}
