/** What options on calls and the last card rest on (see `Need`). */
import { type Rank, RANK_JACK } from '@hausregel/core';
import type { Draft } from '../../draft.ts';
import type { Need } from '../../option.ts';
import { POWER_MEANINGS } from '../../power.ts';
import { jokersDraw, mayBeLast } from '../../words/houseFacts.ts';

const SEVEN: Rank = 5;

export const CALLED: Need = {
  key: 'lastCardCall',
  text: {
    de: 'Zählt erst, wenn die letzte Karte angesagt wird.',
    en: 'Matters only if the last card is called.',
    lt: 'Svarbu tik tada, kai reikia skelbti paskutinę kortą.',
  },
  holds: ({ hasCalls }) => hasCalls,
};

export const CAUGHT: Need = {
  key: 'forgottenCall',
  text: {
    de: 'Zählt erst, wenn erwischt werden kann, wer die Ansage vergisst.',
    en: 'Matters only if whoever forgets the call can be caught.',
    lt: 'Svarbu tik tada, kai galima pagauti tą, kas pamiršta paskelbti.',
  },
  holds: ({ callBars, callTakesPile }) => !callBars && !callTakesPile,
};

/** Nothing has to be called with the last card. */
export const NOT_CALLED_LAST: Need = {
  key: 'forgottenCall',
  text: {
    de: 'Zählt erst, wenn zur letzten Karte keine Ansage gehört; wo man erwischt werden kann, gehört eine dazu.',
    en: 'Matters only if no call belongs to the last card; where a forgotten call can be caught, one does.',
    lt: 'Svarbu tik tada, kai padedant paskutinę kortą skelbti nereikia; kur pamiršusį galima pagauti, ten reikia.',
  },
  holds: ({ hasCalls, callAtZero }) => !hasCalls || callAtZero === undefined,
};

const lastOfAnyRank: Pick<Need, 'key' | 'text'> = {
  key: 'finishRank',
  text: {
    de: 'Zählt erst, wenn nicht nur Karten eines anderen Werts die letzte sein dürfen.',
    en: 'Matters only if cards of other ranks may be laid last, too.',
    lt: 'Svarbu tik tada, kai baigti galima ne tik vieno kito vardo korta.',
  },
};

const specialLast: Pick<Need, 'key' | 'text'> = {
  key: 'noSpecialLast',
  text: {
    de: 'Zählt erst, wenn auch eine Karte mit Wirkung die letzte sein darf.',
    en: 'Matters only if a card with an effect may be laid last.',
    lt: 'Svarbu tik tada, kai baigti galima ir poveikį turinčia korta.',
  },
};

/** Cards of a rank may be the last where it is not another's privilege, nor denied to cards with a power. */
export const rankMayBeLast = (rank: Rank): readonly Need[] => [
  { ...lastOfAnyRank, holds: ({ house }) => (house.finishRank ?? rank) === rank },
  { ...specialLast, holds: (facts) => !facts.house.specialsBarredLast || !isSpecial(facts, rank) },
];

/** All cards of a rank do something, or it goes on anything. */
const isSpecial = ({ powers, wildRank, house }: Draft, rank: Rank): boolean =>
  wildRank === rank ||
  house.alsoWildRank === rank ||
  powers.some((entry) => entry.rank === rank && entry.suit === undefined);

export const JACK_MAY_BE_LAST: Need = {
  key: 'jackMayBeLaidLast',
  text: {
    de: 'Zählt erst, wenn ein Bube die letzte Karte sein darf.',
    en: 'Matters only if a jack may be laid last.',
    lt: 'Svarbu tik tada, kai baigti galima valetu.',
  },
  holds: ({ lastBarred }) => !lastBarred.includes(RANK_JACK),
};

/** No rank has the privilege to be the last. */
export const ANY_RANK_LAST: Need = { ...lastOfAnyRank, holds: ({ house }) => house.finishRank === undefined };

export const SPECIAL_MAY_BE_LAST: Need = { ...specialLast, holds: ({ house }) => !house.specialsBarredLast };

const makesDrawLast = (facts: Draft): boolean =>
  facts.powers.some(({ rank, power }) => {
    const { draw, mustLay } = POWER_MEANINGS[power];
    return draw > 0 && !mustLay && (facts.house.finishRank ?? rank) === rank && !facts.lastBarred.includes(rank);
  }) ||
  (jokersDraw(facts) && facts.house.finishRank === undefined);

/** A card that makes draw may be the last. */
export const DRAWS_LAST: Need = {
  key: 'sevenPower',
  text: {
    de: 'Zählt erst, wenn eine Ziehkarte die letzte sein darf.',
    en: 'Matters only if a draw card may be laid last.',
    lt: 'Svarbu tik tada, kai baigti galima baudžiančia korta.',
  },
  holds: makesDrawLast,
};

/** Sevens make draw and may be the last. */
export const SEVEN_DRAWS: Need = {
  key: 'sevenPower',
  text: {
    de: 'Zählt erst, wenn eine Sieben den Nächsten ziehen lässt.',
    en: 'Matters only if a seven makes the next player draw.',
    lt: 'Svarbu tik tada, kai dėl septynakės imamos baudos kortos.',
  },
  holds: (facts) =>
    mayBeLast(facts, SEVEN) &&
    facts.powers.some(
      ({ rank, suit, power }) => rank === SEVEN && suit === undefined && POWER_MEANINGS[power].draw > 0,
    ),
};

export const ROUND_ENDS_AT_ONCE: Need = {
  key: 'playOn',
  text: {
    de: 'Zählt erst, wenn nicht weitergespielt wird, bis alle bis auf einen fertig sind.',
    en: 'Matters only if play does not go on until all but one are done.',
    lt: 'Svarbu tik tada, kai nežaidžiama toliau, kol kortų lieka tik vienam.',
  },
  holds: ({ house }) => !house.playOn,
};

export const FINISHER_STAYS_OUT: Need = {
  key: 'lastDrawReturns',
  text: {
    de: 'Zählt erst, wenn eine Ziehkarte als letzte niemanden zurückholen kann.',
    en: 'Matters only if a draw card laid last cannot bring anybody back.',
    lt: 'Svarbu tik tada, kai baudžiančia korta baigęs žaidėjas negali būti grąžintas.',
  },
  holds: ({ house }) => !house.lastDrawReturns,
};
