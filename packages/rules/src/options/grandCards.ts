/** What fives, eights and kings can do in the grand game. */
import type { AnyOption } from '../option.ts';
import { grandSwitch } from './grandSwitch.ts';

export const setsOfFives: AnyOption = grandSwitch({
  key: 'setsOfFives',
  group: 'cards',
  title: { de: 'Vier oder acht Fünfen', en: 'Four or eight fives', lt: 'Keturios arba aštuonios penkakės' },
  clauses: ['MTT-8'],
  lines: {
    de: [
      'Vier verschiedene Fünfen oder alle acht dürfen zusammen gelegt werden, in beliebiger Reihenfolge; die erste muss passen.',
    ],
    en: ['Four different fives or all eight may be laid together in any order; the first must fit.'],
    lt: ['Keturias skirtingas penkakes arba visas aštuonias galima padėti kartu bet kuria tvarka; pirmoji turi tikti.'],
  },
  without: {
    de: 'Fünfen werden nicht als Satz gelegt.',
    en: 'Fives are not laid as a set.',
    lt: 'Penkakės rinkiniu nededamos.',
  },
  compile: (draft) => {
    draft.grand.fiveSets = true;
  },
  examples: [
    {
      title: { de: 'Vier oder acht Fünfen', en: 'Four or eight fives', lt: 'Keturios arba aštuonios penkakės' },
      scenario: {
        name: 'setsOfFives: MTT-8 four different fives together in a chosen order, the first must fit; three are no set',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['5C 5D 5H 5S 3C', '5C 3S', '4S 4H'],
        draw: '8D 8C',
        discard: '4H',
        steps: [
          { refuse: '0:5H+5C+5S', code: 'not-together' },
          { refuse: '0:5C+5H+5S+5D', code: 'does-not-fit' },
          '0:5H+5C+5S+5D',
          { expect: { turn: 1, top: '5D', discard: '4H 5H 5C 5S 5D', demand: { rank: '5' }, legal: ['5C'] } },
          '1:5C',
          { expect: { turn: 2, top: '5C', legal: ['draw'] } },
        ],
      },
    },
  ],
});

export const eightsCounter: AnyOption = grandSwitch({
  key: 'eightsCounter',
  group: 'cards',
  title: {
    de: 'Achten gegen Sechs und Neun',
    en: 'Eights against six and nine',
    lt: 'Aštuonakės prieš šešakes ir devynakes',
  },
  clauses: ['MTT-11', 'MTT-8x'],
  lines: {
    de: [
      'Sind noch drei Spieler übrig, beendet eine passende Acht die Strafe einer Sechs oder Neun: Der Nächste setzt aus, wer die Sechs oder Neun gelegt hat, zieht zwei Karten, und wer die Acht gelegt hat, ist wieder am Zug.',
      'Zu viert braucht es dafür zwei superidentische Achten, und die nächsten zwei setzen aus.',
    ],
    en: [
      'With three players left a fitting eight ends the penalty of a six or nine: the next player skips, whoever laid the six or nine draws two cards, and the player of the eight is on turn again.',
      'With four left it takes two superidentical eights, and the next two skip.',
    ],
    lt: [
      'Kai likę trys žaidėjai, tinkančia aštuonake galima atsimušti nuo šešakės ar devynakės: kitas žaidėjas praleidžia ėjimą, tas, kas padėjo šešakę ar devynakę, ima dvi kortas, o kas padėjo aštuonakę, vėl daro ėjimą.',
      'Kai likę keturi, tam reikia dviejų superidentiškų aštuonakių, ir ėjimą praleidžia du artimiausi žaidėjai.',
    ],
  },
  without: {
    de: 'Eine Acht hilft nicht gegen Sechs und Neun.',
    en: 'An eight does not help against six and nine.',
    lt: 'Nuo šešakės ir devynakės aštuonake atsimušti negalima.',
  },
  compile: (draft) => {
    draft.grand.eightCounters = true;
  },
  examples: [
    {
      title: {
        de: 'Achten gegen Sechs und Neun',
        en: 'Eights against six and nine',
        lt: 'Aštuonakės prieš šešakes ir devynakes',
      },
      scenario: {
        name: "eightsCounter: MTT-11 MTT-8x three players left: a fitting eight answers a six; the next skips, the six's player draws two, the eight's player is on turn again",
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['6H 3C 4C', '3H 4S 3S', '8H 8S 4C'],
        draw: 'KC 9D 9C 9S',
        discard: '3H',
        steps: [
          '0:6H',
          { expect: { direction: -1, turn: 2, demand: { draw: 2 }, legal: ['8H', 'draw'] } },
          '2:8H',
          {
            expect: {
              turn: 2,
              direction: -1,
              demand: null,
              counts: [4, 3, 2],
              hands: ['3C 4C KC 9D', null, '8S 4C'],
              legal: ['8S', 'draw'],
            },
          },
        ],
      },
    },
  ],
});

