/** How well a bot plays: what it weighs, and how often it is careless. */

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Habits of a level. Rates are in percent, weights in points of the scores that moves get. */
export interface Habits {
  /** A call that is due is forgotten when the card is laid. */
  readonly forgetsCall: number;
  /** A forgotten call is remembered later, while there is time. */
  readonly callsLate: number;
  /** A forgotten call of another is noticed. */
  readonly catches: number;
  /** Largest random amount added to the score of a move. */
  readonly noise: number;
  /** Whether the cards that have been seen are remembered. */
  readonly countsCards: boolean;
  /** Keeping a wild card for need. */
  readonly wild: number;
  /** Each card in hand that would fit on what now lies. */
  readonly follow: number;
  /** Each point of value got rid of, when somebody is about to go out. */
  readonly value: number;
  /** What a card does to those who follow. */
  readonly harm: number;
  /** How far the next player can be kept from following. */
  readonly block: number;
  /** Where only the last player left wins or loses: whether the cards in hand at the end are thought of. */
  readonly plansEnd: boolean;
}

export const HABITS: Readonly<Record<Level, Habits>> = {
  easy: {
    forgetsCall: 20,
    callsLate: 40,
    catches: 25,
    noise: 14,
    countsCards: false,
    wild: 2,
    follow: 0.3,
    value: 0,
    harm: 0.2,
    block: 0,
    plansEnd: false,
  },
  normal: {
    forgetsCall: 3,
    callsLate: 80,
    catches: 85,
    noise: 5,
    countsCards: false,
    wild: 4,
    follow: 0.8,
    value: 0.1,
    harm: 0.6,
    block: 0,
    plansEnd: false,
  },
  hard: {
    forgetsCall: 0,
    callsLate: 100,
    catches: 100,
    noise: 0.01,
    countsCards: true,
    wild: 4,
    follow: 0.8,
    value: 0.2,
    harm: 0.6,
    block: 4,
    plansEnd: true,
  },
};
