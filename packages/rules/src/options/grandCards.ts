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
      'Joker gehören nicht hinein, und für den Nächsten gilt danach dasselbe wie nach einer Fünf.',
    ],
    en: [
      'Four different fives or all eight may be laid together in any order; the first must fit.',
      'No joker may be among them, and for the next player the same holds as after one five.',
    ],
    lt: [
      'Keturias skirtingas penkakes arba visas aštuonias galima padėti kartu bet kuria tvarka; pirmoji turi tikti.',
      'Džokerių tarp jų būti negali, o kitam žaidėjui tada galioja tas pats, kas po vienos penkakės.',
    ],
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
      'Sind noch drei Spieler in der Runde, darf man eine Sechs oder Neun auch mit einer Acht beantworten, die darauf passt: Der Nächste setzt aus, wer die Sechs oder Neun gelegt hat, zieht zwei Karten, und wer die Acht gelegt hat, ist wieder am Zug.',
      'Sind es vier, braucht es dafür zwei superidentische Achten, und die nächsten zwei setzen aus.',
      'Es zählt, wie viele beim Legen der Acht noch mitspielen; wer die Sechs oder Neun gelegt hat, muss selbst noch dabei sein.',
    ],
    en: [
      'With three players left in the round a six or nine may also be answered with an eight that fits on it: the next player skips, whoever laid the six or nine draws two cards, and the player of the eight is on turn again.',
      'With four left it takes two superidentical eights, and the next two skip.',
      'What counts is how many are left when the eight is laid; whoever laid the six or nine must still be among them.',
    ],
    lt: [
      'Kai likę trys žaidėjai, tinkančia aštuonake galima atsimušti nuo šešakės ar devynakės: kitas žaidėjas praleidžia ėjimą, šešakę ar devynakę padėjęs žaidėjas ima dvi kortas, o aštuonakę padėjęs žaidėjas vėl daro ėjimą.',
      'Kai likę keturi, tam reikia dviejų superidentiškų aštuonakių, ir ėjimą praleidžia du artimiausi žaidėjai.',
      'Svarbu, kiek žaidėjų likę dedant aštuonakę; tas, kas padėjo šešakę ar devynakę, turi būti tarp jų.',
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
      'Wer einen König oder zwei superidentische legt, darf ein Königstreffen von sechs oder acht Königen ausrufen; ruft er keines aus, ist er unpolitisch.',
      'Im Königstreffen muss reihum jeder einen König oder zwei superidentische legen; wer keinen hat, zieht eine Karte und darf sie in diesem Zug nicht mehr legen, auch wenn es ein König ist.',
      'Es dauert, bis obenauf sechs oder acht Könige ununterbrochen aufeinanderliegen; dabei zählen auch die Könige mit, die schon unmittelbar unter dem ausrufenden lagen.',
      'So kann schon der ausrufende König das Treffen beenden, und mit zweien zugleich darf die Zahl überschritten werden.',
      'Während eines Königstreffens wird kein weiteres ausgerufen.',
      'Wer darin mit einem König seine letzte Karte legt, scheidet aus, und das Treffen geht weiter.',
      'Nach einem Farbwunsch muss auch ein König die gewünschte Farbe haben.',
    ],
    en: [
      'Whoever lays a king, or two superidentical ones, may call a meeting of six or eight kings; whoever calls none is “unpolitisch” (“unpolitical”).',
      'In a meeting everyone in turn must lay a king or two superidentical ones; whoever has none draws one card and may not lay it in the same turn, even if it is a king.',
      'It lasts until six or eight kings lie on each other at the top without a break; kings that already lay right below the calling one count, too.',
      'So the calling king itself can end the meeting, and two kings laid together may go beyond the number.',
      'During a meeting no further one is called.',
      'Whoever lays a king in it as the last card goes out, and the meeting goes on.',
      'After a wish a king, too, must be of the wished suit.',
    ],
    lt: [
      'Kas padeda karalių arba du superidentiškus, tas gali paskelbti šešių arba aštuonių karalių susitikimą (vokiškai „Königstreffen“) arba lieka „unpolitisch“ (lietuviškai „nepolitiškai“).',
      'Paskelbus susitikimą, visi iš eilės privalo dėti po karalių arba po du superidentiškus; kas karaliaus neturi, tas ima vieną kortą ir tuo pačiu ėjimu jos dėti negali, net jei tai karalius.',
      'Susitikimas trunka tol, kol viršuje vienas ant kito susikaupia iš eilės šeši arba aštuoni karaliai; skaičiuojami ir tie, kurie jau gulėjo iškart po susitikimą paskelbusiu karaliumi.',
      'Tad susitikimą gali užbaigti jau jį paskelbęs karalius, o du kartu padėti karaliai gali skaičių ir viršyti.',
      'Kol vyksta susitikimas, kitas neskelbiamas.',
      'Kas susitikime paskutine korta padeda karalių, tas baigia, o susitikimas tęsiasi.',
      'Pareikalavus spalvos, ir karalius turi būti tos spalvos.',
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
