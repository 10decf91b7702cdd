/** Points beyond the documents. */
import { type AnyOption, defineOption } from '../../option.ts';
import { RANK_SIGNS } from '../../ranks.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { COUNTED_LT, countedLt } from '../../words/countLt.ts';
import { joined, type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseSwitch, one, played } from './houseOption.ts';
import { CARDS_COUNTED, VALUES_COUNTED } from '../needs/scoring.ts';

/** Values by rank, from the two to the ace, and of the joker. */
const POINT_TABLES = {
  psm: { values: [2, 3, 4, 5, 6, 1, 2, 3, 4, 20, 5, 6, 11], joker: 20 },
  spinchat: { values: [0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 5], joker: 5 },
  parlett: { values: [0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11], joker: 20 },
  fives: { values: [5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10], joker: 20 },
  faces: { values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10], joker: 50 },
  tens: { values: [2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1], joker: 50 },
} as const;
type TableName = keyof typeof POINT_TABLES;
const NAMES = Object.keys(POINT_TABLES).filter((name): name is TableName => name in POINT_TABLES);

const TABLE_WORDS: Readonly<Record<TableName, Line>> = {
  psm: {
    de: 'Gezählt wird: Sieben 1, Acht 2, Neun 3, Zehn 4, Dame 5, König 6, Ass 11, Bube 20; kleinere Karten nach ihrer Zahl.',
    en: 'The count is: seven 1, eight 2, nine 3, ten 4, queen 5, king 6, ace 11, jack 20; lower cards their number.',
    lt: 'Kortos skaičiuojamos taip: septynakė – 1, aštuonakė – 2, devynakė – 3, dešimtakė – 4, dama – 5, karalius – 6, tūzas – 11, valetas – 20; mažesnės kortos – pagal akių skaičių.',
  },
  spinchat: {
    de: 'Gezählt wird: Sieben 1, Acht 2, Neun 3, Zehn, Bube, Dame und König je 4, Ass 5; kleinere Karten nichts.',
    en: 'The count is: seven 1, eight 2, nine 3, ten, jack, queen and king 4 each, ace 5; lower cards nothing.',
    lt: 'Kortos skaičiuojamos taip: septynakė – 1, aštuonakė – 2, devynakė – 3, dešimtakė, valetas, dama ir karalius – po 4, tūzas – 5; mažesnės kortos nieko nevertos.',
  },
  parlett: {
    de: 'Gezählt wird wie beim Skat: Ass 11, Zehn 10, König 4, Dame 3, Bube 2; alle anderen Karten nichts.',
    en: 'The count is as in Skat: ace 11, ten 10, king 4, queen 3, jack 2; all other cards nothing.',
    lt: 'Skaičiuojama kaip žaidžiant skatą: tūzas – 11, dešimtakė – 10, karalius – 4, dama – 3, valetas – 2; visos kitos kortos nieko nevertos.',
  },
  fives: {
    de: 'Karten von Zwei bis Neun zählen je 5, alle höheren je 10.',
    en: 'Cards from two to nine count 5 each, all higher ones 10 each.',
    lt: 'Kortos nuo dviakės iki devynakės vertos po 5 taškus, visos didesnės – po 10.',
  },
  faces: {
    de: 'Karten bis Zehn zählen ihre Zahl, Bube, Dame, König und Ass je 10.',
    en: 'Cards up to ten count their number, jack, queen, king and ace 10 each.',
    lt: 'Kortos iki dešimtakės skaičiuojamos pagal akių skaičių, valetas, dama, karalius ir tūzas – po 10.',
  },
  tens: {
    de: 'Eine Acht zählt 50, Bube, Dame und König je 10, ein Ass 1, die anderen Karten ihre Zahl.',
    en: 'An eight counts 50, jack, queen and king 10 each, an ace 1, the other cards their number.',
    lt: 'Kortos skaičiuojamos taip: aštuonakė – 50, valetas, dama ir karalius – po 10, tūzas – 1, kitos kortos – pagal akių skaičių.',
  },
};

