/** What options on laying and drawing rest on (see `Need`). */
import type { Rank } from '@hausregel/core';
import type { Need } from '../../option.ts';
import { RANK_SIGNS } from '../../ranks.ts';

/** A wild rank. */
export const WILD: Need = {
  key: 'wildRank',
  text: {
    de: 'Zählt erst, wenn ein Wert auf jede Karte passt.',
    en: 'Matters only if some rank goes on any card.',
    lt: 'Svarbu tik tada, kai kurio nors vardo kortą galima dėti ant bet kurios.',
  },
  holds: ({ wildRank }) => wildRank !== undefined,
};

/** Jacks are kept off each other in the game where players go out one by one, whether or not they are wild. */
export const WILD_OR_GRAND: Need = {
  ...WILD,
  holds: ({ wildRank, goesOutOneByOne }) => wildRank !== undefined || goesOutOneByOne,
};

/** A wild rank, a second one, or jokers. */
export const ANY_WILD: Need = {
  key: 'wildRank',
  text: {
    de: 'Zählt erst, wenn eine Karte auf jede andere passt.',
    en: 'Matters only if some card goes on any other.',
    lt: 'Svarbu tik tada, kai kurią nors kortą galima dėti ant bet kurios.',
  },
  holds: ({ wildRank, house }) => wildRank !== undefined || house.alsoWildRank !== undefined || house.jokers > 0,
};

/** The rank does not go on anything anyway. */
export const NOT_WILD_ITSELF: Need = {
  key: 'wildRank',
  text: {
    de: 'Zählt erst, wenn dieser Wert nicht ohnehin auf jede Karte passt.',
    en: 'Matters only if this rank does not go on any card anyway.',
    lt: 'Svarbu tik tada, kai šio vardo kortos ir taip negalima dėti ant bet kurios.',
  },
  holds: ({ wildRank, house }, value) => {
    const isWild = (rank: Rank | undefined): boolean => rank !== undefined && RANK_SIGNS[rank] === value;
    return !isWild(wildRank) && !isWild(house.alsoWildRank);
  },
};

export const NOT_UNTIL_FITS: Need = {
  key: 'drawUntilFits',
  text: {
    de: 'Zählt erst, wenn nicht so lange gezogen wird, bis eine Karte passt.',
    en: 'Matters only if drawing does not go on until a card fits.',
    lt: 'Svarbu tik tada, kai nereikia imti tol, kol pasitaikys tinkanti korta.',
  },
  holds: ({ house }) => !house.drawsUntilFits,
};

export const DRAWN_THOUGH_ABLE: Need = {
  key: 'drawWhenAbleToLay',
  text: {
    de: 'Zählt erst, wenn gezogen werden darf, obwohl eine Karte passt.',
    en: 'Matters only if drawing is allowed though a card fits.',
    lt: 'Svarbu tik tada, kai imti galima ir turint tinkančią kortą.',
  },
  holds: ({ drawWhenAble }) => drawWhenAble,
};

export const LAID_AFTER_DRAWING: Need = {
  key: 'afterDraw',
  text: {
    de: 'Zählt erst, wenn nach dem Ziehen noch gelegt werden darf.',
    en: 'Matters only if a card may be laid after drawing.',
    lt: 'Svarbu tik tada, kai paėmus kortą dar galima dėti.',
  },
  holds: ({ afterDraw }) => afterDraw !== 'none',
};

export const PILE_RENEWED: Need = {
  key: 'emptyPileEndsRound',
  text: {
    de: 'Zählt erst, wenn die Runde nicht endet, sobald der Nachziehstapel leer ist.',
    en: 'Matters only if an empty draw pile does not end the round.',
    lt: 'Svarbu tik tada, kai padalijimas nesibaigia pasibaigus uždarajam fondui.',
  },
  holds: ({ house }) => !house.pileEnds,
};
