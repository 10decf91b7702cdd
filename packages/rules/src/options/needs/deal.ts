/** What options on the deck, the deal and the cards that exist rest on (see `Need`). */
import type { Need } from '../../option.ts';
import { hasOneOfEach } from '../../housePlayability.ts';

/** Players do not go out one by one: none of the house rules beyond the documents is played where they do. */
export const HOUSE_GAME: Need = {
  key: 'goesOutOneByOne',
  text: {
    de: 'Zählt erst, wenn die Runde endet, sobald jemand keine Karten mehr hat.',
    en: 'Matters only if the round ends as soon as somebody has no cards left.',
    lt: 'Svarbu tik tada, kai padalijimas baigiasi, vos kas nors lieka be kortų.',
  },
  holds: ({ goesOutOneByOne }) => !goesOutOneByOne,
};

export const DEALER_DOES_NOT_CHOOSE: Need = {
  key: 'dealersChoice',
  text: {
    de: 'Zählt erst, wenn nicht der Geber bestimmt, wie viele Karten es gibt.',
    en: 'Matters only if the dealer does not choose the number of cards.',
    lt: 'Svarbu tik tada, kai kortų skaičių renkasi ne dalytojas.',
  },
  holds: ({ goesOutOneByOne, grand }) => !goesOutOneByOne || grand.handSizeMin === 0,
};

export const SCORE_DOES_NOT_DEAL: Need = {
  key: 'dealersChoice',
  text: {
    de: 'Zählt erst, wenn nicht die Wertung bestimmt, wer gibt.',
    en: 'Matters only if the scoring does not decide who deals.',
    lt: 'Svarbu tik tada, kai dalytoją lemia ne taškai.',
  },
  holds: ({ grand }) => grand.handSizeMin === 0,
};

export const START_TURNED: Need = {
  key: 'startCard',
  text: {
    de: 'Zählt erst, wenn eine Startkarte aufgedeckt wird.',
    en: 'Matters only if a start card is turned up.',
    lt: 'Svarbu tik tada, kai atverčiama startinė korta.',
  },
  holds: ({ startEffect }) => startEffect !== 'not-turned',
};

const startMayAct = (holds: Need['holds']): Need => ({
  key: 'plainStartCard',
  text: {
    de: 'Zählt erst, wenn auch eine Karte mit Wirkung Startkarte sein darf.',
    en: 'Matters only if a card with an effect may be the start card.',
    lt: 'Svarbu tik tada, kai startine korta gali būti ir poveikį turinti korta.',
  },
  holds,
});

/** Cards with a power may be turned up. */
export const START_MAY_ACT: Need = startMayAct(({ house }) => !house.startIsPlain);

/** The same for what such a card does; whether one is turned at all counts always. */
export const START_ACTS: Need = startMayAct(({ house }, value) => !house.startIsPlain || value === 'not-turned');

export const START_LEFT_ALONE: Need = {
  key: 'startCard',
  text: {
    de: 'Zählt erst, wenn die Startkarte noch nicht so wirkt, als hätte der Geber sie gelegt.',
    en: 'Matters only if the start card does not act as if the dealer had laid it.',
    lt: 'Svarbu tik tada, kai startinė korta neveikia taip, lyg ją būtų padėjęs dalytojas.',
  },
  holds: ({ startEffect }) => startEffect !== 'as-dealer',
};

/** No number of players ever has two cards alike without it. */
export const TWO_ALIKE: Need = {
  key: 'secondDeckFrom',
  text: {
    de: 'Zählt erst, wenn es gleiche Karten gibt: mit zwei Blättern oder zwei Jokern.',
    en: 'Matters only if there are identical cards: with two decks or two jokers.',
    lt: 'Svarbu tik tada, kai yra vienodų kortų: žaidžiant dviem kaladėmis arba su dviem džokeriais.',
  },
  holds: (facts) => !hasOneOfEach(facts),
};

/** Single cards are there once. */
export const SINGLES: Need = {
  key: 'singleCards',
  text: {
    de: 'Zählt erst, wenn Damen, Karo-Drei und Karo-Vier nur einmal da sind.',
    en: 'Matters only if there is just one of each queen, one three of diamonds and one four of diamonds.',
    lt: 'Svarbu tik tada, kai damų, būgnų triakės ir būgnų keturakės yra po vieną.',
  },
  holds: ({ hasSingles }) => hasSingles,
};

export const PAIRS: Need = {
  key: 'equalCardsTogether',
  text: {
    de: 'Zählt erst, wenn zwei gleiche Karten zusammen gelegt werden dürfen.',
    en: 'Matters only if two equal cards may be laid together.',
    lt: 'Svarbu tik tada, kai dvi vienodas kortas galima dėti kartu.',
  },
  holds: ({ grand }) => grand.pairs,
};
