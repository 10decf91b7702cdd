import { SCORINGS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, SUIT_SIGNS } from '../ranks.ts';
import { byRankSchema, choiceSchema } from '../schema.ts';
import { NO_LINES } from '../words/phrases.ts';
import { valueList } from '../words/values.ts';

export const scoring: AnyOption = defineOption({
  key: 'scoring',
  group: 'scoring',
  title: { de: 'Punkte', en: 'Points' },
  schema: choiceSchema(SCORINGS),
  defaultValue: 'cards',
  clauses: ['FAM-14', 'FAM-17', 'SKAT-13', 'SKAT-14'],
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
      },
      wins: {
        de: ['Karten werden nicht gezählt: Wer eine Runde gewinnt, bekommt 1 Punkt, alle anderen keinen.'],
        en: ['Cards are not counted: whoever wins a round gets 1 point, everyone else none.'],
      },
      none: {
        de: ['Punkte werden nicht angeschrieben; jede Runde hat ihren eigenen Sieger.'],
        en: ['No points are written down; each round has its own winner.'],
      },
    })[value],
  short: (value) =>
    ({
      cards: NO_LINES,
      wins: { de: ['Jede gewonnene Runde zählt 1 Punkt.'], en: ['Each round won counts 1 point.'] },
      none: { de: ['Punkte gibt es nicht.'], en: ['There are no points.'] },
    })[value],
  difference: (_, to) =>
    ({
      cards: { de: 'Gezählt werden die Karten auf der Hand.', en: 'The cards left in hand are counted.' },
      wins: { de: 'Gezählt werden nur die gewonnenen Runden.', en: 'Only the rounds won are counted.' },
      none: { de: 'Punkte werden nicht angeschrieben.', en: 'No points are written down.' },
    })[to],
  variants: [
    {
      value: 'none',
      clauses: ['FAM-17'],
      text: {
        de: 'Viele spielen ohne Punkte, einfach Runde um Runde: Wer zuerst fertig ist, hat sie gewonnen.',
        en: 'Many play without points, simply round after round: whoever goes out first has won it.',
      },
    },
    {
      value: 'wins',
      clauses: ['SKAT-14'],
      text: { de: 'Manche zählen nur die gewonnenen Runden.', en: 'Some count only the rounds won.' },
    },
  ],
  examples: [
    {
      title: { de: 'Nur die gewonnene Runde zählt', en: 'Only the round won counts' },
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
export const cardValues: AnyOption = defineOption({
  key: 'cardValues',
  group: 'scoring',
  title: { de: 'Werte der Karten', en: 'Values of the cards' },
  schema: byRankSchema(0, 100),
  defaultValue: { J: 10, Q: 10, K: 10, A: 10 },
  clauses: ['FAM-14', 'SKAT-13'],
  compile: (value, draft) => {
    RANK_SIGNS.forEach((sign, rank) => {
      const byRank = value[sign] ?? (rank <= 8 ? rank + 2 : 0);
      SUIT_SIGNS.forEach((suitSign, suit) => {
        draft.values[rank * 4 + suit] = value[sign + suitSign] ?? byRank;
      });
    });
  },
  sentence: (_, { facts }) => {
    if (facts.scoring !== 'cards') return NO_LINES;
    const { de, en } = valueList(facts);
    return { de: [`Es zählen ${de}.`], en: [`The cards count as follows: ${en}.`] };
  },
  short: (_, { facts }) => {
    if (facts.scoring !== 'cards') return NO_LINES;
    const { de, en } = valueList(facts);
    return { de: [`Die anderen zählen ihre Karten: ${de}.`], en: [`The others count their cards: ${en}.`] };
  },
  difference: (_, __, { facts }) => {
    const { de, en } = valueList(facts);
    return { de: `Die Karten haben andere Werte: ${de}.`, en: `The cards have other values: ${en}.` };
  },
  examples: [
    {
      title: { de: 'Bube 20, Ass 11, König und Dame 3', en: 'Jack 20, ace 11, king and queen 3' },
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
