import { effectWords } from './cardWords.ts';
import type { Say, SpecialOf, StampOf } from './types.ts';

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
  return say('table.helpText', { effect: effectWords(card, stampOf, say) ?? say('table.effectNone') });
}