const OWN: Line = {
  de: 'Gezählt werden die eigenen Werte dieses Tisches.',
  en: 'This table’s own values are counted.',
  lt: 'Skaičiuojama pagal šio stalo nustatytas vertes.',
};
const linesOf = ({ de, en, lt }: Line): Lines => one(de, en, lt);

/** The table, and what a joker counts where there are some. */
const tableLines = (name: TableName, jokers: number): Lines =>
  joined(
    linesOf(TABLE_WORDS[name]),
    jokers === 0
      ? NO_LINES
      : one(
          `Ein Joker zählt ${POINT_TABLES[name].joker}.`,
          `A joker counts ${POINT_TABLES[name].joker}.`,
          `Džokeris vertas ${countedLt(POINT_TABLES[name].joker, COUNTED_LT.point.gen)}.`,
        ),
  );

/** A known table of values in place of the table's own. */
export const pointTable: AnyOption = defineOption({
  key: 'pointTable',
  group: 'scoring',
  title: { de: 'Punktetabelle', en: 'Table of points', lt: 'Taškų lentelė' },
  schema: choiceSchema(['own', ...NAMES]),
  defaultValue: 'own',
  clauses: [houseClause('pointTable')],
  sources: [
    'psmaumau.de',
    'spinchat.com',
    'Parlett, Penguin Book of Card Games',
    'spielfibel.de',
    'Wikipedia (Crazy Eights)',
  ],
  needs: [CARDS_COUNTED, VALUES_COUNTED],
  compile: (value, draft) => {
    if (value === 'own') return;
    draft.house.hasPointTable = true;
    const { values, joker } = POINT_TABLES[value];
    RANK_SIGNS.forEach((_, rank) => draft.values.fill(values[rank] ?? 0, rank * 4, rank * 4 + 4));
    draft.values[RANK_SIGNS.length * 4] = joker;
  },
  sentence: (value, { facts }) =>
    value === 'own' || facts.scoring !== 'cards' ? NO_LINES : tableLines(value, facts.house.jokers),
  short: (value, { facts }) =>
    value === 'own' || facts.scoring !== 'cards' ? NO_LINES : tableLines(value, facts.house.jokers),
  difference: (_, to) => (to === 'own' ? OWN : TABLE_WORDS[to]),
  examples: [
    played(
      'pointTable: as in Skat',
      { de: 'Gezählt wie beim Skat', en: 'Counted as in Skat', lt: 'Skaičiuojama kaip žaidžiant skatą' },
      {
        with: { pointTable: 'parlett' },
        hands: ['9C', 'TS JD', 'KD QH 8S'],
        discard: '9D',
        steps: ['0:9C~', { expect: { over: { winner: 0, points: [0, 12, 7] } } }],
      },
    ),
  ],
});

export const winnerGetsSum: AnyOption = houseSwitch({
  key: 'winnerGetsSum',
  group: 'scoring',
  title: { de: 'Der Sieger bekommt die Summe', en: 'The winner gets the sum', lt: 'Nugalėtojui tenka visa suma' },
  sources: ['psmaumau.de', 'Wikipedia (Crazy Eights)'],
  needs: [CARDS_COUNTED],
  set: ({ house }) => {
    house.winnerGetsSum = true;
  },
  says: one(
    'Der Sieger einer Runde bekommt die Punkte aller Karten, die die anderen noch auf der Hand haben; die anderen bekommen nichts, und wer die meisten Punkte hat, gewinnt die Partie.',
    'The winner of a round gets the points of all cards that the others still hold; the others get nothing, and whoever has the most points wins the match.',
    'Padalijimo nugalėtojas gauna tiek taškų, kiek vertos visų kitų rankose likusios kortos; kiti nieko negauna, o partiją laimi tas, kas turi daugiausia taškų.',
  ),
  off: {
    de: 'Jeder bekommt die Karten auf seiner Hand angeschrieben.',
    en: 'Everyone is charged the cards in their own hand.',
    lt: 'Kiekvienas gauna baudos taškus už savo rankoje likusias kortas.',
  },
  examples: [
    played(
      'winnerGetsSum: what the others hold',
      { de: 'Der Sieger bekommt alles', en: 'The winner gets everything', lt: 'Nugalėtojas gauna viską' },
      {
        with: { winnerGetsSum: true, pointTable: 'faces' },
        hands: ['9C', 'TS 4D', 'KD QH 8S'],
        discard: '9D',
        steps: ['0:9C~', { expect: { over: { winner: 0, points: [42, 0, 0] } } }],
      },
    ),
  ],
});