export const kingMeetings: AnyOption = grandSwitch({
  key: 'kingMeetings',
  group: 'cards',
  title: { de: 'Königstreffen', en: 'Meetings of kings', lt: 'Karalių susitikimas' },
  clauses: ['MTT-16'],
  lines: {
    de: [
      'Wer einen König legt, darf ein Königstreffen von sechs oder acht Königen ausrufen oder bleibt unpolitisch.',
      'Dann muss reihum jeder Könige legen, und wer keinen hat, zieht eine Karte, bis sechs oder acht Könige aufeinanderliegen; Könige unmittelbar darunter zählen mit.',
    ],
    en: [
      'Whoever lays a king may call a meeting of six or eight kings, or stays unpolitisch.',
      'Then everyone in turn must lay kings, and whoever has none draws one card, until six or eight kings lie on each other; kings directly below count too.',
    ],
    lt: [
      'Kas padeda karalių, tas gali paskelbti šešių arba aštuonių karalių susitikimą (vokiškai „Königstreffen“) arba lieka „unpolitisch“ (lietuviškai „nepolitiškai“).',
      'Paskelbus susitikimą, visi iš eilės privalo dėti karalius, o kas jų neturi, kaskart ima vieną kortą, kol vienas ant kito gulės šeši arba aštuoni karaliai; skaičiuojami ir iškart po pirmuoju gulintys karaliai.',
    ],
  },
  without: {
    de: 'Ein König ruft kein Königstreffen aus.',
    en: 'A king calls no meeting.',
    lt: 'Padėjus karalių, susitikimas neskelbiamas.',
  },
  compile: (draft) => {
    draft.grand.kingMeetings = true;
  },
  examples: [
    {
      title: { de: 'Königstreffen', en: 'Meetings of kings', lt: 'Karalių susitikimas' },
      scenario: {
        name: 'kingMeetings: MTT-16 MTT-0f a meeting of six: kings must be laid, who has none draws one; a drawn king waits for the next turn',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['KH 3C 4C', 'KS KS 4H', '4C 3S'],
        draw: '8D 9D KD 8C',
        discard: '3H',
        steps: [
          '0:KH!6',
          {
            expect: { announced: ['koenigstreffen'], turn: 1, demand: { meeting: 6, run: 1 }, legal: ['KS', 'KS+KS'] },
          },
          { refuse: '1:4H', code: 'meeting' },
          '1:KS',
          { expect: { turn: 2, demand: { meeting: 6, run: 2 }, legal: ['draw'] } },
          { refuse: '2:3S', code: 'meeting' },
          '2:draw',
          { expect: { turn: 0, demand: { meeting: 6, run: 2 }, legal: ['draw'] } },
          '0:draw',
          { expect: { turn: 1, legal: ['KS'] } },
          '1:KS',
          { expect: { turn: 2, demand: { meeting: 6, run: 3 }, legal: ['draw'] } },
          '2:draw',
          { expect: { turn: 0, demand: { meeting: 6, run: 3 }, hands: ['3C 4C 9D', '4H', '4C 3S 8D KD'] } },
        ],
      },
    },
  ],
});
