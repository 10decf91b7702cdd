import type { RefusalCode } from '@hausregel/core';
import { FIXED_RULES } from './fixed.ts';
import { optionByKey } from './options/index.ts';
import type { RuleSet } from './ruleSet.ts';

/** Clauses on which an option or a fixed rule rests in a rule set, the leading one first. */
export function clausesOf(ruleSet: RuleSet, key: string): readonly string[] {
  const named = ruleSet.clauses?.[key];
  if (named !== undefined && named.length > 0) return named;
  return optionByKey(key)?.clauses ?? FIXED_RULES.find((rule) => rule.key === key)?.clauses ?? [];
}

export const leadingClause = (ruleSet: RuleSet, key: string): string => clausesOf(ruleSet, key)[0] ?? 'GEN-7';

/** The option or fixed rule that each refusal rests on. */
const KEY_OF_REFUSAL: Readonly<Record<RefusalCode, string>> = {
  'not-understood': 'refusals',
  'round-over': 'roundEnd',
  'not-your-turn': 'direction',
  'not-in-hand': 'matching',
  'not-together': 'matching',
  'joker-cannot': 'matching',
  'must-answer': 'chains',
  'must-lay': 'startCard',
  'rank-required': 'matching',
  meeting: 'matching',
  'jack-on-jack': 'wildOnWild',
  'suit-only': 'suitOnlyRank',
  'does-not-fit': 'matching',
  'wish-missing': 'jackPower',
  'wish-not-allowed': 'jackPower',
  'call-missing': 'forgottenCall',
  'last-card-barred': 'jackMayBeLaidLast',
  'drawn-card-only': 'afterDraw',
  'may-not-draw': 'drawWhenAbleToLay',
  'may-not-pass': 'passing',
  'nothing-to-call': 'lastCardCall',
  'nothing-to-catch': 'forgottenCall',
  'too-late': 'forgottenCall',
};

/** What refusals rest on instead where players go out one by one (see core's `GrandTables`). */
const KEY_IN_GRAND: Readonly<Partial<Record<RefusalCode, string>>> = {
  'round-over': 'goesOutOneByOne',
  'not-together': 'equalCardsTogether',
  'joker-cannot': 'jokers',
  'must-lay': 'acePower',
  'rank-required': 'fivePower',
  meeting: 'kingMeetings',
  'too-late': 'goesOutOneByOne',
  'nothing-to-call': 'announcements',
};

/** Where nothing is called, that is all there is to say on forgotten calls. */
const OF_FORGOTTEN: ReadonlySet<RefusalCode> = new Set(['nothing-to-catch', 'too-late']);

function keyOfRefusal(ruleSet: RuleSet, code: RefusalCode): string {
  if (OF_FORGOTTEN.has(code) && ruleSet.options['lastCardCall'] === false) return 'lastCardCall';
  const isGrand = ruleSet.options['goesOutOneByOne'] === true;
  return (isGrand ? KEY_IN_GRAND[code] : undefined) ?? KEY_OF_REFUSAL[code];
}

/** Clause of each refusal code in a rule set. */
export function refusalClauses(ruleSet: RuleSet): Readonly<Record<RefusalCode, string>> {
  const clause = (code: RefusalCode): string => leadingClause(ruleSet, keyOfRefusal(ruleSet, code));
  return {
    'not-understood': clause('not-understood'),
    'round-over': clause('round-over'),
    'not-your-turn': clause('not-your-turn'),
    'not-in-hand': clause('not-in-hand'),
    'not-together': clause('not-together'),
    'joker-cannot': clause('joker-cannot'),
    'must-answer': clause('must-answer'),
    'must-lay': clause('must-lay'),
    'rank-required': clause('rank-required'),
    meeting: clause('meeting'),
    'jack-on-jack': clause('jack-on-jack'),
    'suit-only': clause('suit-only'),
    'does-not-fit': clause('does-not-fit'),
    'wish-missing': clause('wish-missing'),
    'wish-not-allowed': clause('wish-not-allowed'),
    'call-missing': clause('call-missing'),
    'last-card-barred': clause('last-card-barred'),
    'drawn-card-only': clause('drawn-card-only'),
    'may-not-draw': clause('may-not-draw'),
    'may-not-pass': clause('may-not-pass'),
    'nothing-to-call': clause('nothing-to-call'),
    'nothing-to-catch': clause('nothing-to-catch'),
    'too-late': clause('too-late'),
  };
}
