/** Deck, laying and going out in the grand game. */
import type { AnyOption } from '../option.ts';
import { grandSwitch } from './grandSwitch.ts';

export const goesOutOneByOne: AnyOption = grandSwitch({
  key: 'goesOutOneByOne',
  group: 'last-card',
  title: { de: 'Einer nach dem anderen', en: 'One after the other', lt: 'Vienas po kito' },
  clauses: ['MTT-19'],
  lines: {
    de: [
      'Wer keine Karten mehr hat, scheidet aus; die anderen spielen weiter, bis nur noch einer übrig ist.',
      'Nur dieser Letzte kann die Runde gewinnen oder verlieren.',
      'Mit ihm endet sie sofort, was auch gerade ansteht; nur „Fürchterlich“ geht vor.',
      'Auch eine letzte Karte wirkt: Die Strafe einer Zwei, Sieben, Sechs oder Neun trifft den Nächsten, und nach einer Acht wird vom leeren Platz aus weitergezählt.',
    ],
    en: [
      'Whoever has no cards left is out; the others play on until only one is left.',
      'Only that last player can win or lose the round.',
      'The round ends at once then, whatever is pending; only “Fürchterlich” comes first.',
      'A last card has its effect, too: the penalty of a two, seven, six or nine falls on the next player, and after an eight the count goes on from the empty seat.',
    ],
    lt: [
      'Žaidėjai baigia vienas po kito: kas nebeturi kortų, tas baigia, o kiti žaidžia toliau.',
      'Laimėti arba pralaimėti gali tik tas, kas lieka paskutinis.',
      'Kai kortų belieka tik vienam žaidėjui, padalijimas iš karto baigiasi, kad ir kas tuo metu būtų neužbaigta; pirmenybę turi tik „Fürchterlich“.',
      'Paskutinė korta taip pat veikia: dviakės, septynakės, šešakės ar devynakės bauda tenka kitam žaidėjui, o po aštuonakės skaičiuojama nuo tuščios vietos.',
    ],
  },
  without: {
    de: 'Die Runde endet mit dem Ersten, der keine Karten mehr hat.',
    en: 'The round ends with the first player who has no cards left.',
    lt: 'Padalijimas baigiasi, kai pirmas žaidėjas nebeturi kortų.',
  },
  compile: (draft) => {
    draft.goesOutOneByOne = true;
  },
  examples: [
    {
      title: { de: 'Einer nach dem anderen', en: 'One after the other', lt: 'Vienas po kito' },
      scenario: {
        name: 'goesOutOneByOne: MTT-19 MTT-P1 MTT-P2 the round ends when one player is left; twenty in hand win twenty points',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        out: [2],
        hands: ['3C', '7S 9H 4C', ''],
        draw: '8C',
        discard: '3H',
        steps: [
          '0:3C',
          { expect: { turn: null, out: [2, 0], over: { winner: 1, points: [0, 20, 0] } } },
          { refuse: '1:draw', code: 'round-over' },
        ],
      },
    },
  ],
});

export const singleCards: AnyOption = grandSwitch({
  key: 'singleCards',
  group: 'deck',
  title: { de: 'Einzelne Karten', en: 'Single cards', lt: 'Pavienės kortos' },
  clauses: ['MTT-0a'],
  lines: {
    de: ['Karo-Vier, Karo-Drei und jede Dame gibt es nur ein Mal; die doppelten werden vorher aussortiert.'],
    en: [
      'There is only one four of diamonds, one three of diamonds and one of each queen; the duplicates are sorted out beforehand.',
    ],
    lt: [
      'Būgnų keturakės, būgnų triakės ir kiekvienos damos yra tik po vieną; antrosios tokios kortos iš anksto išimamos.',
    ],
  },
  without: {
    de: 'Alle Karten bleiben doppelt im Spiel.',
    en: 'All cards stay in play twice.',
    lt: 'Visų kortų žaidime lieka po dvi.',
  },
  compile: (draft) => {
    draft.hasSingles = true;
  },
  examples: [
    {
      title: { de: 'Einzelne Karten', en: 'Single cards', lt: 'Pavienės kortos' },
      scenario: {
        name: 'singleCards: 98 cards and four jokers are dealt from',
        rules: 'mau-tse-tung',
        players: 4,
        dealer: 1,
        seed: 4,
        steps: [{ expect: { drawCount: 102 } }],
      },
    },
  ],
});

