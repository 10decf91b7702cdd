/** What may be laid although a suit is wished: the cards that go on anything. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import { wildGoesOn } from './facts.ts';
import { nounOf } from './nouns.ts';
import { JOKER_LT } from './nounsLt.ts';
import { type Line, listed } from './phrases.ts';

/** "einen Buben, eine Dame oder einen Joker", accusative, on a card of a rank; undefined where there is none. */
export function wildOverWish(rank: Rank, facts: Draft): Line | undefined {
  return wildOnes(facts, wildGoesOn(facts, rank) ? facts.wildRank : undefined);
}

/** The same of all cards that go on anything. */
export const allWild = (facts: Draft): Line | undefined => wildOnes(facts, facts.wildRank);

function wildOnes({ house: { alsoWildRank, jokers } }: Draft, wild: Rank | undefined): Line | undefined {
  const ranks = new Set([wild, alsoWildRank].filter((each) => each !== undefined));
  const nouns = [...ranks].map((each) => nounOf(each));
  const hasJokers = jokers > 0;
  if (nouns.length === 0 && !hasJokers) return undefined;
  return {
    de: listed([...nouns.map(({ de }) => de.oneAkk), ...(hasJokers ? ['einen Joker'] : [])], 'or', 'de'),
    en: listed([...nouns.map(({ en }) => en.one), ...(hasJokers ? ['a joker'] : [])], 'or', 'en'),
    lt: listed([...nouns.map(({ lt }) => lt.acc), ...(hasJokers ? [JOKER_LT.acc] : [])], 'or', 'lt'),
  };
}
