/** The two shapes that most house rules beyond the documents have: a switch, and a rank. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../../draft.ts';
import { type AnyOption, defineOption, type Example, type Group, type Need } from '../../option.ts';
import { RANK_SIGNS, rankOfSign } from '../../ranks.ts';
import { booleanSchema, choiceSchema } from '../../schema.ts';
import { firstLine } from '../../words/housePowerSentences.ts';
import { type CardNoun, nounOf } from '../../words/nouns.ts';
import { type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { HOUSE_GAME } from '../needs/deal.ts';

interface HouseRule {
  readonly key: string;
  /** What it rests on, beside that players do not go out one by one. */
  readonly needs?: readonly Need[];
  readonly group: Group;
  readonly title: Line;
  readonly sources: readonly string[];
  readonly examples: readonly Example[];
}

/** Sentences, the same at every table or such that they agree with its other rules. */
type Says = Lines | ((facts: Draft) => Lines);

const linesFor = (says: Says, facts: Draft): Lines => (typeof says === 'function' ? says(facts) : says);

interface Switch extends HouseRule {
  readonly set: (draft: Draft, clause: string) => void;
  readonly says: Says;
  readonly short?: Says;
  /** What a table says that has switched it off. */
  readonly off: Line;
}

/** Clause of a rule beyond the ledger. */
export const houseClause = (key: string): string => `HR-${key}`;

export const one = (de: string, en: string, lt: string): Lines => ({ de: [de], en: [en], lt: [lt] });

/** A rule that a table has or has not. */
export function houseSwitch({ set, says, short, off, needs = [], ...rule }: Switch): AnyOption {
  return defineOption({
    ...rule,
    schema: booleanSchema,
    defaultValue: false,
    clauses: [houseClause(rule.key)],
    needs: [HOUSE_GAME, ...needs],
    compile: (value, draft, { clause }) => {
      if (value) set(draft, clause);
    },
    sentence: (value, { facts }) => (value ? linesFor(says, facts) : NO_LINES),
    short: (value, { facts }) => (value && short !== undefined ? linesFor(short, facts) : NO_LINES),
    difference: (_, to, { facts }) => (to ? firstLine(linesFor(says, facts)) : off),
  });
}

interface RankRule extends HouseRule {
  readonly set: (draft: Draft, rank: Rank) => void;
  readonly says: (noun: CardNoun, facts: Draft) => Lines;
  readonly short?: (noun: CardNoun) => Lines;
  readonly off: Line;
}

/** A rule that a table gives to one rank, or to none. */
export function houseRank({ set, says, short, off, needs = [], ...rule }: RankRule): AnyOption {
  return defineOption({
    ...rule,
    schema: choiceSchema(['none', ...RANK_SIGNS]),
    defaultValue: 'none',
    clauses: [houseClause(rule.key)],
    needs: [HOUSE_GAME, ...needs],
    compile: (value, draft) => {
      if (value !== 'none') set(draft, rankOfSign(value));
    },
    sentence: (value, { facts }) => (value === 'none' ? NO_LINES : says(nounOf(rankOfSign(value)), facts)),
    short: (value) => (value === 'none' || short === undefined ? NO_LINES : short(nounOf(rankOfSign(value)))),
    difference: (_, to, { facts }) => (to === 'none' ? off : firstLine(says(nounOf(rankOfSign(to)), facts))),
  });
}

/** A scenario of the family game, with house rules. */
export const played = (name: string, title: Line, scenario: Readonly<Record<string, unknown>>): Example => ({
  title,
  scenario: { name, rules: 'family', players: 3, draw: '8D 9D TD AD 6D 3H', ...scenario },
});
