import { JOKER, RANK_JACK, SCORINGS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, SUIT_SIGNS } from '../ranks.ts';
import { booleanSchema, byRankSchema, choiceSchema } from '../schema.ts';
import { NO_LINES } from '../words/phrases.ts';
import { valueList } from '../words/values.ts';
import { CARDS_COUNTED, OWN_VALUES, VALUES_COUNTED } from './needs/scoring.ts';

export const scoring: AnyOption = defineOption({
  key: 'scoring',
  group: 'scoring',
  title: { de: 'Punkte', en: 'Points', lt: 'Taškai' },
  schema: choiceSchema(SCORINGS),
  defaultValue: 'cards',
  clauses: ['FAM-14', 'FAM-17', 'SKAT-13', 'SKAT-14', 'LT-9', 'CE-7'],
  compile: (value, draft) => {
    draft.scoring = value;
  },
  sentence: (value) =>
    ({
      cards: {
        de: [
          'Der Sieger einer Runde bekommt 0 Punkte.',
          'Allen anderen werden die Karten, die sie noch auf der Hand haben, als Minuspunkte angeschrieben.',
        ],
        en: [
          'The winner of a round gets 0 points.',
          'Everyone else is charged the cards still in hand as minus points.',
        ],
        lt: ['Padalijimo nugalėtojas gauna 0 taškų.', 'Visi kiti gauna baudos taškus už rankoje likusias kortas.'],
      },
      wins: {
        de: ['Karten werden nicht gezählt: Wer eine Runde gewinnt, bekommt 1 Punkt, alle anderen keinen.'],
        en: ['Cards are not counted: whoever wins a round gets 1 point, everyone else none.'],
        lt: ['Kortos neskaičiuojamos: kas laimi padalijimą, tas gauna 1 tašką, visi kiti – nė vieno.'],
      },
      none: {
        de: ['Punkte werden nicht angeschrieben; jede Runde hat ihren eigenen Sieger.'],
        en: ['No points are written down; each round has its own winner.'],
        lt: ['Taškai nerašomi; kiekvienas padalijimas turi savo nugalėtoją.'],
      },
    })[value],
  short: (value) =>
    ({
      cards: NO_LINES,
      wins: {
        de: ['Jede gewonnene Runde zählt 1 Punkt.'],
        en: ['Each round won counts 1 point.'],
        lt: ['Už kiekvieną laimėtą padalijimą gaunamas 1 taškas.'],
      },
      none: { de: ['Punkte gibt es nicht.'], en: ['There are no points.'], lt: ['Žaidžiama be taškų.'] },
    })[value],
  difference: (_, to) =>
    ({
      cards: {
        de: 'Gezählt werden die Karten auf der Hand.',
        en: 'The cards left in hand are counted.',
        lt: 'Skaičiuojamos rankoje likusios kortos.',
      },
      wins: {
        de: 'Gezählt werden nur die gewonnenen Runden.',
        en: 'Only the rounds won are counted.',
        lt: 'Skaičiuojami tik laimėti padalijimai.',
      },
      none: { de: 'Punkte werden nicht angeschrieben.', en: 'No points are written down.', lt: 'Taškai nerašomi.' },
    })[to],
  variants: [
    {
      value: 'none',
      clauses: ['FAM-17'],
      text: {
        de: 'Viele spielen ohne Punkte, einfach Runde um Runde: Wer zuerst fertig ist, hat sie gewonnen.',
        en: 'Many play without points, simply round after round: whoever goes out first has won it.',
        lt: 'Daug kas žaidžia be taškų, tiesiog padalijimą po padalijimo: kas pirmas baigia, tas ir laimi.',
      },
    },
    {
      value: 'wins',
      clauses: ['SKAT-14'],
      text: {
        de: 'Manche zählen nur die gewonnenen Runden.',
        en: 'Some count only the rounds won.',
        lt: 'Kai kas skaičiuoja tik laimėtus padalijimus.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Nur die gewonnene Runde zählt',
        en: 'Only the round won counts',
        lt: 'Skaičiuojamas tik laimėtas padalijimas',
      },
      scenario: {
        name: 'scoring: rounds won',
        rules: 'family',
        with: { scoring: 'wins' },
        players: 3,
        hands: ['9C', 'TS', 'KD QH'],
        draw: 'TC',
        discard: '9D',
        steps: ['0:9C~', { expect: { over: { winner: 0, points: [1, 0, 0] } } }],
      },
    },
  ],
});

/** By rank or by card; what is not named counts its number, and figures and aces 0. */
/** Where a table does not say otherwise, as MTT-P1 has it. */
const JOKER_POINTS = 20;

