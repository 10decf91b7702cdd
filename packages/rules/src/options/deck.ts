import { type AnyOption, defineOption } from '../option.ts';
import { rankOfSign } from '../ranks.ts';
import { choiceSchema, integerSchema } from '../schema.ts';
import { cardsLt, COUNTED_LT, countedLt } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';

export const playersMin: AnyOption = defineOption({
  key: 'playersMin',
  group: 'deck',
  title: { de: 'Mindestens so viele Personen', en: 'Fewest players', lt: 'Mažiausias žaidėjų skaičius' },
  schema: integerSchema(2, 12),
  defaultValue: 2,
  clauses: ['FAM-1', 'SKAT-1', 'LT-1', 'CZ-1', 'DE-2', 'PL-1', 'CE-1'],
  compile: (value, draft) => {
    draft.playersMin = value;
  },
  sentence: (min, { playersMax: max }) => ({
    de: [
      min === max
        ? `Es spielen ${min} Personen, jede für sich allein.`
        : `Es spielen ${min} bis ${max} Personen, jede für sich allein.`,
    ],
    en: [
      min === max
        ? `${min} people play, everyone for themselves.`
        : `${min} to ${max} people play, everyone for themselves.`,
    ],
    lt: [
      min === max
        ? `Žaidžia ${countedLt(min, COUNTED_LT.player.nom)}, kiekvienas už save.`
        : `Žaidžia nuo ${min} iki ${countedLt(max, COUNTED_LT.player.gen)}, kiekvienas už save.`,
    ],
  }),
  difference: (from, to) => ({
    de:
      to > from
        ? `Gespielt wird erst ab ${to} statt ab ${from} Personen.`
        : `Gespielt wird schon ab ${to} statt erst ab ${from} Personen.`,
    en: `It takes at least ${to} instead of ${from} people to play.`,
    lt:
      to > from
        ? `Turi žaisti bent ${countedLt(to, COUNTED_LT.player.nom)}, o ne ${from}.`
        : `Žaisti užtenka ${countedLt(to, COUNTED_LT.player.gen)}, o ne ${from}.`,
  }),
  examples: [
    {
      title: { de: 'Zwei Personen genügen', en: 'Two people are enough', lt: 'Užtenka dviejų žaidėjų' },
      scenario: {
        name: 'playersMin: two people are enough',
        rules: 'family',
        players: 2,
        seed: 2,
        steps: [{ expect: { turn: 0, counts: [5, 5] } }],
      },
    },
  ],
});

export const playersMax: AnyOption = defineOption({
  key: 'playersMax',
  group: 'deck',
  title: { de: 'Höchstens so viele Personen', en: 'Most players', lt: 'Didžiausias žaidėjų skaičius' },
  schema: integerSchema(2, 12),
  defaultValue: 10,
  clauses: ['FAM-1', 'SKAT-1', 'LT-1', 'CZ-1', 'DE-2', 'PL-1', 'CE-1'],
  compile: (value, draft) => {
    draft.playersMax = value;
  },
  variants: [
    {
      value: 7,
      from: 6,
      isFor: ({ startEffect }) => startEffect !== 'not-turned',
      clauses: ['DE-2'],
      text: {
        de: 'Mit zwei Blättern können auch sieben mitspielen; zu acht bliebe keine Startkarte.',
        en: 'With two decks seven can play, too; with eight there would be no start card left.',
        lt: 'Dviem kaladėmis galima žaisti ir septyniese; žaidžiant aštuoniese, startinei kortai kortų nebeliktų.',
      },
    },
    {
      value: 7,
      from: 6,
      isFor: ({ startEffect }) => startEffect === 'not-turned',
      clauses: ['DE-2'],
      text: {
        de: 'Mit zwei Blättern können auch sieben mitspielen.',
        en: 'With two decks seven can play, too.',
        lt: 'Dviem kaladėmis galima žaisti ir septyniese.',
      },
    },
  ],
  // Both bounds stand in the sentence of `playersMin`.
  sentence: () => NO_LINES,
  difference: (from, to) => ({
    de: `Es können bis zu ${to} statt bis zu ${from} Personen mitspielen.`,
    en: `Up to ${to} instead of up to ${from} people can play.`,
    lt: `Gali žaisti iki ${countedLt(to, COUNTED_LT.player.gen)}, o ne iki ${from}.`,
  }),
  examples: [
    {
      title: { de: 'Zu zehnt an einem Tisch', en: 'Ten people at one table', lt: 'Dešimt žaidėjų prie vieno stalo' },
      scenario: {
        name: 'playersMax: ten people play',
        rules: 'family',
        players: 10,
        seed: 2,
        steps: [{ expect: { counts: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], drawCount: 53 } }],
      },
    },
  ],
});

