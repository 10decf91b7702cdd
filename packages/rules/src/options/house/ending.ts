/** Last cards and places beyond the documents. */
import type { AnyOption } from '../../option.ts';
import { houseRank, houseSwitch, one, played } from './houseOption.ts';
import { CARDS_ACT, CARDS_ANSWERED } from '../needs/cards.ts';
import { ANY_RANK_LAST, SPECIAL_MAY_BE_LAST } from '../needs/ending.ts';

export const noSpecialLast: AnyOption = houseSwitch({
  key: 'noSpecialLast',
  group: 'last-card',
  title: { de: 'Keine besondere Karte zuletzt', en: 'No special card last', lt: 'Paskutinė – tik paprasta korta' },
  sources: ['mau-mau.ch', 'mau-mau-palast.de', 'livemaumau.de'],
  needs: [CARDS_ACT, ANY_RANK_LAST],
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
  needs: [CARDS_ANSWERED, SPECIAL_MAY_BE_LAST],
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
