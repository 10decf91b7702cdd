import type { Rank } from '@hausregel/core';

/** Signs of the ranks in rule sets and notation, ascending. */
export const RANK_SIGNS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUIT_SIGNS = ['C', 'S', 'H', 'D'] as const;

/** Names of the ranks in option keys. */
export const RANK_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

export const rankOfSign = (sign: string): Rank => RANK_SIGNS.findIndex((known) => known === sign);

/** Equal ranks stand for each other where a rule set has them: 2 and 7, 6 and 9, 10 and ace (MTT-4, -5, -9). */
const EQUAL_RANKS: readonly (readonly Rank[])[] = [
  [0, 5],
  [4, 7],
  [8, 12],
];

/** The rank itself and the one that is equal to it, ascending; most ranks stand alone. */
export const equalRanksOf = (rank: Rank): readonly Rank[] =>
  EQUAL_RANKS.find((ranks) => ranks.includes(rank)) ?? [rank];
