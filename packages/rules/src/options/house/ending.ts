/** Last cards, places and points beyond the documents. */
import { type AnyOption, defineOption } from '../../option.ts';
import { RANK_SIGNS } from '../../ranks.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { COUNTED_LT, countedLt } from '../../words/countLt.ts';
import { joined, type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseRank, houseSwitch, one, played } from './houseOption.ts';

export const noSpecialLast: AnyOption = houseSwitch({
  key: 'noSpecialLast',
  group: 'last-card',
  title: { de: 'Keine besondere Karte zuletzt', en: 'No special card last', lt: 'Paskutinė – tik paprasta korta' },
  sources: ['mau-mau.ch', 'mau-mau-palast.de', 'livemaumau.de'],
  set: ({ house }) => {
    house.specialsBarredLast = true;
  },
  says: one(
    'Als letzte Karte darf keine besondere Karte gelegt werden, auch keine Wunschkarte.',
    'No special card may be laid as the last card, nor a wild one.',
    'Paskutinė korta negali būti nei ypatinga, nei universali.',
  ),
  short: one('Keine besondere Karte zuletzt.', 'No special card last.', 'Paskutinė – tik paprasta korta.'),
  off: {
    de: 'Auch eine besondere Karte darf die letzte sein.',
    en: 'A special card, too, may be the last one.',
    lt: 'Paskutinė korta gali būti ir ypatinga.',
  },
  examples: [
    played(
      'noSpecialLast: no eight last',
      { de: 'Keine Acht zuletzt', en: 'No eight last', lt: 'Paskutinė korta – ne aštuonakė' },
      {
        with: { noSpecialLast: true },
        hands: ['8C', '5H 5D 4C', '6C 6S 5S'],
        discard: 'TC',
        steps: [{ refuse: '0:8C~', code: 'last-card-barred' }, { expect: { legal: ['draw'] } }],
      },
    ),
  ],
});

export const finishRank: AnyOption = houseRank({
  key: 'finishRank',
  group: 'last-card',
  title: { de: 'Fertig nur mit dieser Karte', en: 'Going out with this card only', lt: 'Baigiama tik šia korta' },
  sources: ['reklamnikarty.cz (Královský prší)', 'Wikipedia (Crazy Eights)'],
  set: ({ house }, rank) => {
    house.finishRank = rank;
  },
  says: ({ de, en, lt }) =>
    one(
      `Die letzte Karte muss ${de.one} sein; mit etwas anderem wird niemand fertig.`,
      `The last card must be ${en.one}; nobody goes out with anything else.`,
      `Paskutinė korta turi būti ${lt.one}; jokia kita korta baigti negalima.`,
    ),
  short: ({ de, en, lt }) => one(`Zuletzt nur ${de.one}.`, `Only ${en.one} last.`, `Baigiama tik ${lt.inst}.`),
  off: {
    de: 'Es ist gleich, welche Karte die letzte ist.',
    en: 'It does not matter which card is the last one.',
    lt: 'Baigti galima bet kuria korta.',
  },
  examples: [
    played(
      'finishRank: only with a queen',
      { de: 'Fertig nur mit der Dame', en: 'Out with the queen only', lt: 'Baigiama tik dama' },
      {
        with: { finishRank: 'Q' },
        hands: ['9C', '5H 5D 4C', '6C 6S 5S'],
        discard: 'TC',
        steps: [{ refuse: '0:9C~', code: 'last-card-barred' }, { expect: { legal: ['draw'] } }],
      },
    ),
  ],
});