const DECK_WORDS = {
  52: {
    de: 'Gespielt wird mit einem Blatt von 52 Karten ohne Joker: Zwei bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.',
    en: 'The deck has 52 cards and no jokers: two to ace in the four suits clubs, spades, hearts and diamonds.',
    lt: 'Žaidžiama 52 kortų kalade be džokerių: nuo dviakės iki tūzo, keturių spalvų – kryžių, pikų (vynų), širdžių ir būgnų.',
  },
  48: {
    de: 'Gespielt wird mit einem Blatt von 48 Karten: Drei bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.',
    en: 'The deck has 48 cards: three to ace in the four suits clubs, spades, hearts and diamonds.',
    lt: 'Žaidžiama 48 kortų kalade: nuo triakės iki tūzo, keturių spalvų – kryžių, pikų (vynų), širdžių ir būgnų.',
  },
  36: {
    de: 'Gespielt wird mit einem Blatt von 36 Karten: Sechs bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.',
    en: 'The deck has 36 cards: six to ace in the four suits clubs, spades, hearts and diamonds.',
    lt: 'Žaidžiama 36 kortų kalade: nuo šešakės iki tūzo, keturių spalvų – kryžių, pikų (vynų), širdžių ir būgnų.',
  },
  32: {
    de: 'Gespielt wird mit einem Skatblatt von 32 Karten: Sieben bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.',
    en: 'The deck is a Skat deck of 32 cards: seven to ace in the four suits clubs, spades, hearts and diamonds.',
    lt: 'Žaidžiama 32 kortų skato kalade: nuo septynakės iki tūzo, keturių spalvų – kryžių, pikų (vynų), širdžių ir būgnų.',
  },
} as const;
/** Of the deck that jokers are added to. */
const DECK_FOR_JOKERS = {
  de: 'Gespielt wird mit einem Blatt von 52 Karten: Zwei bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.',
  en: 'The deck has 52 cards: two to ace in the four suits clubs, spades, hearts and diamonds.',
  lt: 'Žaidžiama 52 kortų kalade: nuo dviakės iki tūzo, keturių spalvų – kryžių, pikų (vynų), širdžių ir būgnų.',
} as const;
const LOWEST_SIGNS = { 52: '2', 48: '3', 36: '6', 32: '7' } as const;

/** The value may be written as a number, too. */
export const deckCards: AnyOption = defineOption({
  key: 'deckCards',
  group: 'deck',
  title: { de: 'Karten im Blatt', en: 'Cards in the deck', lt: 'Kortų skaičius kaladėje' },
  schema: choiceSchema(['52', '48', '36', '32']),
  defaultValue: '52',
  clauses: ['FAM-1', 'FAM-V1', 'SKAT-1', 'LT-1', 'CZ-1', 'DE-1', 'CH-1', 'PL-1', 'CE-1'],
  compile: (value, draft) => {
    draft.lowestRank = rankOfSign(LOWEST_SIGNS[value]);
  },
  sentence: (value, { facts }) => {
    const { de, en, lt } = value === '52' && facts.house.jokers > 0 ? DECK_FOR_JOKERS : DECK_WORDS[value];
    return { de: [de], en: [en], lt: [lt] };
  },
  difference: (from, to) => ({
    de: `Das Blatt hat ${to} statt ${from} Karten.`,
    en: `The deck has ${to} instead of ${from} cards.`,
    lt: `Kaladėje yra ${cardsLt(Number(to))}, o ne ${from}.`,
  }),
  variants: [
    {
      value: '32',
      from: '36',
      clauses: ['LT-1'],
      text: {
        de: 'Statt mit 36 spielt man auch mit 32 Karten, von der Sieben an.',
        en: 'Instead of 36 one also plays with 32 cards, from the seven up.',
        lt: 'Galima žaisti ir 32 kortų kalade, kurioje mažiausia korta – septynakė.',
      },
    },
    {
      value: '32',
      clauses: ['FAM-V1'],
      text: {
        de: 'Nach alter Sitte spielt man auch mit dem Skatblatt, den 32 Karten von Sieben bis Ass; die besonderen Karten bleiben dieselben.',
        en: 'By old custom one also plays with the Skat deck, the 32 cards from seven to ace; the special cards stay the same.',
        lt: 'Pagal seną paprotį žaidžiama ir skato kalade, t. y. 32 kortomis nuo septynakės iki tūzo; ypatingos kortos lieka tos pačios.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Mit 32 Karten bleiben zu zweit 21 im Stapel',
        en: 'With 32 cards, two players leave 21 in the pile',
        lt: 'Žaidžiant dviese 32 kortų kalade, uždarajame fonde lieka 21 korta',
      },
      scenario: {
        name: 'deckCards: a deck of 32 cards',
        rules: 'family',
        with: { deckCards: '32' },
        players: 2,
        seed: 2,
        steps: [{ expect: { counts: [5, 5], drawCount: 21, discardCount: 1 } }],
      },
    },
  ],
});