export const equalRanks: AnyOption = grandSwitch({
  key: 'equalRanks',
  group: 'laying',
  title: { de: 'Identische Werte', en: 'Identical ranks', lt: 'Identiškos kortos' },
  clauses: ['MTT-4', 'MTT-5', 'MTT-9', 'MTT-10', 'MTT-12', 'MTT-13', 'MTT-17'],
  lines: {
    de: [
      'Ass und Zehn, Zwei und Sieben, Sechs und Neun sind jeweils identisch: Sie passen aufeinander und bedeuten dasselbe.',
      'Eine Herz-Zehn darf also auf ein Kreuz-Ass.',
    ],
    en: [
      'Ace and ten, two and seven, six and nine are identical: they fit on each other and mean the same.',
      'So a ten of hearts may go on an ace of clubs.',
    ],
    lt: [
      'Tūzas ir dešimtakė, dviakė ir septynakė, šešakė ir devynakė yra identiškos kortos: jos tinka viena ant kitos ir reiškia tą patį.',
      'Taigi širdžių dešimtakę galima dėti ant kryžių tūzo.',
    ],
  },
  without: {
    de: 'Jeder Wert steht für sich.',
    en: 'Every rank stands for itself.',
    lt: 'Kiekvienas vardas reiškia tik save.',
  },
  compile: (draft) => {
    draft.hasEqualRanks = true;
  },
  examples: [
    {
      title: { de: 'Identische Werte', en: 'Identical ranks', lt: 'Identiškos kortos' },
      scenario: {
        name: 'equalRanks: MTT-4/13/17 MTT-A ten and ace are identical: a ten goes on an ace of another suit and makes its player lay a further fitting card',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['TH 3H 4S', 'AS 4C 3C', '3S 4S'],
        draw: '3H 8D 8C',
        discard: 'AC',
        steps: [
          { expect: { turn: 0, demand: null, legal: ['TH', 'draw'] } },
          '0:TH',
          { expect: { turn: 0, top: 'TH', demand: { lay: 'must' }, legal: ['3H', 'draw'] } },
          { refuse: '0:4S', code: 'does-not-fit' },
          '0:3H',
          { expect: { turn: 1, top: '3H', demand: null, legal: ['3C', 'draw'] } },
        ],
      },
    },
  ],
});

export const equalCardsTogether: AnyOption = grandSwitch({
  key: 'equalCardsTogether',
  group: 'laying',
  title: { de: 'Superidentische Karten', en: 'Superidentical cards', lt: 'Superidentiškos kortos' },
  clauses: ['MTT-0b'],
  lines: {
    de: [
      'Zwei wirklich gleiche Karten, etwa zwei Herz-Achten, sind superidentisch und dürfen zusammen gelegt werden; das kann ändern, was sie bedeuten.',
      'Nicht superidentisch sind zwei Joker, ein Joker und die Karte, für die er steht, oder eine Herz-Sechs und eine Herz-Neun.',
    ],
    en: [
      'Two really equal cards, such as two eights of hearts, are superidentical and may be laid together; that can change what they mean.',
      'Two jokers are not superidentical, nor are a joker and the card it stands for, nor a six and a nine of hearts.',
    ],
    lt: [
      'Dvi visiškai vienodos kortos, pavyzdžiui, dvi širdžių aštuonakės, yra superidentiškos, ir jas galima padėti kartu; tai gali pakeisti jų reikšmę.',
      'Du džokeriai nėra superidentiški, kaip ir džokeris su korta, kurią jis atstoja, ar širdžių šešakė su širdžių devynake.',
    ],
  },
  without: {
    de: 'Gelegt wird immer nur eine Karte.',
    en: 'Only one card is laid at a time.',
    lt: 'Visada dedama tik po vieną kortą.',
  },
  compile: (draft) => {
    draft.grand.pairs = true;
  },
  examples: [
    {
      title: { de: 'Superidentische Karten', en: 'Superidentical cards', lt: 'Superidentiškos kortos' },
      scenario: {
        name: 'equalCardsTogether: MTT-0b superidentical cards may be laid together; identical cards, two jokers, or a joker with its card may not',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['3H 3H 6H 9H 7H X X', '4H 4C', '4S 3S'],
        draw: '3C 4C',
        discard: 'KH',
        steps: [
          { refuse: '0:6H+9H', code: 'not-together' },
          { refuse: '0:7H+X=7H', code: 'not-together' },
          { refuse: '0:X=7H+X=7H', code: 'not-together' },
          '0:3H+3H',
          {
            expect: {
              turn: 1,
              top: '3H',
              hands: ['6H 9H 7H X X', null, null],
              discard: 'KH 3H 3H',
              demand: null,
              legal: ['4H', 'draw'],
            },
          },
        ],
      },
    },
  ],
});