export const cardValues: AnyOption = defineOption({
  key: 'cardValues',
  group: 'scoring',
  title: { de: 'Werte der Karten', en: 'Values of the cards', lt: 'Kortų vertės' },
  schema: byRankSchema(0, 100),
  defaultValue: { J: 10, Q: 10, K: 10, A: 10 },
  clauses: ['FAM-14', 'SKAT-13', 'LT-9', 'DE-9', 'CH-3', 'CE-7'],
  needs: [CARDS_COUNTED, VALUES_COUNTED, OWN_VALUES],
  compile: (value, draft) => {
    RANK_SIGNS.forEach((sign, rank) => {
      const byRank = value[sign] ?? (rank <= 8 ? rank + 2 : 0);
      SUIT_SIGNS.forEach((suitSign, suit) => {
        draft.values[rank * 4 + suit] = value[sign + suitSign] ?? byRank;
      });
    });
    draft.values[JOKER] = value['X'] ?? JOKER_POINTS;
  },
  sentence: (_, { facts }) => {
    if (facts.scoring !== 'cards' || facts.countsCards) return NO_LINES;
    const { de, en, lt } = valueList(facts);
    return {
      de: [`Es zählen ${de}.`],
      en: [`The cards count as follows: ${en}.`],
      lt: [`Kortos skaičiuojamos taip: ${lt}.`],
    };
  },
  short: (_, { facts }) => {
    if (facts.scoring !== 'cards' || facts.countsCards) return NO_LINES;
    const { de, en, lt } = valueList(facts);
    return {
      de: [`Die anderen zählen ihre Karten: ${de}.`],
      en: [`The others count their cards: ${en}.`],
      lt: [`Kiti skaičiuoja savo kortas: ${lt}.`],
    };
  },
  difference: (_, __, { facts }) => {
    const { de, en, lt } = valueList(facts);
    return {
      de: `Die Karten haben andere Werte: ${de}.`,
      en: `The cards have other values: ${en}.`,
      lt: `Kortų vertės kitokios: ${lt}.`,
    };
  },
  variants: [
    {
      clauses: ['MTT-P1'],
      text: {
        de: 'Wie viel jede Karte zählt, kann jeder Tisch selbst festlegen.',
        en: 'What each card counts is for each table to say.',
        lt: 'Kiek verta kiekviena korta, gali nuspręsti pats stalas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Bube 20, Ass 11, König und Dame 3',
        en: 'Jack 20, ace 11, king and queen 3',
        lt: 'Valetas – 20, tūzas – 11, karalius ir dama – po 3',
      },
      scenario: {
        name: 'cardValues: as with the Skat deck',
        rules: 'family',
        with: { cardValues: { J: 20, Q: 3, K: 3, A: 11 } },
        players: 3,
        hands: ['9C', 'JS AH', 'KD QH 8S'],
        draw: 'TC',
        discard: '9D',
        steps: ['0:9C~', { expect: { over: { winner: 0, points: [0, 31, 14] } } }],
      },
    },
  ],
});

const COUNTED = {
  de: 'Statt der Werte zählt jede Karte auf der Hand 1 Punkt, jeder Bube 3.',
  en: 'Instead of their values, each card in hand counts 1 point, each jack 3.',
  lt: 'Skaičiuojamos ne kortų vertės, o pačios kortos: už kiekvieną rankoje likusią gaunamas 1 baudos taškas, už kiekvieną valetą – 3.',
} as const;

/** Cards are counted instead of their values: one point each, three for a jack. */
export const countCards: AnyOption = defineOption({
  key: 'countCards',
  group: 'scoring',
  title: {
    de: 'Karten zählen statt Werte',
    en: 'Counting cards instead of values',
    lt: 'Kortų, o ne verčių skaičiavimas',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['CH-4'],
  needs: [CARDS_COUNTED],
  compile: (value, draft) => {
    draft.countsCards = value;
    if (value) draft.values.fill(1).fill(3, RANK_JACK * 4, RANK_JACK * 4 + 4);
  },
  sentence: (value, { facts }) =>
    value && facts.scoring === 'cards' ? { de: [COUNTED.de], en: [COUNTED.en], lt: [COUNTED.lt] } : NO_LINES,
  short: (value, { facts }) =>
    value && facts.scoring === 'cards'
      ? {
          de: ['Jede Karte zählt 1, ein Bube 3.'],
          en: ['Each card counts 1, a jack 3.'],
          lt: ['Kiekviena korta – 1 taškas, valetas – 3.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? COUNTED
      : {
          de: 'Gezählt werden die Werte der Karten.',
          en: 'The values of the cards are counted.',
          lt: 'Skaičiuojamos kortų vertės.',
        },
  variants: [
    {
      value: true,
      clauses: ['CH-4'],
      text: {
        de: 'Man kann auch einfach die Karten zählen: jede 1 Punkt, jeden Buben 3.',
        en: 'One can also simply count the cards: 1 point each, 3 for every jack.',
        lt: 'Galima tiesiog skaičiuoti kortas: už kiekvieną – 1 baudos taškas, už kiekvieną valetą – 3.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Drei Karten, ein Bube darunter: 5 Punkte',
        en: 'Three cards with a jack among them: 5 points',
        lt: 'Trys kortos, viena iš jų – valetas: 5 taškai',
      },
      scenario: {
        name: 'countCards: one each, three for a jack',
        rules: 'swiss',
        with: { countCards: true },
        players: 2,
        hands: ['AC TC', '6D JS 9H'],
        draw: 'QC',
        discard: '8C',
        steps: ['0:AC~', '0:TC', { expect: { over: { winner: 0, points: [0, 5] } } }],
      },
    },
  ],
});
