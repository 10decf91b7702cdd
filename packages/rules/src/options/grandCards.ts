/** What single cards and ranks do in the grand game. */
import type { AnyOption } from '../option.ts';
import { grandSwitch } from './grandSwitch.ts';

export const setsOfFives: AnyOption = grandSwitch({
  key: 'setsOfFives',
  group: 'cards',
  title: { de: 'Vier oder acht Fünfen', en: 'Four or eight fives' },
  clauses: ['MTT-8'],
  lines: {
    de: [
      'Vier verschiedene Fünfen oder alle acht dürfen zusammen gelegt werden, in beliebiger Reihenfolge; die erste muss passen.',
    ],
    en: ['Four different fives or all eight may be laid together in any order; the first must fit.'],
  },
  without: { de: 'Fünfen werden nicht als Satz gelegt.', en: 'Fives are not laid as a set.' },
  compile: (draft) => {
    draft.grand.fiveSets = true;
  },
  examples: [
    {
      title: { de: 'Vier oder acht Fünfen', en: 'Four or eight fives' },
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
  title: { de: 'Achten gegen Sechs und Neun', en: 'Eights against six and nine' },
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
  },
  without: { de: 'Eine Acht hilft nicht gegen Sechs und Neun.', en: 'An eight does not help against six and nine.' },
  compile: (draft) => {
    draft.grand.eightCounters = true;
  },
  examples: [
    {
      title: { de: 'Achten gegen Sechs und Neun', en: 'Eights against six and nine' },
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
  title: { de: 'Königstreffen', en: 'Meetings of kings' },
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
  },
  without: { de: 'Ein König ruft kein Königstreffen aus.', en: 'A king calls no meeting.' },
  compile: (draft) => {
    draft.grand.kingMeetings = true;
  },
  examples: [
    {
      title: { de: 'Königstreffen', en: 'Meetings of kings' },
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

export const queenOfClubs: AnyOption = grandSwitch({
  key: 'queenOfClubs',
  group: 'cards',
  title: { de: 'Kreuz-Dame', en: 'Queen of clubs' },
  clauses: ['MTT-Q♣', 'MTT-FREE'],
  lines: {
    de: [
      'Nach der Kreuz-Dame ist sofort am Zug, wer die Karo-Dame hält: Er muss sie legen und darf dann noch eine Karte legen, die nicht passen muss, oder eine ziehen oder es lassen.',
      'Hält niemand die Karo-Dame, zieht jeder eine Karte.',
    ],
    en: [
      'After the queen of clubs the holder of the queen of diamonds is on turn at once: they must lay it and may then lay one more card, which need not fit, or draw one, or do neither.',
      'If nobody holds the queen of diamonds, everyone draws one card.',
    ],
  },
  without: { de: 'Die Kreuz-Dame ist eine gewöhnliche Karte.', en: 'The queen of clubs is an ordinary card.' },
  compile: (draft) => {
    draft.grand.queenOfClubs = true;
  },
  examples: [
    {
      title: { de: 'Kreuz-Dame', en: 'Queen of clubs' },
      scenario: {
        name: 'queenOfClubs: MTT-Q♣ Q♣ puts the holder of Q♦ on turn: Q♦ must be laid, then one card that need not fit; play goes on from there',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['QC 3C 4C', '3H 4H', 'QD 8H 4S', '3S 4S'],
        draw: '9C 9D',
        discard: '4C',
        steps: [
          '0:QC',
          { expect: { turn: 2, legal: ['QD'] } },
          '2:QD',
          { expect: { turn: 2, top: 'QD', demand: { lay: 'free' }, legal: ['8H', '4S', 'draw', 'pass'] } },
          '2:4S',
          { expect: { turn: 3, top: '4S', demand: null, legal: ['3S', '4S', 'draw'] } },
        ],
      },
    },
  ],
});

export const queenOfSpades: AnyOption = grandSwitch({
  key: 'queenOfSpades',
  group: 'cards',
  title: { de: 'Pik-Dame', en: 'Queen of spades' },
  clauses: ['MTT-Q♠', 'MTT-FREE'],
  lines: {
    de: [
      'Die Pik-Dame darf jederzeit, auch außer der Reihe, auf einen gelegten Buben gelegt werden.',
      'Der Wunsch ist dann hinfällig, und wer sie gelegt hat, darf noch eine Karte legen, die nicht passen muss, oder eine ziehen oder es lassen.',
    ],
    en: [
      'The queen of spades may be laid at any time, even out of turn, on a jack that somebody has laid.',
      'The wish is gone, and whoever laid it may lay one more card, which need not fit, or draw one, or do neither.',
    ],
  },
  without: { de: 'Die Pik-Dame ist eine gewöhnliche Karte.', en: 'The queen of spades is an ordinary card.' },
  compile: (draft) => {
    draft.grand.queenOfSpades = true;
  },
  examples: [
    {
      title: { de: 'Pik-Dame', en: 'Queen of spades' },
      scenario: {
        name: 'queenOfSpades: MTT-Q♠ out of turn on a laid jack: the wish is gone, one further card may follow, play goes on from there',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['JD 3C 4C', '3H 4H', '3S 4S', 'QS 8C 7H'],
        draw: '9C 9D',
        discard: '3C',
        steps: [
          '0:JD>H',
          { expect: { turn: 1, wish: 'H', legalOf: { seat: 3, has: ['QS'], lacks: ['8C', '7H'] } } },
          { refuse: '3:8C', code: 'not-your-turn' },
          '3:QS',
          { expect: { turn: 3, top: 'QS', wish: null, demand: { lay: 'free' }, legal: ['8C', '7H', 'draw', 'pass'] } },
          '3:pass',
          { expect: { turn: 0, demand: null, legal: ['draw'] } },
        ],
      },
    },
  ],
});

export const queenOfHearts: AnyOption = grandSwitch({
  key: 'queenOfHearts',
  group: 'cards',
  title: { de: 'Herz-Dame, die Mautsetungkarte', en: 'Queen of hearts, the Mautsetung card' },
  clauses: ['MTT-Q♥a', 'MTT-Q♥b', 'MTT-Q♥c'],
  lines: {
    de: [
      'Die Herz-Dame darf als letzte Karte jederzeit gelegt werden, auch außer der Reihe und ob sie passt oder nicht.',
      'Alles, was gerade anstand, ist damit hinfällig; das ist „Mautsetung“.',
      'Kommt sie auf eine gelegte Karo-Vier, ist das „Fürchterlich“: Alle, die schon ausgeschieden waren, bekommen eine Karte und spielen wieder mit.',
    ],
    en: [
      'The queen of hearts may be laid as one’s last card at any time, even out of turn, fitting or not.',
      'Whatever was pending is void; that is “Mautsetung”.',
      'If it comes to lie on a laid four of diamonds, that is “Fürchterlich”: everyone who was already out gets one card and plays again.',
    ],
  },
  without: { de: 'Die Herz-Dame ist eine gewöhnliche Karte.', en: 'The queen of hearts is an ordinary card.' },
  compile: (draft) => {
    draft.grand.queenOfHearts = true;
  },
  examples: [
    {
      title: { de: 'Herz-Dame, die Mautsetungkarte', en: 'Queen of hearts, the Mautsetung card' },
      scenario: {
        name: 'queenOfHearts: MTT-Q♥a MTT-Q♥b MTT-0f Q♥ as last card, out of turn, not fitting: pending draws are void, who was to act is on turn still',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['7S 3C 4C', '3H 4H 3S', 'QH', '3S 4S'],
        draw: '9C 9D 8C 8D',
        discard: '4S',
        steps: [
          '0:7S',
          { expect: { turn: 1, demand: { draw: 2 }, legalOf: { seat: 2, has: ['QH'], lacks: [] } } },
          '2:QH',
          {
            expect: {
              turn: 1,
              out: [2],
              top: 'QH',
              demand: null,
              announced: ['mautsetung'],
              legal: ['3H', '4H', 'draw'],
            },
          },
          '1:3H',
          { expect: { turn: 3, top: '3H' } },
        ],
      },
    },
  ],
});

export const fourQueens: AnyOption = grandSwitch({
  key: 'fourQueens',
  group: 'cards',
  title: { de: 'Vier Damen', en: 'Four queens' },
  clauses: ['MTT-15'],
  lines: {
    de: [
      'Wer alle vier Damen hat, darf sie offen hinlegen und eine Kartenart nennen, einen Wert außer den Damen oder die Joker; jeder muss ihm alle solchen Karten geben.',
      'Die Damen bleiben offen liegen und werden von dort nach den Regeln gespielt.',
    ],
    en: [
      'Whoever has all four queens may lay them open and name one kind of card, a rank other than queens or the jokers; everyone must hand over all such cards.',
      'The queens stay open and are played from the table by the rules.',
    ],
  },
  without: { de: 'Vier Damen haben keine Wirkung.', en: 'Four queens have no effect.' },
  compile: (draft) => {
    draft.grand.fourQueens = true;
  },
  examples: [
    {
      title: { de: 'Vier Damen', en: 'Four queens' },
      scenario: {
        name: 'fourQueens: MTT-15 all four queens shown: every seven comes over, the twos do not; the turn is not used up; once only',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['QC QS QH QD 3C', '7S 7H 4C', '7D 2D 4S'],
        draw: '8C 9C',
        discard: '3H',
        steps: [
          { expect: { legalHas: ['queens 7', 'queens K', 'queens X', '3C', 'draw'] } },
          '0:queens 7',
          {
            expect: {
              turn: 0,
              counts: [8, 1, 2],
              hands: [null, '4C', '2D 4S'],
              legalHas: ['3C', 'draw'],
              legalLacks: ['queens 7', 'queens 2'],
            },
          },
          '0:3C',
          { expect: { turn: 1, top: '3C', counts: [7, 1, 2] } },
        ],
      },
    },
  ],
});
