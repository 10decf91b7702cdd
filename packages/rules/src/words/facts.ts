/** Questions that sentences ask about the rest of the rule set, so that they agree with each other. */
import type { Rank } from '@hausregel/core';
import type { Draft, PowerEntry } from '../draft.ts';
import { POWER_MEANINGS, type PowerMeaning } from '../power.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { type Line, listed } from './phrases.ts';

export const meaningOf = (entry: PowerEntry): PowerMeaning => POWER_MEANINGS[entry.power];

/** Nouns of the cards whose power is of a kind, ascending; the king of hearts comes last. */
export const nounsWith = (facts: Draft, holds: (meaning: PowerMeaning) => boolean): CardNoun[] =>
  facts.powers.filter((entry) => holds(meaningOf(entry))).map(({ rank, suit }) => nounOf(rank, suit));

/** A form of a noun in each language. */
interface NounForms {
  readonly de: (noun: CardNoun['de']) => string;
  readonly en: (noun: CardNoun['en']) => string;
  readonly lt: (noun: CardNoun['lt']) => string;
}

/** The nouns as a list in each language, each in the form that the sentence around it needs. */
export const listedNouns = (nouns: readonly CardNoun[], word: 'and' | 'or', form: NounForms): Line => {
  const [de, en, lt] = [
    nouns.map((each) => form.de(each.de)),
    nouns.map((each) => form.en(each.en)),
    nouns.map((each) => form.lt(each.lt)),
  ];
  return { de: listed(de, word, 'de'), en: listed(en, word, 'en'), lt: listed(lt, word, 'lt') };
};

/** "eine Sieben oder ein Ass", "a seven or an ace", "septynakė arba tūzas": any one of the cards, nominative. */
export const oneOf = (nouns: readonly CardNoun[]): Line =>
  listedNouns(nouns, 'or', { de: ({ one }) => one, en: ({ one }) => one, lt: ({ one }) => one });

export const hasPower = (facts: Draft, holds: (meaning: PowerMeaning) => boolean): boolean =>
  facts.powers.some((entry) => holds(meaningOf(entry)));

/** Whether it waits for an answer, where the decks in use hold one. */
export const isChain = ({ draw, atOnce, skip }: PowerMeaning): boolean => (draw > 0 && !atOnce) || skip === 'chain';
export const isPureReverse = (meaning: PowerMeaning): boolean => meaning.reverses && meaning.draw === 0;

/** Noun of the wild rank, if there is one. */
export const wildNoun = (facts: Draft): CardNoun | undefined =>
  facts.wildRank === undefined ? undefined : nounOf(facts.wildRank);

/** Whether a wild card may be laid on a card of this rank, also against a wish. */
export const wildGoesOn = (facts: Draft, rank: Rank): boolean =>
  facts.wildRank !== undefined && (facts.wildOnWild || facts.wildRank !== rank);

/** Ranks in the deck that have no power, are not wild and are not in `others`, ascending. */
export function plainRanksOf(facts: Draft, others: readonly Rank[] = []): Rank[] {
  const acting = new Set([...facts.powers.filter(({ suit }) => suit === undefined).map(({ rank }) => rank), ...others]);
  return Array.from({ length: 13 - facts.lowestRank }, (_, index) => index + facts.lowestRank).filter(
    (rank) => !acting.has(rank) && rank !== facts.wildRank,
  );
}