export const roundToTens: AnyOption = houseSwitch({
  key: 'roundToTens',
  group: 'scoring',
  title: { de: 'Auf Zehner runden', en: 'Rounding to tens', lt: 'Apvalinama iki dešimčių' },
  sources: ['maumau-club.lima-city.de'],
  needs: [CARDS_COUNTED],
  set: ({ house }) => {
    house.roundsToTens = true;
  },
  says: one(
    'Die Punkte einer Hand werden auf volle Zehner gerundet, ab 5 nach oben, und sind mindestens 10.',
    'The points of a hand are rounded to tens, up from 5, and are at least 10.',
    'Taškai už rankoje likusias kortas apvalinami iki dešimčių, nuo 5 – į didesnę pusę, ir skaičiuojama bent 10 taškų.',
  ),
  off: { de: 'Punkte werden nicht gerundet.', en: 'Points are not rounded.', lt: 'Taškai neapvalinami.' },
  examples: [
    played(
      'roundToTens: 4 and 26',
      { de: 'Aus 4 und 26 werden 10 und 30', en: 'From 4 and 26 to 10 and 30', lt: 'Iš 4 ir 26 tampa 10 ir 30' },
      {
        with: { roundToTens: true, pointTable: 'faces' },
        hands: ['9C', '4D', 'KD QH 6S'],
        discard: '9D',
        steps: ['0:9C~', { expect: { over: { winner: 0, points: [0, 10, 30] } } }],
      },
    ),
  ],
});

const pointsDe = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const pointsEn = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const exactTotalResets: AnyOption = defineOption({
  key: 'exactTotalResets',
  group: 'match',
  title: {
    de: 'Mit genau so vielen Punkten zurück auf 0',
    en: 'Back to 0 with exactly so many points',
    lt: 'Lygiai tiek taškų – vėl nuo nulio',
  },
  // 0: no such total.
  schema: integerSchema(0, 1000),
  defaultValue: 0,
  clauses: [houseClause('exactTotalResets')],
  sources: ['dic.academic.ru, igrafan („101“)', 'NetMauMau'],
  needs: [CARDS_COUNTED],
  compile: (value, draft) => {
    draft.house.resetsAt = value;
  },
  sentence: (value, { facts }) =>
    value === 0 || facts.scoring !== 'cards'
      ? NO_LINES
      : one(
          `Wer genau ${pointsDe(value)} erreicht, fängt wieder bei 0 an.`,
          `Whoever reaches exactly ${pointsEn(value)} starts again from 0.`,
          `Kas surenka lygiai ${countedLt(value, COUNTED_LT.point.acc)}, tas vėl pradeda nuo nulio.`,
        ),
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Keine Summe setzt die Punkte auf 0.',
          en: 'No total sets the points back to 0.',
          lt: 'Jokia suma taškų nepanaikina.',
        }
      : {
          de: `Wer genau ${pointsDe(to)} erreicht, fängt wieder bei 0 an.`,
          en: `Whoever reaches exactly ${pointsEn(to)} starts again from 0.`,
          lt: `Lygiai ${countedLt(to, COUNTED_LT.point.nom)} vėl virsta nuliu.`,
        },
  examples: [
    played(
      'exactTotalResets: 45 becomes 0',
      { de: 'Aus 45 wird 0', en: 'From 45 back to 0', lt: 'Iš 45 tampa 0' },
      {
        with: { exactTotalResets: 45 },
        hands: ['9C', 'AS KD', '4C'],
        discard: '9D',
        totals: [10, 25, 20],
        steps: ['0:9C~', { expect: { match: { totals: [10, 0, 24] } } }],
      },
    ),
  ],
});
