import type { Circumstance } from '@hausregel/core';
import { cardHelp, cardHere, equalsHelp, ruleOutOfTurn } from '@hausregel/rulebook/events';
import type { RuleSet } from '@hausregel/rules';
import { language } from '../lib/i18n.svelte.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
import type { Say, SpecialOf } from './types.ts';

export { befallen } from './befallen.ts';
export { lastHappening } from './happened.ts';

/** A text, its clause, and that of what the text ends with. */
export interface Told {
  readonly text: string;
  readonly clause: string;
  readonly also?: string;
}

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

/** Why a card of mine may not lie yet, where another one is on turn. */
export function outOfTurn(
  card: string,
  table: OwnMoves,
): { readonly title: string; readonly text: string; readonly clause: string } {
  const { view, round, say, input } = table;
  const { clause, throwsIn } = ruleOutOfTurn(view.ruleSet);
  if (!throwsIn) {
    const text = say('table.notYourTurnText', { name: table.nameOf(round?.turn) });
    return { title: say('table.notYourTurn'), text, clause };
  }
  const facts = { move: card, top: round?.top, wish: undefined, demand: undefined };
  return { title: '', ...input.explain({ code: 'not-your-turn', clause, ...facts }) };
}

/**
 * What a card does at this table, and first what it does if it is laid now, where that is something else; with the
 * clause of the table's rule book.
 */
export function helpFor(
  card: string,
  as: Circumstance | undefined,
  { ruleSet, specialOf, say }: { readonly ruleSet: RuleSet; readonly specialOf: SpecialOf; readonly say: Say },
): Told {
  const usual = cardHelp(card, ruleSet, language());
  const text = helpWords(card, specialOf, say) ?? usual.text;
  const here = cardHere(card, as, ruleSet, language());
  if (here === undefined) return withEquals(card, { text, clause: usual.clause }, ruleSet);
  return LATER.includes(as) ? { ...here, text: say('table.helpLater', { now: here.text, later: text }) } : here;
}

/** That its like may be laid with it; where a card does nothing itself, that is what the clause is about. */
function withEquals(card: string, told: Told, ruleSet: RuleSet): Told {
  const equals = equalsHelp(card, ruleSet, language());
  if (equals === undefined) return told;
  return { ...told, text: `${told.text} ${equals.text}`, also: equals.clause };
}
