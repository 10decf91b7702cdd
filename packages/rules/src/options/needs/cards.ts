/** What options on the effects of cards rest on (see `Need`). */
import { type Rank, RANK_JACK } from '@hausregel/core';
import { canBeAnswered } from '../../housePlayability.ts';
import type { CardOfRank, Need } from '../../option.ts';
import { isWish, POWERS } from '../../power.ts';
import { hasPower, isPureReverse } from '../../words/facts.ts';
import { anyDraws, hasWish, jokersDraw } from '../../words/houseFacts.ts';

const QUEEN: Rank = 10;
const SEVEN: Rank = 5;

/** Some card does something when it is laid. */
export const CARDS_ACT: Need = {
  key: 'sevenPower',
  text: {
    de: 'Zählt erst, wenn eine Karte etwas bewirkt.',
    en: 'Matters only if some card has an effect.',
    lt: 'Svarbu tik tada, kai bent viena korta turi poveikį.',
  },
  holds: ({ powers, house }) => powers.length > 0 || (house.jokers > 0 && (house.jokerDraws > 0 || house.jokerWishes)),
};

/** More than wishes, whether or not it is switched off. */
export const SPECIALS_GIVEN: Need = { ...CARDS_ACT, holds: ({ hasSpecials }) => hasSpecials };

/** Cards of the rank are in the deck. */
export const inDeck = ({ rank }: CardOfRank): Need => ({
  key: 'deckCards',
  text: {
    de: 'Zählt erst, wenn diese Karte im Blatt ist.',
    en: 'Matters only if this card is in the deck.',
    lt: 'Svarbu tik tada, kai tokia korta yra kaladėje.',
  },
  holds: ({ lowestRank }) => rank >= lowestRank,
});

/** Powers that are still there where special cards do not act. */
const WISHES: readonly unknown[] = POWERS.filter(isWish);

export const SPECIALS_ACT: Need = {
  key: 'specialCards',
  text: {
    de: 'Zählt erst, wenn mit besonderen Karten gespielt wird.',
    en: 'Matters only if special cards are played.',
    lt: 'Svarbu tik tada, kai žaidžiama su ypatingomis kortomis.',
  },
  holds: ({ specialsAct }, value) => specialsAct || WISHES.includes(value),
};

export const JOKERS: Need = {
  key: 'wildJokers',
  text: {
    de: 'Zählt erst, wenn Joker im Blatt sind.',
    en: 'Matters only if there are jokers in the deck.',
    lt: 'Svarbu tik tada, kai kaladėje yra džokerių.',
  },
  holds: ({ house }) => house.jokers > 0,
};

const draws: Need['text'] = {
  de: 'Zählt erst, wenn eine Karte den Nächsten ziehen lässt.',
  en: 'Matters only if some card makes the next player draw.',
  lt: 'Svarbu tik tada, kai yra kortų, dėl kurių imamos baudos kortos.',
};

export const DRAWS: Need = {
  key: 'sevenPower',
  text: draws,
  holds: anyDraws,
};

/** A draw that waits for an answer. */
export const DRAWS_ANSWERED: Need = {
  key: 'sevenPower',
  text: {
    de: 'Zählt erst, wenn es Ziehkarten gibt, auf die geantwortet werden darf.',
    en: 'Matters only if there are draw cards that may be answered.',
    lt: 'Svarbu tik tada, kai yra baudžiančių kortų, nuo kurių galima atsimušti.',
  },
  holds: (facts) => facts.powers.some(canBeAnswered) || jokersDraw(facts),
};

/** The same without jokers. */
export const CARDS_ANSWERED: Need = { ...DRAWS_ANSWERED, holds: ({ powers }) => powers.some(canBeAnswered) };

export const SEVENS_ANSWERED: Need = {
  key: 'sevenPower',
  text: {
    de: 'Zählt erst, wenn eine Sieben den Nächsten ziehen lässt und beantwortet werden darf.',
    en: 'Matters only if a seven makes the next player draw and may be answered.',
    lt: 'Svarbu tik tada, kai dėl septynakės imamos kortos ir nuo jos galima atsimušti.',
  },
  holds: ({ powers }) => powers.some((entry) => entry.rank === SEVEN && canBeAnswered(entry)),
};

export const DRAWS_APART: Need = {
  key: 'drawCardsStack',
  text: {
    de: 'Zählt erst, wenn Ziehkarten verschiedener Werte einander nicht beantworten.',
    en: 'Matters only if draw cards of different ranks do not answer each other.',
    lt: 'Svarbu tik tada, kai skirtingų vardų baudžiančios kortos viena kitos neatmuša.',
  },
  holds: ({ house }) => !house.drawsMix,
};

/** A black jack or the queen of spades makes draw by a power of its own. */
export const BLACK_DRAWS: Need = {
  key: 'blackJacksPower',
  text: {
    de: 'Zählt erst, wenn schwarze Buben oder die Pik-Dame den Nächsten ziehen lassen.',
    en: 'Matters only if black jacks or the queen of spades make the next player draw.',
    lt: 'Svarbu tik tada, kai dėl juodųjų valetų arba pikų damos imamos baudos kortos.',
  },
  holds: ({ powers }) =>
    powers.some(
      (entry) => canBeAnswered(entry) && (entry.suit ?? QUEEN) < 2 && [RANK_JACK, QUEEN].includes(entry.rank),
    ),
};

export const SUIT_WISHED: Need = {
  key: 'jackPower',
  text: {
    de: 'Zählt erst, wenn eine Farbe gewünscht werden kann.',
    en: 'Matters only if a suit can be wished for.',
    lt: 'Svarbu tik tada, kai galima reikalauti spalvos.',
  },
  holds: hasWish,
};

export const RANK_WISHED: Need = {
  key: 'jackPower',
  text: {
    de: 'Zählt erst, wenn ein Wert gewünscht werden kann.',
    en: 'Matters only if a rank can be wished for.',
    lt: 'Svarbu tik tada, kai galima reikalauti vardo.',
  },
  holds: (facts) => hasPower(facts, ({ namesRank }) => namesRank),
};

export const ANY_WISH: Need = {
  key: 'jackPower',
  text: {
    de: 'Zählt erst, wenn eine Farbe oder ein Wert gewünscht werden kann.',
    en: 'Matters only if a suit or a rank can be wished for.',
    lt: 'Svarbu tik tada, kai galima reikalauti spalvos arba vardo.',
  },
  holds: (facts) => hasWish(facts) || RANK_WISHED.holds(facts, undefined),
};

export const MUST_COVER: Need = {
  key: 'acePower',
  text: {
    de: 'Zählt erst, wenn eine Karte sofort gedeckt werden muss.',
    en: 'Matters only if some card must be covered at once.',
    lt: 'Svarbu tik tada, kai kurią nors kortą privaloma iš karto uždengti.',
  },
  holds: (facts) => hasPower(facts, ({ mustLay }) => mustLay),
};

export const REVERSED: Need = {
  key: 'ninePower',
  text: {
    de: 'Zählt erst, wenn eine Karte nur die Richtung dreht.',
    en: 'Matters only if some card does nothing but reverse the direction.',
    lt: 'Svarbu tik tada, kai kuri nors korta tik pakeičia kryptį.',
  },
  holds: (facts) => hasPower(facts, isPureReverse),
};