export const lastDrawReturns: AnyOption = houseSwitch({
  key: 'lastDrawReturns',
  group: 'last-card',
  title: {
    de: 'Die letzte Ziehkarte kann zurückkommen',
    en: 'The last draw card can come back',
    lt: 'Paskutinės kortos bauda gali grįžti',
  },
  sources: ['mau-mau-palast.de (2015)', 'mau-mau.ch § 9c', 'livemaumau.de'],
  set: ({ house }) => {
    house.lastDrawReturns = true;
  },
  says: {
    de: [
      'Lässt die letzte Karte ziehen, ist die Runde erst zu Ende, wenn jemand gezogen hat; bis dahin darf geantwortet werden.',
      'Kommt die Kette so zu dem zurück, der keine Karten mehr hat, zieht er und ist wieder im Spiel.',
      'Wer dabei selbst mit seiner letzten Karte antwortet, lässt den Nächsten gleich ziehen; es gewinnt, wer zuerst fertig war und nicht ziehen musste.',
    ],
    en: [
      'If the last card makes somebody draw, the round is over only when somebody has drawn; until then it may be answered.',
      'If the chain so comes back to the player without cards, they draw and are in the game again.',
      'Whoever answers with their own last card makes the next player draw at once; the first to go out who need not draw wins.',
    ],
    lt: [
      'Jei dėl paskutinės kortos reikia imti baudos kortas, padalijimas baigiasi tik tada, kai kas nors jas paima; iki tol galima atsimušti.',
      'Jei grandinė taip sugrįžta žaidėjui, kuris kortų nebeturi, jis ima baudos kortas ir vėl žaidžia toliau.',
      'Jei kas nors atsimuša savo paskutine korta, kitas žaidėjas baudos kortas ima iš karto; laimi tas, kas baigė pirmas ir kam jų imti nereikėjo.',
    ],
  },
  short: one(
    'Eine letzte Ziehkarte kann beantwortet werden und zurückkommen.',
    'A last draw card can be answered and come back.',
    'Nuo paskutinės kortos galima atsimušti, ir bauda gali sugrįžti.',
  ),
  off: {
    de: 'Auf eine letzte Karte wird nicht mehr geantwortet.',
    en: 'A last card is not answered any more.',
    lt: 'Nuo paskutinės kortos nebeatsimušama.',
  },
  examples: [
    {
      title: {
        de: 'Die letzte Sieben kommt zurück',
        en: 'The last seven comes back',
        lt: 'Paskutinė septynakė grįžta',
      },
      scenario: {
        name: 'lastDrawReturns: the last seven comes back',
        rules: 'german',
        with: { lastDrawReturns: true, sevenLastGoesRound: false },
        players: 2,
        hands: ['7S', '7H TC KD'],
        draw: 'TS JH QD KS AH 8D',
        discard: '9S',
        steps: [
          '0:7S',
          { expect: { turn: 1, demand: { draw: 2 } } },
          '1:7H',
          '0:draw',
          { expect: { turn: 1, counts: [4, 2] } },
        ],
      },
    },
  ],
});

export const playOn: AnyOption = houseSwitch({
  key: 'playOn',
  group: 'last-card',
  title: { de: 'Weiterspielen um die Plätze', en: 'Playing on for places', lt: 'Žaidžiama toliau dėl vietų' },
  sources: ['deskovehry.cz, hryprodva.cz (Prší)', 'beturi.ro (Macao)'],
  set: ({ house }) => {
    house.playOn = true;
  },
  says: {
    de: [
      'Wer keine Karten mehr hat, ist fertig; die anderen spielen weiter, bis nur noch einer Karten hat.',
      'Sieger ist, wer zuerst fertig war; seine letzte Karte lässt noch ziehen, aber niemanden mehr aussetzen.',
    ],
    en: [
      'Whoever has no cards left is out; the others play on until only one holds cards.',
      'The winner is whoever was out first; a last card still makes others draw, but makes nobody skip.',
    ],
    lt: [
      'Kas nebeturi kortų, tas baigė; kiti žaidžia toliau, kol kortų lieka tik vienam.',
      'Laimi tas, kas baigė pirmas; dėl paskutinės kortos dar imamos baudos kortos, bet ėjimas nebepraleidžiamas.',
    ],
  },
  short: one(
    'Die anderen spielen um die Plätze weiter.',
    'The others play on for places.',
    'Kiti žaidžia toliau dėl vietų.',
  ),
  off: {
    de: 'Die Runde endet mit dem Ersten, der fertig ist.',
    en: 'The round ends with the first to go out.',
    lt: 'Padalijimas baigiasi, kai baigia pirmasis žaidėjas.',
  },
  examples: [
    {
      title: {
        de: 'Zwei spielen um den zweiten Platz',
        en: 'Two play for the second place',
        lt: 'Du žaidžia dėl antrosios vietos',
      },
      scenario: {
        name: 'playOn: two go on',
        rules: 'german',
        with: { playOn: true, sevenLastGoesRound: false },
        players: 3,
        hands: ['9C', 'TC', 'QD KS'],
        draw: 'TS JH QH KH AH 8D',
        discard: '9S',
        steps: [
          '0:9C',
          { expect: { turn: 1, out: [0] } },
          '1:TC',
          { expect: { turn: null, out: [0, 1], over: { winner: 0, points: [0, 0, 7] } } },
        ],
      },
    },
  ],
});

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