export const threeOfDiamondsJoker: AnyOption = grandSwitch({
  key: 'threeOfDiamondsJoker',
  group: 'laying',
  title: { de: 'Karo-Drei als Joker', en: 'Three of diamonds as a joker', lt: 'Būgnų triakė kaip džokeris' },
  clauses: ['MTT-6'],
  lines: {
    de: [
      'Die Karo-Drei darf als Joker gelegt werden, wenn sie sowohl selbst passt als auch die Karte, für die sie steht, etwa auf einer Karo-Zwei als Herz-Sieben.',
      'Beides muss selbst dort passen, wo eine weitere Karte sonst nicht passen muss; und als Joker gelegt, gilt sie in allem als Joker, auch als letzte Karte.',
      'Als Karo-Drei gelegt, ist sie eine gewöhnliche Drei, auch als letzte Karte.',
    ],
    en: [
      'The three of diamonds may be laid as a joker where it fits both as itself and as the card it stands for, for example on a two of diamonds as the seven of hearts.',
      'Both must fit even where a further card need not fit otherwise, and laid as a joker it follows all the rules for jokers, also as the last card.',
      'Laid as itself it is an ordinary three, even as the last card.',
    ],
    lt: [
      'Būgnų triakę galima dėti kaip džokerį, jei tinka ir ji pati, ir atstojama korta, pavyzdžiui, ant būgnų dviakės kaip širdžių septynakę.',
      'Abi turi tikti net ten, kur papildomai dedama korta tikti neprivalo, o kaip džokeriui jai galioja viskas, kas galioja džokeriams, – ir tada, kai ji paskutinė.',
      'Padėta kaip būgnų triakė, ji yra paprasta triakė – ir tada, kai ji paskutinė.',
    ],
  },
  without: {
    de: 'Die Karo-Drei ist eine gewöhnliche Karte.',
    en: 'The three of diamonds is an ordinary card.',
    lt: 'Būgnų triakė yra paprasta korta.',
  },
  compile: (draft) => {
    draft.grand.threeOfDiamondsJoker = true;
  },
  examples: [
    {
      title: { de: 'Karo-Drei als Joker', en: 'Three of diamonds as a joker', lt: 'Būgnų triakė kaip džokeris' },
      scenario: {
        name: 'threeOfDiamondsJoker: MTT-6 MTT-5/10 3♦ used as 7♥ on 2♦: it fits as itself and as a seven',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['3D 4C 4S', '7C 3S 4H', '3H 4S'],
        draw: '8C 9C KS 3S',
        discard: '2D',
        steps: [
          '0:3D=7H',
          { expect: { turn: 1, top: '3D=7H', demand: { draw: 2 }, legal: ['7C', 'draw'] } },
          { refuse: '1:4H', code: 'must-answer' },
          '1:draw',
          { expect: { turn: 2, hands: [null, '7C 3S 4H 8C 9C', null], demand: null, legal: ['3H', 'draw'] } },
        ],
      },
    },
  ],
});

export const fourOfDiamonds: AnyOption = grandSwitch({
  key: 'fourOfDiamonds',
  group: 'scoring',
  title: { de: 'Karo-Vier', en: 'Four of diamonds', lt: 'Būgnų keturakė' },
  clauses: ['MTT-7'],
  lines: {
    de: [
      'Endet die Runde plötzlich, ohne dass jemand schuld ist, hat gewonnen, wer zuletzt die Karo-Vier gelegt hat: Er bekommt einen Punkt und gibt die nächste Runde.',
      'Abgebrochen ist eine Runde am Bildschirm, wenn alle, die noch mitspielen, dafür stimmen oder der Tisch vor ihrem Ende geschlossen wird.',
      'Hat niemand die Karo-Vier gelegt, gibt es keine Punkte, und derselbe Geber gibt noch einmal.',
      'Wird sie mit dem Ablagestapel umgedreht, bleibt es bei dem, der sie zuletzt gelegt hat.',
    ],
    en: [
      'If the round ends abruptly through nobody’s fault, whoever laid the four of diamonds last has won: they get one point and deal the next round.',
      'On the screen a round is broken off if all who are still playing vote for it, or if the table is closed before its end.',
      'If nobody has laid the four of diamonds, there are no points, and the same dealer deals again.',
      'When it is turned over with the discard pile, it still counts for whoever laid it last.',
    ],
    lt: [
      'Jei padalijimas staiga nutrūksta ne dėl kurio nors žaidėjo kaltės, laimi tas, kas paskutinis padėjo būgnų keturakę: jis gauna vieną tašką ir kitą kartą dalija.',
      'Ekrane padalijimas nutraukiamas, jei už tai balsuoja visi, kas dar žaidžia, arba jei stalas uždaromas padalijimui nepasibaigus.',
      'Jei būgnų keturakės niekas nepadėjo, taškų niekas negauna ir dar kartą dalija tas pats dalytojas.',
      'Apvertus ją kartu su atviruoju fondu, ji ir toliau priklauso paskutiniam ją padėjusiam žaidėjui.',
    ],
  },
  without: {
    de: 'Die Karo-Vier ist eine gewöhnliche Karte.',
    en: 'The four of diamonds is an ordinary card.',
    lt: 'Būgnų keturakė yra paprasta korta.',
  },
  compile: (draft) => {
    draft.grand.fourOfDiamonds = true;
  },
  examples: [
    {
      title: { de: 'Karo-Vier', en: 'Four of diamonds', lt: 'Būgnų keturakė' },
      scenario: {
        name: 'fourOfDiamonds: MTT-7 MTT-0f whoever laid 4♦ last has one point when the table breaks off',
        rules: 'mau-tse-tung',
        players: 2,
        turn: 0,
        hands: ['4D 3C', '8D 3S'],
        draw: '4C 4H',
        discard: 'KD',
        steps: [
          '0:4D',
          { expect: { turn: 1, top: '4D', announced: ['schrecklich'] } },
          '1:draw',
          { expect: { turn: 0 } },
          '0:break',
          '1:break',
          { expect: { turn: null, over: { winner: 0, points: [1, 0] } } },
        ],
      },
    },
  ],
});
