import { cardHelp } from '@hausregel/rulebook/events';
import type { RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';
import { effectWords } from './cardWords.ts';
import type { Say, SpecialOf, StampOf } from './types.ts';

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

/** What a card does at this table, in whole sentences. */
export function helpWords(
  card: string,
  { stampOf, specialOf }: { readonly stampOf: StampOf; readonly specialOf: SpecialOf },
  say: Say,
): string {
  const special = specialOf(card);
  if (special !== undefined) return say(SPECIAL_KEYS[special]);
  const effect = effectWords(card, stampOf, say);
  return effect === undefined ? say('table.effectNone') : say('table.helpText', { effect });
}

/** The same with the clause of the table's rule book, in the words of the book where it has some for the card. */
export function helpFor(
  card: string,
  ruleSet: RuleSet,
  ways: { readonly stampOf: StampOf; readonly specialOf: SpecialOf },
  say: Say,
): { readonly text: string; readonly clause: string } {
  const { text, clause } = cardHelp(card, ruleSet, language());
  const hasOwnWords = ways.specialOf(card) !== undefined || ways.stampOf(card) === undefined;
  return { text: hasOwnWords ? helpWords(card, ways, say) : text, clause };
}
