/** Questions about house rules beyond the documents, for sentences that must agree with them. */
import { type Rank, RANK_JACK, RANK_QUEEN } from '@hausregel/core';
import type { Draft, PowerEntry } from '../draft.ts';
import { rescueRanks } from '../houseTables.ts';
import type { CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type PowerMeaning } from '../power.ts';
import { hasPower, isChain } from './facts.ts';

/** A draw is answered by more than its like. */
export const answersDiffer = (facts: Draft): boolean => facts.house.drawsMix || rescueRanks(facts).length > 0;

/** Whether the draw of a card is answered by more than its like, or does not grow by its own number. */
export const isOtherDraw = (facts: Draft, { draw, atOnce }: PowerMeaning, card: CardOfRank): boolean =>
  draw > 0 &&
  !atOnce &&
  (answersDiffer(facts) || isCured(facts, card) || (facts.house.drawDoubles && card.suit === undefined));

const SPADES = 1;

/** A black jack or the queen of spades, whose draw a red jack cancels. */
export const isCured = ({ house }: Draft, { rank, suit }: CardOfRank): boolean =>
  house.redJacksCure &&
  suit !== undefined &&
  suit <= SPADES &&
  (rank === RANK_JACK || (rank === RANK_QUEEN && suit === SPADES));

/** Black jacks answer each other, and with the rules for it other cards answer a single one, too. */
export const isAnsweredInOneDeck = (facts: Draft, { rank, suit, power, key }: PowerEntry): boolean =>
  key === 'blackJacksPower' ||
  isCured(facts, suit === undefined ? { rank } : { rank, suit }) ||
  (POWER_MEANINGS[power].draw > 0 && answersDiffer(facts));

/** Somebody wishes for a suit: by a rank, a single card or a joker. */
export const hasWish = ({ powers, house }: Draft): boolean =>
  powers.some(({ power }) => POWER_MEANINGS[power].namesSuit) || (house.jokers > 0 && house.jokerWishes);

/** Nothing but jokers wishes for a suit: such a card has no suit of its own. */
export const onlyJokersWish = ({ powers }: Draft): boolean =>
  !powers.some(({ power }) => POWER_MEANINGS[power].namesSuit);

/** Jokers make draw. */
export const jokersDraw = ({ house }: Draft): boolean => house.jokers > 0 && house.jokerDraws > 0;

/** Some card makes the next player draw. */
export const anyDraws = (facts: Draft): boolean => hasPower(facts, ({ draw }) => draw > 0) || jokersDraw(facts);

/** A last card can still make somebody draw before the round is scored. */
export const drawsLast = (facts: Draft): boolean =>
  (facts.lastCardDraws && anyDraws(facts)) || (facts.sevenLastGoesRound && hasPower(facts, ({ draw }) => draw > 0));

/** A wish can be made while a draw is pending: by a joker that does both, or by a card that passes the draw on. */
export const wishesInChain = (facts: Draft): boolean =>
  (jokersDraw(facts) && facts.house.jokerWishes) ||
  facts.powers.some(({ rank, power }) => POWER_MEANINGS[power].namesSuit && rescueRanks(facts).includes(rank));

/** Whether a card with a power may be laid last; a card that must be covered never may. */
export const mayBeLast = ({ house, lastBarred }: Draft, rank: Rank): boolean =>
  !lastBarred.includes(rank) && !house.specialsBarredLast && (house.finishRank ?? rank) === rank;

/** Ranks that house rules give something to do, beside any power. */
export const houseRanks = (facts: Draft): readonly Rank[] => {
  const { openRank, alsoWildRank, redJacksCure } = facts.house;
  const given = [openRank, alsoWildRank].filter((rank) => rank !== undefined);
  return [...rescueRanks(facts), ...given, ...(redJacksCure ? [RANK_JACK] : [])];
};

/** Draws that wait for an answer, beside those of jokers. */
export const isAnswerable = (facts: Draft, entry: PowerEntry, decks: number): boolean =>
  isChain(POWER_MEANINGS[entry.power]) && (entry.suit === undefined || decks > 1 || isAnsweredInOneDeck(facts, entry));

/** More than one rank goes on anything. */
export const hasMoreWild = ({ house }: Draft): boolean => house.alsoWildRank !== undefined || house.jokers > 0;