export const secondDeckFrom: AnyOption = defineOption({
  key: 'secondDeckFrom',
  group: 'deck',
  title: {
    de: 'Zwei Blätter ab so vielen Personen',
    en: 'Two decks from so many players',
    lt: 'Nuo kelių žaidėjų imamos dvi kaladės',
  },
  // From so many players on; 0: never.
  schema: integerSchema(0, 12),
  defaultValue: 7,
  clauses: ['FAM-1', 'FAM-V4', 'SKAT-1', 'DE-1', 'CH-1'],
  compile: (value, draft) => {
    draft.secondDeckFrom = value;
    draft.decks = value > 0 && draft.players >= value ? 2 : 1;
  },
  sentence: (from, { playersMin: min, playersMax: max, facts: { lowestRank: lowest } }) => {
    const cards = (13 - lowest) * 8;
    if (from === 0 || from > max) return NO_LINES;
    if (from <= min) {
      return {
        de: [`Zwei solche Blätter werden zusammengemischt, das sind ${cards} Karten.`],
        en: [`Two such decks are shuffled together, which makes ${cards} cards.`],
        lt: [`Kartu sumaišomos dvi tokios kaladės – iš viso ${cardsLt(cards)}.`],
      };
    }
    return {
      de: [`Ab ${from} Personen werden zwei solche Blätter zusammengemischt, das sind ${cards} Karten.`],
      en: [`From ${from} people on, two such decks are shuffled together, which makes ${cards} cards.`],
      lt: [
        `Kai žaidžia bent ${countedLt(from, COUNTED_LT.player.nom)}, kartu sumaišomos dvi tokios kaladės – iš viso ${cardsLt(cards)}.`,
      ],
    };
  },
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Gespielt wird immer mit einem einzigen Blatt.',
          en: 'There is never more than one deck.',
          lt: 'Visada žaidžiama viena kalade.',
        }
      : {
          de: `Das zweite Blatt kommt ab ${to} Personen dazu.`,
          en: `The second deck joins from ${to} people on.`,
          lt: `Antra kaladė pridedama, kai žaidžia bent ${countedLt(to, COUNTED_LT.player.nom)}.`,
        },
  variants: [
    {
      clauses: ['FAM-V4'],
      text: {
        de: 'Ab wie vielen Personen das zweite Blatt dazukommt, darf jeder Tisch selbst bestimmen.',
        en: 'From how many people on the second deck joins is for each table to say.',
        lt: 'Kiekvienas stalas pats nusprendžia, nuo kelių žaidėjų pridedama antra kaladė.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Zu siebt mit zwei Blättern',
        en: 'Seven people with two decks',
        lt: 'Septyni žaidėjai ir dvi kaladės',
      },
      scenario: {
        name: 'secondDeckFrom: seven people, 104 cards',
        rules: 'family',
        players: 7,
        seed: 21,
        steps: [{ expect: { counts: [5, 5, 5, 5, 5, 5, 5], drawCount: 68, discardCount: 1 } }],
      },
    },
  ],
});
