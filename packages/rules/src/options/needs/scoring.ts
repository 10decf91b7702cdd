/** What options on points and the end of a match rest on (see `Need`). */
import type { Draft } from '../../draft.ts';
import type { Need } from '../../option.ts';

export const CARDS_COUNTED: Need = {
  key: 'scoring',
  text: {
    de: 'Zählt erst, wenn Karten, die man noch hat, Punkte kosten.',
    en: 'Matters only if cards left in hand cost points.',
    lt: 'Svarbu tik tada, kai skaičiuojamos rankoje likusios kortos.',
  },
  holds: ({ scoring }) => scoring === 'cards',
};

export const SCORED: Need = {
  key: 'scoring',
  text: {
    de: 'Zählt erst, wenn es Punkte gibt.',
    en: 'Matters only if there are points.',
    lt: 'Svarbu tik tada, kai skaičiuojami taškai.',
  },
  holds: ({ scoring }) => scoring !== 'none',
};

export const VALUES_COUNTED: Need = {
  key: 'countCards',
  text: {
    de: 'Zählt erst, wenn die Werte der Karten zählen.',
    en: 'Matters only if the values of the cards are counted.',
    lt: 'Svarbu tik tada, kai skaičiuojamos kortų vertės.',
  },
  holds: ({ countsCards }) => !countsCards,
};

export const OWN_VALUES: Need = {
  key: 'pointTable',
  text: {
    de: 'Zählt erst, wenn die eigenen Werte dieses Tisches gezählt werden.',
    en: 'Matters only if this table’s own values are counted.',
    lt: 'Svarbu tik tada, kai skaičiuojama pagal šio stalo nustatytas vertes.',
  },
  holds: ({ house }) => !house.hasPointTable,
};

/** Points at which a player is out, where cards are counted. */
export const limitOf = ({ scoring, matchLimit }: Draft): number => (scoring === 'cards' ? matchLimit : 0);

/** Neither points nor a number of rounds end the match. */
export const NO_OTHER_END: Need = {
  key: 'matchTarget',
  text: {
    de: 'Zählt erst, wenn die Partie nicht schon durch Punkte oder eine Zahl von Runden endet.',
    en: 'Matters only if neither points nor a number of rounds end the match.',
    lt: 'Svarbu tik tada, kai partijos nebaigia nei taškai, nei padalijimų skaičius.',
  },
  holds: (facts) => facts.matchTarget + limitOf(facts) + facts.matchRounds === 0,
};

export const MATCH_ENDS: Need = {
  key: 'matchTarget',
  text: {
    de: 'Zählt erst, wenn die Partie ein Ende hat.',
    en: 'Matters only if the match has an end.',
    lt: 'Svarbu tik tada, kai partija turi pabaigą.',
  },
  holds: (facts) => facts.matchTarget + limitOf(facts) + facts.matchRounds + facts.matchRoundsPerPlayer > 0,
};
